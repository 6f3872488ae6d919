import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { StopRules } from "../../settings/tracking-rules/tracking-rules.ts";
import type { StopReason } from "./stop-tracking.ts";

/** The values that decide whether tracking of a shipment continues. */
export interface TrackedShipment {
	readonly isBookingCancelled: boolean;
	/** Whether a terminal has not yet reported how a container left it. */
	readonly isTerminalAwaited: boolean;
	readonly attributes: Pick<
		Shipment["attributes"],
		"destination_locode" | "destination_ata_at" | "pod_ata_at"
	>;
	readonly containers: readonly Pick<
		Container["attributes"],
		"pod_full_out_at" | "final_destination_full_out_at" | "empty_terminated_at"
	>[];
	/** When the line last reported something new. */
	readonly lastNewsAt: string;
	readonly resumedAt: string | null;
}

/** The latest of these times; null when one is missing. */
function lastOf(times: readonly (string | null)[]): string | null {
	const known = times.filter((time) => time !== null);
	return known.length === times.length ? (known.sort().at(-1) ?? null) : null;
}

function latest(a: string, b: string | null): string {
	return b !== null && b > a ? b : a;
}

/** The windows after which tracking stops: reason, start (null when it has not started), and length. */
function windowsOf(
	shipment: TrackedShipment,
	rules: StopRules,
): [reason: StopReason, since: string | null, forMs: number][] {
	const { attributes, containers, lastNewsAt } = shipment;
	const returnedAt = lastOf(containers.map((box) => box.empty_terminated_at));
	const pickedUpAt = lastOf(
		containers.map(
			(box) =>
				box.final_destination_full_out_at ??
				box.pod_full_out_at ??
				box.empty_terminated_at,
		),
	);
	const arrivedAt =
		attributes.destination_locode === null
			? attributes.pod_ata_at
			: attributes.destination_ata_at;
	return [
		[
			"booking_cancelled",
			shipment.isBookingCancelled ? lastNewsAt : null,
			rules.returnedForMs,
		],
		[
			"all_containers_terminated",
			shipment.isTerminalAwaited ? null : returnedAt,
			rules.returnedForMs,
		],
		["past_full_out_window", pickedUpAt, rules.pickedUpForMs],
		[
			"past_arrival_window",
			pickedUpAt === null ? arrivedAt : null,
			rules.arrivedForMs,
		],
		["no_updates_at_line", lastNewsAt, rules.silentForMs],
	];
}

/**
 * Why tracking of a shipment ends, or undefined while it continues. It ends when its booking is cancelled, its containers are returned,
 * or nothing changed for a whole window. A resumption restarts all windows. After any new message tracking continues for at least
 * `returnedForMs`, because the next answer can correct the message. A failing terminal delays the end up to the window of a pick-up.
 */
export function stopReasonOf(
	shipment: TrackedShipment,
	rules: StopRules,
	now: Date,
): StopReason | undefined {
	const hasPassed = (since: string, forMs: number) =>
		now.getTime() - Date.parse(since) >= forMs;
	if (!hasPassed(shipment.lastNewsAt, rules.returnedForMs)) return undefined;
	const over = windowsOf(shipment, rules).find(
		([, since, forMs]) =>
			since !== null && hasPassed(latest(since, shipment.resumedAt), forMs),
	);
	return over?.[0];
}
