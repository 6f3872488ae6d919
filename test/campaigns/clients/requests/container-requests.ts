import {
	type AccountRecords,
	type DocumentedRequest,
	firstOf,
	read,
} from "../documented-request.ts";

const containerOf = ({ containers }: AccountRecords) => firstOf(containers);

const below =
	(rest: string): DocumentedRequest["path"] =>
	(records) =>
		`/containers/${containerOf(records).id}${rest}`;

const references = (records: AccountRecords) => ({
	data: {
		type: "container",
		id: containerOf(records).id,
		attributes: { ref_numbers: ["PO-1"] },
	},
});

/** Requests about containers. */
export const CONTAINER_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK, CLI", "/containers?include=shipment,pod_terminal,pickup_facility"),
	read("documents", "/containers?include=shipment.port_of_lading"),
	read("SDK", "/containers?page[number]=1&page[size]=100"),
	read(
		"MCP, documents",
		(records) =>
			`/containers?filter[number]=${containerOf(records).attributes.number}`,
		{
			of: "/containers",
			keeps: ({ attributes }, records) =>
				attributes.number === containerOf(records).attributes.number,
		},
	),
	read(
		"SDK, CLI, MCP",
		below("?include=shipment,pod_terminal,pickup_facility"),
	),
	read("SDK, MCP", below("?include=transport_events")),
	read("SDK, CLI", below("/raw_events")),
	read("SDK, CLI, MCP", below("/transport_events?include=location,terminal")),
	{ ...read("SDK, CLI", below("/map_geojson")), gives: [200, 403] },
	// The public API has removed this operation, and its clients still call it.
	{
		...read(
			"SDK, CLI, MCP",
			below("/route?include=port,vessel,route_location"),
		),
		gives: [200, 403],
	},
	{
		by: "documents",
		method: "PATCH",
		path: below(""),
		body: references,
		gives: [200],
	},
	{
		by: "documents",
		method: "PATCH",
		path: () => "/containers",
		body: references,
		gives: [200],
	},
	{
		by: "SDK, CLI",
		method: "PATCH",
		path: below("/refresh"),
		gives: [200, 403],
	},
];
