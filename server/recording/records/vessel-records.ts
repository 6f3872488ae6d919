import { toJsonText } from "../../database/json-text.ts";
import type { RawEventTable } from "../../resources/raw-events/raw-event-table.ts";
import {
	type NamedVessel,
	serializeVessel,
	vesselId,
} from "../../resources/vessels/vessel-serializer.ts";
import type { NamedVesselRow } from "../../resources/vessels/vessel-table.ts";
import type {
	ContainerFacts,
	Journey,
} from "../../tracking/journey/journey.ts";
import type { Steps } from "../../tracking/observations/interruptible.ts";

/** Vessels that the events of a container name, with repetitions. */
function namedVessels(container: ContainerFacts): NamedVessel[] {
	return [
		...container.transportEvents.flatMap(({ vessel }) => vessel ?? []),
		...container.rawEvents.map((event) => ({
			imo: event.vesselImo,
			name: event.vesselName,
		})),
	];
}

const nameKey = ({ imo, name }: NamedVessel) => `${imo} ${name}`;

/** Rows of the vessels of a journey, without those that a recorded raw event already names. */
export function* vesselRows(
	journey: Journey,
	recorded: readonly RawEventTable[],
): Steps<NamedVesselRow[]> {
	const rows = new Map<string, NamedVesselRow>();
	const seen = new Set(
		recorded.map((row) =>
			nameKey({ imo: row.vessel_imo, name: row.vessel_name }),
		),
	);
	for (const container of journey.containers) {
		yield;
		for (const vessel of namedVessels(container)) {
			const { imo, name } = vessel;
			const key = nameKey(vessel);
			if (seen.has(key)) continue;
			seen.add(key);
			const id = vesselId(vessel);
			if (id === null || rows.get(id)?.name) continue;
			const document = toJsonText(serializeVessel(id, vessel));
			rows.set(id, { id, imo, name, document });
		}
	}
	return [...rows.values()];
}
