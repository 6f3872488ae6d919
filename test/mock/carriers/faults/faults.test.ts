import { afterEach, describe, expect, test } from "vitest";
import { FAULTS } from "../../../../mock/carriers/faults/faults.ts";
import type { CarrierEvent } from "../../../../mock/carriers/messages/carrier-event.ts";
import { openForFile } from "../../../support/open-for-file.ts";
import { startTestWorld } from "../ask-world.ts";

const PATH = "/HDMU/v2/events?transportDocumentReference=ABC1234567";

const world = await openForFile(startTestWorld);
const told = (await world.get(`${PATH}&limit=999`)).events;

afterEach(async () => {
	for (const whose of Object.keys((await settings()).set)) {
		await setFaults(whose, {});
	}
});

function setFaults(whose: string, rates: unknown): Promise<Response> {
	const body = JSON.stringify(rates);
	return fetch(`${world.url}/faults/${whose}`, { method: "PUT", body });
}

async function settings() {
	const reply = await fetch(`${world.url}/faults`);
	return (await reply.json()) as { faults: object; set: object };
}

/** Sends a request without parsing the reply, which may not be JSON. */
function ask(path = PATH): Promise<Response> {
	return fetch(world.url + path, { headers: { "Consumer-Key": "test" } });
}

/** The line's answer of one page, with a fault in every request. */
async function distorted(fault: keyof typeof FAULTS) {
	await setFaults("HDMU", { [fault]: 1 });
	return (await world.get(`${PATH}&limit=999`)).events;
}

const timeOf = (event: CarrierEvent) => event.eventDateTime ?? "";
const idsOf = (events: readonly CarrierEvent[]) =>
	events.map((event) => event.eventID);

describe("an answer", () => {
	test("is refused with an error of the server", async () => {
		await setFaults("HDMU", { server_error: 1 });
		expect([500, 502, 503]).toContain((await ask()).status);
	});

	test("gives Retry-After in seconds", async () => {
		await setFaults("HDMU", { too_many_requests: 1 });
		const { status, headers } = await ask();
		expect(status).toBe(429);
		expect(headers.get("Retry-After")).toMatch(/^[1-5]$/);
	});

	test("answers 429 with a Retry-After date in wall-clock time", async () => {
		await setFaults("HDMU", { too_many_requests_date: 1 });
		const { status, headers } = await ask();
		expect(status).toBe(429);
		const header = headers.get("Retry-After") ?? "";
		expect(new Date(header).toUTCString()).toBe(header);
		expect(Math.abs(Date.parse(header) - Date.now())).toBeLessThan(60_000);
	});

	test("is a web page with status 200", async () => {
		await setFaults("HDMU", { html: 1 });
		const reply = await ask();
		expect(reply.status).toBe(200);
		expect(reply.headers.get("Content-Type")).toMatch(/^text\/html/);
		expect(await reply.text()).toMatch(/^<!doctype html>/);
	});

	test("ends in the middle", async () => {
		const whole = await (await ask()).text();
		await setFaults("HDMU", { truncated: 1 });
		const reply = await ask();
		const half = await reply.text();
		expect(reply.status).toBe(200);
		expect(half).not.toBe(whole);
		expect(() => JSON.parse(half)).toThrow();
	});

	test("comes late, but correct", async () => {
		expect(await distorted("latency")).toEqual(told);
	});
});

describe("pages", () => {
	const first = `${PATH}&limit=3`;
	const next = async (reply: Response) =>
		`/HDMU/v2/events?cursor=${reply.headers.get("Next-Page")}`;

	test("after the first are refused as if the token had expired", async () => {
		await setFaults("HDMU", { token_expiry: 1 });
		const reply = await ask(first);
		expect(reply.status).toBe(200);
		const refused = await ask(await next(reply));
		expect(refused.status).toBe(401);
		expect(refused.headers.get("WWW-Authenticate")).toMatch(/invalid_token/);
	});

	test("link back to an earlier page", async () => {
		await setFaults("HDMU", { cursor_loop: 1 });
		const seen = new Set<string>();
		let path = first;
		for (let pages = 0; pages < told.length; pages += 1) {
			seen.add(path);
			path = await next(await ask(path));
		}
		expect(seen.has(path)).toBe(true);
		expect(seen.size).toBeLessThan(told.length / 3);
	});
});

