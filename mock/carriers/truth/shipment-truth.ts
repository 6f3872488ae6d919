import { type RequestedNumber, writtenBill } from "../basics/numbers.ts";
import type { Place } from "../schedule/world-places.ts";
import type { Facts } from "./facts.ts";

/** Attributes of a shipment under Landfall's names. Attributes that cannot be known are absent. */
export type ShipmentTruth = Readonly<Record<string, string | null>>;

/** The truth about a shipment. */
export function shipmentTruth(
	facts: Facts,
	requested: RequestedNumber,
): ShipmentTruth {
	const { pol, pod, onward } = facts.stops;
	return {
		...billTruth(facts, requested),
		...placeTruth("port_of_lading", "pol", pol.place),
		...placeTruth("port_of_discharge", "pod", pod.place),
		...placeTruth("destination", "destination", onward?.to.place),
		pod_vessel_name: pod.ship?.vessel.name ?? null,
		pod_vessel_imo: pod.ship?.vessel.imo ?? null,
		pod_voyage_number: pod.ship?.importVoyage ?? null,
		...timesTruth(facts, "pol_etd", "pol_atd", { code: "DEPA", stop: pol }),
		...timesTruth(facts, "pod_eta", "pod_ata", { code: "ARRI", stop: pod }),
		...timesTruth(facts, "destination_eta", "destination_ata", {
			code: "ARRI",
			stop: onward?.to,
		}),
	};
}

/** The bill of a shipment; with two bills on one booking it is known only if it was requested. */
function billTruth(
	{ journey: { cargo, requested: root } }: Facts,
	requested: RequestedNumber,
): ShipmentTruth {
	const [first] = cargo.bills;
	const bill =
		requested.kind === "bill"
			? cargo.bills.find((one) => one === requested.number)
			: first;
	const isPlain = cargo.bills.length === 1 || requested.kind === "bill";
	return bill !== undefined && isPlain
		? { bill_of_lading_number: writtenBill(root.line, bill) }
		: {};
}

function placeTruth(
	name: string,
	zoneName: string,
	place: Place | undefined,
): ShipmentTruth {
	return {
		[`${name}_locode`]: place?.locode ?? null,
		[`${name}_name`]: place?.name ?? null,
		[`${zoneName}_timezone`]: place?.isListed ? place.timeZone : null,
	};
}

function timesTruth(
	facts: Facts,
	estimate: string,
	fact: string,
	wanted: Parameters<Facts["happenedAt"]>[0],
): ShipmentTruth {
	const originalName = estimate.replace("_e", "_original_e");
	return {
		[`${estimate}_at`]: facts.expectedAt(wanted),
		[`${fact}_at`]: facts.happenedAt(wanted),
		[`${originalName}_at`]: facts.firstExpectedAt(wanted),
	};
}
