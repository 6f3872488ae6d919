import { randomUUID } from "node:crypto";
import type {
	NewTrackingRequest,
	TrackingRequest,
	TrackingRequestBatchResult,
} from "../../../generated/openapi.ts";
import { transact } from "../../database/transact.ts";
import type { Operation, OperationContext } from "../../http/operation.ts";
import { ApiError, titleOf } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/give-way.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { findNamedFields } from "../custom-fields/initial-values.ts";
import { namedCustomer } from "../parties/named-customer.ts";
import { trackJob } from "../planned-jobs/tracking-jobs.ts";
import {
	duplicateRequest,
	type LookedUp,
	newTrackingRequest,
} from "./new-tracking-request.ts";
import { keepNewRequests } from "./request-references.ts";
import { insertNewTrackingRequests } from "./tracking-request-queries.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

type Context = OperationContext<"createTrackingRequestBatch">;

/** Requests that are created in one transaction. */
const PER_TRANSACTION = 100;

/** What has become of the first requests of a batch. */
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

/** Looks each customer of a batch up once. */
function customersOnce(): typeof namedCustomer {
	const found = new Map<string, ReturnType<typeof namedCustomer>>();
	return (services, account, relationships) => {
		const id = relationships?.customer?.data?.id ?? "";
		const customer =
			found.get(id) ?? namedCustomer(services, account, relationships);
		found.set(id, customer);
		return customer;
	};
}

/** The row of a request, or why it is refused. */
async function readRequest(
	{ services, account }: Context,
	request: NewTrackingRequest,
	lookedUp: LookedUp,
): Promise<TrackingRequestTable | ApiError> {
	try {
		return await newTrackingRequest(services, account, request, lookedUp);
	} catch (error) {
		if (error instanceof ApiError) return error;
		throw error;
	}
}

/** Creates some requests in one transaction, with what has become of them so far. */
async function createSome(
	context: Context,
	{ created, results }: Done,
	requests: readonly NewTrackingRequest[],
	findCustomer: typeof namedCustomer,
): Promise<Done> {
	const { services, account, progress } = context;
	const { database, clock } = services;
	const submitted = requests.map(
		({ attributes }) => attributes.initial_custom_fields,
	);
	const fields = await findNamedFields(database.db, account.id, submitted);
	const lookedUp = { findCustomer, fields };
	const read: (TrackingRequestTable | ApiError)[] = [];
	for (const request of requests) {
		read.push(await readRequest(context, request, lookedUp));
		await giveWay();
	}
	const rows = read.filter((one) => !(one instanceof ApiError));
	return transact(database, async (transaction) => {
		const ids = await insertNewTrackingRequests(transaction, account.id, rows);
		const added = rows.filter(({ id }) => ids.has(id));
		await keepNewRequests(transaction, account.id, added);
		await enqueue(transaction, clock, added.map(trackJob));
		const done: Done = {
			created: [...created, ...added.map(serializeTrackingRequest)],
			results: [
				...results,
				...read.map((one, index) => {
					const at = results.length + index;
					if (one instanceof ApiError) return refused(one, at);
					return ids.has(one.id)
						? { id: one.id, errors: [] }
						: refused(duplicateRequest(one), at);
				}),
			],
		};
		await progress(transaction, done);
		return done;
	});
}

/** POST /tracking_requests/batch: creates each request by itself, a hundred in one transaction. */
export const createTrackingRequestBatch: Operation<
	"createTrackingRequestBatch"
> = async (context) => {
	const { body, claim, services, reply } = context;
	const cutOff = await claim();
	let done: Done = cutOff === undefined ? NOTHING : JSON.parse(cutOff);
	const findCustomer = customersOnce();
	while (done.results.length < body.data.length) {
		const first = done.results.length;
		const some = body.data.slice(first, first + PER_TRANSACTION);
		done = await createSome(context, done, some, findCustomer);
		services.wakeWorkers();
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
