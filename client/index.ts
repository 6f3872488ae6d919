export type * from "../generated/openapi.ts";
export {
	createLandfallClient,
	type LandfallClient,
	type LandfallClientOptions,
} from "./client.ts";
export {
	ForbiddenError,
	InvalidRequestError,
	LandfallConnectionError,
	LandfallError,
	NotFoundError,
	RateLimitedError,
	ServerError,
	UnauthorizedError,
} from "./errors.ts";
export type { EventStream, StreamedEvent } from "./event-stream.ts";
export type { IncludePath, Linked } from "./include.ts";
export { type Related, resolveIncluded } from "./included.ts";
export { NotTrackedError } from "./not-tracked-error.ts";
export type {
	ArgumentsOf,
	BodyOf,
	CallOptions,
	OperationId,
	QueryOf,
	ReplyOf,
	StreamedDocuments,
	StreamOptions,
} from "./operations.ts";
export type { PagedList } from "./paginate.ts";
export { serializeQuery } from "./query.ts";
export type { Ask, RecordList, RecordPage } from "./records.ts";
export type { TrackedRequest, WaitOptions } from "./wait-until-tracked.ts";
