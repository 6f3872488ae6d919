import { describe, expect, test } from "vitest";
import type { Dialect } from "../../../mock/carriers/lines/line-conventions.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { DAY_MS, START_AT, startTestWorld } from "./ask-world.ts";
import { bodyErrors } from "./upstream-contract.ts";

const world = await openForFile(startTestWorld);

/** One line of each dialect. */
const SPEAKERS: readonly (readonly [Dialect, string])[] = [
	["2.2", "MAEU"],
	["3.0-beta1", "OOLU"],
	["3.0", "WHLC"],
];

const WORDS = ["PLAIN", "ROLLED", "OMITTED", "RETRACT", "CANCELLED", "SWAPBOX"];

describe("answers are valid by the contract of their dialect", () => {
	test.each(SPEAKERS)("%s, in the dialect of %s", async (dialect, scac) => {
		for (const word of WORDS) {
			for (const days of [0, 30, 120]) {
				world.clock = START_AT + days * DAY_MS;
				const { status, body } = await world.ask(scac, "bill", `${word}77`);
				expect(status).toBe(200);
				expect(bodyErrors(dialect, body)).toEqual([]);
			}
			world.clock = START_AT;
		}
	});
});

describe("3.0", () => {
	test("retracts an event under its own id, and keeps only the retraction", async () => {
		await world.ask("WHLC", "bill", "RETRACT88");
		world.clock = START_AT + 120 * DAY_MS;
		const { body } = await world.ask("WHLC", "bill", "RETRACT88");
		world.clock = START_AT;
		const { events } = body as { events: Record<string, unknown>[] };
		const taken = events.filter(({ isRetracted }) => isRetracted === true);
		expect(taken).toHaveLength(1);
		const ids = events.map(({ eventID }) => eventID);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("pages by a cursor in Next-Page-Cursor that goes with the filters", async () => {
		const path = "/WHLC/events?transportDocumentReference=PLAIN88";
		const whole = await world.get(`${path}&limit=9999`);
		const events: unknown[] = [];
		let cursor: string | null = null;
		for (let page = 0; page < 100; page++) {
			const next: string = cursor === null ? "" : `&cursor=${cursor}`;
			const { body, headers } = await world.get(`${path}&limit=7${next}`);
			events.push(...(body as { events: unknown[] }).events);
			cursor = headers.get("Next-Page-Cursor");
			if (cursor === null) break;
		}
		expect({ events }).toEqual(whole.body);
		expect(whole.headers.get("Next-Page")).toBeNull();
	});

	test("filters by the time of recording", async () => {
		const path = "/WHLC/events?limit=9999&transportDocumentReference=PLAIN88";
		const { body } = await world.get(path);
		const all = (body as { events: { eventUpdatedDateTime: string }[] }).events;
		const since = all[Math.floor(all.length / 2)]?.eventUpdatedDateTime ?? "";
		const later = await world.get(`${path}&eventUpdatedDateTimeMin=${since}`);
		expect(later.body).toEqual({
			events: all.filter((one) => one.eventUpdatedDateTime >= since),
		});
	});
});

describe("3.0 Beta 1", () => {
	test("retracts an event by another one that names it", async () => {
		await world.ask("OOLU", "bill", "RETRACT88");
		world.clock = START_AT + 120 * DAY_MS;
		const { body } = await world.ask("OOLU", "bill", "RETRACT88");
		world.clock = START_AT;
		const events = body as { metadata: Record<string, string> }[];
		const ids = events.map(({ metadata }) => metadata.eventID);
		const retracted = events.flatMap(
			({ metadata }) => metadata.retractedEventID ?? [],
		);
		expect(retracted).toHaveLength(1);
		expect(ids).toContain(retracted[0]);
	});

	test("finds a document with and without its type", async () => {
		const path = "/OOLU/v3/events?limit=9999&documentReference=PLAIN88";
		const bare = await world.get(path);
		const typed = await world.get(`${path}&documentTypeCodes=TRD`);
		expect(bare.status).toBe(200);
		expect(typed.body).toEqual(bare.body);
	});
});

describe("a line of one dialect", () => {
	test.each([
		["/WHLC/v2/events?transportDocumentReference=PLAIN88", 404],
		["/MAEU/v3/events?documentReference=PLAIN88", 404],
		["/WHLC/events?documentReference=PLAIN88", 400],
		["/WHLC/events?transportDocumentReference=PLAIN88&sort=eventID", 400],
		["/OOLU/v3/events?carrierBookingReference=PLAIN88", 400],
	])(
		"refuses the paths and parameters of another dialect: %s",
		async (path, status) => {
			expect((await world.get(path)).status).toBe(status);
		},
	);
});
