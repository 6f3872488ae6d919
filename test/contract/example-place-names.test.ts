import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { Shipment } from "../../generated/openapi.ts";
import { placeByCode } from "../../server/reference/places/lookup.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { referenceId } from "../../server/reference/reference-id.ts";
import {
	bundle,
	operationExamples,
	webhookExamples,
} from "./contract-examples.ts";

type Members = Readonly<Record<string, unknown>>;

const documents = [...operationExamples, ...webhookExamples].flatMap(
	({ value, mediaType }) =>
		mediaType === "text/event-stream"
			? [...String(value).matchAll(/^data: (.*)$/gm)].map(
					([, data = ""]) => JSON.parse(data) as unknown,
				)
			: [value],
);

const tables = operationExamples
	.filter(({ mediaType, place }) => mediaType === "text/csv" && place === "200")
	.map(({ value }) => parse(String(value), { columns: true }) as Members[]);

/** All objects in a value. */
function* objectsIn(value: unknown): Generator<Members> {
	if (typeof value !== "object" || value === null) return;
	if (!Array.isArray(value)) yield value as Members;
	for (const member of Object.values(value)) yield* objectsIn(member);
}

const objects = [...objectsIn(documents)];
const portNames = new Map<unknown, string>(
	PORTS.map(({ code, name }) => [referenceId("port", code), name]),
);
const shipments = new Map<unknown, Shipment["attributes"]>(
	objects
		.filter(({ type, attributes }) => type === "shipment" && attributes)
		.map((record) => [record.id, record.attributes as Shipment["attributes"]]),
);

/** The name that a member has by the code, the id or the shipment in the same object; undefined for other members. */
function knownName(object: Members, member: string): string | null | undefined {
	const [, of] = /^(.*_|)name$/.exec(member) ?? [];
	if (of === undefined) return undefined;
	const code = object[`${of}locode`];
	if (typeof code === "string") return placeByCode(code)?.facts.name;
	const byId = portNames.get(object[`${of}id`] ?? object.location_id);
	if (byId !== undefined || !/^port_of_/.test(of)) return byId;
	const shipment = shipments.get(object.shipment_id);
	return shipment?.[member as "port_of_lading_name" | "port_of_discharge_name"];
}

it("the examples name each place as its code, its id or its shipment does", () => {
	const named = new Set<string>();
	for (const object of objects) {
		for (const [member, given] of Object.entries(object)) {
			const known = knownName(object, member);
			if (known === undefined) continue;
			expect(given, `${member} in ${JSON.stringify(object)}`).toBe(known);
			named.add(member);
		}
	}
	expect([...named].sort()).toEqual([
		"arrival_port_name",
		"departure_port_name",
		"destination_name",
		"location_name",
		"name",
		"port_of_discharge_name",
		"port_of_lading_name",
	]);
});

it("the exported tables of the examples name the ports of each shipment as its record does", () => {
	const rows = tables.flat().filter((row) => "Port of lading" in row);
	expect(rows.length).toBeGreaterThan(1);
	for (const row of rows) {
		const shipment = shipments.get(row["Shipment ID"] ?? row.ID);
		expect(row).toMatchObject({
			"Port of lading": shipment?.port_of_lading_name,
			"Port of discharge": shipment?.port_of_discharge_name,
		});
	}
});

/** The first examples of the properties of each schema, which together describe one record. */
const described = [...objectsIn(bundle.components.schemas)]
	.filter(({ type, properties }) => type === "object" && properties)
	.map(({ properties }) =>
		Object.fromEntries(
			Object.entries(properties as Record<string, Members>).map(
				([name, { examples }]) => [name, (examples as unknown[])?.[0]],
			),
		),
	);

it("the properties of each schema name the place of their code", () => {
	const named = new Set<string>();
	for (const object of described) {
		for (const [member, given] of Object.entries(object)) {
			const code = object[member.replace(/name$/, "locode")];
			if (!member.endsWith("name") || typeof code !== "string") continue;
			expect(given, `${member} of ${code}`).toBe(placeByCode(code)?.facts.name);
			named.add(member);
		}
	}
	expect([...named].sort()).toEqual([
		"destination_name",
		"location_name",
		"port_of_discharge_name",
		"port_of_lading_name",
	]);
});
