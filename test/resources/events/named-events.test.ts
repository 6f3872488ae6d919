import { describe, expect, it } from "vitest";
import { ApiError } from "../../../server/http/replies/api-error.ts";
import { namedEvents } from "../../../server/resources/events/named-events.ts";

type Source = Parameters<typeof namedEvents>[0];
type Listed = Awaited<ReturnType<Source["rows"]>>[number];

const RARE = "container.transport.rail_unloaded";
const USUAL = "container.transport.vessel_loaded";

/** A list of this many events, with the rare name at the given places. */
function listOf(length: number, isRare: (index: number) => boolean): Source {
	const all = Array.from({ length }, (_, index): Listed => {
		const id = String(index).padStart(6, "0");
		const event = isRare(index) ? RARE : USUAL;
		return {
			id,
			event,
			position: { at: "2026-07-01T00:00:00Z", id },
		} as Listed;
	});
	const rows: Source["rows"] = async ({ after, skip, limit }) => {
		const start = all.findIndex(({ id }) => id > (after?.id ?? ""));
		return start < 0 ? [] : all.slice(start + skip, start + skip + limit);
	};
	return {
		rows,
		positions: async (span) =>
			(await rows(span)).map(({ position }) => position),
		count: async (most) => ({
			records: Math.min(length, most),
			isLonger: length > most,
		}),
	};
}

const every = (count: number) => (index: number) => index % count === 0;

/** The ids of a page of rare events. */
async function page(source: Source, after: string | undefined, skip: number) {
	const from =
		after === undefined ? after : { at: "2026-07-01T00:00:00Z", id: after };
	const found = await namedEvents(source, new Set([RARE])).positions({
		...{ after: from, skip, limit: 3 },
	});
	return found.map(({ id }) => Number(id));
}

const count = (source: Source, most: number) =>
	namedEvents(source, new Set([RARE])).count(most);

describe("the events of one name", () => {
	it("are found on every page, however many others are between them", async () => {
		const source = listOf(9_000, every(700));
		expect(await page(source, undefined, 0)).toEqual([0, 700, 1_400]);
		expect(await page(source, "001400", 0)).toEqual([2_100, 2_800, 3_500]);
		expect(await page(source, "001400", 2)).toEqual([3_500, 4_200, 4_900]);
		expect(await page(source, "007000", 0)).toEqual([7_700, 8_400]);
		expect(await page(source, "008400", 0)).toEqual([]);
	});

	it("are counted up to the requested limit, and only as far as the count is quick", async () => {
		const few = listOf(1_500, every(500));
		expect(await count(few, 10)).toEqual({ records: 3, isLonger: false });
		expect(await count(few, 3)).toEqual({ records: 3, isLonger: false });
		expect(await count(few, 2)).toEqual({ records: 2, isLonger: true });
		const exactly = listOf(2_000, every(1_000));
		expect(await count(exactly, 10)).toEqual({ records: 2, isLonger: true });
		const many = listOf(9_000, every(1_000));
		expect(await count(many, 10)).toEqual({ records: 2, isLonger: true });
	});

	it("are fewer than a page at the end of ten thousand", async () => {
		const source = listOf(9_999, every(5_000));
		expect(await page(source, undefined, 0)).toEqual([0, 5_000]);
		await expect(
			page(listOf(10_001, every(5_000)), undefined, 1),
		).rejects.toThrow(ApiError);
	});

	it("are refused when there are too few of them among ten thousand", async () => {
		const source = listOf(20_000, (index) => index === 9_999 || index > 14_900);
		expect(await page(source, "005000", 0)).toEqual([9_999, 14_901, 14_902]);
		await expect(page(source, undefined, 0)).rejects.toThrow(ApiError);
	});
});
