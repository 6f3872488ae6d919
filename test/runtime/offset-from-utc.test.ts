import { describe, expect, it, test } from "vitest";
import { localTime as demoTime } from "../../mock/demo/local-time.ts";
import { localTime as mapTime } from "../../server/map-page/browser/panel/port-times.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { offsetFromUtc } from "../../server/runtime/offset-from-utc.ts";

describe("the UTC offset of a zone", () => {
	it.each([
		["2026-01-06T03:39:00Z", "America/Sao_Paulo", "UTC−3"],
		["2026-08-06T00:00:00Z", "Asia/Kolkata", "UTC+5:30"],
		["2026-08-06T00:00:00Z", "Europe/London", "UTC+1"],
		["2026-01-06T00:00:00Z", "Europe/London", "UTC"],
		["2026-01-06T00:00:00Z", "America/St_Johns", "UTC−3:30"],
	])("at %s in %s is %s", (at, zone, want) => {
		expect(offsetFromUtc(new Date(at), zone)).toBe(want);
	});
});

test("the demo and the map format the times of every port alike", () => {
	const zones = new Set(PORTS.map(({ timeZone }) => timeZone));
	for (const at of ["2026-01-06T03:39:00Z", "2026-07-06T03:39:00Z"])
		for (const zone of zones)
			expect(demoTime(at, zone).split(" ").at(-1)).toBe(mapTime(at, zone).zone);
});
