import { createHmac } from "node:crypto";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import {
	isReservedHeader,
	newWebhookSecret,
	notificationHeaders,
	ownHeaders,
} from "../../../server/resources/webhooks/webhook-signature.ts";
import { anyCharacter } from "../../support/any-character.ts";

const now = () => Math.floor(Date.now() / 1_000);

describe("a notification's headers", () => {
	it("are accepted by the reference implementation of Standard Webhooks, for any body", () => {
		const anyNotification = fc.record({
			id: fc.uuid(),
			value: fc.jsonValue({ stringUnit: anyCharacter }),
		});
		fc.assert(
			fc.property(anyNotification, ({ id, value }) => {
				const secret = newWebhookSecret();
				const body = JSON.stringify({ value });
				const headers = notificationHeaders({
					id,
					body,
					secret,
					timestamp: now(),
				});
				const verified = new Webhook(secret).verify(body, headers);
				expect(verified).toEqual(JSON.parse(body));
				expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
				const another = new Webhook(newWebhookSecret());
				expect(() => another.verify(body, headers)).toThrow();
			}),
			{ numRuns: 50 },
		);
	});

	it("have the plain hex HMAC of the body alone, keyed with the whole secret", () => {
		for (const secret of [newWebhookSecret(), "a secret of the user's own"]) {
			const body = '{"data":"🚢"}';
			const headers = notificationHeaders({
				id: "1",
				body,
				secret,
				timestamp: now(),
			});
			expect(headers["x-t49-webhook-signature"]).toBe(
				createHmac("sha256", secret).update(body).digest("hex"),
			);
		}
	});

	it("are these, letter by letter", () => {
		const secret = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;
		const signable = {
			id: "msg_1",
			body: "{}",
			secret,
			timestamp: 1_772_438_400,
		};
		expect(notificationHeaders(signable)).toEqual({
			"content-type": "application/json",
			"user-agent": "Landfall Webhook Bot",
			"webhook-id": "msg_1",
			"webhook-timestamp": "1772438400",
			"webhook-signature": `v1,${createHmac("sha256", "k".repeat(32)).update("msg_1.1772438400.{}").digest("base64")}`,
			"x-t49-webhook-signature": createHmac("sha256", secret)
				.update("{}")
				.digest("hex"),
		});
	});

	it("are the same for every attempt, except for the time", () => {
		const signable = { id: "1", body: "{}", secret: newWebhookSecret() };
		const first = notificationHeaders({ ...signable, timestamp: 1 });
		const again = notificationHeaders({ ...signable, timestamp: 2 });
		expect(again["webhook-id"]).toBe(first["webhook-id"]);
		expect(again["webhook-signature"]).not.toBe(first["webhook-signature"]);
	});

	it("have no signature without a secret", () => {
		const headers = notificationHeaders({ id: "1", body: "{}", timestamp: 1 });
		expect(Object.keys(headers)).toEqual([
			"content-type",
			"user-agent",
			"webhook-id",
			"webhook-timestamp",
		]);
	});
});

describe("the headers that a webhook adds", () => {
	it.each<[string, string]>([
		["x-team", "X-Team"],
		["X-TEAM-ID", "X-Team-Id"],
		["authorization", "Authorization"],
		["x_team", "X_team"],
	])("%s is sent as %s", (name, want) => {
		expect(ownHeaders([{ name, value: "1" }])).toEqual({ [want]: "1" });
	});
});

describe("a notification's headers while a previous secret signs as well", () => {
	it("are accepted by receivers that have either of the two, and by no other", () => {
		const [secret, previousSecret] = [newWebhookSecret(), newWebhookSecret()];
		const body = "{}";
		const signable = { id: "1", body, secret, timestamp: now() };
		const headers = notificationHeaders({ ...signable, previousSecret });
		for (const known of [secret, previousSecret]) {
			expect(new Webhook(known).verify(body, headers)).toEqual({});
		}
		const another = new Webhook(newWebhookSecret());
		expect(() => another.verify(body, headers)).toThrow();
		const alone = notificationHeaders(signable);
		expect(headers["webhook-signature"]).toMatch(/^v1,\S+ v1,\S+$/);
		expect(headers["webhook-signature"]).toContain(alone["webhook-signature"]);
		expect(headers["x-t49-webhook-signature"]).toBe(
			alone["x-t49-webhook-signature"],
		);
		expect(headers["x-t49-webhook-signature-previous"]).toBe(
			createHmac("sha256", previousSecret).update(body).digest("hex"),
		);
	});
});

const PREFIXES = "content- webhook- x-t49- proxy- x-forwarded-".split(" ");
const NAMES =
	"connection date expect forwarded host http2-settings keep-alive max-forwards set-cookie te trailer transfer-encoding upgrade user-agent via".split(
		" ",
	);

describe("a webhook cannot set a header", () => {
	it.each(PREFIXES)("whose name begins with %s", (prefix) => {
		for (const name of [`${prefix}a`, `${prefix}type`.toUpperCase()])
			expect(isReservedHeader(name)).toBe(true);
		for (const name of [`a-${prefix}a`, prefix.slice(0, -1)])
			expect(isReservedHeader(name), name).toBe(false);
	});

	it.each(NAMES)("named %s, but can set one with a similar name", (name) => {
		expect(isReservedHeader(name)).toBe(true);
		expect(isReservedHeader(name.toUpperCase())).toBe(true);
		expect(isReservedHeader(`${name}s`)).toBe(false);
		expect(isReservedHeader(`x-${name}`)).toBe(false);
	});

	it.each(["Authorization", "X-Api-Key", "Accept", "Cookie"])(
		"but can set %s",
		(name) => {
			expect(isReservedHeader(name)).toBe(false);
		},
	);
});
