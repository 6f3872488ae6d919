import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { WebhookNotificationDocument } from "../../../client/index.ts";
import contract from "../../../generated/openapi.json" with { type: "json" };

/** The secret that the receivers of these tests trust. */
export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw6n8kYv0qz1E=";
export const OTHER_SECRET =
	"whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

const [example] = Object.values(
	contract.webhooks["container.transport.vessel_arrived"].post.requestBody
		.content["application/json"].examples,
);
const EXAMPLE = JSON.stringify(example?.value);

/** The ways in which a delivery can be wrong. */
export interface SendOptions {
	readonly id?: string;
	readonly sequence?: number | null;
	readonly secret?: string;
	readonly sentAt?: Date;
	/** Changes the headers and the body after they were signed. */
	readonly change?: (
		headers: Record<string, string>,
		body: string,
	) => string | undefined;
	readonly signal?: AbortSignal;
}

/** The contract's example of an arrival, with this id and place among the events of its container. */
function bodyOf(id: string, sequence: number | null): string {
	const { data, included } = JSON.parse(EXAMPLE) as WebhookNotificationDocument;
	const attributes = { ...data.attributes, id, sequence };
	return JSON.stringify({ data: { ...data, id, attributes }, included });
}

/** Sends a notification as Landfall does, signed twice. Rejects when the connection ends without an answer. */
export async function send(
	url: string,
	input: SendOptions = {},
): Promise<Response> {
	const { id = "first", sequence = 1, secret = SECRET } = input;
	const { sentAt = new Date(), signal } = input;
	const body = bodyOf(id, sequence);
	const headers: Record<string, string> = {
		"content-type": "application/json",
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
		"webhook-signature": new Webhook(secret).sign(id, sentAt, body),
		"x-t49-webhook-signature": createHmac("sha256", secret)
			.update(body)
			.digest("hex"),
	};
	return fetch(url, {
		method: "POST",
		redirect: "manual",
		body: input.change?.(headers, body) ?? body,
		headers,
		...(signal && { signal }),
	});
}
