import { expect, it } from "vitest";
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
