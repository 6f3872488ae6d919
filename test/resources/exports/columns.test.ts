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

/** Attributes that columns compute with. */
const COMPUTED: Readonly<Record<string, unknown>> = {
	ind_facility_holds: null,
	ind_facility_fees: null,
	pickup_lfd: "2026-10-21T05:00:00Z",
	pod_timezone: "America/Los_Angeles",
	final_destination_timezone: "America/Chicago",
};

/** A record whose attributes and relationships all have different values: their own names. */
function named<One extends ExampleRecord>(record: One): One {
	const attributes = Object.entries(record.attributes).map(([name, value]) => [
		name,
		Array.isArray(value) ? [] : name in COMPUTED ? COMPUTED[name] : name,
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
		[
			"containers",
			cellsOf(CONTAINER_COLUMNS, {
				...named(EXAMPLES.container),
				shipment: named(EXAMPLES.shipment),
			}),
		],
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

const textOf = (
	name: string,
	attributes: Partial<typeof EXAMPLES.container.attributes>,
) => {
	const { container } = EXAMPLES;
	const all = { ...container.attributes, ...attributes };
	const record = { ...container, attributes: all, shipment: undefined };
	return cellText(CONTAINER_COLUMNS[name]?.(record));
};

it("holds and fees are written with all their known values", () => {
	const attributes: Partial<typeof EXAMPLES.container.attributes> = {
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
	expect(textOf("Holds", attributes)).toBe("customs hold; freight pending");
	expect(textOf("Fees", attributes)).toBe(
		"demurrage 120.5 USD; exam 80 EUR; other 5",
	);
});

it("a container that the filters find by its inland facility shows the holds and fees there", () => {
	const attributes: Partial<typeof EXAMPLES.container.attributes> = {
		holds_at_pod_terminal: [
			{ name: "freight", status: "hold", description: null },
		],
		ind_facility_holds: [
			{ name: "customs", status: "hold", description: null },
		],
		fees_at_pod_terminal: [],
		ind_facility_fees: [
			{ type: "demurrage", amount: 150, currency_code: "USD" },
		],
	};
	expect(textOf("Holds", attributes)).toBe(
		"freight hold; customs hold (inland)",
	);
	expect(textOf("Fees", attributes)).toBe("demurrage 150 USD (inland)");
});

it.each([
	["of the port", "2026-10-21T07:00:00Z"],
	["of the inland facility", "2026-10-21T05:00:00Z"],
	["of a facility without a known zone", "2026-10-21T00:00:00Z"],
])("a last free day %s is the date there", (_, pickup_lfd) => {
	const zones = {
		pod_timezone: "America/Los_Angeles",
		final_destination_timezone: "America/Chicago",
	};
	expect(textOf("Last free day", { pickup_lfd, ...zones })).toBe("2026-10-21");
});

it("a last free day east of Greenwich, or on the day of a clock change, is the date there", () => {
	const dayIn = (pickup_lfd: string, pod_timezone: string) =>
		textOf("Last free day", { pickup_lfd, pod_timezone });
	expect(dayIn("2026-10-20T16:00:00Z", "Asia/Shanghai")).toBe("2026-10-21");
	expect(dayIn("2026-11-01T04:00:00Z", "America/New_York")).toBe("2026-11-01");
	expect(dayIn("2027-04-29T22:00:00Z", "Africa/Cairo")).toBe("2027-04-30");
	expect(textOf("Last free day", { pickup_lfd: null })).toBe("");
});