describe("the events of an answer", () => {
	const withoutOffset = (time: string) => time.slice(0, 19);

	test.each([
		["wrong_offset", /(?:Z|[+-]\d\d:\d\d)$/],
		["missing_offset", /T\d\d:\d\d:\d\d$/],
	] as const)(
		"differ only in the offsets of some times under %s",
		async (fault, form) => {
			const events = await distorted(fault);
			const changed = events.filter(
				(event, index) => timeOf(event) !== timeOf(told[index] ?? event),
			);
			expect(changed.length).toBeGreaterThan(0);
			expect(changed.length).toBeLessThan(told.length / 2);
			for (const event of changed) expect(timeOf(event)).toMatch(form);
			const bare = (all: readonly CarrierEvent[]) =>
				all.map((event) => ({
					...event,
					eventDateTime: withoutOffset(timeOf(event)),
				}));
			expect(bare(events)).toEqual(bare(told));
		},
	);

	test("come twice, with another id", async () => {
		const events = await distorted("duplicates");
		const known = new Set(idsOf(told));
		const again = events.filter((event) => !known.has(event.eventID));
		expect(again.length).toBeGreaterThan(0);
		expect(events.filter((event) => known.has(event.eventID))).toEqual(told);
		for (const { eventID: _, ...event } of again) {
			expect(told).toContainEqual(expect.objectContaining(event));
		}
	});

	test("are correct in the second answer, because no later message would correct them", async () => {
		await setFaults("HDMU", { duplicates: 1, wrong_offset: 1 });
		const { events } = await world.get(`${PATH}&limit=999`);
		const times = new Set(told.map(timeOf));
		const known = new Set(idsOf(told));
		for (const event of events) {
			if (!known.has(event.eventID)) expect(times).toContain(timeOf(event));
		}
	});

	test("come in random order", async () => {
		const events = await distorted("reordering");
		expect(idsOf(events)).not.toEqual(idsOf(told));
		expect(idsOf(events).toSorted()).toEqual(idsOf(told).toSorted());
	});
});

describe("faults", () => {
	const isSpoiled = async (scac: string) =>
		(await ask(PATH.replace("HDMU", scac))).status !== 200;

	test("of a line replace those of all lines for it", async () => {
		await setFaults("*", { server_error: 1 });
		await setFaults("HDMU", { html: 0 });
		expect(await isSpoiled("HDMU")).toBe(false);
		expect(await isSpoiled("MAEU")).toBe(true);
		await setFaults("HDMU", {});
		expect(await isSpoiled("HDMU")).toBe(true);
		await setFaults("*", {});
		expect(await isSpoiled("HDMU")).toBe(false);
	});

	test("of all lines replace those of each line", async () => {
		await setFaults("HDMU", { server_error: 1 });
		await setFaults("*", {});
		expect(await isSpoiled("HDMU")).toBe(false);
		expect((await settings()).set).toEqual({});
	});

	test("of one line do not affect the others", async () => {
		await setFaults("MAEU", { server_error: 1 });
		expect(await isSpoiled("MAEU")).toBe(true);
		expect(await isSpoiled("HDMU")).toBe(false);
	});

	test("affect about the requested share of requests", async () => {
		await setFaults("HDMU", { server_error: 0.5 });
		let spoiled = 0;
		for (let requested = 0; requested < 200; requested += 1) {
			if (await isSpoiled("HDMU")) spoiled += 1;
		}
		expect(spoiled).toBeGreaterThan(50);
		expect(spoiled).toBeLessThan(150);
	});

	test("are listed with their meanings and current rates", async () => {
		await setFaults("HDMU", { html: 0.2, latency: 1 });
		await setFaults("terminals", { truncated: 0.1 });
		expect(await settings()).toEqual({
			faults: FAULTS,
			set: {
				HDMU: { html: 0.2, latency: 1 },
				terminals: { truncated: 0.1 },
			},
		});
	});

	test.each([
		["half a JSON", "HDMU", '{"html"', 400, /must be JSON/],
		["a list", "HDMU", "[]", 400, /must be an object/],
		["null", "HDMU", "null", 400, /must be an object/],
		[
			"an unknown fault",
			"HDMU",
			'{"fire": 1}',
			400,
			/fire is not one of .*html/,
		],
		["a rate above one", "HDMU", '{"html": 1.5}', 400, /from 0 to 1/],
		["a rate below zero", "HDMU", '{"html": -1}', 400, /from 0 to 1/],
		["a rate in words", "HDMU", '{"html": "often"}', 400, /from 0 to 1/],
		["an unknown line", "XXXX", "{}", 404, /XXXX/],
	])("cannot be set by %s", async (_what, whose, body, status, message) => {
		const path = `${world.url}/faults/${whose}`;
		const reply = await fetch(path, { method: "PUT", body });
		expect(reply.status).toBe(status);
		expect(await reply.text()).toMatch(message);
		expect((await settings()).set).toEqual({});
	});

	test("are set with PUT, and shown with GET", async () => {
		const reply = await fetch(`${world.url}/faults/HDMU`, { method: "POST" });
		expect(reply.status).toBe(405);
		expect(reply.headers.get("Allow")).toBe("GET, HEAD, PUT");
	});
});
