import {
	type AccountRecords,
	type DocumentedRequest,
	read,
} from "../documented-request.ts";

const vesselAt =
	(rest: string): DocumentedRequest["path"] =>
	({ vessel }: AccountRecords) =>
		`/vessels/${vessel.id}${rest}`;

/** A read that needs the routing feature. */
const paid = (path: DocumentedRequest["path"]): DocumentedRequest => ({
	...read("SDK, CLI", path),
	gives: [200, 403],
});

/** Requests about lines, places and vessels, and searches. */
export const REFERENCE_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK, CLI, MCP", "/search?query=MEDUPLAIN482917"),
	read("SDK, CLI, MCP", "/shipping_lines"),
	read("SDK, CLI", "/shipping_lines?search=HLCU", {
		of: "/shipping_lines",
		keeps: ({ attributes }) => attributes.scac === "HLCU",
	}),
	read("SDK", "/shipping_lines/MSCU"),
	read("SDK", ({ port }) => `/ports/${port.id}`),
	read("documents", "/ports/DEHAM"),
	read("documents", "/metro_areas/USCHI"),
	read("SDK", ({ terminal }) => `/terminals/${terminal.id}`),
	read("SDK", vesselAt("")),
	read("documents", ({ vessel }) => `/vessels/${vessel.attributes.imo}`),
	paid(
		vesselAt(
			"?show_positions[from_timestamp]=2026-03-01T00:00:00Z&show_positions[to_timestamp]=2026-03-02T00:00:00Z",
		),
	),
	paid(vesselAt("/future_positions")),
	paid(vesselAt("/future_positions?port_id=USLAX&previous_port_id=CNSHA")),
	paid(
		vesselAt(
			"/future_positions_with_coordinates?port_id=USLAX&previous_port_id=CNSHA&latitude=40.2&longitude=-178.1",
		),
	),
];
