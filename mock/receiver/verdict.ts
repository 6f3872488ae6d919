import type { IncomingHttpHeaders } from "node:http";
import {
	verifyWebhook,
	type WebhookNotificationDocument,
	WebhookVerificationError,
	type WebhookVerificationReason,
} from "../../client/index.ts";

/** Why a delivery is refused: by its standard signature, by the hex one, or before either could be looked at. */
export type Refusal =
	| WebhookVerificationReason
	| `hex_${WebhookVerificationReason}`
	| "no_secret"
	| "body_too_large"
	| "body_incomplete";

/** The notification, or why it is refused. */
export type Verdict =
	| { readonly notification: WebhookNotificationDocument }
	| { readonly refusal: Refusal };

/** Verifies both signatures of a notification; each must fit one of the secrets. */
export async function judge(
	body: Uint8Array,
	headers: IncomingHttpHeaders,
	secrets: readonly string[],
): Promise<Verdict> {
	if (secrets.length === 0) return { refusal: "no_secret" };
	try {
		const notification = await verifyWebhook(body, headers, secrets);
		const hex = await reasonAgainst(
			verifyWebhook(body, hexHeaders(headers), secrets, {
				allowHexSignature: true,
			}),
		);
		return hex ? { refusal: `hex_${hex}` } : { notification };
	} catch (error) {
		return { refusal: reasonOf(error) };
	}
}

/** Only those headers without which the client would hold the signature beside them to be enough. */
function hexHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const own = Object.entries(headers).filter(([name]) =>
		name.startsWith("x-t49-"),
	);
	return Object.fromEntries(own);
}

async function reasonAgainst(
	verification: Promise<unknown>,
): Promise<WebhookVerificationReason | undefined> {
	try {
		await verification;
		return undefined;
	} catch (error) {
		return reasonOf(error);
	}
}

function reasonOf(error: unknown): WebhookVerificationReason {
	if (error instanceof WebhookVerificationError) return error.reason;
	throw error;
}
