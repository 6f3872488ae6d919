import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, expectTypeOf, it } from "vitest";
import {
	verifyWebhook,
	WebhookVerificationError,
	type WebhookVerificationReason,
} from "../../client/webhooks.ts";
import contract from "../../generated/openapi.json" with { type: "json" };

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw6n8kYv0qz1E=";
const OTHER_SECRET = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const ID = "0198b7a2-1cf8-7a15-b3e0-6d94f8c7205b";
const NOW = new Date("2026-08-22T13:30:03Z");
const TIMESTAMP = String(NOW.getTime() / 1000);

const [notification] = Object.values(
	contract.webhooks["container.transport.vessel_arrived"].post.requestBody
		.content["application/json"].examples,
).map((example) => example.value);
const BODY = JSON.stringify(notification);

const sign = (secret = SECRET, body = BODY, at = NOW) =>
	new Webhook(secret).sign(ID, at, body);
const signHex = (secret: string, body = BODY) =>
	createHmac("sha256", secret).update(body).digest("hex");
const standardHeaders = (signature = sign(), timestamp = TIMESTAMP) => ({
	"webhook-id": ID,
	"webhook-timestamp": timestamp,
	"webhook-signature": signature,
});

async function reasonOf(call: Promise<unknown>) {
	const error = await call.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(WebhookVerificationError);
	return (error as WebhookVerificationError).reason;
}

/** The event of the notification with these headers, verified with these secrets. */
const eventOf = (
	headers: Parameters<typeof verifyWebhook>[1],
	secrets: Parameters<typeof verifyWebhook>[2],
) => verifyWebhook(BODY, headers, secrets, { now: NOW });

it("gives the event of a notification that the Standard Webhooks library signed", async () => {
	const event = await verifyWebhook(BODY, standardHeaders(), SECRET, {
		now: NOW,
	});
	expect(event).toEqual(notification);
	expectTypeOf(event.data.attributes.event).not.toBeAny();
});

it("signs by the same rule as HMAC-SHA256 over id, timestamp and body", async () => {
	const key = Buffer.from(SECRET.slice("whsec_".length), "base64");
	const digest = createHmac("sha256", key)
		.update(`${ID}.${TIMESTAMP}.${BODY}`)
		.digest("base64");
	const headers = standardHeaders(`v1,${digest}`);
	expect(await eventOf(headers, SECRET)).toEqual(notification);
});

it("uses a secret without whsec_ as plain text in UTF-8", async () => {
	const plain = "password of my own";
	const signature = new Webhook(plain, { format: "raw" }).sign(ID, NOW, BODY);
	const verified = await eventOf(standardHeaders(signature), plain);
	expect(verified).toEqual(notification);

	const accented = "pässword";
	const digest = createHmac("sha256", accented)
		.update(`${ID}.${TIMESTAMP}.${BODY}`)
		.digest("base64");
	const headers = standardHeaders(`v1,${digest}`);
	expect(await eventOf(headers, accented)).toEqual(notification);
});

const bytes = new TextEncoder().encode(BODY);
it.each([
	["text", BODY],
	["a Buffer", Buffer.from(BODY)],
	["a Uint8Array within a larger buffer", withMargin(bytes)],
	["an ArrayBuffer", bytes.buffer],
])("accepts the body as %s", async (_, body) => {
	await verifyWebhook(body, standardHeaders(), SECRET, { now: NOW });
});

function withMargin(content: Uint8Array): Uint8Array {
	const larger = new Uint8Array(content.length + 20);
	larger.set(content, 10);
	return larger.subarray(10, 10 + content.length);
}

it.each([
	["Headers", new Headers(standardHeaders())],
	[
		"a record in any case",
		Object.fromEntries(
			Object.entries(standardHeaders()).map(([k, v]) => [k.toUpperCase(), v]),
		),
	],
	[
		"a record with lists",
		{ ...standardHeaders(), "webhook-signature": ["v1,AAAA", sign()] },
	],
])("accepts the headers as %s", async (_, headers) => {
	expect(await eventOf(headers, SECRET)).toEqual(notification);
});

it("accepts two signatures, or two secrets, during a rotation", async () => {
	const both = standardHeaders(`${sign(OTHER_SECRET)} v1a,xyz ${sign()}`);
	expect(await eventOf(both, SECRET)).toEqual(notification);
	const secrets = [OTHER_SECRET, SECRET];
	expect(await eventOf(standardHeaders(), secrets)).toEqual(notification);
});

it("accepts the hex signature of either secret during a rotation", async () => {
	const headers = {
		"x-t49-webhook-signature": signHex(SECRET),
		"x-t49-webhook-signature-previous": signHex(OTHER_SECRET),
	};
	const options = { now: NOW, allowHexSignature: true };
	for (const secret of [SECRET, OTHER_SECRET, ["none", OTHER_SECRET]]) {
		await verifyWebhook(BODY, headers, secret, options);
	}
	const third = verifyWebhook(BODY, headers, "third", options);
	expect(await reasonOf(third)).toBe("wrong_signature");
	const standard = verifyWebhook(BODY, headers, SECRET, { now: NOW });
	expect(await reasonOf(standard)).toBe("missing_header");
});

