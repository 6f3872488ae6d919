import { describe, expect, it } from "vitest";
import {
	canFollow,
	type RecordType,
	relationNames,
} from "../../server/json-api/relations.ts";
import { bundle } from "../contract/contract-examples.ts";

interface Schema {
	readonly $ref?: string;
	readonly const?: string;
	readonly enum?: readonly string[];
	readonly items?: Schema;
	readonly oneOf?: readonly Schema[];
	readonly properties?: Readonly<Record<string, Schema>>;
}

const schemas = bundle.components.schemas as Readonly<Record<string, Schema>>;

function resolve(schema: Schema | undefined): Schema {
	const name = schema?.$ref?.split("/").at(-1);
	return name === undefined ? (schema ?? {}) : resolve(schemas[name]);
}

/** The types of record that a record or a reference can have. */
function typesOf(schema: Schema): readonly string[] {
	const { const: one, enum: several } = resolve(schema).properties?.type ?? {};
	return one === undefined ? (several ?? []) : [one];
}

/** The types of record that the `data` of a relationship can name. */
function typesAt(data: Schema): string[] {
	const schema = resolve(data);
	const several = schema.oneOf ?? (schema.items ? [schema.items] : [schema]);
	return several.flatMap(typesOf);
}

/** Every relationship of a type of record in the contract, with the types that it leads to. */
function declared(type: string): [name: string, leadsTo: string[]][] {
	const record = Object.values(schemas).find(
		(schema) => typesOf(schema).includes(type) && schema.properties?.attributes,
	);
	const { properties = {} } = resolve(record?.properties?.relationships);
	return Object.entries(properties).map(([name, relationship]) => [
		name,
		typesAt(resolve(relationship).properties?.data ?? {}),
	]);
}

describe("include follows the relationships that the contract declares", () => {
	it.each<RecordType>([
		"shipment",
		"container",
		"tracking_request",
		"transport_event",
		"raw_event",
		"port",
		"metro_area",
		"terminal",
		"rail_terminal",
		"vessel",
		"shipment_provenance",
		"shipment_eta_history",
		"container_provenance",
		"container_eta_history",
		"webhook_notification",
		"webhook",
		"container_created_event",
		"container_updated_event",
		"container_pod_terminal_changed_event",
		"estimated_event",
	])("of a %s, to every type that it can lead to and no other", (type) => {
		expect(relationNames(type).sort()).toEqual(
			declared(type)
				.map(([name]) => name)
				.sort(),
		);
		for (const [name, leadsTo] of declared(type)) {
			expect(canFollow(type, [name])).toBe(true);
			const beyond = new Set(
				leadsTo.flatMap((next) => declared(next).map(([further]) => further)),
			);
			for (const further of ["shipment", "port", "metro_area", ...beyond]) {
				expect(canFollow(type, [name, further]), `${name}.${further}`).toBe(
					beyond.has(further),
				);
			}
		}
	});
});
