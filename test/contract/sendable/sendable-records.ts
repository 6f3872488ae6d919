import { isDeepStrictEqual } from "node:util";
import type {
	ContainerCreatedEvent,
	ContainerPodTerminalChangedEvent,
	ContainerUpdatedEvent,
	CustomField,
	CustomFieldDefinition,
	CustomFieldDefinitionDocument,
	CustomFieldOption,
	EstimatedEvent,
	Party,
	TrackingRequest,
	TransportEvent,
	Vessel,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { RAIL_TERMINALS } from "../../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import {
	railTerminalId,
	terminalId,
} from "../../../server/reference/reference-id.ts";
import {
	serializeContainerCreated,
	serializeContainerUpdated,
	serializePodTerminalChanged,
} from "../../../server/resources/account-events/container-event-serializer.ts";
import { serializeEstimatedArrival } from "../../../server/resources/account-events/estimated-event-serializer.ts";
import { serializeDefinition } from "../../../server/resources/custom-field-definitions/definition-serializer.ts";
import { serializeOption } from "../../../server/resources/custom-field-options/option-serializer.ts";
import { serializeCustomField } from "../../../server/resources/custom-fields/custom-field-serializer.ts";
import { serializeParty } from "../../../server/resources/parties/party-serializer.ts";
import { serializeTrackingRequest } from "../../../server/resources/tracking-requests/tracking-request-serializer.ts";
import { serializeTransportEvent } from "../../../server/resources/transport-events/transport-event-serializer.ts";
import type { FacilityFacts } from "../../../server/tracking/journey/facility.ts";
import { operationExamples } from "../contract-examples.ts";

/** A record of any kind. */
export interface AnyRecord {
	readonly id: string;
	readonly type: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships?: Readonly<Record<string, { readonly data: unknown }>>;
}

/** Finds the record of a vessel by its id. */
export type VesselById = (id: string) => Vessel | undefined;

/** A facility as a source names it, by one of the codes in our tables; null for no facility. Throws when no code identifies it. */
function facilityAt(at: { readonly id: string } | null): FacilityFacts | null {
	if (at === null) return null;
	const ocean = TERMINALS.find((one) => terminalId(one) === at.id);
	const rail = RAIL_TERMINALS.find((one) => railTerminalId(one) === at.id);
	const locode = ocean?.portCode ?? rail?.metroAreaCode ?? null;
	const codes: [
		string | null | undefined,
		FacilityFacts["facilityCodeList"],
	][] = [
		[ocean?.smdgCode, "SMDG"],
		[ocean?.bicFacilityCode, "BIC"],
		[ocean?.firmsCode ?? rail?.firmsCode, "FIRMS"],
	];
	const known = codes.find(([code]) => code != null);
	if (!known?.[0]) throw new Error(`no source can name the terminal ${at.id}`);
	return { facilityCode: known[0], facilityCodeList: known[1], locode };
}

function vesselNamed(at: { readonly id: string } | null, vessels: VesselById) {
	if (at === null) return null;
	const { imo, name } = vessels(at.id)?.attributes ?? {};
	return { imo: imo ?? null, name: name ?? null };
}

function trackingRequest({ id, attributes, relationships }: TrackingRequest) {
	const { customer, tracked_object } = relationships;
	return serializeTrackingRequest({
		...attributes,
		account_id: "",
		id,
		number_key: "",
		line_scac: "",
		answer_digest: null,
		scac: attributes.scac ?? "",
		ref_numbers: toJsonText(attributes.ref_numbers),
		shipment_tags: toJsonText(attributes.shipment_tags),
		initial_custom_fields:
			attributes.initial_custom_fields &&
			toJsonText(attributes.initial_custom_fields),
		is_retrying: attributes.is_retrying ? 1 : 0,
		customer_id: customer.data?.id ?? null,
		shipment_id: tracked_object.data?.id ?? null,
	});
}

function definition({ id, attributes, relationships }: CustomFieldDefinition) {
	const { validation, default_value: value } = attributes;
	const row = {
		...attributes,
		id,
		validation: validation && toJsonText(validation),
		default_value: value === null ? null : toJsonText(value),
	};
	return serializeDefinition(row, relationships.options.data);
}

/** The value as the server writes it for the definition in the examples. */
function customField({ id, attributes, relationships }: CustomField) {
	const { api_slug, display_value } = attributes;
	const { entity, definition } = relationships;
	const shown = operationExamples
		.filter(({ operationId }) => operationId === "getCustomFieldDefinition")
		.map(({ value }) => value as CustomFieldDefinitionDocument)
		.find(({ data }) => data?.id === definition.data.id)?.data.attributes;
	if (!shown) throw new Error(`no example defines ${api_slug}`);
	const options =
		typeof attributes.value === "string" && display_value !== null
			? new Map([[attributes.value, display_value]])
			: new Map<string, string>();
	const isChoice = shown.data_type === "enum";
	return serializeCustomField(
		{
			...{ id, definition_id: definition.data.id, entity_id: entity.data.id },
			entity_type: shown.entity_type,
			value: toJsonText(attributes.value),
			created_at: attributes.created_at,
			updated_at: attributes.updated_at,
		},
		{
			definition: { api_slug: shown.api_slug } as never,
			rules: {
				dataType: shown.data_type,
				referenceType: shown.reference_type,
				validation: shown.validation,
				defaultFormat: shown.default_format,
				options: isChoice ? options : new Map(),
			},
		},
		undefined,
	);
}

