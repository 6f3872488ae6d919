import type { AnyRecord } from "../cli/record-text.ts";
import { requestFor } from "../cli/request-for.ts";
import type { Tool } from "./tool.ts";

/** The most records in one answer, to keep it short enough for an assistant. */
const MOST = 5;

/** The first records of a list. */
async function first<Item extends AnyRecord>(
	list: AsyncIterable<Item>,
): Promise<readonly Item[]> {
	const records: Item[] = [];
	for await (const record of list) {
		records.push(record);
		if (records.length === MOST) break;
	}
	return records;
}

/** The records, or a sentence when there are none. */
const orNone = (records: readonly AnyRecord[], sentence: string) =>
	records.length > 0 ? records : sentence;

/** Finds a container with its shipment, terminal and events. */
export const whereIsContainer: Tool<"number"> = {
	name: "where_is_container",
	description:
		"Says where a container is: status, terminal, last free day, holds, and what has happened to it. The newest journey comes first.",
	needed: { number: "Container number, such as MSDU7318267" },
	isReading: true,
	async answer(client, { number }, signal) {
		const containers = client.containers.list(
			{
				"filter[number]": number,
				include: ["shipment", "pod_terminal", "transport_events"],
			},
			{ signal },
		);
		return orNone(
			await first(containers),
			`No container ${number} is tracked. Ask track_number to track it.`,
		);
	},
};

/** Finds shipments by any of their numbers. */
export const findShipment: Tool<"number"> = {
	name: "find_shipment",
	description:
		"Finds shipments by bill of lading, booking, container or reference number: ports, vessel, estimated and actual times, and their containers.",
	needed: { number: "The number, in full" },
	isReading: true,
	async answer(client, { number }, signal) {
		const shipments = client.shipments.list(
			{
				q: number,
				include: [
					"port_of_lading",
					"port_of_discharge",
					"pod_terminal",
					"containers",
				],
			},
			{ signal },
		);
		return orNone(
			await first(shipments),
			`No shipment has the number ${number}. Ask track_number to track it.`,
		);
	},
};

/** Infers the kind and the shipping line of a number. */
export const inferNumber: Tool<"number"> = {
	name: "infer_number",
	description:
		"Says what kind of number it is and which shipping lines it can belong to, without tracking it.",
	needed: { number: "The number as it is written" },
	isReading: true,
	async answer(client, { number }, signal) {
		const { data, meta } = await client.trackingRequests.infer(number, {
			signal,
		});
		const { number_type, shipping_line } = data.attributes;
		const lines = shipping_line.candidates.map(
			({ scac, name, confidence }) => `${scac} ${name} (${confidence})`,
		);
		return [number_type, ...lines, meta.explanation].join("\n");
	},
};

/** Starts tracking a number. */
export const trackNumber: Tool<"number", "scac"> = {
	name: "track_number",
	description:
		"Begins to track a bill of lading, booking or container number. Its shipment is there within a minute: then ask find_shipment or where_is_container.",
	needed: { number: "The number as it is written" },
	optional: {
		scac: "SCAC of the shipping line, if it is known, such as MSCU",
	},
	isReading: false,
	async answer(client, { number, scac }, signal) {
		const { infer, create } = client.trackingRequests;
		const inferred = await infer(number, { signal });
		const wanted = requestFor(number, inferred, { scac });
		return [await create(wanted, { signal })];
	},
};

/** Lists tracking requests with their status. */
export const listTrackingRequests: Tool<never, "status"> = {
	name: "list_tracking_requests",
	description:
		"Lists the latest tracking requests with their status, and why they have failed.",
	needed: {},
	optional: {
		status:
			"Only those with this status: pending, awaiting_manifest, created, failed, tracking_stopped",
	},
	isReading: true,
	async answer(client, { status }, signal) {
		const requests = client.trackingRequests.list(
			status === undefined ? {} : { "filter[status]": status },
			{ signal },
		);
		return orNone(
			await first(requests),
			status === undefined
				? "Nothing has been tracked yet."
				: `No tracking request has the status ${status}.`,
		);
	},
};
