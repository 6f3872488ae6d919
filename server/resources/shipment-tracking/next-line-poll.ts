import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { LineRules } from "../../settings/tracking-rules/tracking-rules.ts";

/** The values that determine the next poll of a shipment. */
export interface PolledShipment {
	readonly createdAt: string;
	readonly podEtaAt: Shipment["attributes"]["pod_eta_at"];
	readonly containers: readonly Pick<
		Container["attributes"],
		"current_status" | "pod_discharged_at" | "empty_terminated_at"
	>[];
}

function intervalMs(
	{ containers, podEtaAt, createdAt }: PolledShipment,
	{ askEveryMs, isNewForMs, nearArrivalMs }: LineRules,
	now: Date,
): number {
	const isAll = (holds: (container: (typeof containers)[number]) => boolean) =>
		containers.length > 0 && containers.every(holds);
	if (isAll((container) => container.empty_terminated_at !== null)) {
		return askEveryMs.returned;
	}
	if (now.getTime() - Date.parse(createdAt) < isNewForMs) return askEveryMs.new;
	if (isAll((container) => container.current_status === "picked_up")) {
		return askEveryMs.pickedUp;
	}
	if (containers.some((container) => container.pod_discharged_at !== null)) {
		return askEveryMs.discharged;
	}
	const isNear =
		podEtaAt !== null && Date.parse(podEtaAt) - now.getTime() <= nearArrivalMs;
	return isNear ? askEveryMs.nearArrival : askEveryMs.atSea;
}

/**
 * The next poll of a shipment's line: by default every 15 minutes in the first hour, every 6 hours at sea, hourly from
 * two days before arrival until discharge, every 2 hours until the gate-out, then daily. `random` is a number from 0 to 1.
 */
export function nextPollAt(
	shipment: PolledShipment,
	rules: LineRules,
	now: Date,
	random: number,
): Date {
	const interval = intervalMs(shipment, rules, now);
	return new Date(
		now.getTime() + interval * (1 + rules.jitter * (2 * random - 1)),
	);
}
