import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Container, Shipment } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { writeContainerListRows } from "../../../server/resources/listings/write-list-rows.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { seedAccount } from "../../seed/seed-database.ts";
import { podTerminal } from "../../seed/seed-journeys.ts";
import { madeAt } from "../../seed/seed-numbers.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import type { ListPage } from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { extentOf } from "../../support/vitest/extent.ts";

/** More than are ever sorted at once, so that every way of reading a list is used. */
const CONTAINERS = extentOf(1) > 1 ? 20_000 : 5_400;

const landfall = await openForFile(startTestLandfall, {
	carriers: carrierRegistry([]),
	isWorking: false,
});
const { key, accountId } = await seedAccount(
	landfall.services.database,
	CONTAINERS,
	undefined,
	0,
);
const seeded: Pick<TestLandfall, "fetch"> = {
	fetch: (path, init) =>
		landfall.fetch(path, {
			...init,
			headers: {
				authorization: `Token ${key}`,
				"content-type": "application/json",
			},
		}),
};

/** Sends the data of a document. */
async function send(method: string, path: string, data: object): Promise<void> {
	const body = JSON.stringify({ data });
	const reply = await seeded.fetch(path, { method, body });
	expect(reply.status, `${path} ${body}`).toBeLessThan(300);
}

/** Records that get tags, references and values of a custom field. */
const MARKED = 40;

/** The value of the custom field by the id of its record. */
const priorities = new Map<string, number>();

async function mark(
	type: "shipment" | "container",
	records: readonly { readonly id: string }[],
): Promise<void> {
	const definition = {
		entity_type: type === "shipment" ? "Shipment" : "Container",
		api_slug: "priority",
		display_name: "Priority",
		data_type: "number",
	};
	await send("POST", "/custom_field_definitions", {
		type: "custom_field_definition",
		attributes: definition,
	});
	const step = Math.floor(records.length / MARKED);
	for (let index = 0; index < MARKED; index++) {
		const { id } = records[index * step] ?? { id: "" };
		const attributes =
			type === "shipment"
				? { tags: index % 2 ? ["Autumn"] : ["Spring", "late, maybe"] }
				: { ref_numbers: [`Box ${index % 4}`, `BOX/${index}`] };
		await send("PATCH", `/${type}s/${id}`, { type, attributes });
		await send("POST", `/${type}s/${id}/custom_fields`, {
			type: "custom_field",
			attributes: { api_slug: "priority", value: index % 3 },
		});
		priorities.set(id, index % 3);
	}
}

type Attributes = Readonly<Record<string, unknown>>;

/** A record with everything that filters and sorts can use. */
interface Known {
	readonly id: string;
	readonly values: Attributes;
}

async function readAll(table: "shipments" | "containers") {
	const rows = await landfall.db
		.selectFrom(table)
		.select(["id", "document"])
		.where("account_id", "=", accountId)
		.execute();
	return rows.map(({ document }) =>
		fromJsonText<Shipment | Container>(document),
	);
}

/** When each record last changed. */
async function readChanges(table: "listed_shipments" | "listed_containers") {
	const rows = await landfall.db
		.selectFrom(table)
		.select(["record_id", "updated_at"])
		.where("account_id", "=", accountId)
		.execute();
	return new Map(rows.map((row) => [row.record_id, row.updated_at]));
}

await Promise.all([
	mark("shipment", await readAll("shipments")),
	mark("container", await readAll("containers")),
]);
const shipments = (await readAll("shipments")) as Shipment[];
const containers = (await readAll("containers")) as Container[];
const changedAt = new Map([
	...(await readChanges("listed_shipments")),
	...(await readChanges("listed_containers")),
]);
const shipmentById = new Map(shipments.map((one) => [one.id, one]));

function sharedValues({ attributes, relationships }: Shipment): Attributes {
	return {
		pod_terminal: relationships.pod_terminal.data?.id,
		scac: attributes.shipping_line_scac,
		port_of_lading: attributes.port_of_lading_locode,
		port_of_discharge: attributes.port_of_discharge_locode,
		vessel_imo: attributes.pod_vessel_imo,
		pod_eta_at: attributes.pod_eta_at,
		tracking_stopped: attributes.line_tracking_stopped_at !== null,
		tags: attributes.tags,
		ref_numbers: [
			...(attributes.ref_numbers ?? []),
			...(attributes.line_ref_numbers ?? []),
		],
	};
}

