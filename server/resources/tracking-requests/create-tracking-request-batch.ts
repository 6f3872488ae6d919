import { randomUUID } from "node:crypto";
import type {
	TrackingRequestBatchResult,
	TrackingRequestBatchResultDocument,
	TrackingRequestCreateDocumentData,
} from "../../../generated/openapi.ts";
import { JsonParts } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation, OperationContext } from "../../http/operation.ts";
import { ApiError, titleOf } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findNamedFields } from "../custom-fields/initial-values.ts";
import { namedCustomer } from "../parties/named-customer.ts";
import type { LookedUp } from "./new-tracking-request.ts";
import {
	addRequests,
	PER_TRANSACTION,
	type RowOrRefusal,
	requestRows,
} from "./tracking-request-batch.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";

type Context = OperationContext<"createTrackingRequestBatch">;

/** The outcomes of the first requests of a batch as JSON texts, because a whole batch can have megabytes of errors. */
interface Done {
	readonly created: readonly string[];
	readonly results: readonly string[];
}

const NOTHING: Done = { created: [], results: [] };

/** Reads the progress of an interrupted batch. */
function readDone(progress: string): Done {
	const { created, results }: Record<keyof Done, object[]> =
		JSON.parse(progress);
	const toText = (one: object) => JSON.stringify(one);
	return { created: created.map(toText), results: results.map(toText) };
}

const resultText = (result: TrackingRequestBatchResult): string =>
	JSON.stringify(result);

/** A refusal of one request, with pointers into the batch. */
function refused({ status, problems }: ApiError, index: number): string {
	const errors = problems.map(({ source, ...problem }) => {
		const pointer = source?.pointer?.replace(/^\/data/, `/data/${index}`);
		return {
			id: randomUUID(),
			status: String(status),
			title: titleOf(status),
			...problem,
			...(source && { source: { ...source, ...(pointer && { pointer }) } }),
		};
	});
	return resultText({ id: null, errors });
}

/** The refusals among the requests that follow `first` others, giving way between them. */
async function refusals(
	read: readonly RowOrRefusal[],
	first: number,
): Promise<ReadonlyMap<RowOrRefusal, string>> {
	const texts = new Map<RowOrRefusal, string>();
	for (const [index, one] of read.entries()) {
		if (!(one instanceof ApiError)) continue;
		texts.set(one, refused(one, first + index));
		await giveWay();
	}
	return texts;
}

/** Finds each customer of a batch once. */
function customersOnce({
	services,
	account,
}: Context): LookedUp["findCustomer"] {
	const found = new Map<string | undefined, ReturnType<typeof namedCustomer>>();
	return (relationships) => {
		const id = relationships?.customer?.data?.id;
		const customer =
			found.get(id) ?? namedCustomer(services, account, relationships);
		found.set(id, customer);
		return customer;
	};
}

/** Creates some requests in one transaction, and stores the progress of the batch. */
async function createSome(
	{ services, account, progress }: Context,
	{ created, results }: Done,
	requests: readonly TrackingRequestCreateDocumentData[],
	findCustomer: LookedUp["findCustomer"],
): Promise<Done> {
	const { database } = services;
	const submitted = requests.map(
		({ attributes }) => attributes.initial_custom_fields,
	);
	const fields = await findNamedFields(database.db, account.id, submitted);
	const lookedUp = { findCustomer, fields };
	const read = await requestRows(services, account.id, requests, lookedUp);
	const refusedBefore = await refusals(read, results.length);
	const textOf = (one: RowOrRefusal, index: number) =>
		one instanceof ApiError
			? (refusedBefore.get(one) ?? refused(one, results.length + index))
			: resultText({ id: one.id, errors: [] });
	return transact(database, async (transaction) => {
		const added = await addRequests(transaction, services, account.id, read);
		const rows = added.filter((one) => !(one instanceof ApiError));
		const done: Done = {
			created: [
				...created,
				...rows.map((row) => JSON.stringify(serializeTrackingRequest(row))),
			],
			results: [...results, ...added.map(textOf)],
		};
		await progress(
			transaction,
			`{"created":[${done.created}],"results":[${done.results}]}`,
		);
		return done;
	});
}

/** The reply in parts, with commas between the items of its lists. */
function replyParts({ created, results }: Done) {
	const listed = (texts: readonly string[]) =>
		texts.map((text, index) => (index === 0 ? text : `,${text}`));
	const counts = `"created":${created.length},"refused":${results.length - created.length}`;
	return new JsonParts<TrackingRequestBatchResultDocument>([
		'{"data":[',
		...listed(created),
		`],"meta":{${counts},"results":[`,
		...listed(results),
		"]}}",
	]);
}

/** POST /tracking_requests/batch: creates each request independently, a hundred per transaction. */
export const createTrackingRequestBatch: Operation<
	"createTrackingRequestBatch"
> = async (context) => {
	const { body, claim, reply } = context;
	const cutOff = await claim();
	let done = cutOff === undefined ? NOTHING : readDone(cutOff);
	const findCustomer = customersOnce(context);
	while (done.results.length < body.data.length) {
		const first = done.results.length;
		const some = body.data.slice(first, first + PER_TRANSACTION);
		done = await createSome(context, done, some, findCustomer);
		await giveWay();
	}
	return reply(200, replyParts(done));
};
