import { newRecordId } from "../database/record-id.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import type { ContainerFacts } from "../tracking/derive/journey.ts";
import type { Inquired } from "./inquired.ts";

/** The raw events of one container. */
export interface RawEventRecords {
	/** Those that stand by the identity of their observation. */
	readonly standing: ReadonlyMap<string, RawEventTable>;
	/** Ids of all, in the order of the container's history; those that were taken back at the end. */
	readonly ids: readonly string[];
	/** The rows that are new or not as they were. */
	readonly changed: readonly RawEventTable[];
}

function standingRows(
	facts: ContainerFacts,
	containerId: string,
	known: ReadonlyMap<string, RawEventTable>,
	{ firstSaid, observationIds, request }: Inquired,
): [identity: string, row: RawEventTable][] {
	return facts.rawEvents.flatMap((event) => {
		const observationId = firstSaid.get(event.observation);
		if (observationId === undefined) return [];
		const row: RawEventTable = {
			account_id: request.account_id,
			id: known.get(observationId)?.id ?? newRecordId(),
			container_id: containerId,
			observation_id: observationId,
			version_id: observationIds.get(event.message) ?? observationId,
			position: event.index,
			event: event.event,
			is_estimate: event.isEstimate ? 1 : 0,
			locode: event.locode,
			vessel_name: event.vesselName,
			vessel_imo: event.vesselImo,
			invalidated_at: null,
		};
		return [[event.observation, row]];
	});
}

function isChanged(row: RawEventTable, before: RawEventTable): boolean {
	return (
		row.version_id !== before.version_id ||
		row.position !== before.position ||
		row.event !== before.event ||
		row.is_estimate !== before.is_estimate ||
		row.locode !== before.locode ||
		row.vessel_name !== before.vessel_name ||
		row.vessel_imo !== before.vessel_imo ||
		row.invalidated_at !== before.invalidated_at
	);
}

/**
 * What changes in the raw events of one container. A row whose source has taken it back, or said something else in its
 * place, stays and is marked.
 */
export function rawEventRecords(
	facts: ContainerFacts,
	containerId: string,
	recorded: readonly RawEventTable[],
	inquired: Inquired,
): RawEventRecords {
	const known = new Map(recorded.map((row) => [row.observation_id, row]));
	const standing = standingRows(facts, containerId, known, inquired);
	const ids = new Set(standing.map(([, row]) => row.id));
	const gone = recorded
		.filter((row) => !ids.has(row.id))
		.map((row) => ({
			...row,
			invalidated_at: row.invalidated_at ?? inquired.now,
		}));
	const all = [...standing.map(([, row]) => row), ...gone];
	return {
		standing: new Map(standing),
		ids: all.map((row) => row.id),
		changed: all.filter((row) => {
			const before = known.get(row.observation_id);
			return before === undefined || isChanged(row, before);
		}),
	};
}
