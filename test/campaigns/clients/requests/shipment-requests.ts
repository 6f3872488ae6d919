import {
	type AccountRecords,
	type DocumentedRequest,
	type Filter,
	firstOf,
	type ListedRecord,
	read,
} from "../documented-request.ts";

const MISSING = "/shipments/019fb6d4-9993-7f2c-97dd-e989de35214e";

const ALL_RELATIONS =
	"containers,pod_terminal,port_of_lading,port_of_discharge,destination,destination_terminal";

const shipmentOf = ({ shipments }: AccountRecords) => firstOf(shipments);
const containerOf = ({ containers }: AccountRecords) => firstOf(containers);

function shipmentsWhere(keeps: Filter["keeps"]): Filter {
	return { of: "/shipments", keeps };
}

/** The shipment of the requested container. */
function holdsFirstContainer(record: ListedRecord, records: AccountRecords) {
	const { shipment } = containerOf(records).relationships;
	return record.id === shipment.data.id;
}

const isFirst = (record: ListedRecord, records: AccountRecords) =>
	record.id === shipmentOf(records).id;

const act = (by: string, action: string): DocumentedRequest => ({
	by,
	method: "PATCH",
	path: (records) => `/shipments/${shipmentOf(records).id}/${action}`,
	body: (records) => ({
		data: { type: "shipment", id: shipmentOf(records).id },
	}),
	gives: [200],
});

/** Requests about shipments. */
export const SHIPMENT_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK, CLI", `/shipments?include=${ALL_RELATIONS}`),
	read("SDK, CLI", "/shipments?page[number]=1&page[size]=100"),
	read("SDK", "/shipments?page[size]=1000"),
	read("documents", "/shipments?page[number]=0&page[size]=0", {
		of: "/shipments",
		keeps: isFirst,
	}),
	read(
		"MCP",
		(records) => `/shipments?number=${numberOfFirst(records)}`,
		shipmentsWhere(isFirst),
	),
	read(
		"documents",
		(records) =>
			`/shipments?q=${shipmentOf(records).attributes.bill_of_lading_number}`,
		shipmentsWhere(isFirst),
	),
	read(
		"documents",
		"/shipments?q=PO-OF-ONE",
		shipmentsWhere(({ attributes }) =>
			(attributes.ref_numbers as string[]).includes("PO-OF-ONE"),
		),
	),
	read(
		"documents",
		(records) => `/shipments?q=${containerOf(records).attributes.number}`,
		shipmentsWhere(holdsFirstContainer),
	),
	...[true, false].map((isStopped) =>
		read(
			"SDK, documents",
			`/shipments?filter[tracking_stopped]=${isStopped}`,
			shipmentsWhere(
				({ attributes }) =>
					(attributes.line_tracking_stopped_at !== null) === isStopped,
			),
		),
	),
	read(
		"SDK, CLI, MCP",
		(records) =>
			`/shipments/${shipmentOf(records).id}?include=${ALL_RELATIONS}`,
	),
	{ ...read("SDK", MISSING), gives: [404] },
	{ ...read("documents", "/shipments?include=cargo"), gives: [400] },
	{ ...read("documents", "/shipments?page[size]=abc"), gives: [200, 400] },
	{
		by: "SDK, CLI",
		method: "PATCH",
		path: (records) => `/shipments/${shipmentOf(records).id}`,
		body: (records) => ({
			data: {
				type: "shipment",
				id: shipmentOf(records).id,
				attributes: { ref_numbers: ["PO-1", "PO-2"], tags: ["urgent"] },
			},
		}),
		gives: [200],
	},
	act("SDK, CLI", "stop_tracking"),
	act("SDK, CLI", "resume_tracking"),
];

function numberOfFirst(records: AccountRecords): string {
	const { id } = shipmentOf(records);
	const request = records.requests.find(
		({ relationships }) => relationships.tracked_object.data?.id === id,
	);
	return encodeURIComponent(request?.attributes.request_number ?? "");
}
