import { connect } from "node:net";
import { afterEach, describe, expect, it, test } from "vitest";
import {
	type Receiver,
	type ReceiverOptions,
	startReceiver,
} from "../../../mock/receiver/receiver.ts";
import type { Delivery } from "../../../mock/receiver/records.ts";
import { eventually } from "../../support/time/eventually.ts";
import { OTHER_SECRET, SECRET, type SendOptions, send } from "./sender.ts";

const opened: Receiver[] = [];
afterEach(async () => {
	for (const receiver of opened.splice(0)) await receiver.close();
});

async function start(options: ReceiverOptions = {}) {
	const deliveries: Delivery[] = [];
	const receiver = await startReceiver({
		secrets: [SECRET],
		onDelivery: (delivery) => deliveries.push(delivery),
		...options,
	});
	opened.push(receiver);
	return { ...receiver, deliveries };
}

function minutesAgo(minutes: number): Date {
	return new Date(Date.now() - minutes * 60_000);
}

describe("verification", () => {
	test("accepts notifications signed by its secret, and shows their subject", async () => {
		const { url, deliveries, totals } = await start();
		expect((await send(url, { sequence: 7 })).status).toBe(204);
		expect(deliveries).toMatchObject([
			{
				id: "first",
				event: "container.transport.vessel_arrived",
				number: "MSDU7318267",
				sequence: 7,
				refusal: undefined,
				attempt: 1,
				isOutOfOrder: false,
			},
		]);
		expect(deliveries[0]?.notification?.data.type).toBe("webhook_notification");
		expect(totals).toMatchObject({ verified: 1, notifications: 1, taken: 1 });
	});

	test("accepts notifications signed by any of its secrets during a rotation", async () => {
		const { url, trust } = await start({ secrets: [SECRET, OTHER_SECRET] });
		for (const secret of [SECRET, OTHER_SECRET]) {
			expect((await send(url, { secret })).status).toBe(204);
		}
		trust(SECRET);
		expect((await send(url, { secret: OTHER_SECRET })).status).toBe(400);
	});

	it.each<[string, string, SendOptions]>([
		[
			"a changed byte",
			"wrong_signature",
			{ change: (_, body) => body.replace("vessel", "vassel") },
		],
		["another secret", "wrong_signature", { secret: OTHER_SECRET }],
		["an old timestamp", "timestamp_too_old", { sentAt: minutesAgo(6) }],
		[
			"a timestamp in the future",
			"timestamp_too_new",
			{ sentAt: minutesAgo(-6) },
		],
		[
			"no signature",
			"missing_header",
			{ change: without("webhook-signature") },
		],
		[
			"no hex signature",
			"hex_missing_header",
			{ change: without("x-t49-webhook-signature") },
		],
		[
			"a wrong hex signature",
			"hex_wrong_signature",
			{
				change(headers) {
					headers["x-t49-webhook-signature"] = "0".repeat(64);
					return undefined;
				},
			},
		],
	])("refuses %s as %s", async (_, refusal, input) => {
		const { url, deliveries, totals } = await start();
		expect((await send(url, input)).status).toBe(400);
		expect(deliveries).toMatchObject([{ refusal, notification: undefined }]);
		expect(totals).toMatchObject({
			verified: 0,
			notifications: 0,
			refusals: { [refusal]: 1 },
		});
	});

	test("refuses everything as long as it has no secret", async () => {
		const { url, deliveries } = await start({ secrets: [] });
		expect((await send(url)).status).toBe(400);
		expect(deliveries[0]?.refusal).toBe("no_secret");
	});

	test("refuses a body that is too large, without waiting for its end", async () => {
		const { url, deliveries } = await start();
		const endless = new ReadableStream({
			pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
		});
		const sent = fetch(url, {
			method: "POST",
			body: endless,
			duplex: "half",
		} as RequestInit);
		// The sender may find the connection closed before it reads the answer.
		expect(await sent.then(({ status }) => status).catch(() => 413)).toBe(413);
		expect(deliveries[0]?.refusal).toBe("body_too_large");
	});

	test("reports a body that breaks off", async () => {
		const { url, deliveries } = await start();
		const socket = connect(Number(new URL(url).port), "127.0.0.1");
		socket.write(
			"POST /notifications HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
		);
		socket.once("connect", () => socket.end());
		await eventually("it is written down", () => deliveries.length > 0);
		expect(deliveries[0]?.refusal).toBe("body_incomplete");
	});

	test.each([
		"no JSON",
		"null",
		"[]",
		'{"data":{"attributes":{"event":"\\u001b[2J\\u0007","sequence":"x"}}}',
		'{"data":{"attributes":{"event":7},"relationships":null}}',
	])("shows only harmless parts of a refused delivery: %s", async (body) => {
		const { url, deliveries } = await start();
		const answer = await send(url, { change: () => body });
		expect(answer.status).toBe(400);
		expect(deliveries[0]).toMatchObject({
			event: expect.stringMatching(/^[ -~]*$/),
			number: "",
			containerId: null,
			sequence: null,
		});
	});
});

