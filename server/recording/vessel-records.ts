import { toJsonText } from "../database/json-text.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import {
	type NamedVessel,
	serializeVessel,
	vesselId,
} from "../resources/vessels/vessel-serializer.ts";
import type { NamedVesselRow } from "../resources/vessels/vessel-table.ts";
import type { ContainerFacts, Journey } from "../tracking/derive/journey.ts";
import type { Steps } from "../tracking/observations/steps.ts";

/** Vessels as the events of a container name them, the same ones many times. */
function namedVessels(container: ContainerFacts): NamedVessel[] {
	return [
		...container.transportEvents.flatMap(({ vessel }) => vessel ?? []),
		...container.rawEvents.map((event) => ({
			imo: event.vesselImo,
			name: event.vesselName,
		})),
	];
}

const namingOf = ({ imo, name }: NamedVessel) => `${imo} ${name}`;

/**
 * The vessels of a journey, each once, with a name when any event gives one; without those that a recorded raw event names
 * in the same way: they were written with it.
 */
export function* vesselRows(
	journey: Journey,
	recorded: readonly RawEventTable[],
): Steps<NamedVesselRow[]> {
	const rows = new Map<string, NamedVesselRow>();
	const seen = new Set(
		recorded.map((row) =>
			namingOf({ imo: row.vessel_imo, name: row.vessel_name }),
		),
	);
	for (const container of journey.containers) {
		yield;
		for (const vessel of namedVessels(container)) {
			const { imo, name } = vessel;
			const naming = namingOf(vessel);
			if (seen.has(naming)) continue;
			seen.add(naming);
			const id = vesselId(vessel);
			if (id === null || rows.get(id)?.name) continue;
			const document = toJsonText(serializeVessel(id, vessel));
			rows.set(id, { id, imo, name, document });
		}
	}
	return [...rows.values()];
}
