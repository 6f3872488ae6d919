import type { IncomingHttpHeaders } from "node:http";
import {
	verifyWebhook,
	type WebhookNotificationDocument,
	WebhookVerificationError,
	type WebhookVerificationReason,
} from "../../client/webhooks.ts";

/** Why a delivery is refused: its standard signature, its hex signature, or its body. */
export type Refusal =
	| WebhookVerificationReason
	| `hex_${WebhookVerificationReason}`
	| "no_secret"
	| "body_too_large"
	| "body_incomplete";

/** The notification, or the reason of its refusal. */
export type Verdict =
	| { readonly notification: WebhookNotificationDocument }
	| { readonly refusal: Refusal };

/** Verifies both signatures of a notification; each must match one of the secrets. */
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

/** Headers without the standard signature, because the client would accept it in place of the hex one. */
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
