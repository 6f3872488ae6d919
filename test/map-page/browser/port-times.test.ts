import { describe, expect, it } from "vitest";
import type { PortFeature } from "../../../generated/openapi.ts";
import {
	localTime,
	timesOf,
} from "../../../server/map-page/browser/panel/port-times.ts";

describe("localTime", () => {
	it.each([
		[
			"2026-08-22T12:00:00Z",
			"America/Los_Angeles",
			"Sat 22 Aug 2026, 05:00 UTC−7",
		],
		[
			"2026-01-22T12:00:00Z",
			"America/Los_Angeles",
			"Thu 22 Jan 2026, 04:00 UTC−8",
		],
		["2026-08-06T17:10:00Z", "Asia/Shanghai", "Fri 7 Aug 2026, 01:10 UTC+8"],
		["2026-08-06T00:00:00Z", "Asia/Kolkata", "Thu 6 Aug 2026, 05:30 UTC+5:30"],
		["2026-08-06T00:00:00Z", "Europe/London", "Thu 6 Aug 2026, 01:00 UTC+1"],
		["2026-01-06T00:00:00Z", "Europe/London", "Tue 6 Jan 2026, 00:00 UTC"],
		[
			"2026-03-08T09:59:59Z",
			"America/Los_Angeles",
			"Sun 8 Mar 2026, 01:59 UTC−8",
		],
		[
			"2026-03-08T10:00:00Z",
			"America/Los_Angeles",
			"Sun 8 Mar 2026, 03:00 UTC−7",
		],
		[
			"2026-12-31T23:30:00Z",
			"Pacific/Auckland",
			"Fri 1 Jan 2027, 12:30 UTC+13",
		],
		["2026-08-06T12:00:00Z", "Moon/Tranquility", "Thu 6 Aug 2026, 12:00 UTC"],
	])("%s in %s is %s", (at, zone, want) => {
		const { day, time, zone: offset } = localTime(at, zone);
		expect(`${day}, ${time} ${offset}`).toBe(want);
	});
});

describe("timesOf", () => {
	const times = (known: Partial<PortFeature["properties"]>) =>
		timesOf({
			properties: {
				inbound_eta_at: null,
				inbound_ata_at: null,
				outbound_etd_at: null,
				outbound_atd_at: null,
				...known,
			},
		} as PortFeature).map(({ words, code, isOutdated }) =>
			[words, code, ...(isOutdated ? ["outdated"] : [])].join(" "),
		);

	it.each([
		["nothing", {}, []],
		["an expected arrival", { inbound_eta_at: "A" }, ["Arrival expected ETA"]],
		[
			"an arrival that had been expected",
			{ inbound_eta_at: "A", inbound_ata_at: "B" },
			["Arrived ATA", "Had been expected ETA outdated"],
		],
		[
			"a vessel in port",
			{ inbound_ata_at: "B", outbound_etd_at: "C" },
			["Arrived ATA", "Departure expected ETD"],
		],
		[
			"a port with all times",
			{
				inbound_eta_at: "A",
				inbound_ata_at: "B",
				outbound_etd_at: "C",
				outbound_atd_at: "D",
			},
			[
				"Arrived ATA",
				"Had been expected ETA outdated",
				"Departed ATD",
				"Had been expected ETD outdated",
			],
		],
	])("describes %s", (_name, known, want) => {
		expect(times(known)).toEqual(want);
	});
});