function without(name: string) {
	return (headers: Record<string, string>) => {
		delete headers[name];
		return undefined;
	};
}

describe("repetition and order", () => {
	test("recognizes earlier notifications by their id", async () => {
		const { url, deliveries, totals } = await start();
		for (const id of ["a", "b", "a"]) await send(url, { id });
		expect(deliveries.map(({ attempt }) => attempt)).toEqual([1, 1, 2]);
		expect(totals).toMatchObject({ duplicates: 1, notifications: 2, taken: 2 });
	});

	test("reports a notification that comes after a later event of its container, but not a repetition", async () => {
		const { url, deliveries, totals } = await start();
		const order: [string, number | null][] = [
			["a", 1],
			["c", 3],
			["b", 2],
			["a", 1],
			["none", null],
			["d", 4],
		];
		for (const [id, sequence] of order) await send(url, { id, sequence });
		const late = deliveries.filter(({ isOutOfOrder }) => isOutOfOrder);
		expect(late.map(({ id }) => id)).toEqual(["b"]);
		expect(totals.outOfOrder).toBe(1);
	});

	test("counts a notification as out of order when it is redelivered after a later event", async () => {
		const { url, deliveries } = await start({ secrets: [SECRET] });
		await put(url, { fail: "500" });
		await send(url, { id: "a", sequence: 1 });
		await put(url, { fail: null });
		await send(url, { id: "b", sequence: 2 });
		await send(url, { id: "a", sequence: 1 });
		expect(deliveries.map(({ isOutOfOrder }) => isOutOfOrder)).toEqual([
			false,
			false,
			true,
		]);
	});
});

function put(url: string, behaviour: unknown): Promise<Response> {
	return fetch(new URL("/behaviour", url), {
		method: "PUT",
		body: typeof behaviour === "string" ? behaviour : JSON.stringify(behaviour),
	});
}

describe("failure", () => {
	test.each([
		["500", 500],
		["410", 410],
		["429", 429],
		["204", 204],
	])("%s is answered", async (fail, status) => {
		const { url, totals } = await start();
		await put(url, { fail });
		const answer = await send(url);
		expect(answer.status).toBe(status);
		expect(totals).toMatchObject({ failed: 1, taken: status === 204 ? 1 : 0 });
	});

	test("503:30 gives Retry-After", async () => {
		const { url } = await start();
		await put(url, { fail: "503:30" });
		expect((await send(url)).headers.get("retry-after")).toBe("30");
	});

	test("redirect points to an address where nothing answers", async () => {
		const { url, totals } = await start();
		await put(url, { fail: "redirect" });
		const answer = await send(url);
		expect(answer.status).toBe(307);
		const there = new URL(answer.headers.get("location") ?? "", url);
		expect((await fetch(there, { method: "POST" })).status).toBe(404);
		expect(totals.deliveries).toBe(1);
	});

	test("close ends the connection without an answer", async () => {
		const { url, totals } = await start();
		await put(url, { fail: "close" });
		await expect(send(url)).rejects.toThrow();
		expect(totals).toMatchObject({ verified: 1, taken: 0 });
	});

	test("hang never answers", async () => {
		const { url, totals } = await start();
		await put(url, { fail: "hang" });
		const patience = new AbortController();
		const sent = send(url, { signal: patience.signal });
		await eventually("it has come", () => totals.deliveries === 1);
		patience.abort();
		await expect(sent).rejects.toThrow();
		expect(totals.taken).toBe(0);
	});

	test("slow answers later than others", async () => {
		const { url, totals } = await start();
		await put(url, { fail: "slow:300" });
		const slow = send(url, { id: "slow" });
		await eventually("it has come", () => totals.deliveries === 1);
		await put(url, { fail: null });
		const quick = send(url, { id: "quick" });
		expect(await Promise.race([slow, quick])).toBe(await quick);
		expect((await slow).status).toBe(204);
		expect(totals.taken).toBe(2);
	});

	test("slow does not accept a delivery whose sender has given up", async () => {
		const { url, totals } = await start();
		await put(url, { fail: "slow:50" });
		const patience = new AbortController();
		const sent = send(url, { signal: patience.signal });
		await eventually("it has come", () => totals.deliveries === 1);
		patience.abort();
		await expect(sent).rejects.toThrow();
		await put(url, { fail: null });
		await send(url, { id: "next" });
		expect(totals).toMatchObject({ notifications: 2, taken: 1 });
	});

	test("big never ends", async () => {
		const { url } = await start();
		await put(url, { fail: "big" });
		const answer = await send(url);
		expect(answer.status).toBe(200);
		const reader = answer.body?.getReader();
		let length = 0;
		while (length < 3_000_000) {
			const chunk = await reader?.read();
			if (chunk?.value === undefined) break;
			length += chunk.value.length;
		}
		await reader?.cancel();
		expect(length).toBeGreaterThan(3_000_000);
	});

	test("can affect only the first attempts of each notification", async () => {
		const { url } = await start();
		await put(url, { fail: "500", fail_first: 2 });
		const statuses: number[] = [];
		for (const id of ["a", "a", "b", "a", "a"]) {
			statuses.push((await send(url, { id })).status);
		}
		expect(statuses).toEqual([500, 500, 500, 204, 204]);
	});

	test("can affect a share of the attempts, which is the same for the same seed", async () => {
		const ids = Array.from({ length: 60 }, (_, index) => `id ${index}`);
		const runs: string[] = [];
		for (const seed of ["a", "a", "b"]) {
			const { url } = await start({ seed });
			await put(url, { fail: "500", fail_share: 0.3 });
			const answers = await Promise.all(ids.map((id) => send(url, { id })));
			runs.push(answers.map(({ status }) => status).join(" "));
		}
		expect(runs[0]).toBe(runs[1]);
		expect(runs[0]).not.toBe(runs[2]);
		const failed = runs[0]?.split(" ").filter((one) => one === "500").length;
		expect(failed).toBeGreaterThan(5);
		expect(failed).toBeLessThan(35);
	});

	test("can affect notifications that cannot be verified, too", async () => {
		const { url } = await start({ secrets: [] });
		await put(url, { fail: "503" });
		expect((await send(url)).status).toBe(503);
	});
});

