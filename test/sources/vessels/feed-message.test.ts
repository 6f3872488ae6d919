import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readFeedMessage } from "../../../server/sources/vessels/feed/feed-message.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { positionReport, staticData } from "./feed-peer.ts";

const read = (message: unknown) => readFeedMessage(JSON.stringify(message));

describe("a message of the feed", () => {
	it("about a position has the time of the receiving station", () => {
		expect(read(positionReport())).toEqual({
			kind: "position",
			mmsi: "371234000",
			position: {
				atMs: Date.parse("2026-11-02T09:00:12Z"),
				latitude: 33.51207,
				longitude: -121.80443,
				heading: 284,
				course: 285.4,
				speed: 17.8,
			},
		});
	});

	it("about a position far from land has no heading", () => {
		const report = positionReport({
			type: "LongRangeAisBroadcastMessage",
			TrueHeading: undefined,
		});
		expect(read(report)).toMatchObject({
			kind: "position",
			position: { heading: undefined, course: 285.4 },
		});
	});

	it("about a ship has its IMO number", () => {
		expect(read(staticData())).toEqual({
			kind: "identity",
			mmsi: "371234000",
			imo: "9839272",
		});
	});

	it("that refuses us is read as a refusal", () => {
		expect(read({ error: "Api Key Is Not Valid" })).toEqual({
			kind: "refusal",
			words: "Api Key Is Not Valid",
		});
	});

	it.each<[string, unknown]>([
		[
			"a report that its station found garbled",
			positionReport({ Valid: false }),
		],
		["a report of a coast station", positionReport({ UserID: 2_320_784 })],
		["a ship without an IMO number", staticData({ ImoNumber: 0 })],
		["a ship with a wrong IMO number", staticData({ ImoNumber: 9_839_273 })],
		["another type", { ...positionReport(), MessageType: "BaseStationReport" }],
		["another type inside", { ...positionReport(), Message: { Other: {} } }],
		["no message", { MessageType: "PositionReport", MetaData: {} }],
		["a confirmation", { MessageType: "SubscriptionConfirmation" }],
		["a list", []],
		["a number", 7],
		["nothing", null],
	])("is ignored when it is %s", (_, message) => {
		expect(read(message)).toBeNull();
	});

	it.each([
		["2026-11-02 09:00:12.318353412 +0000 UTC", "2026-11-02T09:00:12Z"],
		["2026-11-02 09:00:12 +0000 UTC", "2026-11-02T09:00:12Z"],
		["2026-11-02T09:00:12Z", "2026-11-02T09:00:12Z"],
		["2026-11-02", undefined],
		["yesterday", undefined],
		[null, undefined],
	])("with the time %s is one of %s", (written, at) => {
		const message = read(positionReport({ time_utc: written }));
		expect(message).toHaveProperty("position.atMs", at && Date.parse(at));
	});
});

test("never makes the reader throw, whatever its text", () => {
	const text = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.json(),
		fc
			.record({
				MessageType: fc.constantFrom("PositionReport", "ShipStaticData"),
				MetaData: fc.anything(),
				Message: fc.dictionary(
					fc.constantFrom("PositionReport", "ShipStaticData"),
					fc.anything(),
				),
			})
			.map((message) => JSON.stringify(message) ?? ""),
	);
	fc.assert(
		fc.property(text, (one) => {
			expect(() => readFeedMessage(one)).not.toThrow();
		}),
	);
});
