import { describe, expect, it } from "vitest";
import {
	nextPollAt,
	type PolledShipment,
} from "../../../server/resources/shipment-tracking/next-line-poll.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";

const NOW = new Date("2026-03-02T08:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type PolledContainer = PolledShipment["containers"][number];

const AT_SEA: PolledContainer = {
	current_status: "on_ship",
	pod_discharged_at: null,
	empty_terminated_at: null,
};
const DISCHARGED: PolledContainer = {
	...AT_SEA,
	current_status: "grounded",
	pod_discharged_at: "2026-03-01T00:00:00Z",
};
const PICKED_UP: PolledContainer = {
	...DISCHARGED,
	current_status: "picked_up",
};
const RETURNED: PolledContainer = {
	...PICKED_UP,
	current_status: "empty_returned",
	empty_terminated_at: "2026-03-02T00:00:00Z",
};

const arrivingIn = (ms: number) =>
	new Date(NOW.getTime() + ms).toISOString().replace(".000", "");

const createdBefore = (ms: number) =>
	new Date(NOW.getTime() - ms).toISOString();

function intervalMs(shipment: Partial<PolledShipment>, random = 0.5): number {
	const whole = {
		createdAt: createdBefore(30 * DAY),
		podEtaAt: arrivingIn(20 * DAY),
		containers: [AT_SEA],
		...shipment,
	};
	return (
		nextPollAt(whole, DEFAULT_RULES.line, NOW, random).getTime() - NOW.getTime()
	);
}

describe("a shipment's line is queried again", () => {
	it.each<[string, number, Partial<PolledShipment>]>([
		["in its first hour", 15 * MINUTE, { createdAt: createdBefore(0) }],
		[
			"at the end of its first hour",
			15 * MINUTE,
			{ createdAt: createdBefore(HOUR - 1) },
		],
		["after its first hour", 6 * HOUR, { createdAt: createdBefore(HOUR) }],
		["at sea", 6 * HOUR, {}],
		["at sea without an estimate", 6 * HOUR, { podEtaAt: null }],
		["before it has containers", 6 * HOUR, { containers: [] }],
		[
			"more than two days before arrival",
			6 * HOUR,
			{ podEtaAt: arrivingIn(2 * DAY + 1_000) },
		],
		["two days before arrival", HOUR, { podEtaAt: arrivingIn(2 * DAY) }],
		["when it is late", HOUR, { podEtaAt: arrivingIn(-3 * DAY) }],
		["discharged", 2 * HOUR, { containers: [DISCHARGED] }],
		["partly discharged", 2 * HOUR, { containers: [AT_SEA, DISCHARGED] }],
		["partly picked up", 2 * HOUR, { containers: [PICKED_UP, DISCHARGED] }],
		["picked up", DAY, { containers: [PICKED_UP, PICKED_UP] }],
		["returned", DAY, { containers: [RETURNED, RETURNED] }],
		[
			"returned within its first hour",
			DAY,
			{ createdAt: createdBefore(0), containers: [RETURNED] },
		],
	])("%s: after %i ms", (_when, want, shipment) => {
		expect(intervalMs(shipment)).toBe(want);
	});

	it("a tenth earlier or later", () => {
		expect(intervalMs({}, 0)).toBeCloseTo(0.9 * 6 * HOUR, 0);
		expect(intervalMs({}, 1)).toBeCloseTo(1.1 * 6 * HOUR, 0);
	});
});
