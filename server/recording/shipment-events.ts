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
import { findRecordsByKey } from "../resources/included/record-queries.ts";
import type { PlaceDirectory } from "../resources/places/place-directory.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import { hasActiveWebhook } from "../resources/webhooks/webhook-queries.ts";
import type {
	ArrivalEstimate,
	Comparison,
	ContainerComparison,
} from "../tracking/compare/compare.ts";
import type { ShipmentRecords } from "./shipment-records.ts";

/** The records that travel with a transport event beside shipment and container. */
const SURROUNDINGS = ["location", "terminal", "vessel"];

/** The record that an event is about. */
type EventRecord = Extract<
	IncludedRecord,
	{ readonly type: AccountEvent["reference"]["type"] }
>;

/** Something to tell, before the records around it are read. */
interface Telling extends Pick<AccountEvent, "event" | "reference"> {
	/** The record that it is about. */
	readonly text: JsonText<EventRecord>;
	readonly container: ContainerTable | undefined;
	/** Records that travel with it beside shipment and container. */
	readonly around: readonly ResourceIdentifier[];
}

/** What the tellings of one inquiry have in common. */
interface Setting {
	readonly shipmentId: string;
	readonly portOfDischarge: readonly ResourceIdentifier[];
	readonly documents: ShipmentRecords["containerDocuments"];
	readonly now: string;
}

/** A telling whose record refers to those around it under these names. */
function telling(
	event: AccountEvent["event"],
	record: EventRecord,
	container: ContainerTable | undefined,
	names: readonly string[],
): Telling {
	return {
		event,
		reference: { id: record.id, type: record.type },
		text: toJsonText(record),
		container,
		around: linkedIdentifiers([record], names),
	};
}

/** What is told of one container beside its transport events. */
function containerTellings(
	comparison: ContainerComparison,
	container: ContainerTable,
	{ shipmentId, portOfDischarge, documents, now }: Setting,
): { appeared?: Telling; moved?: Telling; updated?: Telling } {
	const parts = () => ({
		id: newRecordId(),
		containerId: container.id,
		shipmentId,
		timestamp: now,
	});
	if (comparison.isNew) {
		const record = serializeContainerCreated(parts());
		return { appeared: telling("container.created", record, container, []) };
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
	const told = telling("container.updated", update, container, ["terminal"]);
	const updated = { ...told, around: [...portOfDischarge, ...told.around] };
	if (newPodTerminal === null) return { updated };
	const move = serializePodTerminalChanged({
		...parts(),
		timezone,
		sourceKind: newPodTerminal.sourceKind,
		terminalId: newPodTerminal.id,
	});
	const event = "container.pod_terminal_changed";
	return { updated, moved: telling(event, move, container, ["terminal"]) };
}

function transportTelling(
	row: TransportEventTable,
	container: ContainerTable | undefined,
): Telling {
	return {
		event: row.event,
		reference: { id: row.id, type: "transport_event" },
		text: row.document,
		container,
		around: linkedIdentifiers([fromJsonText(row.document)], SURROUNDINGS),
	};
}

function arrivalTelling(
	arrival: ArrivalEstimate,
	{ shipmentId, now }: Setting,
): Telling {
	const record = serializeEstimatedArrival({
		id: newRecordId(),
		shipmentId,
		createdAt: now,
		arrival,
	});
	const names = ["port", "vessel"];
	return telling("shipment.estimated.arrival", record, undefined, names);
}

/** What of the news of a shipment is told together. */
export interface ToldTogether {
	readonly comparison: Comparison;
	/** The transport events among them, in the order of their times. */
	readonly news: ShipmentRecords["news"];
	/** The clock's present. */
	readonly now: string;
	/** The record of the shipment as it travels with all of them. */
	shipmentText(): JsonText<IncludedRecord>;
}

/** Everything to tell, in the order in which it came about. */
function tellings(
	records: ShipmentRecords,
	{ comparison: { containers, newArrival }, news }: ToldTogether,
	setting: Setting,
): Telling[] {
	const byId = new Map(records.containers.map((row) => [row.id, row]));
	const byNumber = new Map(records.containers.map((row) => [row.number, row]));
	const changes = containers.flatMap((comparison) => {
		const row = byNumber.get(comparison.number);
		return row ? [containerTellings(comparison, row, setting)] : [];
	});
	return [
		...changes.flatMap(({ appeared }) => appeared ?? []),
		...changes.flatMap(({ moved }) => moved ?? []),
		...news.map((row) => transportTelling(row, byId.get(row.container_id))),
		...changes.flatMap(({ updated }) => updated ?? []),
		...(newArrival ? [arrivalTelling(newArrival, setting)] : []),
	];
}

/**
 * What an account is told after an inquiry, all of it or a part, in the order in which it came about: containers that appeared or were moved,
 * then milestones, estimates and changes of single values by their times, what else changed of each container, and the
 * arrival of the shipment. One event for each container. Reads the records around all of them with one query per type, and
 * nothing when nobody is to be told.
 */
export async function shipmentEvents(
	db: Queries,
	places: PlaceDirectory,
	accountId: string,
	records: ShipmentRecords,
	told: ToldTogether,
): Promise<AccountEvent[]> {
	const { containers, newArrival } = told.comparison;
	const isNothing =
		containers.length === 0 && told.news.length === 0 && newArrival === null;
	if (isNothing || !(await hasActiveWebhook(db, accountId))) return [];
	const { shipment } = records;
	const all = tellings(records, told, {
		shipmentId: shipment.id,
		portOfDischarge: linkedIdentifiers(
			[records.shipmentDocument],
			["port_of_discharge"],
		),
		documents: records.containerDocuments,
		now: told.now,
	});
	const around = await findRecordsByKey(
		db,
		places,
		accountId,
		all.flatMap((one) => one.around),
	);
	return all.map(({ event, reference, text, container, ...one }) => ({
		event,
		reference,
		containerId: container?.id ?? null,
		included: [
			told.shipmentText(),
			...(container ? [container.document] : []),
			...one.around.flatMap((key) => around.get(recordKey(key)) ?? []),
			text,
		] as JsonText<IncludedRecord>[],
	}));
}
