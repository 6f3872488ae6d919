import { describe, expect, it } from "vitest";
import { graticule } from "../../../server/map-page/browser/map/graticule.ts";
import { headlineOf } from "../../../server/map-page/browser/panel/headline.ts";
import { messageOf } from "../../../server/map-page/browser/panel/messages.ts";
import { placeInWords } from "../../../server/map-page/browser/panel/place-in-words.ts";
import { isPossibleKey } from "../../../server/map-page/browser/shared/api-key.ts";
import { EXAMPLES } from "../../support/records/examples.ts";

describe("placeInWords", () => {
	it.each([
		[[-166.9321, 46.5114], "46°30.7′ N 166°55.9′ W"],
		[[0, 0], "0°00.0′ N 0°00.0′ E"],
		[[103.75, -1.26], "1°15.6′ S 103°45.0′ E"],
		[[179.99999, 59.99999], "60°00.0′ N 180°00.0′ E"],
	] as const)("%j is %s", (place, want) => {
		expect(placeInWords(place)).toBe(want);
	});
});

describe("graticule", () => {
	const size = { width: 900, height: 700 };
	const numbers = (longitude: number, scale: number) =>
		graticule({ longitude, latitude: 0, scale }, size).meridians.map(
			({ number }) => number,
		);

	it("labels the visible meridians, also across the 180th", () => {
		expect(numbers(180, 573)).toEqual(
			expect.arrayContaining(["140° E", "170° E", "180°", "170° W", "140° W"]),
		);
		expect(numbers(180, 573)).toHaveLength(9);
	});

	it("has only as many lines as readers can tell apart", () => {
		for (const scale of [144, 400, 1_000, 5_730])
			expect(numbers(3, scale).length).toBeLessThanOrEqual(900 / 84 + 1);
	});

	it("names the sides of the equator and of Greenwich", () => {
		const { meridians, parallels } = graticule(
			{ longitude: 0, latitude: 0, scale: 400 },
			size,
		);
		expect(meridians.map(({ number }) => number)).toEqual(
			expect.arrayContaining(["30° W", "0°", "30° E"]),
		);
		expect(parallels.map(({ number }) => number)).toEqual(
			expect.arrayContaining(["30° S", "0°", "30° N"]),
		);
	});
});

describe("headlineOf", () => {
	it("names container, equipment, line and bill of lading", () => {
		expect(
			headlineOf({
				data: EXAMPLES.container,
				included: [EXAMPLES.shipment],
				links: { self: "" },
			}),
		).toEqual({
			number: "MSDU 731826 7",
			facts:
				"40 ft high cube dry · Mediterranean Shipping Company · Bill of lading MEDUSH482917",
		});
	});

	it("leaves out unknown values", () => {
		const attributes = {
			...EXAMPLES.container.attributes,
			equipment_length: null,
			equipment_height: null,
			equipment_type: null,
		};
		const data = { ...EXAMPLES.container, attributes };
		expect(headlineOf({ data, links: { self: "" } }).facts).toBe("");
	});
});

describe("messageOf", () => {
	it.each([
		[{ status: 0 }, "The server does not answer"],
		[{ status: 401 }, "This key is not valid"],
		[{ status: 403 }, "This account has no maps"],
		[{ status: 404 }, "No such container"],
		[{ status: 429 }, "tries again soon."],
		[{ status: 429, retryAfterSeconds: 1 }, "in 1 second."],
		[{ status: 429, retryAfterSeconds: 17 }, "in 17 seconds."],
		[{ status: 503 }, "status 503"],
	])("for %j is: %s", (answer, want) => {
		const { title, text } = messageOf(answer);
		expect(`${title}: ${text}`).toContain(want);
	});
});

describe("isPossibleKey", () => {
	it.each([
		["lf_2Jx9", true],
		["", false],
		["lf_ two", false],
		["lf_ü", false],
		["lf_\n", false],
		["k".repeat(401), false],
	])("%j: %s", (key, want) => {
		expect(isPossibleKey(key)).toBe(want);
	});
});
