import type {
	EquipmentObservation,
	Message,
} from "../observations/observation.ts";
import { vesselKey } from "../observations/place-and-vessel-keys.ts";

const isHandledByVessel = (o: Message): o is EquipmentObservation =>
	o.kind === "equipment" &&
	o.mode === "vessel" &&
	(o.activity === "loaded" || o.activity === "discharged");

/** The vessels that these messages, in order of time, name for empty containers only, by {@link vesselKey}. */
function vesselsOfEmpties(messages: readonly Message[]): Set<string | null> {
	const withEmpties = new Set<string | null>();
	const withCargo = new Set<string | null>([null]);
	const laden = new Set<string | null>();
	for (const o of messages) {
		if (o.kind !== "equipment") continue;
		const { containerNumber, isEmpty } = o;
		// A line that calls a laden container empty when it is loaded has named it laden at the gate.
		const isEmptied = isEmpty === true && !isHandledByVessel(o);
		if (isEmpty === false) laden.add(containerNumber);
		else if (isEmptied) laden.delete(containerNumber);
		if (!isHandledByVessel(o)) continue;
		const isCargo = isEmpty !== true || laden.has(containerNumber);
		(isCargo ? withCargo : withEmpties).add(vesselKey(o.vessel));
	}
	return withEmpties.difference(withCargo);
}

/**
 * The messages, in order of time, without the voyages of vessels that only moved the empty containers to where they are needed, before
 * the cargo or after its delivery. All of them when no other voyage is known.
 */
export function withoutRepositioning(
	messages: readonly Message[],
): readonly Message[] {
	const vessels = vesselsOfEmpties(messages);
	if (vessels.size === 0) return messages;
	const isVoyage = (o: Message) =>
		o.kind === "transport" && o.mode === "vessel";
	const kept = messages.filter(
		(o) =>
			o.kind !== "transport" ||
			!isVoyage(o) ||
			!vessels.has(vesselKey(o.vessel)),
	);
	return kept.some(isVoyage) ? kept : messages;
}