function option({ id, attributes }: CustomFieldOption) {
	return serializeOption({ id, ...attributes });
}

function party({ id, attributes }: Party) {
	return serializeParty({ id, ...attributes });
}

function transportEvent(record: TransportEvent, vessels: VesselById) {
	const { attributes, relationships } = record;
	const { shipment, container, vessel, terminal, source_event } = relationships;
	const isChange = attributes.event.endsWith(".changed");
	const common = {
		key: "",
		event: attributes.event,
		timezone: timeZoneByLocode(attributes.location_locode ?? "") ?? null,
		locode: attributes.location_locode,
		vessel: isChange ? null : vesselNamed(vessel.data, vessels),
		voyageNumber: isChange ? null : attributes.voyage_number,
		facility: facilityAt(terminal.data),
		isEstimate: attributes.event.includes(".estimated."),
	};
	const own = isChange
		? { value: attributes.value, sourceKind: attributes.data_source }
		: {
				timestamp: attributes.timestamp,
				source: { kind: attributes.data_source, code: "" },
			};
	return serializeTransportEvent({
		id: record.id,
		createdAt: attributes.created_at,
		facts: { ...common, ...own } as never,
		shipmentId: shipment.data.id,
		containerId: container.data.id,
		rawEventId: source_event.data?.id ?? null,
		previousId: relationships.previous_version.data?.id ?? null,
		invalidatedAt: attributes.invalidated_at,
	});
}

function estimatedEvent(record: EstimatedEvent, vessels: VesselById) {
	const { attributes, relationships } = record;
	return serializeEstimatedArrival({
		id: record.id,
		shipmentId: relationships.shipment.data.id,
		createdAt: attributes.created_at,
		arrival: {
			timestamp: attributes.estimated_timestamp,
			timezone: timeZoneByLocode(attributes.location_locode ?? "") ?? null,
			locode: attributes.location_locode,
			voyageNumber: attributes.voyage_number,
			vessel: vesselNamed(relationships.vessel.data, vessels),
			sourceKind: attributes.data_source,
		},
	});
}

type ContainerEvent =
	| ContainerCreatedEvent
	| ContainerUpdatedEvent
	| ContainerPodTerminalChangedEvent;

function containerEvent({ id, ...event }: ContainerEvent) {
	const { container, shipment } = event.relationships;
	const parts = {
		id,
		containerId: container.data.id,
		shipmentId: shipment.data.id,
		timestamp: event.attributes.timestamp,
	};
	if (event.type === "container_created_event")
		return serializeContainerCreated(parts);
	const { timezone, data_source: sourceKind } = event.attributes;
	const change = { ...parts, timezone, sourceKind };
	if (event.type === "container_pod_terminal_changed_event") {
		const terminalId = event.relationships.terminal.data.id;
		return serializePodTerminalChanged({ ...change, terminalId });
	}
	const { changeset } = event.attributes;
	const terminal = event.relationships.terminal.data;
	return serializeContainerUpdated({ ...change, changeset, terminal });
}

/** The record as the server writes it from the record's own values; undefined for kinds that are not checked. */
function asWritten(record: AnyRecord, vessels: VesselById): unknown {
	switch (record.type) {
		case "custom_field_definition":
			return definition(record as unknown as CustomFieldDefinition);
		case "custom_field":
			return customField(record as unknown as CustomField);
		case "custom_field_option":
			return option(record as unknown as CustomFieldOption);
		case "party":
			return party(record as unknown as Party);
		case "tracking_request":
			return trackingRequest(record as unknown as TrackingRequest);
		case "transport_event":
			return transportEvent(record as unknown as TransportEvent, vessels);
		case "estimated_event":
			return estimatedEvent(record as unknown as EstimatedEvent, vessels);
		case "container_created_event":
		case "container_updated_event":
		case "container_pod_terminal_changed_event":
			return containerEvent(record as unknown as ContainerEvent);
		default:
			return undefined;
	}
}

/** The attributes and relationships of a record that the server would write differently. */
export function writtenOtherwise(
	record: AnyRecord,
	vessels: VesselById,
): string[] {
	const written = asWritten(record, vessels) as AnyRecord | undefined;
	if (written === undefined || isDeepStrictEqual(written, record)) return [];
	const names = (part: "attributes" | "relationships") =>
		[
			...new Set([
				...Object.keys(written[part] ?? {}),
				...Object.keys(record[part] ?? {}),
			]),
		].filter(
			(name) => !isDeepStrictEqual(written[part]?.[name], record[part]?.[name]),
		);
	return [...names("attributes"), ...names("relationships")];
}
