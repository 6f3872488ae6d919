import type { TransportObservation } from "../../../tracking/observation.ts";
import { wordFor } from "./dcsa-codes.ts";
import { type Fields, fieldsOf, firstText, textOf } from "./dcsa-fields.ts";

/** What is said about the call of a vessel, train, truck or barge. */
export type AtCall = Pick<
	TransportObservation,
	"mode" | "call" | "vessel" | "importVoyage" | "exportVoyage" | "phase"
>;

function sequenceOf(call: Fields): number | null {
	const sequence = Number(textOf(call.transportCallSequenceNumber) ?? "NaN");
	return Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : null;
}

function readVessel(call: Fields): AtCall["vessel"] {
	const vessel = { ...call, ...fieldsOf(call.vessel) };
	const written = firstText(vessel, ["vesselIMONumber"]) ?? "";
	const imo = /^(?:IMO)?\s*([1-9]\d{6})$/i.exec(written)?.[1] ?? null;
	const name = firstText(vessel, ["vesselName"], 200);
	return imo === null && name === null ? null : { imo, name };
}

/** Explicit marks: `transportPhase` (3.0), `isTransshipmentMove` (3.0 Beta-1), `shipmentLocationType` (CMA CGM). */
function readPhase(event: Fields, call: Fields): AtCall["phase"] {
	if (event.isTransshipmentMove === true) return "transshipment";
	return (
		wordFor("phase", firstText(event, ["transportPhase"])) ??
		[event, call]
			.map((fields) => fieldsOf(fields.carrierSpecificData))
			.map((fields) => wordFor("phase", fields.shipmentLocationType))
			.find((phase) => phase !== null) ??
		null
	);
}

/** Reads the transport call of a transport or equipment event; all null without one. */
export function readCall(event: Fields): AtCall {
	const call = fieldsOf(event.transportCall);
	const id = firstText(call, ["transportCallID", "transportCallReference"]);
	const sequence = sequenceOf(call);
	const importVoyage = firstText(call, ["importVoyageNumber"]);
	const exportVoyage = firstText(call, ["exportVoyageNumber"]);
	// The deprecated single number counts only when neither of its successors is there.
	const onlyVoyage =
		importVoyage === null && exportVoyage === null
			? firstText(call, ["carrierVoyageNumber"])
			: null;
	return {
		mode: wordFor(
			"mode",
			firstText(call, ["modeOfTransport", "modeOfTransportCode"]),
		),
		call: id === null && sequence === null ? null : { id, sequence },
		vessel: readVessel(call),
		importVoyage: importVoyage ?? onlyVoyage,
		exportVoyage: exportVoyage ?? onlyVoyage,
		phase: readPhase(event, call),
	};
}
