export type * from "../generated/openapi.ts";
export {
	createLandfallClient,
	type LandfallClient,
	type LandfallClientOptions,
} from "./client.ts";
export { LandfallConnectionError, LandfallError } from "./errors.ts";
export { type Related, resolveIncluded } from "./included.ts";
export type {
	ArgumentsOf,
	BodyOf,
	CallOptions,
	OperationId,
	QueryOf,
	ReplyOf,
} from "./operations.ts";
export type { PagedList } from "./paginate.ts";
export { serializeQuery } from "./query.ts";
export {
	type VerifyWebhookOptions,
	verifyWebhook,
	type WebhookHeaders,
	WebhookVerificationError,
	type WebhookVerificationReason,
} from "./verify-webhook.ts";
