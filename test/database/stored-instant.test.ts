import { describe, expect, test } from "vitest";
import {
	firstStored,
	lastStored,
} from "../../server/database/stored-instant.ts";

describe("the ends of a period, as stored instants", () => {
	test.each([
		["2026-03-02T08:00:00Z", "2026-03-02T08:00:00Z", "2026-03-02T08:00:00Z"],
		[
			"2026-03-02T08:00:00.001Z",
			"2026-03-02T08:00:01Z",
			"2026-03-02T08:00:00Z",
		],
		[
			"2026-03-02T08:00:00.5+09:30",
			"2026-03-01T22:30:01Z",
			"2026-03-01T22:30:00Z",
		],
		["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z", "2016-12-31T23:59:59Z"],
		[
			"9999-12-31T23:59:59-08:00",
			"9999-12-31T23:59:59Z",
			"9999-12-31T23:59:59Z",
		],
		[
			"9999-12-31T23:59:59.999Z",
			"9999-12-31T23:59:59Z",
			"9999-12-31T23:59:59Z",
		],
	])("%s begins at %s and ends at %s", (bound, first, last) => {
		expect(firstStored(bound)).toBe(first);
		expect(lastStored(bound)).toBe(last);
	});

	test("an instant before the year 0 is before every stored one", () => {
		expect(firstStored("0000-01-01T00:00:00+14:00") < "2026").toBe(true);
		expect(lastStored("0000-01-01T00:00:00+14:00") < "2026").toBe(true);
	});
});
