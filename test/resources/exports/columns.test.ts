import { describe, expect, it } from "vitest";
import {
	type Columns,
	cellText,
} from "../../../server/resources/exports/columns.ts";
import { CONTAINER_COLUMNS } from "../../../server/resources/exports/container-columns.ts";
import { SHIPMENT_COLUMNS } from "../../../server/resources/exports/shipment-columns.ts";
import { TRACKING_REQUEST_COLUMNS } from "../../../server/resources/exports/tracking-request-columns.ts";
import { EXAMPLES } from "../../support/records/examples.ts";

interface ExampleRecord {
	readonly id: string;
	readonly attributes: object;
	readonly relationships: object;
}

/** A record whose attributes and relationships all have different values: their own names. */
function named<Record extends ExampleRecord>(record: Record): Record {
	const attributes = Object.entries(record.attributes).map(([name, value]) => [
		name,
		Array.isArray(value) ? [] : name,
	]);
	const relationships = Object.entries(record.relationships).map(
		([name, { data }]) => [
			name,
			{ data: Array.isArray(data) ? data : { id: `id of ${name}` } },
		],
	);
	return {
		...record,
		attributes: Object.fromEntries(attributes),
		relationships: Object.fromEntries(relationships),
	};
}

/** The cells of a record that are not lists, by column. */
function cellsOf<Row>(columns: Columns<Row>, record: Row): string[] {
	return Object.values(columns)
		.map((cell) => cell(record))
		.filter((cell) => !Array.isArray(cell))
		.map(cellText);
}

describe("each column shows a different value", () => {
	it.each([
		["containers", cellsOf(CONTAINER_COLUMNS, named(EXAMPLES.container))],
		["shipments", cellsOf(SHIPMENT_COLUMNS, named(EXAMPLES.shipment))],
		[
			"tracking requests",
			cellsOf(TRACKING_REQUEST_COLUMNS, named(EXAMPLES.request)),
		],
	])("of %s", (_, cells) => {
		expect(cells.length).toBeGreaterThan(8);
		expect(cells).not.toContain("");
		expect(new Set(cells).size).toBe(cells.length);
	});
});

it("holds and fees are written with all their known values", () => {
	const { container } = EXAMPLES;
	const attributes: typeof container.attributes = {
		...container.attributes,
		holds_at_pod_terminal: [
			{ name: "customs", status: "hold", description: null },
			{ name: "freight", status: "pending", description: "unpaid" },
		],
		fees_at_pod_terminal: [
			{ type: "demurrage", amount: 120.5, currency_code: "USD" },
			{ type: "exam", amount: 80, currency_code: "EUR" },
			{ type: "other", amount: 5 },
		],
	};
	const record = { ...container, attributes };
	const textOf = (name: string) => cellText(CONTAINER_COLUMNS[name]?.(record));
	expect(textOf("Holds")).toBe("customs hold; freight pending");
	expect(textOf("Fees")).toBe("demurrage 120.5 USD; exam 80 EUR; other 5");
});
