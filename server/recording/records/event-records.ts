import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { serializeTransportEvent } from "../../resources/transport-events/transport-event-serializer.ts";
import type { TransportEventTable } from "../../resources/transport-events/transport-event-table.ts";
import type { ChangeFacts } from "../../tracking/compare/change-events.ts";
import type { ContainerComparison } from "../../tracking/compare/compare.ts";
import type {
	ContainerFacts,
	TransportEventFacts,
} from "../../tracking/journey/journey.ts";

/** The inputs for the rows of one container's transport events. */
export interface ContainerContext {
	readonly accountId: string;
	readonly shipmentId: string;
	readonly containerId: string;
	/** The container's raw events by the identity of their observation. */
	readonly rawEvents: ReadonlyMap<string, { readonly id: string }>;
	/** The container's recorded transport events, oldest record first. */
	readonly recorded: readonly TransportEventTable[];
	/** How the container differs from its record. */
	readonly comparison: ContainerComparison;
	/** The current time of the clock. */
	readonly now: string;
}

/** Rows of the transport events of one container. */
export interface TransportEventChanges {
	/** Events to notify: milestones and estimates ordered by time, then changes of values. */
	readonly news: readonly TransportEventTable[];
	/** All rows to write: news, events without notification, corrections and withdrawals. */
	readonly changed: readonly TransportEventTable[];
}

type EventFacts = TransportEventFacts | ChangeFacts;

/** The row of an event in place of `row`, or as a version after the `earlier` ones. */
function eventRow(
	facts: EventFacts,
	context: ContainerContext,
	earlier: readonly TransportEventTable[],
	row?: TransportEventTable,
): TransportEventTable {
	const { accountId, containerId, shipmentId, rawEvents } = context;
	const id = row?.id ?? newRecordId();
	const createdAt = row?.created_at ?? context.now;
	const { observation } = facts;
	const document = serializeTransportEvent({
		id,
		createdAt,
		facts,
		shipmentId,
		containerId,
		rawEventId: observation ? (rawEvents.get(observation)?.id ?? null) : null,
		previousId: earlier.at(-1)?.id ?? null,
		invalidatedAt: null,
	});
	return {
		account_id: accountId,
		id,
		container_id: containerId,
		key: facts.key,
		version: row?.version ?? earlier.length,
		event: facts.event,
		timestamp: "timestamp" in facts ? facts.timestamp : context.now,
		invalidated_at: null,
		created_at: createdAt,
		document: toJsonText(document),
	};
}

/** The row of an event that observations no longer support. It is kept, and marked invalid. */
function withdrawnRow(
	row: TransportEventTable,
	now: string,
): TransportEventTable {
	const document = fromJsonText(row.document);
	document.attributes.invalidated_at = now;
	return { ...row, invalidated_at: now, document: toJsonText(document) };
}

/** The recorded rows under their new keys. */
function renamedRows({
	recorded,
	comparison: { renamed },
}: ContainerContext): readonly TransportEventTable[] {
	if (renamed.size === 0) return recorded;
	return recorded.map((row) => ({
		...row,
		key: renamed.get(row.key) ?? row.key,
	}));
}

/**
 * Rows of the transport events of one container that are new or changed. A recorded event changes with a corrected time, another
 * vessel, or when it is valid again after a withdrawal.
 */
export function transportEventChanges(
	facts: ContainerFacts,
	context: ContainerContext,
): TransportEventChanges {
	const { comparison, now } = context;
	const rows = renamedRows(context);
	const versions = Map.groupBy(rows, ({ key }) => key);
	const versionsOf = (key: string) => versions.get(key) ?? [];
	const news = [...comparison.news, ...comparison.changes].map((event) =>
		eventRow(event, context, versionsOf(event.key)),
	);
	const unannounced = comparison.unannounced.map((event) =>
		eventRow(event, context, versionsOf(event.key)),
	);
	const isNews = new Set([...comparison.news, ...comparison.unannounced]);
	const rewritten = facts.transportEvents.flatMap((event) => {
		const known = versionsOf(event.key);
		const latest = known.at(-1);
		if (latest === undefined || isNews.has(event)) return [];
		const row = eventRow(event, context, known.slice(0, -1), latest);
		return row.document === latest.document ? [] : [row];
	});
	const withdrawn = comparison.withdrawn.flatMap((key) =>
		versionsOf(key)
			.slice(-1)
			.map((latest) => withdrawnRow(latest, now)),
	);
	const written = [...news, ...unannounced, ...rewritten, ...withdrawn];
	const ids = new Set(written.map(({ id }) => id));
	const renamed = rows.filter(
		(row, index) =>
			row.key !== context.recorded[index]?.key && !ids.has(row.id),
	);
	return { news, changed: [...written, ...renamed] };
}
