import { describe, expect, it } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import {
	type LinkedResource,
	linkedIdentifiers,
	recordKey,
} from "../../server/json-api/linkage.ts";
import { findIncluded } from "../../server/resources/included/included.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { recordExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { problemsOf } from "../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const { db } = landfall;
await recordExamples(db, landfall.account.id);

const SHIPMENT = `/shipments/${EXAMPLES.shipment.id}`;
const CONTAINER = `/containers/${EXAMPLES.container.id}`;
const EVENTS = `${CONTAINER}/transport_events`;
const REQUEST = `/tracking_requests/${EXAMPLES.request.id}`;

interface Document {
	readonly data: LinkedResource | readonly LinkedResource[];
	readonly included?: readonly LinkedResource[];
}

async function read(path: string, include: string): Promise<Document> {
	const reply = await landfall.fetch(`${path}?include=${include}`);
	const document = (await reply.json()) as Document;
	expect(reply.status, JSON.stringify(document)).toBe(200);
	return document;
}

/** The types of the embedded records, each once, in alphabetical order. */
function typesOf({ included = [] }: Document): string[] {
	return [...new Set(included.map(({ type }) => type))].sort();
}

/** Every name of a relationship in the record. */
function namesOf(record: LinkedResource): string[] {
	return Object.keys(record.relationships ?? {});
}

/** Checks JSON:API's rules for compound documents: full linkage, and no record twice. */
function expectCompound({ data, included = [] }: Document): void {
	const primary = [data].flat() as LinkedResource[];
	const keys = [...primary, ...included].map(recordKey);
	expect(new Set(keys).size).toBe(keys.length);
	const reached = new Set(primary.map(recordKey));
	const waiting = [...primary];
	const byKey = new Map(included.map((record) => [recordKey(record), record]));
	for (let record = waiting.pop(); record; record = waiting.pop()) {
		for (const link of linkedIdentifiers([record], namesOf(record))) {
			const next = byKey.get(recordKey(link));
			if (!next || reached.has(recordKey(link))) continue;
			reached.add(recordKey(link));
			waiting.push(next);
		}
	}
	expect([...reached].sort()).toEqual([...keys].sort());
}

describe("include", () => {
	it.each<[path: string, include: string, types: string[]]>([
		[SHIPMENT, "containers", ["container"]],
		[SHIPMENT, "port_of_lading,port_of_discharge", ["port"]],
		[SHIPMENT, "pod_terminal", ["terminal"]],
		[SHIPMENT, "destination,destination_terminal", []],
		[SHIPMENT, "line_tracking_stopped_by_user", []],
		[SHIPMENT, "containers.transport_events", ["container", "transport_event"]],
		[
			SHIPMENT,
			"containers.transport_events.vessel",
			["container", "transport_event", "vessel"],
		],
		[SHIPMENT, "pod_terminal.port.terminals", ["port", "terminal"]],
		[SHIPMENT, "containers.shipment", ["container"]],
		["/shipments", "containers.raw_events", ["container", "raw_event"]],
		[CONTAINER, "shipment", ["shipment"]],
		[CONTAINER, "pod_terminal,pickup_facility", ["terminal"]],
		[CONTAINER, "transport_events", ["transport_event"]],
		[CONTAINER, "raw_events", ["raw_event"]],
		[CONTAINER, "shipment.port_of_lading", ["port", "shipment"]],
		[CONTAINER, "shipment.containers", ["shipment"]],
		["/containers", "shipment,pod_terminal", ["shipment", "terminal"]],
		[REQUEST, "", ["shipment"]],
		[REQUEST, "tracked_object", ["shipment"]],
		[REQUEST, "customer,user", ["shipment"]],
		[REQUEST, "shipment,container", ["container", "shipment"]],
		[REQUEST, "tracked_object.pod_terminal", ["shipment", "terminal"]],
		["/tracking_requests", "shipment, container", ["container", "shipment"]],
		[EVENTS, "location,terminal", ["port", "terminal"]],
		[EVENTS, "shipment,container", ["container", "shipment"]],
		[EVENTS, "vessel", ["vessel"]],
		[EVENTS, "source_event", ["raw_event"]],
		[EVENTS, "previous_version", []],
		[EVENTS, "container.shipment", ["container", "shipment"]],
	])("on %s of %j embeds %j", async (path, include, types) => {
		const document = await read(path, include);
		expect(typesOf(document)).toEqual(types);
		expectCompound(document);
		if (types.length === 0) expect(document).not.toHaveProperty("included");
	});

	it.each([
		[SHIPMENT, "containers"],
		["/shipments", "containers"],
		[CONTAINER, "shipment,transport_events"],
		["/containers", "shipment"],
		[EVENTS, "container"],
	])("on %s leaves the records themselves unchanged", async (path, include) => {
		const [plain, compound] = await Promise.all([
			read(path, ""),
			read(path, include),
		]);
		expect(compound.data).toEqual(plain.data);
	});

	it.each([
		SHIPMENT,
		"/shipments",
		CONTAINER,
		"/containers",
		EVENTS,
		REQUEST,
		"/tracking_requests",
	])("on %s answers 400 to unknown relationships", async (path) => {
		for (const include of [
			"cargo",
			"shipping_line",
			"shipment.cargo",
			"a.b.c.d",
		]) {
			const reply = await landfall.fetch(`${path}?include=${include}`);
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "unknown_include", parameter: "include" },
			]);
		}
	});
});

it("of more records than a document can hold is refused before they are read", async () => {
	const { services } = landfall.landfall;
	const container: LinkedResource = {
		type: "container",
		id: "c",
		relationships: {
			transport_events: {
				data: Array.from({ length: 20_001 }, (_, index) => ({
					type: "transport_event",
					id: String(index),
				})),
			},
		},
	};
	await expect(
		findIncluded(
			services,
			landfall.account.id,
			[toJsonText(container)],
			["transport_events"],
		),
	).rejects.toMatchObject({
		status: 400,
		problems: [{ code: "too_much_included" }],
	});
});
