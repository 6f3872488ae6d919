import { isImoNumber } from "../../../reference/imo-number.ts";
import type { TransportObservation } from "../../../tracking/observations/observation.ts";
import {
	type Fields,
	fieldsOf,
	firstText,
	textOf,
} from "../../parsing/fields.ts";
import { wordFor } from "./dcsa-codes.ts";

/** The members of an observation that describe the transport call. */
export type AtCall = Pick<
	TransportObservation,
	"mode" | "call" | "vessel" | "importVoyage" | "exportVoyage" | "phase"
>;

const CALL_IDS = ["transportCallID", "transportCallReference"];
const MODES = ["modeOfTransport", "modeOfTransportCode"];
const VESSEL_NAMES = ["vesselName", "name"];
const PHASES = ["transportPhase", "shipmentLocationType"];

/** Names of the voyage number: 2.2, 3.0 Beta 1, and 3.0, where it is an object. */
const VOYAGES = {
	import: {
		names: [
			"importVoyageNumber",
			"carrierImportVoyageNumber",
			"universalImportVoyageReference",
		],
		object: "importVoyageNumberOrReference",
	},
	export: {
		names: [
			"exportVoyageNumber",
			"carrierExportVoyageNumber",
			"universalExportVoyageReference",
		],
		object: "exportVoyageNumberOrReference",
	},
} as const;

const VOYAGE_OBJECT = ["carrierVoyageNumber", "universalVoyageReference"];

function readVoyage(call: Fields, side: keyof typeof VOYAGES): string | null {
	const { names, object } = VOYAGES[side];
	return (
		firstText(call, names) ?? firstText(fieldsOf(call[object]), VOYAGE_OBJECT)
	);
}

function sequenceOf(call: Fields): number | null {
	const sequence = Number(textOf(call.transportCallSequenceNumber) ?? "NaN");
	return Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : null;
}

function readVessel(call: Fields): AtCall["vessel"] {
	const vessel = fieldsOf(call.vessel ?? call.vesselTransport);
	const written =
		textOf(vessel.vesselIMONumber) ?? textOf(call.vesselIMONumber) ?? "";
	const number = written.replace(/^IMO\s*/i, "").trim();
	const imo = isImoNumber(number) ? number : null;
	const name =
		firstText(vessel, VESSEL_NAMES, 200) ?? textOf(call.vesselName, 200);
	return imo === null && name === null ? null : { imo, name };
}

/** CMA CGM's own members: the kind of place at ports, and the phase everywhere. */
const OWN_PHASES = ["shipmentLocationType", "transportationPhase"];

/** The explicit phase: `transportPhase` and `shipmentLocationType` (3.0), `isTransshipmentMove` (3.0 Beta 1), and CMA CGM's own. */
function readPhase(event: Fields, call: Fields): AtCall["phase"] {
	if (event.isTransshipmentMove === true) return "transshipment";
	for (const name of PHASES) {
		const phase = wordFor("phase", event[name]);
		if (phase !== null) return phase;
	}
	const own = [event, call].map((o) => fieldsOf(o.carrierSpecificData));
	for (const name of OWN_PHASES) {
		for (const data of own) {
			const phase = wordFor("phase", data[name]);
			if (phase !== null) return phase;
		}
	}
	return null;
}

/** Reads the transport call of a transport or equipment event; all null without one. */
export function readCall(event: Fields): AtCall {
	const call = fieldsOf(event.transportCall);
	const id = firstText(call, CALL_IDS);
	const sequence = sequenceOf(call);
	const importVoyage = readVoyage(call, "import");
	const exportVoyage = readVoyage(call, "export");
	// The deprecated single number counts only without both of its successors.
	const onlyVoyage =
		importVoyage === null && exportVoyage === null
			? textOf(call.carrierVoyageNumber)
			: null;
	return {
		mode: wordFor("mode", firstText(call, MODES)),
		call: id === null && sequence === null ? null : { id, sequence },
		vessel: readVessel(call),
		importVoyage: importVoyage ?? onlyVoyage,
		exportVoyage: exportVoyage ?? onlyVoyage,
		phase: readPhase(event, call),
	};
}
