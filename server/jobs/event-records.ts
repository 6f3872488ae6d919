import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { serializeTransportEvent } from "../resources/transport-events/transport-event-serializer.ts";
import type {
	RawEventTable,
	TransportEventTable,
} from "../resources/transport-events/transport-event-table.ts";
import type { Comparison } from "../tracking/compare.ts";
import type {
	ContainerFacts,
	TransportEventFacts,
} from "../tracking/journey.ts";
import type { Inquired } from "./inquired.ts";

/** Ids of one container's raw events by the key of their observation: those that are recorded, and new ones. */
export function rawEventRows(
	facts: ContainerFacts,
	container: { readonly accountId: string; readonly id: string },
	recorded: readonly RawEventTable[],
	observationIds: ReadonlyMap<string, string>,
): Map<string, RawEventTable> {
	const known = new Map(recorded.map((row) => [row.observation_id, row.id]));
	return new Map(
		facts.rawEvents.flatMap(({ observationKey, index }) => {
			const observationId = observationIds.get(observationKey);
			if (observationId === undefined) return [];
			const row: RawEventTable = {
				account_id: container.accountId,
				id: known.get(observationId) ?? newRecordId(),
				container_id: container.id,
				observation_id: observationId,
				position: index,
			};
			return [[observationKey, row]];
		}),
	);
}

/** What the transport events of one container are written from. */
export interface ContainerContext {
	readonly inquired: Inquired;
	readonly shipmentId: string;
	readonly containerId: string;
	readonly rawEvents: ReadonlyMap<string, RawEventTable>;
	/** The container's transport events as they are recorded, oldest record first. */
	readonly recorded: readonly TransportEventTable[];
	/** What is different about this container. */
	readonly share: ContainerShare;
}

/** One container's share of a comparison. */
export type ContainerShare = Pick<
	Comparison,
	"transportEvents" | "corrected" | "withdrawn"
>;

/** Splits a comparison by container number, once for all of them: a shipment can have thousands. */
export function sharesOf(
	comparison: Comparison,
): (containerNumber: string) => ContainerShare {
	const byNumber = <T extends { readonly containerNumber: string }>(
		events: readonly T[],
	) => Map.groupBy(events, ({ containerNumber }) => containerNumber);
	const transportEvents = byNumber(comparison.transportEvents);
	const corrected = byNumber(comparison.corrected);
	const withdrawn = byNumber(comparison.withdrawn);
	return (number) => ({
		transportEvents: transportEvents.get(number) ?? [],
		corrected: corrected.get(number) ?? [],
		withdrawn: withdrawn.get(number) ?? [],
	});
}

/** The row of a transport event: of one that is recorded already (`known`), or of a new one. */
function transportEventRow(
	facts: TransportEventFacts,
	context: ContainerContext,
	known?: TransportEventTable,
): TransportEventTable {
	const { inquired, containerId, shipmentId, recorded } = context;
	const earlier = recorded.filter(({ key }) => key === facts.key);
	const id = known?.id ?? newRecordId();
	const createdAt = known?.created_at ?? inquired.now;
	const previousId = known
		? fromJsonText(known.document).relationships.previous_version.data?.id
		: earlier.at(-1)?.id;
	const document = serializeTransportEvent({
		id,
		createdAt,
		facts,
		shipmentId,
		containerId,
		rawEventId: context.rawEvents.get(facts.observationKey)?.id ?? null,
		previousId: previousId ?? null,
		invalidatedAt: null,
	});
	return {
		account_id: inquired.request.account_id,
		id,
		container_id: containerId,
		key: facts.key,
		version: known?.version ?? earlier.length,
		event: facts.event,
		timestamp: facts.timestamp,
		is_estimate: facts.isEstimate ? 1 : 0,
		invalidated_at: null,
		created_at: createdAt,
		document: toJsonText(document),
	};
}

/** The row of a milestone that the messages no longer bear out: it stays, marked. */
function withdrawnRow(
	row: TransportEventTable,
	now: string,
): TransportEventTable {
	const document = fromJsonText(row.document);
	document.attributes.invalidated_at = now;
	return { ...row, invalidated_at: now, document: toJsonText(document) };
}

/** What changes in the records of one container's transport events. */
export function transportEventChanges(
	facts: ContainerFacts,
	context: ContainerContext,
) {
	const { now } = context.inquired;
	const { share } = context;
	const milestones = new Map(
		context.recorded
			.filter((row) => row.is_estimate === 0)
			.map((row) => [row.key, row]),
	);
	const news = share.transportEvents.map((event) =>
		transportEventRow(event.facts, context),
	);
	const corrected = new Set(share.corrected.map((event) => event.facts));
	const rewritten = facts.transportEvents.flatMap((event) => {
		const row = milestones.get(event.key);
		const isRewritten =
			row && (corrected.has(event) || row.invalidated_at !== null);
		return isRewritten ? [transportEventRow(event, context, row)] : [];
	});
	const withdrawn = share.withdrawn.flatMap(({ key }) => {
		const row = milestones.get(key);
		return row && row.invalidated_at === null ? [withdrawnRow(row, now)] : [];
	});
	return { news, changed: [...news, ...rewritten, ...withdrawn] };
}
