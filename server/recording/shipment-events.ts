import type { Queries } from "../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	linkedIdentifiers,
	type ResourceIdentifier,
	recordKey,
} from "../json-api/linkage.ts";
import type { IncludedRecord } from "../resources/account-events/account-event-table.ts";
import {
	serializeContainerCreated,
	serializeContainerUpdated,
	serializePodTerminalChanged,
} from "../resources/account-events/container-event-serializer.ts";
import { serializeEstimatedArrival } from "../resources/account-events/estimated-event-serializer.ts";
import type { AccountEvent } from "../resources/account-events/notify.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import { findSharedRecords } from "../resources/included/shared-record-queries.ts";
import type { PlaceDirectory } from "../resources/places/place-directory.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import { hasActiveWebhook } from "../resources/webhooks/webhook-queries.ts";
import type {
	ArrivalEstimate,
	Comparison,
	ContainerComparison,
} from "../tracking/compare/compare.ts";
import type { ShipmentRecords } from "./records/shipment-records.ts";

/** Relationships of a transport event whose records go into its notification. */
const TRANSPORT_RELATIONSHIPS = ["location", "terminal", "vessel"];

/** The record that an event is about. */
type EventRecord = Extract<
	IncludedRecord,
	{ readonly type: AccountEvent["reference"]["type"] }
>;

/** An account event before the records of its relationships are read. */
interface EventDraft extends Pick<AccountEvent, "event" | "reference"> {
	/** The record that the event is about. */
	readonly text: JsonText<EventRecord>;
	readonly container: ContainerTable | undefined;
	/** Records to include beside shipment and container. */
	readonly related: readonly ResourceIdentifier[];
}

/** Values that all drafts of one report share. */
interface DraftContext {
	readonly shipmentId: string;
	readonly portOfDischarge: readonly ResourceIdentifier[];
	readonly documents: ShipmentRecords["containerDocuments"];
	readonly now: string;
}

/** Drafts an event that includes the relationships `names` of its record. */
function eventDraft(
	event: AccountEvent["event"],
	record: EventRecord,
	container: ContainerTable | undefined,
	names: readonly string[],
): EventDraft {
	return {
		event,
		reference: { id: record.id, type: record.type },
		text: toJsonText(record),
		container,
		related: linkedIdentifiers([record], names),
	};
}

/** Drafts the events of one container other than its transport events. */
function containerDrafts(
	comparison: ContainerComparison,
	container: ContainerTable,
	{ shipmentId, portOfDischarge, documents, now }: DraftContext,
): { created?: EventDraft; moved?: EventDraft; updated?: EventDraft } {
	const parts = () => ({
		id: newRecordId(),
		containerId: container.id,
		shipmentId,
		timestamp: now,
	});
	if (comparison.isNew) {
		const record = serializeContainerCreated(parts());
		return { created: eventDraft("container.created", record, container, []) };
	}
	const { changeset, sourceKind, newPodTerminal } = comparison;
	if (Object.keys(changeset).length === 0) return {};
	const document = documents.get(container.id);
	const timezone = document?.attributes.pod_timezone ?? null;
	const update = serializeContainerUpdated({
		...parts(),
		timezone,
		sourceKind,
		changeset,
		terminal: document?.relationships.pod_terminal.data ?? null,
	});
	const draft = eventDraft("container.updated", update, container, [
		"terminal",
	]);
	const updated = { ...draft, related: [...portOfDischarge, ...draft.related] };
	if (newPodTerminal === null) return { updated };
	const move = serializePodTerminalChanged({
		...parts(),
		timezone,
		sourceKind: newPodTerminal.sourceKind,
		terminalId: newPodTerminal.id,
	});
	const event = "container.pod_terminal_changed";
	return { updated, moved: eventDraft(event, move, container, ["terminal"]) };
}

function transportDraft(
	row: TransportEventTable,
	container: ContainerTable | undefined,
): EventDraft {
	return {
		event: row.event,
		reference: { id: row.id, type: "transport_event" },
		text: row.document,
		container,
		related: linkedIdentifiers(
			[fromJsonText(row.document)],
			TRANSPORT_RELATIONSHIPS,
		),
	};
}

function arrivalDraft(
	arrival: ArrivalEstimate,
	{ shipmentId, now }: DraftContext,
): EventDraft {
	const record = serializeEstimatedArrival({
		id: newRecordId(),
		shipmentId,
		createdAt: now,
		arrival,
	});
	const names = ["port", "vessel"];
	return eventDraft("shipment.estimated.arrival", record, undefined, names);
}

/** Changes of a shipment that are notified together. */
export interface ShipmentNews {
	readonly comparison: Comparison;
	/** New transport events, ordered by time. */
	readonly news: ShipmentRecords["news"];
	/** The current time of the clock. */
	readonly now: string;
	/** The record of the shipment, included in every notification. */
	shipmentText(): JsonText<IncludedRecord>;
}

/** Drafts all events in the order in which they happened. */
function eventDrafts(
	records: ShipmentRecords,
	{ comparison: { containers, newArrival }, news }: ShipmentNews,
	context: DraftContext,
): EventDraft[] {
	const byId = new Map(records.containers.map((row) => [row.id, row]));
	const byNumber = new Map(records.containers.map((row) => [row.number, row]));
	const changes = containers.flatMap((comparison) => {
		const row = byNumber.get(comparison.number);
		return row ? [containerDrafts(comparison, row, context)] : [];
	});
	return [
		...changes.flatMap(({ created }) => created ?? []),
		...changes.flatMap(({ moved }) => moved ?? []),
		...news.map((row) => transportDraft(row, byId.get(row.container_id))),
		...changes.flatMap(({ updated }) => updated ?? []),
		...(newArrival ? [arrivalDraft(newArrival, context)] : []),
	];
}

/**
 * Builds the account events of a report or a piece of it: new containers, new terminals, transport events by time, changes of
 * containers, and the shipment's arrival. Empty without an active webhook.
 */
export async function shipmentEvents(
	db: Queries,
	places: PlaceDirectory,
	accountId: string,
	records: ShipmentRecords,
	shipmentNews: ShipmentNews,
): Promise<AccountEvent[]> {
	const { containers, newArrival } = shipmentNews.comparison;
	const isNothing =
		containers.length === 0 &&
		shipmentNews.news.length === 0 &&
		newArrival === null;
	if (isNothing || !(await hasActiveWebhook(db, accountId))) return [];
	const { shipment } = records;
	const all = eventDrafts(records, shipmentNews, {
		shipmentId: shipment.id,
		portOfDischarge: linkedIdentifiers(
			[records.shipmentDocument],
			["port_of_discharge"],
		),
		documents: records.containerDocuments,
		now: shipmentNews.now,
	});
	const related = await findSharedRecords(
		db,
		places,
		all.flatMap((one) => one.related),
	);
	return all.map(({ event, reference, text, container, ...one }) => ({
		event,
		reference,
		containerId: container?.id ?? null,
		included: [
			shipmentNews.shipmentText(),
			...(container ? [container.document] : []),
			...one.related.flatMap((key) => related.get(recordKey(key)) ?? []),
			text,
		] as JsonText<IncludedRecord>[],
	}));
}
