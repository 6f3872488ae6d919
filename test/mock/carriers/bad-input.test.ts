import { describe, expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { startTestWorld } from "./ask-world.ts";
import { contractErrors } from "./upstream-contract.ts";

const world = await openForFile(startTestWorld);

const OK = "transportDocumentReference=ABC1234567";
const long = "A".repeat(21);

describe("a malformed request is refused with 400 and a reason", () => {
	test.each([
		["", "give a transportDocumentReference"],
		["eventType=TRANSPORT", "give a transportDocumentReference"],
		["transportDocumentReference=", 'cannot be ""'],
		["transportDocumentReference=AB1", "4 to 20"],
		[`transportDocumentReference=${long}`, "4 to 20"],
		["transportDocumentReference=ABC-123", "4 to 20"],
		["transportDocumentReference=ABC%00123", "cannot be"],
		["transportDocumentReference=%F0%9F%9A%A2123", "cannot be"],
		[`carrierBookingReference=${long}`, "4 to 20"],
		["equipmentReference=MSCU6639871", "ISO 6346"],
		["equipmentReference=MSCX6639870", "ISO 6346"],
		["equipmentReference=MSCU6639870,MSCU", "ISO 6346"],
		[`${OK}&transportDocumentReference=OTHER123`, "more than once"],
		[`${OK}&transportDocumentID=OTHER123`, "repeats"],
		[`${OK}&eventType=OTHER`, "eventType"],
		[`${OK}&eventType=`, "eventType"],
		[`${OK}&shipmentEventTypeCode=conf`, "shipmentEventTypeCode"],
		[`${OK}&vesselIMONumber=12345`, "vesselIMONumber"],
		[`${OK}&UNLocationCode=USLA`, "UNLocationCode"],
		[`${OK}&eventCreatedDateTime:gte=yesterday`, "date-time"],
		[`${OK}&eventCreatedDateTime:gte=2026-01-01`, "date-time"],
		[`${OK}&eventCreatedDateTime:gte=2026-01-01T00:00:00`, "date-time"],
		[`${OK}&eventCreatedDateTime:gte=2026-13-41T00:00:00Z`, "date-time"],
		[`${OK}&eventCreatedDateTime:ne=2026-01-01T00:00:00Z`, "not a filter"],
		[`${OK}&limit=0`, "limit"],
		[`${OK}&limit=-1`, "limit"],
		[`${OK}&limit=1e9`, "limit"],
		[`${OK}&limit=abc`, "limit"],
		[`${OK}&sort=eventDateTime:UP`, "sort"],
		[`${OK}&sort=constructor`, "sort"],
		[`${OK}&sort=`, "sort"],
		[`${OK}&constructor=1`, "not a filter"],
		[`${OK}&__proto__=1`, "not a filter"],
		[`${OK}&page=2`, "not a filter"],
		["cursor=", "cursor"],
		["cursor=abc", "cursor"],
		["cursor=bnVsbA", "cursor"],
		["cursor=e30", "cursor"],
	])("%s", async (query, reason) => {
		const { status, body, headers } = await world.get(
			`/MAEU/v2/events?${query}`,
		);
		expect(status).toBe(400);
		expect(headers.get("API-Version")).toBe("2.2.0");
		expect(contractErrors("Error", body)).toEqual([]);
		expect(JSON.stringify(body)).toContain(JSON.stringify(reason).slice(1, -1));
	});

	test("a list of too many numbers", async () => {
		const numbers = Array.from({ length: 51 }, (_, index) => `MANY${index}`);
		const { status } = await world.get(
			`/MAEU/v2/events?carrierBookingReference=${numbers.join(",")}`,
		);
		expect(status).toBe(400);
	});

	test("another major version of the standard", async () => {
		const answer = (version: string) =>
			world.get(`/MAEU/v2/events?${OK}`, {
				headers: { "Consumer-Key": "test", "API-Version": version },
			});
		expect((await answer("2")).status).toBe(200);
		expect((await answer("2.2.0")).status).toBe(200);
		expect((await answer("3")).status).toBe(400);
	});
});

describe("other refusals", () => {
	test.each([
		"/",
		"/MAEU",
		"/MAEU/v2/event",
		"/MAEU/v3/events",
		"/XXXX/v2/events",
		"/TEST/v2/events",
		"/v2/events",
		"/%00/v2/events",
		"/MAEU/v2/event-subscriptions",
	])("%s is not found", async (path) => {
		const { status, body } = await world.get(path);
		expect(status).toBe(404);
		expect(contractErrors("Error", body)).toEqual([]);
	});

	test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
		"%s is not allowed, and the answer names the allowed methods",
		async (method) => {
			const { status, headers, body } = await world.get("/MAEU/v2/events", {
				method,
			});
			expect(status).toBe(405);
			expect(headers.get("Allow")).toBe("GET, HEAD");
			expect(contractErrors("Error", body)).toEqual([]);
		},
	);

	test.each([{}, { "Consumer-Key": "" }])(
		"a request without a key (%o) is answered 401",
		async (headers) => {
			const { status, body } = await world.get(`/MAEU/v2/events?${OK}`, {
				headers,
			});
			expect(status).toBe(401);
			expect(contractErrors("Error", body)).toEqual([]);
		},
	);

	test("HEAD is answered like GET, without the events", async () => {
		const get = await world.get(`/MAEU/v2/events?${OK}`);
		const head = await world.get(`/MAEU/v2/events?${OK}`, {
			method: "HEAD",
			headers: { "Consumer-Key": "test" },
		});
		expect(head.status).toBe(200);
		expect(head.body).toBeUndefined();
		expect(head.headers.get("Content-Length")).toBe(
			get.headers.get("Content-Length"),
		);
	});

	test("a world that cannot listen reports the reason", async () => {
		const port = Number(new URL(world.url).port);
		await expect(startTestWorld({ port })).rejects.toThrow("EADDRINUSE");
	});
});
