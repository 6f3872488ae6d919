import {
	type AccountRecords,
	type DocumentedRequest,
	type Filter,
	firstOf,
	read,
} from "../documented-request.ts";

const requestOf = ({ requests }: AccountRecords) => firstOf(requests);

/** The median creation time of the tracking requests: some are older, some are newer. */
function middleOf({ requests }: AccountRecords): string {
	const times = requests.map(({ attributes }) => attributes.created_at);
	return times.toSorted()[Math.floor(times.length / 2)] ?? "";
}

function requestsWhere(keeps: Filter["keeps"]): Filter {
	return { of: "/tracking_requests", keeps };
}

const having = (name: string, value: unknown) =>
	requestsWhere(({ attributes }) => attributes[name] === value);

const ofFirst = (name: "request_number" | "scac") =>
	requestsWhere(
		({ attributes }, records) =>
			attributes[name] === requestOf(records).attributes[name],
	);

const isBooking = requestsWhere(({ attributes }) =>
	String(attributes.request_type).startsWith("booking"),
);

const numberOfFirst = (records: AccountRecords) =>
	encodeURIComponent(requestOf(records).attributes.request_number);

const period = (member: string, side: "start" | "end") =>
	read(
		"SDK, documents",
		(records) =>
			`/tracking_requests?filter[${member}][${side}]=${middleOf(records)}`,
		requestsWhere(({ attributes }, records) => {
			const at = String(attributes[member]);
			const middle = middleOf(records);
			return side === "start" ? at >= middle : at <= middle;
		}),
	);

/** Requests about tracking requests. */
export const TRACKING_REQUEST_READS: readonly DocumentedRequest[] = [
	read("SDK, CLI", "/tracking_requests?page[number]=1&page[size]=100"),
	read("MCP", "/tracking_requests?include=tracked_object,customer,user"),
	read(
		"SDK, documents",
		(records) =>
			`/tracking_requests?filter[request_number]=${numberOfFirst(records)}`,
		ofFirst("request_number"),
	),
	read(
		"Go client",
		(records) => `/tracking_requests?request_number=${numberOfFirst(records)}`,
		ofFirst("request_number"),
	),
	read(
		"documents",
		(records) => `/tracking_requests?q=${numberOfFirst(records)}`,
		ofFirst("request_number"),
	),
	read(
		"documents",
		"/tracking_requests?q=PO-OF-ONE",
		requestsWhere(({ attributes }) =>
			(attributes.ref_numbers as string[]).includes("PO-OF-ONE"),
		),
	),
	...["created", "pending", "failed"].map((status) =>
		read(
			"SDK, MCP, documents",
			`/tracking_requests?filter[status]=${status}`,
			having("status", status),
		),
	),
	read(
		"MCP",
		"/tracking_requests?filter[status]=succeeded",
		requestsWhere(() => false),
	),
	read(
		"SDK, documents",
		(records) =>
			`/tracking_requests?filter[scac]=${requestOf(records).attributes.scac}`,
		ofFirst("scac"),
	),
	read(
		"MCP",
		"/tracking_requests?filter[request_type]=container",
		having("request_type", "container"),
	),
	...["booking", "booking_number"].map((type) =>
		read("MCP", `/tracking_requests?filter[request_type]=${type}`, isBooking),
	),
	...["created_at", "updated_at"].flatMap((member) => [
		period(member, "start"),
		period(member, "end"),
	]),
	read(
		"documents",
		"/tracking_requests?filter[created_at][start]=2030-01-01",
		requestsWhere(() => false),
	),
	read("SDK", (records) => `/tracking_requests/${requestOf(records).id}`),
	{
		...read(
			"SDK",
			(records) =>
				`/tracking_requests/${requestOf(records).id}?include=shipment,container`,
		),
		gives: [200, 400],
	},
	{
		by: "SDK",
		method: "PATCH",
		path: (records) => `/tracking_requests/${requestOf(records).id}`,
		body: (records) => ({
			data: {
				type: "tracking_request",
				id: requestOf(records).id,
				attributes: { ref_number: "PO-9" },
			},
		}),
		gives: [200],
	},
];
