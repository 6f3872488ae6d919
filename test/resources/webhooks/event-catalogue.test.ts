import { describe, expect, it } from "vitest";
import type {
	EventName,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import { loadContract } from "../../../server/http/contract.ts";
import { sampleNotifications } from "../../../server/resources/webhooks/sample-notifications.ts";
import { bundle, schemaValidator } from "../../contract/contract-examples.ts";

const SAMPLES = sampleNotifications(loadContract().document);

const MOVES = [
	...["empty_out", "full_in", "vessel_loaded", "vessel_departed"],
	...["arrived", "discharged", "loaded", "departed"].flatMap((verb) => [
		`transshipment_${verb}`,
		`feeder_${verb}`,
	]),
	...["vessel_arrived", "vessel_berthed", "vessel_discharged"],
	...["available", "not_available", "full_out", "delivered", "empty_in"],
	...["rail_loaded", "rail_departed", "rail_arrived", "rail_unloaded"],
	"arrived_at_inland_destination",
	"estimated.vessel_departed",
	"estimated.vessel_arrived",
	"estimated.arrived_at_inland_destination",
].map((name) => `container.transport.${name}`);

const CHANGES = [
	"pickup_lfd",
	"pickup_lfd_line",
	"pickup_lfd_terminal",
	"pickup_lfd_rail",
	"pickup_appointment",
].map((name) => `container.${name}.changed`);

const OTHERS = [
	...["succeeded", "failed", "awaiting_manifest", "tracking_stopped"].map(
		(outcome) => `tracking_request.${outcome}`,
	),
	...["created", "updated", "pod_terminal_changed"].map(
		(event) => `container.${event}`,
	),
	"shipment.estimated.arrival",
];

function namesIn(schema: string): string[] {
	return (bundle.components.schemas[schema] as { enum: string[] }).enum;
}

/** What travels with an event, by the start of its name; the first that fits. */
const TRAVELS: readonly (readonly [RegExp, string, readonly string[]])[] = [
	[
		/^tracking_request\.succeeded/,
		"tracking_request",
		["shipment", "container"],
	],
	[/^tracking_request\.tracking_stopped/, "tracking_request", ["shipment"]],
	[/^tracking_request\./, "tracking_request", []],
	[/^shipment\./, "estimated_event", ["shipment", "port"]],
	[/^container\.created/, "container_created_event", ["shipment", "container"]],
	[
		/^container\.updated/,
		"container_updated_event",
		["shipment", "container", "port", "terminal"],
	],
	[
		/^container\.pod_terminal_changed/,
		"container_pod_terminal_changed_event",
		["shipment", "container", "terminal"],
	],
	[
		/^container\.pickup_lfd_rail/,
		"transport_event",
		["shipment", "container", "metro_area", "rail_terminal"],
	],
	[
		/^container\.pickup/,
		"transport_event",
		["shipment", "container", "port", "terminal"],
	],
	[/estimated\.vessel/, "transport_event", []],
	[
		/(vessel|transshipment)_/,
		"transport_event",
		["shipment", "container", "port", "vessel"],
	],
	[/./, "transport_event", ["shipment", "container"]],
];

describe("the events that a webhook can hear of", () => {
	it("are the 41 of the public interface that are not about documents", () => {
		expect(namesIn("EventName").toSorted()).toEqual(
			[...MOVES, ...CHANGES, ...OTHERS].sort(),
		);
		expect(namesIn("EventName")).toHaveLength(41);
	});

	it("are records of a container's journey, when they are moves or changes of a value", () => {
		expect(namesIn("TransportEventName").toSorted()).toEqual(
			[...MOVES, ...CHANGES].sort(),
		);
	});

	it.each(namesIn("EventName"))("have a sample: %s", (event) => {
		const sample = SAMPLES.get(event as EventName);
		const [, type, records] =
			TRAVELS.find(([pattern]) => pattern.test(event)) ?? [];
		const { data, included } = sample as WebhookNotificationDocument;
		const reference = data.relationships.reference_object.data;
		expect(reference.type).toBe(type);
		expect(included).toContainEqual(expect.objectContaining(reference));
		expect(included.map((record) => record.type)).toEqual(
			expect.arrayContaining([...(records ?? [])]),
		);
	});

	it("name in a changeset nothing but pairs of before and after", () => {
		const isChangeset = schemaValidator("ContainerChangeset");
		expect(isChangeset({ available_for_pickup: [null, true] })).toBe(true);
		for (const wrong of [
			{},
			{ available_for_pickup: true },
			{ available_for_pickup: [true] },
			{ available_for_pickup: [null, true, false] },
			{ pickup_lfd: [null, "tomorrow"] },
			{ number: ["A", "B"] },
		]) {
			expect(isChangeset(wrong), JSON.stringify(wrong)).toBe(false);
		}
	});
});
