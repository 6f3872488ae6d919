import { describe, expect, it, test } from "vitest";
import type { Shipment } from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import {
	notifiedRecords,
	notifiedShipment,
} from "../../../server/resources/shipments/notified-shipment.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";
import { EXAMPLES } from "../../support/records/examples.ts";

const isShipment = schemaValidator("Shipment");

/** Ids in the order of their age. */
const idOf = (index: number) =>
	`019fb6d4-9a53-7ece-b68c-${index.toString(16).padStart(12, "0")}`;

/** A shipment with this number of containers, newest first. */
function shipmentOf(count: number): Shipment {
	const data = Array.from({ length: count }, (_, index) => ({
		id: idOf(count - index - 1),
		type: "container" as const,
	}));
	const { relationships } = EXAMPLES.shipment;
	return {
		...EXAMPLES.shipment,
		relationships: { ...relationships, containers: { data } },
	};
}

function parsed(count: number): Shipment {
	const { text } = notifiedShipment(toJsonText(shipmentOf(count)));
	return JSON.parse(text) as Shipment;
}

describe("a shipment embedded in notifications", () => {
	it.each([0, 1, 99, 100])(
		"is the stored record, with %i containers",
		(count) => {
			const document = toJsonText(shipmentOf(count));
			const { text, containerIds } = notifiedShipment(document);
			expect(text).toBe(document);
			expect(containerIds.size).toBe(count);
		},
	);

	it.each([101, 1_000])(
		"names the oldest hundred of %i containers, and has their number and a link to all",
		(count) => {
			const shipment = parsed(count);
			const { containers } = shipment.relationships;
			expect(containers.data.map(({ id }) => id)).toEqual(
				Array.from({ length: 100 }, (_, index) => idOf(index)),
			);
			expect(containers.meta).toEqual({ total: count });
			expect(containers.links).toEqual({
				related: `/v2/shipments/${EXAMPLES.shipment.id}`,
			});
			expect(isShipment(shipment)).toBe(true);
		},
	);

	it("has no other differences", () => {
		const { relationships, ...rest } = parsed(101);
		const { relationships: all, ...others } = shipmentOf(101);
		expect(rest).toEqual(others);
		expect({ ...relationships, containers: null }).toEqual({
			...all,
			containers: null,
		});
	});
});

test("the containers embedded with a shipment are those that it names", () => {
	const rows = Array.from({ length: 150 }, (_, index) => ({
		id: idOf(index),
		document: `"container ${index}"`,
	}));
	const records = notifiedRecords(toJsonText(shipmentOf(150)), rows);
	expect(records.slice(0, -1)).toEqual(
		rows.slice(0, 100).map(({ document }) => document),
	);
	expect(JSON.parse(records.at(-1) ?? "").type).toBe("shipment");
});
