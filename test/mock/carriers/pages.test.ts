import { describe, expect, test } from "vitest";
import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { DAY_MS, START_AT, startTestWorld } from "./ask-world.ts";

const NUMBER = "transportDocumentReference=ABC1234567";
const world = await openForFile(startTestWorld);

/** The path of a page, however the line refers to it: by address, path or bare cursor. */
function pathOf(reference: string, scac: string): string {
	if (reference.startsWith("http")) {
		const { pathname, search } = new URL(reference);
		return pathname + search;
	}
	if (reference.startsWith("/")) return reference;
	return `/${scac}/v2/events?cursor=${reference}`;
}

async function walk(scac: string, header: string, start: string) {
	const pages: (readonly CarrierEvent[])[] = [];
	let path: string | undefined = start;
	while (path !== undefined && pages.length < 500) {
		const { status, headers, events } = await world.get(path);
		expect(status).toBe(200);
		pages.push(events);
		const reference = headers.get(header);
		path = reference === null ? undefined : pathOf(reference, scac);
	}
	return pages;
}

describe("pages", () => {
	test.each([
		["MAEU", /^http:/],
		["MSCU", /^\/MSCU\/v2\/events\?/],
		["HDMU", /^[\w-]+$/],
	])(
		"of %s, followed by the links of its dialect, together hold what one large page holds",
		async (scac, form) => {
			const path = `/${scac}/v2/events?${NUMBER}&eventType=TRANSPORT,EQUIPMENT`;
			const whole = await world.get(`${path}&limit=9999`);
			expect(whole.headers.get("Next-Page")).toBeNull();
			expect(whole.headers.get("Prev-Page")).toBeNull();
			for (const limit of [1, 3, 7]) {
				const first = await world.get(`${path}&limit=${limit}`);
				expect(first.headers.get("Next-Page")).toMatch(form);
				const pages = await walk(scac, "Next-Page", `${path}&limit=${limit}`);
				expect(pages.flat()).toEqual(whole.events);
				for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
			}
		},
	);

	test("link back, to the first and to the last", async () => {
		const path = `/HDMU/v2/events?${NUMBER}&limit=4`;
		const forth = await walk("HDMU", "Next-Page", path);
		const { headers } = await world.get(path);
		const last = pathOf(headers.get("Last-Page") ?? "", "HDMU");
		const back = await walk("HDMU", "Prev-Page", last);
		expect(back.toReversed()).toEqual(forth);
		const lastHeaders = (await world.get(last)).headers;
		const first = pathOf(lastHeaders.get("First-Page") ?? "", "HDMU");
		expect((await world.get(first)).events).toEqual(forth[0]);
		const current = pathOf(lastHeaders.get("Current-Page") ?? "", "HDMU");
		expect((await world.get(current)).events).toEqual(forth.at(-1));
	});

	test("of one request show the same moment while the clock runs", async () => {
		const path = `/HDMU/v2/events?carrierBookingReference=MOMENT1`;
		const { events } = await world.get(`${path}&limit=9999`);
		const first = await world.get(`${path}&limit=2`);
		world.clock = START_AT + 60 * DAY_MS;
		const next = pathOf(first.headers.get("Next-Page") ?? "", "HDMU");
		const rest = await walk("HDMU", "Next-Page", next);
		world.clock = START_AT;
		expect([...first.events, ...rest.flat()]).toEqual(events);
	});

	test("hold 100 events by default", async () => {
		const numbers = Array.from({ length: 20 }, (_, index) => `MANY000${index}`);
		const { events } = await world.get(
			`/HDMU/v2/events?carrierBookingReference=${numbers.join(",")}`,
		);
		expect(events).toHaveLength(100);
	});

	test("may repeat the filters beside the cursor, but not change them", async () => {
		const { headers, events } = await world.get(
			`/HDMU/v2/events?${NUMBER}&limit=5`,
		);
		const cursor = headers.get("Current-Page");
		const same = await world.get(
			`/HDMU/v2/events?cursor=${cursor}&${NUMBER}&limit=5`,
		);
		expect(same.events).toEqual(events);
		const other = await world.get(`/HDMU/v2/events?cursor=${cursor}&limit=6`);
		expect(other.status).toBe(400);
	});

	test("never show the future, even with a forged cursor", async () => {
		const { headers, events } = await world.get(
			`/HDMU/v2/events?${NUMBER}&limit=999`,
		);
		const cursor = JSON.parse(
			Buffer.from(headers.get("Current-Page") ?? "", "base64url").toString(),
		);
		cursor.asOf += 400 * DAY_MS;
		const forged = Buffer.from(JSON.stringify(cursor)).toString("base64url");
		const answer = await world.get(`/HDMU/v2/events?cursor=${forged}`);
		expect(answer.events).toEqual(events);
	});
});
