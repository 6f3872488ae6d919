import { createHmac } from "node:crypto";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { verifyWebhook } from "../../client/webhooks.ts";
import { acceleratedClock } from "../../server/runtime/clock.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { type Received, startReceiver } from "../support/peers/receiver.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { eventually } from "../support/time/eventually.ts";

type Signed = Pick<Received, "headers" | "body">;

/** A minimal implementation of both signatures, with nothing but HMAC-SHA256. */
function isSigned({ headers, body }: Signed, secret: string): boolean {
	const sentAt = Number(headers["webhook-timestamp"]);
	const isRecent = Math.abs(Date.now() / 1_000 - sentAt) < 300;
	const key = Buffer.from(secret.replace("whsec_", ""), "base64");
	const content = `${headers["webhook-id"]}.${sentAt}.${body}`;
	const standard = createHmac("sha256", key).update(content).digest("base64");
	const standards = String(headers["webhook-signature"]).split(" ");
	const hex = createHmac("sha256", secret).update(body).digest("hex");
	const name = "x-t49-webhook-signature";
	const hexes = [headers[name], headers[`${name}-previous`]];
	return (
		isRecent && standards.includes(`v1,${standard}`) && hexes.includes(hex)
	);
}

async function isTakenBy(verify: () => unknown): Promise<boolean> {
	try {
		await verify();
		return true;
	} catch {
		return false;
	}
}

/** The verifiers of a delivery: the library of Standard Webhooks, the ten lines above, and our client by either signature. */
async function takersOf(delivery: Signed, secret: string): Promise<string[]> {
	const { headers, body } = delivery;
	const { "webhook-signature": _, ...withoutStandard } = headers;
	const plain = headers as Record<string, string>;
	const verdicts = {
		standardwebhooks: await isTakenBy(() =>
			new StandardWebhook(secret).verify(body, plain),
		),
		hmac: isSigned(delivery, secret),
		client: await isTakenBy(() => verifyWebhook(body, headers, secret)),
		"client by hex": await isTakenBy(() =>
			verifyWebhook(body, withoutStandard, secret, { allowHexSignature: true }),
		),
	};
	return Object.entries(verdicts).flatMap(([name, isTaken]) =>
		isTaken ? [name] : [],
	);
}

const ALL = ["standardwebhooks", "hmac", "client", "client by hex"];
const OTHER_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw6n8kYv0qz1E=";
/** Fast enough for a voyage of weeks to take seconds. */
const SPEED = 1_000_000;

/** Characters of one to four bytes: a signature is over bytes. */
const NOT_ASCII = "Zürich 上海 🚢";

/** All notifications of a voyage from booking to empty return. */

const receiver = await openForFile(startReceiver);
const wallMs = Date.now();
const clockMs = Date.parse("2026-03-02T08:00:00Z");
const landfall = await openForFile(startTestLandfall, {
	clock: acceleratedClock({ wallMs, clockMs, speed: SPEED }),
});
const { id, attributes } = await registerWebhook(landfall, {
	url: receiver.url,
});
const webhook: { readonly id: string; readonly secret: string } = {
	id,
	secret: attributes.secret,
};
await trackShipment(landfall, {
	request_number: "MEDUPLAIN261950",
	ref_numbers: [NOT_ASCII],
});
await eventually(
	"the voyage is over",
	() =>
		receiver.received.some(
			({ document }) =>
				document.data.attributes.event === "tracking_request.tracking_stopped",
		),
	35_000,
);
const voyage: readonly Received[] = [...receiver.received];

afterEach(() => {
	vi.useRealTimers();
});

/** Sets the clock of the verifiers. */
function setMinutesLater(minutes: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}

function changed(text: string, at: number): string {
	const byte = text[at] === "0" ? "1" : "0";
	return text.slice(0, at) + byte + text.slice(at + 1);
}

describe("of a whole voyage", () => {
	test("every verifier accepts every delivery by either signature", async () => {
		const events = voyage.map(({ document }) => document.data.attributes.event);
		expect(events).toEqual(
			expect.arrayContaining([
				"tracking_request.succeeded",
				"container.created",
				"container.transport.empty_out",
				"container.transport.vessel_loaded",
				"container.transport.vessel_departed",
				"container.transport.estimated.vessel_arrived",
				"container.transport.vessel_arrived",
				"container.transport.vessel_discharged",
				"container.transport.full_out",
				"container.transport.empty_in",
			]),
		);
		for (const delivery of voyage) {
			expect(await takersOf(delivery, webhook.secret)).toEqual(ALL);
		}
	});

	test("text outside ASCII is signed as the bytes sent", async () => {
		const telling = voyage.filter(({ body }) => body.includes(NOT_ASCII));
		expect(telling).not.toEqual([]);
		for (const delivery of telling) {
			expect(await takersOf(delivery, webhook.secret)).toEqual(ALL);
		}
	});

	test("no delivery is accepted with a changed byte anywhere in the body", async () => {
		for (const [index, delivery] of voyage.entries()) {
			const { body } = delivery;
			const at = Math.floor((body.length * index) / voyage.length);
			const forged = { ...delivery, body: changed(body, at) };
			expect(await takersOf(forged, webhook.secret)).toEqual([]);
		}
	});

	test("no delivery is accepted with the id or time of another, by the signature that covers them", async () => {
		for (const name of ["webhook-id", "webhook-timestamp"]) {
			for (const { headers, body } of voyage) {
				const value = changed(String(headers[name]), 9);
				const forged = { headers: { ...headers, [name]: value }, body };
				expect(await takersOf(forged, webhook.secret)).toEqual([
					"client by hex",
				]);
			}
		}
	});

	test("no delivery is accepted with another secret", async () => {
		for (const delivery of voyage) {
			expect(await takersOf(delivery, OTHER_SECRET)).toEqual([]);
		}
	});

	test.each([6, -6])(
		"with the clock %d minutes ahead, only the signature without a time is accepted",
		async (minutes) => {
			setMinutesLater(minutes);
			for (const delivery of voyage) {
				expect(await takersOf(delivery, webhook.secret)).toEqual([
					"client by hex",
				]);
			}
		},
	);

	test("all deliveries are accepted four minutes later", async () => {
		setMinutesLater(4);
		for (const delivery of voyage) {
			expect(await takersOf(delivery, webhook.secret)).toEqual(ALL);
		}
	});
});

test("during a rotation both secrets verify a notification, and a third one does not", async () => {
	const { data } = await landfall.client.rotateWebhookSecret(webhook.id);
	const secret = String(data.attributes.secret);
	expect(secret).not.toBe(webhook.secret);
	const [first] = voyage;
	const before = receiver.received.length;
	await landfall.client.redeliverWebhookNotification(
		String(first?.document.data.id),
	);
	const delivery = await eventually(
		"it is sent again",
		() => receiver.received[before],
	);
	expect(delivery.body).toBe(first?.body);
	expect(delivery.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
	for (const either of [webhook.secret, secret]) {
		expect(await takersOf(delivery, either)).toEqual(ALL);
	}
	expect(await takersOf(delivery, OTHER_SECRET)).toEqual([]);
});
