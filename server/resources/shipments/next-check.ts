import type { Container, Shipment } from "../../../generated/openapi.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A tenth either way, so that shipments that were created together are not asked for together for ever. */
const JITTER = 0.1;

/** What the next check of a shipment depends on. */
export interface CheckedShipment {
	/** How long the shipment has been tracked, in milliseconds. */
	readonly trackedForMs: number;
	readonly podEtaAt: Shipment["attributes"]["pod_eta_at"];
	readonly containers: readonly Pick<
		Container["attributes"],
		"current_status" | "pod_discharged_at" | "empty_terminated_at"
	>[];
}

function intervalMs(shipment: CheckedShipment, now: Date): number {
	const { containers, podEtaAt, trackedForMs } = shipment;
	const isOver =
		containers.length > 0 &&
		containers.every((container) => container.empty_terminated_at !== null);
	if (isOver) return DAY;
	// Carriers fill in what they know during the first minutes after a number becomes known.
	if (trackedForMs < HOUR) return 15 * MINUTE;
	if (
		containers.every(({ current_status: status }) => status === "picked_up")
	) {
		return containers.length > 0 ? DAY : 6 * HOUR;
	}
	const isDischarged = containers.some(
		(container) => container.pod_discharged_at !== null,
	);
	if (isDischarged) return 2 * HOUR;
	const untilArrivalMs =
		podEtaAt === null
			? Number.POSITIVE_INFINITY
			: Date.parse(podEtaAt) - now.getTime();
	return untilArrivalMs <= 2 * DAY ? HOUR : 6 * HOUR;
}

/**
 * When a shipment's line is asked again: every 15 minutes in the first hour, every 6 hours at sea, hourly from two days
 * before arrival until discharge, every 2 hours until the gate-out, then daily. `random` is a number from 0 to 1.
 */
export function nextCheckAt(
	shipment: CheckedShipment,
	now: Date,
	random: number,
): Date {
	const interval = intervalMs(shipment, now);
	return new Date(now.getTime() + interval * (1 + JITTER * (2 * random - 1)));
}
