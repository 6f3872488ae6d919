import { randomUUID } from "node:crypto";
import type {
	TrackingRequest,
	TrackingRequestBatchResult,
	TrackingRequestCreateDocumentData,
} from "../../../generated/openapi.ts";
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
	requestRows,
} from "./tracking-request-batch.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";

type Context = OperationContext<"createTrackingRequestBatch">;

/** The outcomes of the first requests of a batch. */
interface Done {
	readonly created: readonly TrackingRequest[];
	readonly results: readonly TrackingRequestBatchResult[];
}

const NOTHING: Done = { created: [], results: [] };

/** A refusal of one request, with pointers into the batch. */
function refused(
	{ status, problems }: ApiError,
	index: number,
): TrackingRequestBatchResult {
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
	return { id: null, errors };
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
	return transact(database, async (transaction) => {
		const added = await addRequests(transaction, services, account.id, read);
		const rows = added.filter((one) => !(one instanceof ApiError));
		const done: Done = {
			created: [...created, ...rows.map(serializeTrackingRequest)],
			results: [
				...results,
				...added.map((one, index) =>
					one instanceof ApiError
						? refused(one, results.length + index)
						: { id: one.id, errors: [] },
				),
			],
		};
		await progress(transaction, done);
		return done;
	});
}

/** POST /tracking_requests/batch: creates each request independently, a hundred per transaction. */
export const createTrackingRequestBatch: Operation<
	"createTrackingRequestBatch"
> = async (context) => {
	const { body, claim, reply } = context;
	const cutOff = await claim();
	let done: Done = cutOff === undefined ? NOTHING : JSON.parse(cutOff);
	const findCustomer = customersOnce(context);
	while (done.results.length < body.data.length) {
		const first = done.results.length;
		const some = body.data.slice(first, first + PER_TRANSACTION);
		done = await createSome(context, done, some, findCustomer);
		await giveWay();
	}
	const { created, results } = done;
	return reply(200, {
		data: [...created],
		meta: {
			created: created.length,
			refused: results.length - created.length,
			results: [...results],
		},
	});
};