const ownValues = (id: string) => ({
	updated_at: changedAt.get(id),
	custom_field: priorities.has(id) ? `priority:${priorities.get(id)}` : null,
});

const known: Readonly<Record<"shipments" | "containers", readonly Known[]>> = {
	shipments: shipments.map((one) => ({
		id: one.id,
		values: { ...one.attributes, ...sharedValues(one), ...ownValues(one.id) },
	})),
	containers: containers.map(({ id, attributes, relationships }) => {
		const shipment = shipmentById.get(relationships.shipment.data.id);
		const shared = shipment && sharedValues(shipment);
		return {
			id,
			values: {
				...attributes,
				...shared,
				...ownValues(id),
				ref_numbers: [attributes.ref_numbers, shared?.ref_numbers].flat(),
				status: attributes.current_status,
				available: attributes.available_for_pickup === true,
				held: attributes.holds_at_pod_terminal.length > 0,
				has_fees: attributes.fees_at_pod_terminal.length > 0,
			},
		};
	}),
};

const SORTS = {
	shipments: ["created_at", "updated_at", "pod_eta_at", "pod_ata_at"],
	containers: [
		"created_at",
		"updated_at",
		"pod_eta_at",
		"pod_arrived_at",
		"pod_discharged_at",
		"pickup_lfd",
	],
} as const;

const EQUAL = {
	scac: ["MSCU", "ZIMU", "MAEU,ONEY", "NONE"],
	port_of_lading: ["CNSHA", "NLRTM"],
	port_of_discharge: ["USLAX", "BEANR,usnyc"],
	vessel_imo: ["9100007", "9100008,9100009"],
	pod_terminal: [podTerminal(1), `${podTerminal(2)},none`],
	tracking_stopped: ["true", "false"],
	tags: ["autumn", "Spring,none", "none"],
	ref_numbers: ["seed", "po 7,PO-14,PO-9", "box-3", "none"],
	custom_field: ["priority:2", "Priority:1", "size:2"],
};
const OF_CONTAINERS = {
	status: ["available", "on_ship", "on_rail,loaded", "empty_returned"],
	available: ["true", "false"],
	held: ["true", "false"],
	has_fees: ["true", "false"],
};

const anyPeriod = (list: keyof typeof known) =>
	fc
		.tuple(
			fc.constantFrom(...SORTS[list]),
			fc.constantFrom("start", "end"),
			fc.integer({ min: 0, max: CONTAINERS * 10 }),
		)
		.map(([name, edge, index]) => [`${name}][${edge}`, madeAt(index)] as const);

const anyEquality = (list: keyof typeof known) => {
	const values = { ...EQUAL, ...(list === "containers" && OF_CONTAINERS) };
	return fc
		.constantFrom(...Object.entries(values))
		.chain(([name, some]) =>
			fc.constantFrom(...some).map((one) => [name, one] as const),
		);
};

const anySort = (list: keyof typeof known) =>
	fc
		.uniqueArray(fc.constantFrom(...SORTS[list]), { maxLength: 3 })
		.chain((names) =>
			fc.tuple(...names.map((name) => fc.constantFrom(name, `-${name}`))),
		);

const anyWish = fc
	.constantFrom("shipments" as const, "containers" as const)
	.chain((list) =>
		fc.record({
			list: fc.constant(list),
			filters: fc.uniqueArray(fc.oneof(anyEquality(list), anyPeriod(list)), {
				maxLength: 4,
				selector: ([name]) => name,
			}),
			sorts: anySort(list),
			size: fc.integer({ min: 1, max: 9 }),
			number: fc.integer({ min: 1, max: 40 }),
		}),
	);

type Wish = typeof anyWish extends fc.Arbitrary<infer T> ? T : never;

