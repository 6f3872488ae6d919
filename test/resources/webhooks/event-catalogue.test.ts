import { describe, expect, it } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import {
	eventCatalogue,
	isEntitled,
	sampleOf,
} from "../../../server/resources/account-events/event-catalogue.ts";
import { ENTITLEMENTS } from "../../../server/services/account.ts";
import { bundle, schemaValidator } from "../../contract/contract-examples.ts";
import { familyOf, typesIn } from "./event-families.ts";

const CATALOGUE = eventCatalogue(loadContract().document);

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
	"document.extracted",
	"document.extraction_failed",
];

/** Included records of payloads of the public interface, by the start of the event's name; the first match counts. */
const PUBLIC: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^tracking_request\.succeeded/, ["shipment", "container"]],
	[/^tracking_request\.tracking_stopped/, ["shipment"]],
	[/^tracking_request\./, []],
	[/^shipment\./, ["shipment", "port", "vessel"]],
	[/^container\.created/, ["shipment", "container"]],
	[/^container\.updated/, ["shipment", "container", "port", "terminal"]],
	[/^container\.pod_terminal/, ["shipment", "container", "terminal"]],
	[/^container\.pickup_lfd\.changed/, ["shipment", "container", "port"]],
	[/^container\.pickup/, []],
	[/(available|delivered|estimated\.vessel_\w+)$/, []],
	[
		/vessel_(berthed|discharged)$/,
		["shipment", "container", "port", "terminal", "vessel"],
	],
	[/(vessel|transshipment)_\w+$/, ["shipment", "container", "port", "vessel"]],
	[
		/rail_(arrived|unloaded)$/,
		["shipment", "container", "metro_area", "rail_terminal"],
	],
	[/full_out$/, ["shipment", "container", "port", "terminal"]],
	[/^container\./, ["shipment", "container"]],
	[/^document\.extracted/, ["email_submission", "document_representation"]],
	[/^document\./, ["email_submission"]],
];

function namesIn(schema: string): EventName[] {
	return (bundle.components.schemas[schema] as { enum: EventName[] }).enum;
}

describe("the events of webhooks", () => {
	it("are the 43 of the public interface", () => {
		expect(namesIn("EventName").toSorted()).toEqual(
			[...MOVES, ...CHANGES, ...OTHERS].sort(),
		);
		expect(namesIn("EventName")).toHaveLength(43);
		expect([...CATALOGUE.keys()]).toEqual(namesIn("EventName"));
	});

	it("belong to a container's journey when they are movements or changes of a value", () => {
		expect(namesIn("TransportEventName").toSorted()).toEqual(
			[...MOVES, ...CHANGES].sort(),
		);
	});

	it.each(namesIn("EventName"))(
		"have a sample with their record and its related records: %s",
		(event) => {
			const sample = sampleOf(CATALOGUE, event);
			const { reference, always, sometimes } = familyOf(event);
			expect(sample.data.attributes.event).toBe(event);
			const { reference_object, document } = sample.data.relationships as {
				reference_object?: { data: { id: string; type: string } };
				document?: { data: { id: string; type: string } };
			};
			// Exactly one of the two has the record of the event.
			expect([reference_object, document]).toContain(undefined);
			const about = (reference_object ?? document)?.data;
			expect(about?.type).toBe(reference);
			expect(sample.included).toContainEqual(expect.objectContaining(about));
			const types = typesIn(sample.included);
			expect(types).toEqual(expect.arrayContaining([...always]));
			expect([...always, ...sometimes]).toEqual(expect.arrayContaining(types));
		},
	);

	it.each(namesIn("EventName"))(
		"have a sample with the records of the public interface: %s",
		(event) => {
			const [, types] = PUBLIC.find(([pattern]) => pattern.test(event)) ?? [];
			expect(types).toBeDefined();
			const { included } = sampleOf(CATALOGUE, event);
			expect(typesIn(included)).toEqual(
				expect.arrayContaining([...(types ?? [])]),
			);
		},
	);

	it("have only pairs of before and after in a changeset", () => {
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

describe("an account is notified of an event", () => {
	it.each([
		["container.pickup_lfd_rail.changed", "rail"],
		["document.extracted", "documents"],
		["document.extraction_failed", "documents"],
	] as const)("%s only with the entitlement %s", (event, entitlement) => {
		expect(isEntitled(event, [entitlement])).toBe(true);
		expect(isEntitled(event, ENTITLEMENTS)).toBe(true);
		const others = ENTITLEMENTS.filter((other) => other !== entitlement);
		expect(isEntitled(event, others)).toBe(false);
		expect(isEntitled(event, [])).toBe(false);
	});

	it("of every other event without any entitlement", () => {
		const forAll = namesIn("EventName").filter((name) => isEntitled(name, []));
		expect(forAll).toHaveLength(40);
	});
});
