import { describe, expect, it, onTestFinished } from "vitest";
import type { ContainerMap } from "../../../generated/openapi.ts";
import type { JsonText } from "../../../server/database/json-text.ts";
import {
	type RecordedWay,
	recordTrack,
	recordWay,
} from "../../map/recorded-way.ts";
import { day, placeOf, sailed, title } from "../../map/way.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubPositions } from "../../support/peers/stub-positions.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const HOUR_MS = 3_600_000;
const AT_SEA = "CNSHA etd:3 atd:4\nUSLAX eta:20";
const PACIFIC = sailed([4, placeOf("CNSHA")], [20, placeOf("USLAX")]);

const clock = testClock(day(8));

const record = (text: string) =>
	recordWay(db, text, { accountId: landfall.account.id });

const landfall = await openForFile(startWithExamples, { clock });
const { db } = landfall;
await recordTrack(
	db,
	"ALPHA",
	PACIFIC.filter(({ at }) => at <= day(8)),
);
const atSea = await record(AT_SEA);
const pathOf = ({ id }: RecordedWay) => `/containers/${id}/map_geojson`;

async function titlesOf({ id }: RecordedWay) {
	const { features } = await landfall.client.getContainerMap(id);
	return features.map(title);
}

describe("GET /containers/{id}/map_geojson", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/containers/{id}/map_geojson",
	});
	describeConditionalReads(landfall, pathOf(atSea));

	it("answers 200 with GeoJSON: ports, vessel, its past and its future path", async () => {
		const reply = await landfall.fetch(pathOf(atSea));
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/geo+json");
		expectCommonHeaders(reply);
		expect(await reply.json()).toEqual(
			await landfall.client.getContainerMap(atSea.id),
		);
		expect(await titlesOf(atSea)).toEqual([
			"1 port",
			"1 current_vessel",
			"1 past_vessel_locations",
			"1 estimated_partial_leg",
			"2 port",
		]);
	});

	it("has the vessel of a map polled from the first look at the map on", async () => {
		const positions = await startStubPositions(clock);
		onTestFinished(() => positions.close());
		const seeing = await startWithExamples({
			...{ clock, vessels: positions.source },
		});
		onTestFinished(() => seeing.stop());
		const { id } = await recordWay(seeing.db, AT_SEA, {
			accountId: seeing.account.id,
			shipmentId: EXAMPLES.shipment.id,
		});
		await recordTrack(seeing.db, "ALPHA", []);
		const titles = async () =>
			(await seeing.client.getContainerMap(id)).features.map(title);
		expect(await titles()).not.toContain("1 current_vessel");
		const at = day(7.5);
		positions.report("9839272", [{ at, latitude: 35, longitude: 170 }]);
		await runDueJobs(seeing.services, "follow-vessel");
		expect(await titles()).toContain("1 current_vessel");
	});

	it("answers 200 without features while nothing is known of the route", async () => {
		const none = await record("");
		expect(await landfall.client.getContainerMap(none.id)).toEqual({
			type: "FeatureCollection",
			features: [],
		});
	});

	it("serves GeoJSON to a client that accepts only GeoJSON", async () => {
		const headers = {
			accept: "application/geo+json;q=0.9",
			prefer: "handling=strict",
		};
		const reply = await landfall.fetch(pathOf(atSea), { headers });
		expect(reply.status).toBe(200);
		const other = await landfall.fetch(`/containers/${atSea.id}`, { headers });
		expect(other.status).toBe(406);
	});

	it("answers 403 to an account without the paid feature, and 404 for containers of others", async () => {
		const poor = await landfall.addTenant("poor");
		const own = await recordWay(db, AT_SEA, { accountId: poor.account.id });
		const refused = await poor.fetch(pathOf(own));
		expect(refused.status).toBe(403);
		expectCommonHeaders(refused);
		const { errors } = (await refused.json()) as { errors: [{ id: string }] };
		expect(errors).toEqual([
			{
				id: errors[0].id,
				status: "403",
				title: "Forbidden",
				code: "entitlement_required",
				detail: "the routing data feature is not enabled for this account",
			},
		]);
		const strangers = await poor.fetch(pathOf(atSea));
		expect(await problemsOf(strangers, 404)).toEqual([{ code: "not_found" }]);
	});

	it("answers 404 for another account's container, even when its map is stored", async () => {
		const rich = await landfall.addTenant("rich", ["routing"]);
		await landfall.client.getContainerMap(atSea.id);
		const reply = await rich.fetch(pathOf(atSea));
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
	});
});