/** The meaning of one filter, written as plainly as possible. */
function fulfils({ values }: Known, [name, text]: Wish["filters"][number]) {
	const [column = "", edge] = name.split("][");
	const value = values[column];
	const keyOf = (one: unknown) =>
		column === "ref_numbers"
			? String(one)
					.toUpperCase()
					.replaceAll(/[^A-Z0-9]/g, "")
			: String(one).toUpperCase();
	// The name of a field has one spelling, in which case counts.
	if (column === "custom_field") return value === text;
	if (edge === undefined) {
		const wanted = text.split(",").map(keyOf);
		return [value].flat().some((one) => wanted.includes(keyOf(one)));
	}
	if (value === null) return false;
	const [at, bound] = [Date.parse(String(value)), Date.parse(text)];
	return edge === "start" ? at >= bound : at <= bound;
}

function compare(sorts: readonly string[], one: Known, other: Known): number {
	const [first = "-created_at"] = sorts;
	for (const sort of [...(sorts.length > 0 ? sorts : [first])]) {
		const [a, b] = [one, other].map(
			({ values }) => values[sort.replace("-", "")] as string | null,
		);
		if (a === b) continue;
		// Empty values sort last.
		if (a === null || a === undefined) return 1;
		if (b === null || b === undefined) return -1;
		return a < b === sort.startsWith("-") ? 1 : -1;
	}
	return one.id < other.id === first.startsWith("-") ? 1 : -1;
}

function expected({ list, filters, sorts }: Wish): string[] {
	return known[list]
		.filter((one) => filters.every((filter) => fulfils(one, filter)))
		.sort((one, other) => compare(sorts, one, other))
		.map(({ id }) => id);
}

/** Whether the server may refuse a selection: when every filter matches more than it sorts at once. */
const mayBeRefused = ({ list, filters }: Wish) =>
	known[list].length > 5_000 &&
	filters.every(
		(filter) =>
			known[list].filter((one) => fulfils(one, filter)).length > 5_000 ||
			/^(held|available|has_fees)$/.test(filter[0]),
	);

function queryOf({ filters, sorts, size }: Wish): string {
	return [
		...filters.map(([name, value]) => `filter[${name}]=${value}`),
		...(sorts.length > 0 ? [`sort=${sorts.join()}`] : []),
		`page[size]=${size}`,
	].join("&");
}

async function ask(path: string): Promise<ListPage | undefined> {
	const reply = await seeded.fetch(path);
	const body = await reply.json();
	if (reply.status === 200) return body as ListPage;
	expect(body, path).toMatchObject({ errors: [{ code: "too_broad" }] });
	return undefined;
}

const idsOf = ({ data }: ListPage) => data.map(({ id }) => id);

