import type { EventName } from "../../../generated/openapi.ts";

/** Included records of a notification, by the kind of its event. */
export interface EventFamily {
	/** Type of the event's own record, which is always included. */
	readonly reference: string;
	/** Types of the other records that are always included. */
	readonly always: readonly string[];
	/** Types of the records that are included when they are known. */
	readonly sometimes: readonly string[];
}

const TRACKED = ["shipment", "container"];
const PLACE = ["port", "metro_area"];
const FACILITY = ["terminal", "rail_terminal"];

/** A pattern of the event's name, then what an event family has. The first match wins. */
const FAMILIES: readonly (readonly [
	RegExp,
	string,
	readonly string[],
	readonly string[],
])[] = [
	[/^tracking_request\.succeeded/, "tracking_request", ["shipment"], TRACKED],
	[/^tracking_request\.tracking_stopped/, "tracking_request", ["shipment"], []],
	[/^tracking_request\./, "tracking_request", [], []],
	[/^shipment\./, "estimated_event", ["shipment"], ["port", "vessel"]],
	[/^container\.created/, "container_created_event", TRACKED, []],
	[
		/^container\.updated/,
		"container_updated_event",
		TRACKED,
		["port", "terminal"],
	],
	[
		/^container\.pod_terminal_changed/,
		"container_pod_terminal_changed_event",
		[...TRACKED, "terminal"],
		[],
	],
	[
		/(vessel|transshipment|feeder)_/,
		"transport_event",
		TRACKED,
		["port", "terminal", "vessel"],
	],
	[/^container\./, "transport_event", TRACKED, [...PLACE, ...FACILITY]],
	[
		/^document\.extracted/,
		"document",
		["document_representation"],
		["email_submission"],
	],
	[/^document\./, "document", [], ["email_submission"]],
];

/** The family of an event. */
export function familyOf(event: EventName): EventFamily {
	const found = FAMILIES.find(([pattern]) => pattern.test(event));
	if (!found) throw new Error(`${event} is of no family`);
	const [, reference, always, sometimes] = found;
	return { reference, always: [...always, reference], sometimes };
}

/** The types of these records, each once. */
export function typesIn(records: readonly { readonly type: string }[]) {
	return [...new Set(records.map(({ type }) => type))];
}
