import type {
	ContainerEtaHistory,
	ContainerProvenance,
} from "../../../generated/openapi.ts";
import type { ContainerFacts } from "../../tracking/journey/journey.ts";
import {
	type RawEventIdOf,
	serializeEstimates,
	serializeProvenance,
} from "../provenance/origin-serializer.ts";

/** The sources of a container's values. */
export function serializeContainerProvenance(
	id: string,
	facts: ContainerFacts,
	rawEventIdOf: RawEventIdOf,
): ContainerProvenance {
	const { attributes, rawEvents } = serializeProvenance(
		facts.provenance,
		rawEventIdOf,
	);
	return {
		id,
		type: "container_provenance",
		attributes,
		relationships: {
			container: { data: { id, type: "container" } },
			raw_events: rawEvents,
		},
	};
}

/** The history of a container's estimated times. */
export function serializeContainerEtaHistory(
	id: string,
	facts: ContainerFacts,
	rawEventIdOf: RawEventIdOf,
): ContainerEtaHistory {
	const { attributes, rawEvents } = serializeEstimates(
		["ind_eta_at"],
		facts.etaHistory,
		rawEventIdOf,
	);
	return {
		id,
		type: "container_eta_history",
		attributes,
		relationships: {
			container: { data: { id, type: "container" } },
			raw_events: rawEvents,
		},
	};
}
