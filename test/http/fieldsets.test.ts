import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { recordFields } from "../../server/http/contract/record-fields.ts";
import { narrowBody } from "../../server/http/replies/sparse-fieldsets.ts";
import { anyCharacter } from "../support/any-character.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startWithExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { errorDocumentOf, problemsOf } from "../support/replies/problems.ts";

interface FoundRecord {
	readonly type: string;
	readonly id: string;
	readonly attributes?: object;
	readonly relationships?: object;
}

interface FoundDocument {
	readonly data: FoundRecord | readonly FoundRecord[];
	readonly included?: readonly FoundRecord[];
	readonly links: Readonly<Record<string, string>>;
}

const landfall = await openForFile(startWithExamples);
const { document } = loadContract();
const known = recordFields(document);

const namesOf = (query: string) =>
	[...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`);

async function read(path: string): Promise<FoundDocument> {
	const reply = await landfall.fetch(path);
	expect(reply.status, path).toBe(200);
	return (await reply.json()) as FoundDocument;
}

const recordsOf = ({ data, included = [] }: FoundDocument) =>
	[data, included].flat() as FoundRecord[];

/** The document that `fields` should leave, computed in the simplest way. */
function narrowed(
	whole: FoundDocument,
	fields: Readonly<Record<string, readonly string[]>>,
) {
	return recordsOf(whole).map((record) => {
		const wanted = fields[record.type];
		const only = (members: object | undefined) =>
			members &&
			Object.fromEntries(
				Object.entries(members).filter(
					([name]) => !wanted || wanted.includes(name),
				),
			);
		return {
			...record,
			...(record.attributes && { attributes: only(record.attributes) }),
			...(record.relationships && {
				relationships: only(record.relationships),
			}),
		};
	});
}

const { shipment, container, request } = EXAMPLES;

const READS: Readonly<Record<string, string>> = {
	listShipments:
		"/shipments?include=containers.transport_events,port_of_lading",
	getShipment: `/shipments/${shipment.id}?include=containers,pod_terminal`,
	listContainers: "/containers?include=shipment,transport_events.vessel",
	getContainer: `/containers/${container.id}?include=raw_events,shipment`,
	listContainerTransportEvents: `/containers/${container.id}/transport_events?include=container`,
	listEvents: "/events?include=container,location",
	listTrackingRequests: "/tracking_requests?include=tracked_object.containers",
	getTrackingRequest: `/tracking_requests/${request.id}?include=tracked_object`,
};

const declared = contractOperations(document).filter(({ queryNames }) =>
	[...queryNames].some((name) => name.startsWith("fields[")),
);

describe("fields[type]", () => {
	it.each(declared)(
		"keeps in the records of $id only the attributes and relationships that it names",
		async ({ id, queryNames }) => {
			const path = READS[id] ?? "";
			const whole = await read(path);
			const types = [...new Set(recordsOf(whole).map(({ type }) => type))];
			expect(types.length).toBeGreaterThan(1);
			const fields = Object.fromEntries(
				types.map((type) => {
					expect(queryNames, id).toContain(`fields[${type}]`);
					return [
						type,
						[...(known.get(type) ?? [])].filter((_, i) => i % 3 === 0),
					];
				}),
			);
			const [first = ""] = types;
			for (const some of [{ [first]: fields[first] ?? [] }, fields]) {
				const query = Object.entries(some)
					.map(([type, names]) => `&fields[${type}]=${names.join(" , ")}`)
					.join("");
				const found = await read(path + query);
				expect(recordsOf(found)).toEqual(narrowed(whole, some));
				expect(namesOf(found.links.self?.split("?")[1] ?? "")).toEqual(
					namesOf((path + query).split("?")[1] ?? ""),
				);
			}
		},
	);

	it("removes all fields when its value is empty, and nothing for a type that the reply does not have", async () => {
		const { data } = await read("/shipments?fields[shipment]=");
		const [first] = [data].flat();
		expect(first).toMatchObject({ attributes: {}, relationships: {} });
		expect(first).toHaveProperty("links.self");
		const whole = await read("/shipments");
		expect((await read("/shipments?fields[vessel]=name")).data).toEqual(
			whole.data,
		);
	});

	it("gives replies with other fields other entity tags, each usable in If-None-Match", async () => {
		const tags = new Set<string>();
		for (const query of ["", "?fields[shipment]=", "?fields[shipment]=tags"]) {
			const path = `/shipments/${shipment.id}${query}`;
			const tag = (await landfall.fetch(path)).headers.get("etag") ?? "";
			tags.add(tag);
			const again = await landfall.fetch(path, {
				headers: { "if-none-match": tag },
			});
			expect(again.status).toBe(304);
		}
		expect(tags.size).toBe(3);
	});

	it.each([
		["fields[shipment]=colour", ["fields[shipment]"]],
		["fields[shipment]=id", ["fields[shipment]"]],
		["fields[shipment]=tags,__proto__", ["fields[shipment]"]],
		[
			"fields[port]=name,nme&fields[vessel]=Name",
			["fields[port]", "fields[vessel]"],
		],
		[`fields[shipment]=${"tags,".repeat(2_000)}`, ["fields[shipment]"]],
		[`fields[shipment]=${"x".repeat(3_000)}`, ["fields[shipment]"]],
		[`fields[shipment]=${"x,".repeat(1_900)}`, ["fields[shipment]"]],
	])(
		"refuses a parameter with unknown fields by its name: %s",
		async (query, names) => {
			const reply = await landfall.fetch(`/shipments?${query}`);
			const problems = await problemsOf(reply.clone(), 400);
			expect(problems.map(({ parameter }) => parameter)).toEqual(names);
			expect((await reply.text()).length).toBeLessThan(5_000);
		},
	);

	it("lists the existing fields in the refusal", async () => {
		const reply = await landfall.fetch("/shipments?fields[vessel]=colour");
		expect(await reply.json()).toMatchObject({
			errors: [
				{
					code: "not_allowed",
					detail: expect.stringContaining(
						'a vessel has no "colour"; its fields are name, imo',
					),
				},
			],
		});
	});

	it("names five unknown fields, shortened, and counts the others", async () => {
		const names = [..."abcde", "f", "x".repeat(60)];
		for (const [unknown, want] of [
			[names.slice(0, 5), '"a", "b", "c", "d", "e"; its'],
			[names, '"a", "b", "c", "d", "e" and 2 more; its'],
			[names.slice(-1), `"${"x".repeat(50)}"; its`],
		] as const) {
			const reply = await landfall.fetch(
				`/shipments?fields[vessel]=name,${unknown}`,
			);
			const { errors } = await errorDocumentOf(reply, 400);
			expect(errors[0]?.detail).toContain(`a vessel has no ${want} fields`);
		}
	});

	it("ignores an unknown type, and refuses it under strict handling", async () => {
		const path = "/shipments?fields[ship]=tags";
		expect((await landfall.fetch(path)).status).toBe(200);
		const strict = { headers: { prefer: "handling=strict" } };
		expect(await problemsOf(await landfall.fetch(path, strict), 400)).toEqual([
			{ code: "unknown_parameter", parameter: "fields[ship]" },
		]);
	});

	it("has examples with fields of their types", () => {
		const parameters = Object.values(document.components.parameters ?? {}) as {
			name: string;
			schema: { examples: [string] };
		}[];
		const shown = parameters.flatMap(({ name, schema }) => {
			const type = /^fields\[(.*)\]$/.exec(name)?.[1];
			return type
				? schema.examples[0].split(",").map((one) => [type, one])
				: [];
		});
		expect(shown.length).toBeGreaterThan(20);
		for (const [type = "", field = ""] of shown)
			expect([...(known.get(type) ?? [])]).toContain(field);
	});
});

it("narrows a long document, which is kept in parts, like a short one", async () => {
	const record = fc.record({
		type: fc.constantFrom("shipment", "container", "port"),
		id: fc.string({ unit: anyCharacter }),
		attributes: fc.dictionary(
			fc.constantFrom("a", "b", "type"),
			fc.jsonValue({ stringUnit: anyCharacter }),
		),
		relationships: fc.dictionary(
			fc.constantFrom("c", "d"),
			fc.jsonValue({ stringUnit: anyCharacter }),
		),
	});
	const fieldsets = new Map([
		["shipment", new Set(["a", "c"])],
		["port", new Set<string>()],
	]);
	await fc.assert(
		fc.asyncProperty(
			fc.array(record),
			fc.array(record),
			async (data, included) => {
				const texts = (records: readonly object[]) =>
					records.flatMap((one, index) => [
						...(index > 0 ? [","] : []),
						JSON.stringify(one),
					]);
				const parts = [
					'{"data":',
					"[",
					...texts(data),
					"]",
					',"included":',
					"[",
					...texts(included),
					"]",
					',"links":',
					'{"self":"s"}',
					"}",
				];
				const long = await narrowBody(parts, fieldsets);
				const short = await narrowBody(parts.join(""), fieldsets);
				expect([...long].join("")).toBe(short);
				for (const { type, attributes } of JSON.parse(String(short)).data)
					if (type === "port") expect(attributes).toEqual({});
			},
		),
	);
});