describe("a list of thousands", () => {
	it("has exactly the matching records under any filters and sorts, by number and by cursor", async () => {
		const ways = { read: 0, refused: 0 };
		await fc.assert(
			fc.asyncProperty(anyWish, async (selection) => {
				const { list, size, number } = selection;
				const want = expected(selection);
				const path = `/${list}?${queryOf(selection)}`;
				const first = await ask(path);
				if (!first) {
					ways.refused += 1;
					expect(mayBeRefused(selection), path).toBe(true);
					return;
				}
				ways.read += 1;
				expect(idsOf(first), path).toEqual(want.slice(0, size));
				const { total, more_than_total: isLonger = false } = first.meta;
				if (isLonger) expect(total, path).toBeLessThanOrEqual(want.length);
				else expect(total, path).toBe(want.length);
				const far = await ask(`${path}&page[number]=${number}`);
				if (!far) {
					expect(mayBeRefused(selection), path).toBe(true);
					return;
				}
				const start = (number - 1) * size;
				expect(idsOf(far), path).toEqual(want.slice(start, start + size));
				const { next } = far.links;
				expect(next !== undefined, path).toBe(start + size < want.length);
				const behind =
					next && (await ask(next.slice(next.indexOf(`/${list}`))));
				if (behind)
					expect(idsOf(behind), path).toEqual(
						want.slice(start + size, start + 2 * size),
					);
			}),
			{ numRuns: extentOf(60) },
		);
		expect(ways.read).toBeGreaterThan(ways.refused);
	}, 600_000);

	it.each([
		["shipments", "pod_ata_at"],
		["containers", "pickup_lfd"],
	] as const)(
		"of %s sorted by %s has those without a value after the others, on every page",
		async (list, sort) => {
			const size = 100;
			const wish = { list, filters: [], sorts: [sort], size, number: 1 };
			const want = expected(wish);
			const withValue = known[list].filter(
				({ values }) => typeof values[sort] === "string",
			).length;
			expect(withValue).toBeGreaterThan(0);
			const mixed = Math.floor(withValue / size) + 1;
			for (const number of [mixed, mixed + 1, mixed + 2]) {
				const path = `/${list}?${queryOf(wish)}&page[number]=${number}`;
				const page = await ask(path);
				const start = (number - 1) * size;
				expect(page && idsOf(page), path).toEqual(
					want.slice(start, start + size),
				);
				const next = page?.links.next ?? "";
				const behind = await ask(next.slice(next.indexOf(`/${list}`)));
				expect(behind && idsOf(behind), next).toEqual(
					want.slice(start + size, start + 2 * size),
				);
			}
		},
	);

	it.each([
		...SORTS.shipments.map((name) => ["shipments", name] as const),
		...SORTS.containers.map((name) => ["containers", name] as const),
	])(
		"of %s has exactly the records of a period of %s, which includes its first and its last instant",
		async (list, name) => {
			const instants = known[list]
				.flatMap(({ values }) => values[name] ?? [])
				.toSorted();
			const middle = instants[Math.floor(instants.length / 2)];
			for (const [edge, sort] of [
				["start", name],
				["end", `-${name}`],
			] as const)
				for (const ms of [-1, 0, 1]) {
					const bound = new Date(Date.parse(String(middle)) + ms);
					const wish: Wish = {
						...{ list, sorts: [sort], size: 9, number: 1 },
						filters: [[`${name}][${edge}`, bound.toISOString()]],
					};
					const path = `/${list}?${queryOf(wish)}`;
					const page = await ask(path);
					expect(page && idsOf(page), path).toEqual(expected(wish).slice(0, 9));
				}
		},
	);

	it.each(["shipments", "containers"] as const)(
		"of %s is filtered by the id of a terminal in capitals as by the id itself",
		async (list) => {
			const id = podTerminal(1).toUpperCase();
			const filters = [["pod_terminal", id] as const];
			const wish: Wish = { list, filters, sorts: [], size: 9, number: 1 };
			const want = expected(wish).slice(0, 9);
			expect(want).toHaveLength(9);
			const page = await ask(`/${list}?${queryOf(wish)}`);
			expect(page && idsOf(page)).toEqual(want);
		},
	);

	it.each([
		[`filter[scac]=${[..."ABCDEFGHIJK"].join()}`, "filter[scac]", "invalid"],
		["sort=drop table", "sort", "not_allowed"],
		["sort=--created_at", "sort", "not_allowed"],
		[`sort=${"created_at,".repeat(4)}`, "sort", "invalid"],
		[
			"filter[created_at][start]=yesterday",
			"filter[created_at][start]",
			"invalid",
		],
		[
			"filter[tracking_stopped]=maybe",
			"filter[tracking_stopped]",
			"wrong_type",
		],
	])("answers 400 to %s", async (query, parameter, code) => {
		for (const list of ["shipments", "containers"]) {
			const reply = await seeded.fetch(`/${list}?${query}`);
			expect(await problemsOf(reply, 400)).toEqual([{ code, parameter }]);
		}
	});

	it("gives each record once by cursors while others are added", async () => {
		const filter = "filter[status]=on_ship&sort=-pod_eta_at";
		const selection: Wish = {
			list: "containers",
			filters: [["status", "on_ship"]],
			sorts: ["-pod_eta_at"],
			size: 100,
			number: 1,
		};
		const want = expected(selection);
		const [shipment] = shipments;
		const [like] = containers;
		if (!shipment || !like) throw new Error("there are records");
		const seen: string[] = [];
		let path: string | undefined = `/containers?${filter}&page[size]=100`;
		while (path !== undefined) {
			const page: ListPage | undefined = await ask(path);
			seen.push(...(page ? idsOf(page) : []));
			const { next } = page?.links ?? {};
			path = next?.slice(next.indexOf("/containers"));
			const attributes = {
				...like.attributes,
				current_status: "on_ship" as const,
			};
			const record = { ...like, id: newRecordId(), attributes };
			await writeContainerListRows(
				landfall.db,
				accountId,
				{ record: shipment, customerId: null },
				[{ before: undefined, record }],
				madeAt(0),
			);
		}
		expect(seen.length).toBeGreaterThan(1_000);
		expect(seen).toEqual(want);
	});
});
