import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type NotificationKey,
	notificationId,
	readNotificationId,
} from "../../../server/resources/webhook-notifications/notification-id.ts";

const key: fc.Arbitrary<NotificationKey> = fc.record({
	createdAtSeconds: fc.integer({ min: 0, max: 2 ** 38 }),
	position: fc.integer({ min: 0, max: 2 ** 38 - 1 }),
	webhookNumber: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
});

describe("the id of a notification", () => {
	it("identifies event and webhook", () => {
		fc.assert(
			fc.property(fc.uuid(), key, (account, one) => {
				const id = notificationId(account, one);
				expect(readNotificationId(account, id)).toEqual(one);
			}),
		);
	});

	it("is a UUID of version 7", () => {
		fc.assert(
			fc.property(fc.uuid(), key, (account, one) => {
				expect(notificationId(account, one)).toMatch(
					/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
				);
			}),
		);
	});

	it("sorts by time, then by event, then by webhook", () => {
		const order = ({
			createdAtSeconds,
			position,
			webhookNumber,
		}: NotificationKey) => [createdAtSeconds, position, webhookNumber];
		const compare = (a: number[], b: number[]) =>
			a.map((one, index) => one - (b[index] ?? 0)).find((one) => one !== 0) ??
			0;
		fc.assert(
			fc.property(fc.uuid(), key, key, (account, a, b) => {
				const [first, second] = [a, b].map((one) =>
					notificationId(account, one),
				);
				const wanted = Math.sign(compare(order(a), order(b)));
				const byText =
					first === second ? 0 : (first ?? "") < (second ?? "") ? -1 : 1;
				expect(byText).toBe(wanted);
			}),
		);
	});

	it("differs between accounts for the same second, event and webhook", () => {
		const one = { createdAtSeconds: 1, position: 2, webhookNumber: 3 };
		const ids = Array.from({ length: 200 }, (_, account) =>
			notificationId(String(account), one),
		);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("is read only with the account's own mark", () => {
		const one = { createdAtSeconds: 1, position: 2, webhookNumber: 3 };
		const id = notificationId("a", one);
		expect(notificationId("b", one)).not.toBe(id);
		expect(readNotificationId("b", id)).toBeUndefined();
	});

	it.each([
		"",
		"n",
		"019fb6d4-9a56-4971-b0c2-902cfb531028",
		"019fb6d4-9a56-7971-70c2-902cfb531028",
		"019fb6d4-9a56-7971-b0c2-902cfb53102",
		"019FB6D4-9A56-7971-B0C2-902CFB531028",
		"ffffffff-ffff-7fff-bfff-ffffffffffff",
	])("is refused as %j", (text) => {
		expect(readNotificationId("a", text)).toBeUndefined();
	});

	it.each([
		{ createdAtSeconds: 2 ** 39, position: 1, webhookNumber: 1 },
		{ createdAtSeconds: 1, position: 2 ** 38, webhookNumber: 1 },
		{ createdAtSeconds: 1, position: 1, webhookNumber: 2 ** 24 },
		{ createdAtSeconds: Number.NaN, position: 1, webhookNumber: 1 },
		{ createdAtSeconds: 1, position: 0.5, webhookNumber: 1 },
		{ createdAtSeconds: 1, position: 1, webhookNumber: -1 },
	])("cannot be made of %j", (one) => {
		expect(() => notificationId("a", one)).toThrow(RangeError);
	});
});
