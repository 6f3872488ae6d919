import { newRecordId } from "../../database/record-id.ts";
import type { RawEventTable } from "../../resources/raw-events/raw-event-table.ts";
import type { ContainerFacts } from "../../tracking/journey/journey.ts";
import { compareText } from "../../tracking/observations/precedence.ts";
import type { Derivation } from "../derivation/derivation.ts";

/** The raw events of one container. */
export interface RawEventRecords {
	/** Valid raw events by the identity of their observation. */
	readonly standing: ReadonlyMap<string, RawEventTable>;
	/** Ids of all raw events in the order of the container's history, withdrawn ones last. */
	readonly ids: readonly string[];
	/** New and changed rows. */
	readonly changed: readonly RawEventTable[];
}

function standingRows(
	facts: ContainerFacts,
	containerId: string,
	known: ReadonlyMap<number, RawEventTable>,
	{ firstNumbers, numbers, request }: Derivation,
): [identity: string, row: RawEventTable][] {
	return facts.rawEvents.flatMap((event, index) => {
		const number = firstNumbers.get(event.observation);
		if (number === undefined) return [];
		const row: RawEventTable = {
			account_id: request.account_id,
			id: known.get(number)?.id ?? newRecordId(),
			container_id: containerId,
			observation: number,
			version: numbers.get(event.message) ?? number,
			position: index,
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
		row.version !== before.version ||
		row.position !== before.position ||
		row.event !== before.event ||
		row.is_estimate !== before.is_estimate ||
		row.locode !== before.locode ||
		row.vessel_name !== before.vessel_name ||
		row.vessel_imo !== before.vessel_imo ||
		row.invalidated_at !== before.invalidated_at
	);
}

/** The rows with their positions by time: standing ones in their order, and withdrawn ones behind those of the same time. */
function inPosition(
	standing: readonly RawEventTable[],
	withdrawn: readonly RawEventTable[],
	{ byNumber }: Derivation,
): RawEventTable[] {
	const timeOf = ({ version, observation }: RawEventTable) =>
		byNumber.get(version ?? observation)?.occurredAt ?? "";
	return [...standing, ...withdrawn]
		.sort((a, b) => compareText(timeOf(a), timeOf(b)))
		.map((row, position) => ({ ...row, position }));
}

/** Rows of the raw events of one container. A raw event that its source withdrew or replaced is kept, and marked invalid. */
export function rawEventRecords(
	facts: ContainerFacts,
	containerId: string,
	recorded: readonly RawEventTable[],
	derivation: Derivation,
): RawEventRecords {
	const known = new Map(recorded.map((row) => [row.observation, row]));
	const standing = standingRows(facts, containerId, known, derivation);
	const ids = new Set(standing.map(([, row]) => row.id));
	const withdrawn = recorded
		.filter((row) => !ids.has(row.id))
		.map((row) => ({
			...row,
			invalidated_at: row.invalidated_at ?? derivation.now,
		}));
	const rows = standing.map(([, row]) => row);
	return {
		standing: new Map(standing),
		ids: [...rows, ...withdrawn].map((row) => row.id),
		changed: inPosition(rows, withdrawn, derivation).filter((row) => {
			const before = known.get(row.observation);
			return before === undefined || isChanged(row, before);
		}),
	};
}
