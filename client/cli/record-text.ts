import type {
	ContainerAttributes,
	CustomFieldDefinitionAttributes,
	MetroAreaAttributes,
	PortAttributes,
	RailTerminalAttributes,
	ShipmentAttributes,
	ShippingLineAttributes,
	TerminalAttributes,
	TrackingRequestAttributes,
	TrackingRequestImportAttributes,
	TransportEventAttributes,
	WebhookAttributes,
	WebhookNotificationAttributes,
} from "../index.ts";

/** A record of any type; related ones are members beside its attributes. */
export interface AnyRecord {
	readonly type: string;
	readonly id: string;
	readonly attributes?: object;
}

/** The attributes that a one-line summary shows after the id, by type. */
const SUMMARIES = {
	container: ["number", "current_status", "pickup_lfd", "created_at"],
	custom_field_definition: [
		"entity_type",
		"api_slug",
		"data_type",
		"display_name",
	],
	metro_area: ["code", "name", "country_code"],
	port: ["code", "name", "country_code"],
	rail_terminal: ["firms_code", "name", "city"],
	shipment: [
		"bill_of_lading_number",
		"shipping_line_scac",
		"port_of_lading_locode",
		"port_of_discharge_locode",
		"pod_eta_at",
		"pod_ata_at",
	],
	shipping_line: ["scac", "name"],
	terminal: ["firms_code", "name", "city"],
	tracking_request: [
		"request_number",
		"request_type",
		"scac",
		"status",
		"failed_reason",
	],
	tracking_request_import: [
		"created_at",
		"status",
		"lines",
		"created",
		"refused",
	],
	transport_event: ["timestamp", "event", "location_locode"],
	webhook: ["url", "active"],
	webhook_notification: ["created_at", "event", "delivery_status"],
} as const satisfies {
	container: (keyof ContainerAttributes)[];
	custom_field_definition: (keyof CustomFieldDefinitionAttributes)[];
	metro_area: (keyof MetroAreaAttributes)[];
	port: (keyof PortAttributes)[];
	rail_terminal: (keyof RailTerminalAttributes)[];
	shipment: (keyof ShipmentAttributes)[];
	shipping_line: (keyof ShippingLineAttributes)[];
	terminal: (keyof TerminalAttributes)[];
	tracking_request: (keyof TrackingRequestAttributes)[];
	tracking_request_import: (keyof TrackingRequestImportAttributes)[];
	transport_event: (keyof TransportEventAttributes)[];
	webhook: (keyof WebhookAttributes)[];
	webhook_notification: (keyof WebhookNotificationAttributes)[];
};

/** The number of attributes in the summary of any other type. */
const OTHERS = 4;

/** Members of a record that are not related records. */
const OWN = new Set([
	"attributes",
	"id",
	"links",
	"meta",
	"relationships",
	"type",
]);

const isEmpty = (value: unknown) =>
	value === null ||
	value === "" ||
	(Array.isArray(value) && value.length === 0);

const written = (value: unknown) =>
	typeof value === "object" ? JSON.stringify(value) : String(value);

/** The attributes with a value. Places repeat their id among them. */
const valuesOf = ({ attributes = {} }: AnyRecord) =>
	Object.entries(attributes).filter(
		([name, value]) => name !== "id" && !isEmpty(value),
	);

/** Returns a one-line summary of a record: its id and the attributes that identify it. */
export function summaryText(record: AnyRecord): string {
	const names: readonly string[] | undefined =
		SUMMARIES[record.type as keyof typeof SUMMARIES];
	const values = new Map<string, unknown>(valuesOf(record));
	const shown = names ?? [...values.keys()].slice(0, OTHERS);
	const texts = shown.map((name) => written(values.get(name) ?? "-"));
	return [record.id, ...texts].join("  ");
}

function relatedRecords(record: AnyRecord): [string, AnyRecord[]][] {
	return Object.entries(record)
		.filter(([name]) => !OWN.has(name))
		.map(([name, related]) => [
			name,
			[related].flat().filter((one) => one !== null),
		]);
}

/** Returns a record as lines: its attributes with a value, then its related records, indented. */
export function recordText(record: AnyRecord): string {
	const values = valuesOf(record);
	const width = Math.max(0, ...values.map(([name]) => name.length));
	const lines = [
		`${record.type} ${record.id}`,
		...values.map(
			([name, value]) => `  ${name.padEnd(width)}  ${written(value)}`,
		),
	];
	for (const [name, records] of relatedRecords(record)) {
		lines.push(`  ${name}:`);
		for (const related of records)
			lines.push(recordText(related).replaceAll(/^/gm, "    "));
	}
	return lines.join("\n");
}
