import {
	CONTAINER_LIST,
	type ListRules,
	SHIPMENT_LIST,
} from "../../../server/resources/listings/list-rules.ts";
import { podTerminal } from "../../seed/seed-journeys.ts";
import { billNumber, containerNumber } from "../../seed/seed-numbers.ts";
import type { Sample } from "./scale-sample.ts";

/** A period in which a seeded database has records. */
type Day = readonly [start: string, end: string];

/** The first day of records of each kind. */
const FIRST: Day = ["2024-01-01T00:00:00Z", "2024-01-02T00:00:00Z"];

/** Days in the middle of a million containers, and of their shipments and requests. */
const OF_CONTAINERS: Day = ["2024-12-15T00:00:00Z", "2024-12-16T00:00:00Z"];
const OF_SHIPMENTS: Day = ["2024-04-01T00:00:00Z", "2024-04-02T00:00:00Z"];

/** A period of one day. */
export const period = (name: string, [start, end]: Day = FIRST) =>
	`filter[${name}][start]=${start}&filter[${name}][end]=${end}`;

/** Both directions of a sort by each of some columns. */
const sortedBy = (columns: readonly string[]) =>
	columns.flatMap((column) => [`sort=${column}`, `sort=-${column}`]);

/** A vessel with some thousand containers. */
const VESSEL = "filter[vessel_imo]=9100007";

/** Values for each filter that takes a list of values. */
const VALUES: Readonly<Record<string, (sample: Sample) => readonly string[]>> =
	{
		"filter[scac]": () => ["MSCU&page[size]=100"],
		"filter[port_of_lading]": () => ["CNSHA"],
		"filter[port_of_discharge]": () => ["USLAX,USNYC"],
		"filter[pod_terminal]": () => [podTerminal(1)],
		"filter[vessel_imo]": () => ["9100007"],
		"filter[customer_id]": ({ customer }) => [customer],
		"filter[tracking_stopped]": () => [
			"true&page[size]=100",
			"false&page[size]=100",
		],
		"filter[status]": () => [
			"available",
			"empty_returned&page[size]=100",
			"available,not_available&page[size]=100",
		],
	};

/** Each filter by a period alone: open at either end, closed, and sorted by its own column. */
const periodsOf = (name: string, day: Day) => [
	`filter[${name}][start]=${day[0]}`,
	`filter[${name}][end]=${day[0]}`,
	period(name, day),
	`${period(name, day)}&sort=-${name}`,
];

/** Every filter and every sort of a list, one at a time. A filter without values is refused. */
function alone(
	{ filters, sorts }: ListRules,
	sample: Sample,
	day: Day,
): string[] {
	const filtered = Object.entries(filters).flatMap(
		([parameter, { by, column }]) => {
			if (by === "period") return periodsOf(column, day);
			if (by === "flag") return [`${parameter}=true`, `${parameter}=false`];
			const values = VALUES[parameter]?.(sample);
			if (!values) throw new Error(`there is no value for ${parameter}`);
			return values.map((value) => `${parameter}=${value}`);
		},
	);
	return [...filtered, ...sortedBy(sorts)];
}

/** Filters by attributes that can have several values in one record, alone and with other filters. */
const OF_VALUES = [
	"filter[tags]=week-7",
	`filter[tags]=seeded&${VESSEL}`,
	"filter[tags]=none",
	"filter[ref_numbers]=PO-7,PO-8",
	`filter[ref_numbers]=SEED&${VESSEL}&sort=pod_eta_at`,
	"filter[ref_numbers]=SEED",
	"filter[custom_field]=project:Project 8",
	`filter[custom_field]=project:Project 8&${VESSEL}`,
];

/** Filters that people use together. */
const TOGETHER = [
	`${VESSEL}&sort=pod_eta_at,-created_at`,
	`${VESSEL}&filter[port_of_discharge]=USLAX`,
	"filter[port_of_lading]=CNSHA&filter[tracking_stopped]=false",
	"filter[tracking_stopped]=false&sort=pod_eta_at",
	`filter[pod_terminal]=${podTerminal(1)}&filter[scac]=MSCU`,
	"filter[scac]=MSCU&filter[tracking_stopped]=false&sort=-updated_at",
	"sort=pod_eta_at,-created_at",
];

