import { isDeepStrictEqual } from "node:util";
import type { EventName } from "../../../generated/openapi.ts";
import {
	type LinkedResource,
	linkedIdentifiers,
	type ResourceIdentifier,
} from "../../../server/json-api/linkage.ts";
import { familyOf } from "../../resources/webhooks/event-families.ts";
import type { AnyRecord } from "./sendable-records.ts";

/** A notification as an example shows it. */
export interface ExampleNotification {
	readonly data: {
		readonly id: string;
		readonly attributes: {
			readonly id: string;
			readonly event: EventName;
			readonly delivery_status: string;
			readonly created_at: string;
			readonly sequence: number | null;
		};
		readonly relationships: {
			readonly reference_object: { readonly data: ResourceIdentifier };
		};
	};
	readonly included: readonly AnyRecord[];
}

/** The records embedded with the record of each kind, by the names of its relationships. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
	transport_event: ["location", "terminal", "vessel"],
	estimated_event: ["port", "vessel"],
	container_created_event: [],
	container_updated_event: ["terminal"],
	container_pod_terminal_changed_event: ["terminal"],
};

/** The attribute of the container that each milestone sets; where one of several is set, they stand in one list. */
const SETS: Readonly<Record<string, readonly string[]>> = {
	empty_out: ["empty_out_at"],
	full_in: ["pol_full_in_at"],
	vessel_loaded: ["pol_vessel_loaded_at"],
	vessel_departed: ["pol_vessel_departed_at"],
	vessel_arrived: ["pod_arrived_at"],
	vessel_discharged: ["pod_discharged_at"],
	rail_loaded: ["pod_rail_loaded_at"],
	rail_departed: ["pod_rail_departed_at"],
	rail_arrived: ["ind_ata_at"],
	arrived_at_inland_destination: ["ind_ata_at"],
	rail_unloaded: ["ind_rail_unloaded_at"],
	full_out: ["pod_full_out_at", "final_destination_full_out_at"],
	empty_in: ["empty_terminated_at"],
};

/** Attributes whose time may be in the future. */
const AHEAD = /eta|etd|lfd|appointment|estimated|next_attempt/;

const identify = ({ type, id }: ResourceIdentifier) => `${type} ${id}`;

function ofType(records: readonly AnyRecord[], type: string) {
	return records.filter((record) => record.type === type);
}

/** The records embedded with an event, in the server's order. */
function wantedRecords({ included, data }: ExampleNotification): string[] {
	const about = data.relationships.reference_object.data;
	const record = included.find(({ id }) => id === about.id);
	const [shipments, containers] = [
		ofType(included, "shipment"),
		ofType(included, "container"),
	];
	if (about.type === "tracking_request") {
		const byAge = containers.toSorted((a, b) => (a.id < b.id ? -1 : 1));
		return [...byAge, ...shipments, about].map(identify);
	}
	const linked = (one: AnyRecord | undefined, names: readonly string[]) =>
		one ? linkedIdentifiers([one as LinkedResource], names) : [];
	const port =
		about.type === "container_updated_event"
			? linked(shipments[0], ["port_of_discharge"])
			: [];
	const around = linked(record, AROUND[about.type] ?? []);
	return [...shipments, ...containers, ...port, ...around, about].map(identify);
}

/** The contradictions between an event and its container. */
function containerFaults({ data, included }: ExampleNotification): string[] {
	const [container] = ofType(included, "container");
	const about = included.at(-1);
	if (!container || !about) return [];
	const { attributes } = container;
	const milestone = data.attributes.event.replace("container.transport.", "");
	const names = SETS[milestone] ?? [];
	const isSet =
		names.length === 0 ||
		names.some((name) => attributes[name] === about.attributes.timestamp);
	const deadlines = (attributes.import_deadlines ?? {}) as object;
	const now: Readonly<Record<string, unknown>> = {
		...attributes,
		...deadlines,
		pod_terminal: (
			container.relationships?.pod_terminal?.data as { id: string } | null
		)?.id,
	};
	const changeset = (about.attributes.changeset ?? {}) as Readonly<
		Record<string, readonly [unknown, unknown]>
	>;
	return [
		...(isSet ? [] : [`${names.join(" or ")} is not the event's timestamp`]),
		...Object.entries(changeset)
			.filter(([name, [, after]]) => !isDeepStrictEqual(after, now[name]))
			.map(([name]) => `the container does not have the new ${name}`),
	];
}

/** Times that lie after the notification, in attributes that hold only past times. */
function futureFaults({ data, included }: ExampleNotification): string[] {
	const madeAt = data.attributes.created_at;
	const isAboutFuture = data.attributes.event.includes("estimated");
	return included.flatMap(({ type, attributes }) =>
		Object.entries(attributes)
			.filter(
				([name, value]) =>
					/_at$|^timestamp$/.test(name) &&
					!AHEAD.test(name) &&
					!(isAboutFuture && name === "timestamp") &&
					typeof value === "string" &&
					value > madeAt,
			)
			.map(([name, value]) => `${type} has ${name} ${value}, after ${madeAt}`),
	);
}

/** The faults of a notification that the server could not send: in its records, their order and numbers, and contradictions. */
export function notificationFaults(
	notification: ExampleNotification,
): string[] {
	const { data, included } = notification;
	const { attributes, relationships } = data;
	const about = relationships.reference_object.data;
	const { reference, always, sometimes } = familyOf(attributes.event);
	const types = included.map(({ type }) => type);
	const given = included.map(identify);
	const hasNumber = attributes.sequence !== null;
	const record = included.at(-1);
	const event = record?.attributes.event ?? attributes.event;
	const says = (isFault: boolean, fault: string) => (isFault ? [fault] : []);
	return [
		...says(about.type !== reference, `is about a ${about.type}`),
		...says(event !== attributes.event, `its record is of ${event}`),
		...says(
			!always.every((type) => types.includes(type)),
			`lacks one of ${always.join(", ")}`,
		),
		...says(
			!types.every((type) => [...always, ...sometimes].includes(type)),
			`has records of ${types.join(", ")}`,
		),
		...says(
			!isDeepStrictEqual(given, wantedRecords(notification)),
			`has its records as ${given.join(", ")}, not ${wantedRecords(notification).join(", ")}`,
		),
		...says(
			hasNumber !== attributes.event.startsWith("container."),
			"is numbered though it is about no container, or not though it is",
		),
		...says(attributes.delivery_status !== "pending", "is not pending"),
		...says(attributes.id !== data.id, "has two ids"),
		...containerFaults(notification),
		...futureFaults(notification),
	];
}
