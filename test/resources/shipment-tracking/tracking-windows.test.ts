import { describe, expect, it } from "vitest";
import {
	stopReasonOf,
	type TrackedShipment,
} from "../../../server/resources/shipment-tracking/tracking-windows.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const DAY = 24 * 3_600_000;

const daysAgo = (days: number) =>
	new Date(NOW.getTime() - days * DAY).toISOString().replace(".000", "");

type Box = TrackedShipment["containers"][number];

const AT_SEA: Box = {
	pod_full_out_at: null,
	final_destination_full_out_at: null,
	empty_terminated_at: null,
};
const out = (days: number): Box => ({
	...AT_SEA,
	pod_full_out_at: daysAgo(days),
});
const outInland = (days: number): Box => ({
	...out(days + 20),
	final_destination_full_out_at: daysAgo(days),
});
const returned = (days: number): Box => ({
	...out(days + 5),
	empty_terminated_at: daysAgo(days),
});

interface Case extends Partial<Omit<TrackedShipment, "attributes">> {
	readonly arrived?: number;
	readonly inland?: number | null;
}

function reason({ arrived, inland, ...more }: Case) {
	const shipment: TrackedShipment = {
		isBookingCancelled: false,
		isTerminalAwaited: false,
		attributes: {
			pod_ata_at: arrived === undefined ? null : daysAgo(arrived),
			destination_locode: inland === undefined ? null : "USCHI",
			destination_ata_at: inland ? daysAgo(inland) : null,
		},
		containers: [AT_SEA],
		lastNewsAt: daysAgo(2),
		resumedAt: null,
		...more,
	};
	return stopReasonOf(shipment, DEFAULT_RULES.stop, NOW);
}

describe("tracking of a shipment", () => {
	it.each<[string, Case, ReturnType<typeof reason>]>([
		["at sea continues", {}, undefined],
		["without containers continues", { containers: [] }, undefined],
		[
			"whose booking is cancelled stops, whatever else is known",
			{ isBookingCancelled: true, containers: [returned(30)] },
			"booking_cancelled",
		],
		[
			"whose booking is cancelled continues for a day, because the line may correct it",
			{ isBookingCancelled: true, lastNewsAt: daysAgo(0.9) },
			undefined,
		],
		[
			"that was resumed although its booking is cancelled continues for a day",
			{ isBookingCancelled: true, resumedAt: daysAgo(0.9) },
			undefined,
		],
		[
			"whose containers are all returned continues until the terminal has reported how each container left",
			{ isTerminalAwaited: true, containers: [returned(50)] },
			undefined,
		],
		[
			"whose containers are all returned stops when a terminal fails for the whole window after a pickup",
			{ isTerminalAwaited: true, containers: [returned(56)] },
			"past_full_out_window",
		],
		[
			"whose containers are all returned stops a day later",
			{ containers: [returned(1), returned(3)] },
			"all_containers_terminated",
		],
		[
			"whose containers are all returned continues for a day",
			{ containers: [returned(0.9), returned(3)] },
			undefined,
		],
		[
			"whose containers are all returned continues while there are corrections",
			{ containers: [returned(3)], lastNewsAt: daysAgo(0.5) },
			undefined,
		],
		[
			"with containers whose pickup was never reported counts from their return",
			{
				arrived: 80,
				isTerminalAwaited: true,
				containers: [out(20), { ...AT_SEA, empty_terminated_at: daysAgo(30) }],
			},
			undefined,
		],
		[
			"with one container still at sea continues",
			{ containers: [returned(30), AT_SEA] },
			undefined,
		],
		["that arrived 55 days ago continues", { arrived: 55.9 }, undefined],
		["that arrived 56 days ago stops", { arrived: 56 }, "past_arrival_window"],
		[
			"that is not all picked up 56 days after the arrival stops",
			{ arrived: 56, containers: [out(1), AT_SEA] },
			"past_arrival_window",
		],
		[
			"that arrived 56 days ago continues while there are corrections",
			{ arrived: 60, lastNewsAt: daysAgo(0.9) },
			undefined,
		],
		[
			"picked up 56 days ago continues while there are corrections",
			{ arrived: 100, containers: [out(60)], lastNewsAt: daysAgo(0.9) },
			undefined,
		],
		[
			"on its way inland continues, however long ago it arrived at the port",
			{ arrived: 80, inland: null },
			undefined,
		],
		[
			"that arrived inland 56 days ago stops",
			{ arrived: 80, inland: 56 },
			"past_arrival_window",
		],
		[
			"picked up within its window continues, however long ago it arrived",
			{ arrived: 100, containers: [out(55.9)] },
			undefined,
		],
		[
			"picked up 56 days ago stops",
			{ arrived: 100, containers: [out(56), out(70)] },
			"past_full_out_window",
		],
		[
			"inland counts its window from the pickup there",
			{ arrived: 100, containers: [outInland(55)] },
			undefined,
		],
		[
			"with some containers returned and the others picked up counts from the last",
			{ containers: [returned(90), out(56)] },
			"past_full_out_window",
		],
		[
			"without news for 55 days continues",
			{ lastNewsAt: daysAgo(55.9) },
			undefined,
		],
		[
			"without news for 56 days stops",
			{ lastNewsAt: daysAgo(56) },
			"no_updates_at_line",
		],
		[
			"that was resumed meanwhile continues for the whole window again",
			{
				arrived: 80,
				lastNewsAt: daysAgo(80),
				resumedAt: daysAgo(55.9),
			},
			undefined,
		],
		[
			"that was resumed long ago stops",
			{ arrived: 80, lastNewsAt: daysAgo(80), resumedAt: daysAgo(56) },
			"past_arrival_window",
		],
		[
			"that was resumed before it arrived counts from the arrival",
			{ arrived: 50, lastNewsAt: daysAgo(50), resumedAt: daysAgo(90) },
			undefined,
		],
		[
			"whose containers are listed in any order counts from the last return",
			{ containers: [returned(3), returned(0.9), returned(2)] },
			undefined,
		],
		[
			"that was resumed after its containers were returned continues for a day",
			{ containers: [returned(80)], resumedAt: daysAgo(0.5) },
			undefined,
		],
	])("%s", (_what, given, want) => {
		expect(reason(given)).toBe(want);
	});
});