const ofCustomer = ({ customer }: Sample, day: Day) => [
	`filter[customer_id]=${customer}&${period("pod_eta_at", day)}`,
	`filter[customer_id]=${customer}&filter[tracking_stopped]=false&sort=pod_eta_at`,
	`filter[customer_id]=${customer}&filter[updated_at][start]=${day[0]}&sort=updated_at`,
];

/** Every filter and sort of the list of shipments, and its most costly requests. */
export const shipmentLists = (sample: Sample): readonly string[] => [
	"page[size]=100",
	"include=containers,port_of_lading.terminals,pod_terminal",
	...alone(SHIPMENT_LIST, sample, OF_SHIPMENTS),
	...OF_VALUES,
	...TOGETHER,
	...ofCustomer(sample, OF_SHIPMENTS),
	"fields[shipment]=bill_of_lading_number,pod_eta_at&page[size]=100",
	"filter[ref_numbers]=PO-7&filter[scac]=MSCU&sort=pod_eta_at",
	`number=${billNumber(1)}`,
	`number=${billNumber(1)}&filter[tracking_stopped]=true`,
	"q=PO-7",
	sample.deep.shipments,
];

/** Every filter and sort of the list of containers, and its most costly requests. */
export const containerLists = (sample: Sample): readonly string[] => [
	"page[size]=100",
	"include=shipment,pod_terminal",
	`filter[number]=${containerNumber(7)}`,
	"filter[number]=NONE",
	...alone(CONTAINER_LIST, sample, OF_CONTAINERS),
	...OF_VALUES,
	"filter[ref_numbers]=BOX-7",
	"filter[ref_numbers]=none&filter[status]=available",
	...TOGETHER,
	...ofCustomer(sample, OF_CONTAINERS),
	"filter[customer_name]=Customer 6",
	`filter[customer_id]=${sample.customer}&filter[status]=available`,
	`${VESSEL}&sort=pickup_lfd,-created_at`,
	"filter[status]=available&sort=pickup_lfd",
	"filter[status]=available&filter[port_of_discharge]=USLAX&sort=pickup_lfd",
	"filter[status]=on_ship,loaded&sort=-pod_eta_at",
	"filter[held]=true&filter[port_of_discharge]=USLAX",
	"filter[available]=true&filter[has_fees]=true",
	"filter[available]=true&sort=pickup_lfd",
	"fields[container]=number,current_status&page[size]=100",
	sample.deep.containers,
];

/** Every filter and sort of the list of tracking requests, and its most costly requests. */
export const requestLists = ({ deep, customer }: Sample): readonly string[] => [
	"page[size]=100",
	"include=tracked_object",
	...sortedBy(["created_at", "updated_at"]),
	...periodsOf("created_at", OF_SHIPMENTS),
	...periodsOf("updated_at", OF_SHIPMENTS),
	"filter[status]=failed&sort=updated_at",
	`${period("created_at")}&sort=updated_at,-created_at`,
	`filter[customer_id]=${customer}`,
	`filter[customer_id]=${customer}&filter[status]=created`,
	`filter[customer_id]=${customer}&${period("created_at", OF_SHIPMENTS)}`,
	"filter[tags]=week-7",
	"filter[tags]=seeded&filter[status]=tracking_stopped",
	"filter[ref_numbers]=ORDER-7",
	"filter[ref_numbers]=none&filter[status]=created",
	"filter[custom_field]=project:Project 10&sort=created_at",
	"q=ORDER-7",
	"filter[status]=created",
	"filter[status]=tracking_stopped",
	"filter[request_type]=bill_of_lading",
	"filter[request_type]=container",
	"filter[scac]=MSCU&page[size]=100",
	"filter[scac]=MSCU&filter[status]=failed&filter[request_type]=container",
	"filter[scac]=NONE&filter[status]=created&filter[request_type]=bill_of_lading",
	`${period("created_at")}&${period("updated_at")}&filter[scac]=MSCU`,
	`filter[request_number]=${billNumber(1)}&filter[status]=created`,
	"fields[tracking_request]=status&page[size]=100",
	deep.tracking_requests,
];