describe("control", () => {
	test("shows its behaviour, and can be set to succeed again", async () => {
		const { url } = await start();
		const input = { fail: "slow:3000", fail_first: 3, fail_share: 0.5 };
		expect(await (await put(url, input)).json()).toEqual(input);
		const told = await fetch(new URL("/behaviour", url));
		expect(await told.json()).toEqual(input);
		expect(await (await put(url, {})).json()).toEqual({
			fail: null,
			fail_first: null,
			fail_share: null,
		});
	});

	test.each([
		["no JSON", /JSON/],
		["[]", /is an object of/],
		["[1]", /is an object of/],
		["null", /is an object of/],
		['{"fails":"500"}', /is an object of/],
		['{"fail":"600"}', /fail must be a status from 200 to 599/],
		['{"fail":"slow"}', /the delay must be a whole number/],
		['{"fail":"hang:3"}', /fail must be/],
		['{"fail":"500","fail_first":0}', /a whole number from 1 to 1000/],
		['{"fail":"500","fail_share":2}', /from 0 to 1/],
		['{"fail_share":0.5}', /need fail/],
		[" ".repeat(20_000), /body_too_large/],
	])("refuses the behaviour %.40s and keeps its own", async (body, why) => {
		const { url } = await start();
		await put(url, { fail: "418" });
		const answer = await put(url, body);
		expect(answer.status).toBe(400);
		const { error } = (await answer.json()) as { error: string };
		expect(error).toMatch(why);
		expect((await send(url)).status).toBe(418);
	});

	test("lists the received notifications, newest first", async () => {
		const { url } = await start();
		await send(url, { id: "a", sequence: 1 });
		await put(url, { fail: "500" });
		await send(url, { id: "b", sequence: 2 });
		await send(url, { id: "b", sequence: 2 });
		await send(url, { secret: OTHER_SECRET });
		const received = await fetch(new URL("/received", url));
		expect(await received.json()).toMatchObject({
			totals: {
				deliveries: 4,
				verified: 3,
				refused: 1,
				refusals: { wrong_signature: 1 },
				duplicates: 1,
				notifications: 2,
				taken: 1,
				out_of_order: 0,
				failed: 3,
			},
			notifications: [
				{ id: "b", attempts: 2, taken: false, sequence: 2 },
				{ id: "a", attempts: 1, taken: true, sequence: 1 },
			],
		});
	});

	test.each([
		["GET", "/notifications"],
		["POST", "/"],
		["DELETE", "/behaviour"],
	])("answers %s %s with 404", async (method, path) => {
		const { url } = await start();
		const answer = await fetch(new URL(path, url), { method });
		expect(answer.status).toBe(404);
	});
});
