import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { serializeRawEvent } from "../resources/raw-events/raw-event-serializer.ts";
import type { RawEventTable } from "../resources/transport-events/transport-event-table.ts";
import type { ContainerFacts } from "../tracking/journey.ts";
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

/** The row of a raw event whose source has taken it back, or said something else in its place: it stays, marked. */
function invalidated(row: RawEventTable, now: string): RawEventTable {
	if (row.document === null) return row;
	const document = fromJsonText(row.document);
	document.attributes.invalidated_at ??= now;
	return { ...row, document: toJsonText(document) };
}

function standingRows(
	facts: ContainerFacts,
	containerId: string,
	known: ReadonlyMap<string, RawEventTable>,
	{ firstSaid, request }: Inquired,
): [identity: string, row: RawEventTable][] {
	return facts.rawEvents.flatMap((event) => {
		const first = firstSaid.get(event.observation);
		if (first === undefined) return [];
		const id = known.get(first.id)?.id ?? newRecordId();
		const document = serializeRawEvent({
			id,
			createdAt: first.receivedAt,
			containerId,
			facts: event,
		});
		const row: RawEventTable = {
			account_id: request.account_id,
			id,
			container_id: containerId,
			observation_id: first.id,
			position: event.index,
			document: toJsonText(document),
		};
		return [[event.observation, row]];
	});
}

/** What changes in the raw events of one container. */
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
		.map((row) => invalidated(row, inquired.now));
	const all = [...standing.map(([, row]) => row), ...gone];
	return {
		standing: new Map(standing),
		ids: all.map((row) => row.id),
		changed: all.filter((row) => {
			const before = known.get(row.observation_id);
			return before?.document !== row.document;
		}),
	};
}