const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
it.each<[string, WebhookVerificationReason, () => Promise<unknown>]>([
	[
		"a body that was changed",
		"wrong_signature",
		() =>
			verifyWebhook(BODY.replace("USLAX", "USLGB"), standardHeaders(), SECRET, {
				now: NOW,
			}),
	],
	[
		"an id that was changed",
		"wrong_signature",
		() =>
			verifyWebhook(
				BODY,
				{ ...standardHeaders(), "webhook-id": "another" },
				SECRET,
				{ now: NOW },
			),
	],
	[
		"a time that was changed",
		"wrong_signature",
		() =>
			verifyWebhook(
				BODY,
				standardHeaders(sign(), String(Number(TIMESTAMP) + 1)),
				SECRET,
				{ now: NOW },
			),
	],
	[
		"another secret",
		"wrong_signature",
		() => verifyWebhook(BODY, standardHeaders(), OTHER_SECRET, { now: NOW }),
	],
	[
		"signatures that can not be read",
		"wrong_signature",
		() =>
			verifyWebhook(BODY, standardHeaders("v1,* v1, v2,abc v1"), SECRET, {
				now: NOW,
			}),
	],
	[
		"the right signature behind a hundred others",
		"wrong_signature",
		() =>
			verifyWebhook(
				BODY,
				standardHeaders(`${"v1,AAAA ".repeat(100)}${sign()}`),
				SECRET,
				{ now: NOW },
			),
	],
	[
		"a notification of six minutes ago",
		"timestamp_too_old",
		() => verifyWebhook(BODY, standardHeaders(), SECRET, { now: at(360) }),
	],
	[
		"a notification from the future",
		"timestamp_too_new",
		() => verifyWebhook(BODY, standardHeaders(), SECRET, { now: at(-360) }),
	],
	[
		"one older than the tolerance given",
		"timestamp_too_old",
		() =>
			verifyWebhook(BODY, standardHeaders(), SECRET, {
				now: at(11),
				toleranceSeconds: 10,
			}),
	],
	[
		"a timestamp that is not a number",
		"malformed_timestamp",
		() => verifyWebhook(BODY, standardHeaders(sign(), "soon"), SECRET),
	],
	["no headers", "missing_header", () => verifyWebhook(BODY, {}, SECRET)],
	[
		"no signature",
		"missing_header",
		() => verifyWebhook(BODY, standardHeaders(""), SECRET),
	],
	[
		"only the hex signature, without the option for it",
		"missing_header",
		() =>
			verifyWebhook(
				BODY,
				{ "X-T49-Webhook-Signature": signHex(SECRET) },
				SECRET,
			),
	],
	...["not JSON", "null", "[]", '{"data":{"type":"shipment"}}'].map(
		(body): [string, WebhookVerificationReason, () => Promise<unknown>] => [
			`a signed body that is ${body}`,
			"malformed_body",
			() =>
				verifyWebhook(body, standardHeaders(sign(SECRET, body)), SECRET, {
					now: NOW,
				}),
		],
	),
])("refuses %s as %s", async (_, reason, call) => {
	expect(await reasonOf(call())).toBe(reason);
});

it("accepts the tolerance to the second", async () => {
	for (const now of [at(300), at(-300)]) {
		const event = await verifyWebhook(BODY, standardHeaders(), SECRET, { now });
		expect(event).toEqual(notification);
	}
});

it("accepts the hex signature by an option, keyed with the whole secret as text", async () => {
	const headers = { "X-T49-Webhook-Signature": signHex(SECRET) };
	const options = { allowHexSignature: true };
	await verifyWebhook(BODY, headers, [OTHER_SECRET, SECRET], options);
	for (const wrong of [signHex(OTHER_SECRET), signHex(SECRET, "{}"), "zz"]) {
		const call = verifyWebhook(
			BODY,
			{ "X-T49-Webhook-Signature": wrong },
			SECRET,
			options,
		);
		expect(await reasonOf(call)).toBe("wrong_signature");
	}
});

it("does not fall back to the hex signature when the standard one is wrong", async () => {
	const headers = {
		...standardHeaders(sign(OTHER_SECRET)),
		"X-T49-Webhook-Signature": signHex(SECRET),
	};
	const options = { allowHexSignature: true, now: NOW };
	expect(await reasonOf(verifyWebhook(BODY, headers, SECRET, options))).toBe(
		"wrong_signature",
	);
});

it.each([
	["a body that was parsed", notification as unknown as string, SECRET],
	["an empty secret", BODY, ""],
	["no secret", BODY, []],
	["a secret that is not base64", BODY, "whsec_*"],
	["a secret without content", BODY, "whsec_"],
])("throws a programming error for %s", async (_, body, secret) => {
	await expect(
		verifyWebhook(body, standardHeaders(), secret, { now: NOW }),
	).rejects.toThrow(TypeError);
});
