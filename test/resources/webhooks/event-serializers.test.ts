import { expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import {
	serializeContainerCreated,
	serializeContainerUpdated,
	serializePodTerminalChanged,
} from "../../../server/resources/account-events/container-event-serializer.ts";
import { serializeEstimatedArrival } from "../../../server/resources/account-events/estimated-event-serializer.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";

const ID = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";
const TERMINAL = "caab4095-1821-5ed2-82ac-5546f2c4c0b9";
const AT = "2026-08-25T09:30:05Z";
const PARTS = {
	id: ID,
	containerId: ID,
	shipmentId: ID,
	timestamp: AT,
	timezone: null,
	sourceKind: "rail",
} as const;
const ARRIVAL = {
	timestamp: AT,
	timezone: "America/Los_Angeles",
	locode: "USLAX",
	voyageNumber: "7E",
	vessel: { imo: "9839272", name: "MSC ISABELLA" },
	sourceKind: "shipping_line",
} as const;
const ESTIMATE = { id: ID, shipmentId: ID, createdAt: AT };

it.each([
	["ContainerCreatedEvent", serializeContainerCreated(PARTS)],
	[
		"ContainerUpdatedEvent",
		serializeContainerUpdated({
			...PARTS,
			changeset: { pod_terminal: [TERMINAL, null] },
			terminal: null,
		}),
	],
	[
		"ContainerPodTerminalChangedEvent",
		serializePodTerminalChanged({ ...PARTS, terminalId: TERMINAL }),
	],
	[
		"EstimatedEvent",
		serializeEstimatedArrival({ ...ESTIMATE, arrival: ARRIVAL }),
	],
	[
		"EstimatedEvent",
		serializeEstimatedArrival({
			...ESTIMATE,
			arrival: {
				...ARRIVAL,
				timezone: null,
				locode: null,
				voyageNumber: null,
				vessel: null,
			},
		}),
	],
])("the record of a %s follows the contract", (schema, record) => {
	const isValid = schemaValidator(schema);
	expect(isValid(record), JSON.stringify(isValid.errors)).toBe(true);
});

it("an estimated arrival refers to its port and vessel when they are known", () => {
	const referred = (arrival: object) => {
		const { port, vessel } = serializeEstimatedArrival({
			...ESTIMATE,
			arrival: { ...ARRIVAL, ...arrival },
		}).relationships;
		return [port.data?.type, vessel.data?.type];
	};
	expect(referred({})).toEqual(["port", "vessel"]);
	expect(referred({ locode: "XXXXX", vessel: null })).toEqual([
		undefined,
		undefined,
	]);
});

/** What an event about a container is about. */
const LINKED = {
	container: {
		data: { id: "019fb6d4-9ab3-7df2-9ed3-000000000001", type: "container" },
	},
	shipment: {
		data: { id: "019fb6d4-9ab3-7df2-9ed3-000000000002", type: "shipment" },
	},
};
const CHANGE = {
	...PARTS,
	containerId: LINKED.container.data.id,
	shipmentId: LINKED.shipment.data.id,
	timezone: "America/Los_Angeles",
};
const NOTICED = {
	timestamp: AT,
	timezone: "America/Los_Angeles",
	data_source: "rail",
};
const AT_TERMINAL = { data: { id: TERMINAL, type: "terminal" } as const };

it.each([
	[
		"a new container",
		serializeContainerCreated(CHANGE),
		{
			type: "container_created_event",
			attributes: { timestamp: AT, timezone: "Etc/UTC" },
			relationships: LINKED,
		},
	],
	[
		"a change of a container",
		serializeContainerUpdated({
			...CHANGE,
			changeset: { pickup_lfd: [null, AT] },
			terminal: AT_TERMINAL.data,
		}),
		{
			type: "container_updated_event",
			attributes: { ...NOTICED, changeset: { pickup_lfd: [null, AT] } },
			relationships: { ...LINKED, terminal: AT_TERMINAL },
		},
	],
	[
		"a change of a container's terminal",
		serializePodTerminalChanged({ ...CHANGE, terminalId: TERMINAL }),
		{
			type: "container_pod_terminal_changed_event",
			attributes: NOTICED,
			relationships: { ...LINKED, terminal: AT_TERMINAL },
		},
	],
	[
		"an estimated arrival",
		serializeEstimatedArrival({
			id: ID,
			shipmentId: LINKED.shipment.data.id,
			createdAt: "2026-08-20T00:00:00Z",
			arrival: { ...ARRIVAL, sourceKind: "terminal" },
		}),
		{
			type: "estimated_event",
			attributes: {
				event: "shipment.estimated.arrival",
				created_at: "2026-08-20T00:00:00Z",
				estimated_timestamp: AT,
				timezone: "America/Los_Angeles",
				location_locode: "USLAX",
				voyage_number: "7E",
				data_source: "terminal",
			},
			relationships: {
				shipment: LINKED.shipment,
				port: { data: { id: referenceId("port", "USLAX"), type: "port" } },
				vessel: {
					data: { id: referenceId("vessel", "9839272"), type: "vessel" },
				},
			},
		},
	],
])(
	"the record of %s says what it is about, when, where and by which source",
	(_, record, expected) => {
		expect(record).toEqual({ id: ID, ...expected });
	},
);