describe("how long clients may cache a map", () => {
	it.each([
		{
			when: "before the departure",
			way: "CNSHA etd:9\nUSLAX eta:20",
			want: "private, no-cache",
		},
		{ when: "without a route", way: "", want: "private, no-cache" },
		{ when: "at sea", way: AT_SEA, want: "private, max-age=3600" },
		{
			when: "on the day of the arrival",
			way: "CNSHA atd:4\nUSLAX ata:7.5",
			want: "private, no-cache",
		},
		{
			when: "from a day after the arrival on",
			way: "CNSHA atd:4\nUSLAX ata:7",
			want: "private, max-age=31536000, immutable",
		},
	])("is stated $when: $want", async ({ way, want }) => {
		const recorded = await record(way);
		const reply = await landfall.fetch(pathOf(recorded));
		expect(reply.headers.get("cache-control")).toBe(want);
		const again = await landfall.fetch(pathOf(recorded), {
			headers: { "if-none-match": reply.headers.get("etag") ?? "" },
		});
		expect(again.status).toBe(304);
		expect(again.headers.get("cache-control")).toBe(want);
	});
});

describe("a map that is kept", () => {
	/** Marks the stored map, so that a reply shows whether it was drawn again. */
	async function mark({ id }: RecordedWay): Promise<void> {
		const document =
			'{"type":"FeatureCollection","features":[]}' as JsonText<ContainerMap>;
		await db
			.updateTable("container_maps")
			.set({ document })
			.where("container_id", "=", id)
			.execute();
	}

	async function kept(text: string): Promise<RecordedWay> {
		const recorded = await record(text);
		expect(await titlesOf(recorded)).not.toEqual([]);
		await mark(recorded);
		expect(await titlesOf(recorded)).toEqual([]);
		return recorded;
	}

	it("keeps its entity tag when it was stored without one", async () => {
		const recorded = await record(AT_SEA);
		const tag = async () =>
			(await landfall.fetch(pathOf(recorded))).headers.get("etag");
		const drawn = await tag();
		await db.updateTable("container_maps").set({ etag: null }).execute();
		expect(await tag()).toBe(drawn);
		expect(drawn).toMatch(/^".+"$/);
	});

	it("is drawn again when the journey has changed", async () => {
		const recorded = await kept(AT_SEA);
		await recordWay(db, "CNSHA etd:3 atd:4\nUSLAX eta:21", recorded);
		expect(await titlesOf(recorded)).toHaveLength(5);
	});

	it("is drawn again when its vessel has another position", async () => {
		const recorded = await kept("CNSHA atd:14\nSGSIN eta:21");
		const other = await kept("CNSHA atd:4\nSGSIN ata:6");
		await recordTrack(
			db,
			"ALPHA",
			PACIFIC.filter(({ at }) => at > day(8) && at <= day(8.5)),
		);
		expect(await titlesOf(recorded)).toEqual(["1 port", "2 port"]);
		expect(await titlesOf(other)).toEqual([]);
	});

	it("is drawn again when its vessel has had no position for two days, and when it is a day old after the arrival", async () => {
		const recorded = await kept(AT_SEA);
		const arrived = await kept("CNSHA atd:4\nUSLAX ata:8");
		clock.advance(23 * HOUR_MS);
		expect(await titlesOf(recorded)).toEqual([]);
		expect(await titlesOf(arrived)).toEqual([]);
		clock.advance(37 * HOUR_MS);
		expect(await titlesOf(recorded)).toEqual([
			"1 port",
			"1 past_vessel_locations",
			"2 port",
		]);
		const reply = await landfall.fetch(pathOf(arrived));
		expect(reply.headers.get("cache-control")).toContain("immutable");
	});

	it("has another entity tag and its own lifetime once its vessel has a position", async () => {
		const now = clock.now().toISOString();
		const recorded = await record("CNSHA atd:6 ship:BRAVO\nUSLAX eta:30");
		const read = async () => {
			const { headers } = await landfall.fetch(pathOf(recorded));
			return [headers.get("cache-control"), headers.get("etag")];
		};
		await recordTrack(db, "BRAVO", []);
		const [open, before] = await read();
		expect(open).toBe("private, no-cache");
		await recordTrack(
			db,
			"BRAVO",
			sailed([6, placeOf("CNSHA")], [30, placeOf("USLAX")]).filter(
				({ at }) => at <= now,
			),
		);
		const [drawn, tag] = await read();
		expect(drawn).toBe("private, max-age=3600");
		expect(tag).not.toBe(before);
		await mark(recorded);
		expect(await titlesOf(recorded)).toEqual([]);
		expect(await read()).toEqual([drawn, tag]);
		clock.advance(49 * HOUR_MS);
		expect(await titlesOf(recorded)).not.toEqual([]);
		expect((await read())[0]).toBe(open);
	});

	it("names a vessel without a name by its number", async () => {
		const position = { latitude: 30, longitude: 140 };
		const recorded = await record("CNSHA atd:6 ship:BRAVO\nUSOAK eta:30");
		await recordTrack(db, "BRAVO", [
			{
				...{ at: clock.now().toISOString(), ...position },
				...{ headingDegrees: null, speedKnots: null },
			},
		]);
		await db
			.updateTable("vessels")
			.set({ name: null })
			.where("imo", "=", "9930038")
			.execute();
		const { features } = await landfall.client.getContainerMap(recorded.id);
		const names = features.flatMap(({ properties }) =>
			properties.feature_type === "current_vessel"
				? [properties.vessel_name]
				: [],
		);
		expect(names).toEqual(["IMO 9930038"]);
	});
});
