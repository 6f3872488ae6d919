import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type {
	Container,
	Port,
	Shipment,
	Terminal,
	TrackingRequest,
	TransportEvent,
	WebhookTriggerRequest,
	WebhookTriggerResult,
} from "../../generated/openapi.ts";
import {
	placeByCode,
	portByCode,
	shippingLineByScac,
} from "../../server/reference/places/lookup.ts";
import { referenceId } from "../../server/reference/reference-id.ts";
import { serializePort } from "../../server/resources/ports/port-serializer.ts";
import { operationExamples, webhookExamples } from "./contract-examples.ts";

interface Identifier {
	readonly id: string;
	readonly type: string;
}

interface Resource extends Identifier {
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships?: Readonly<
		Record<string, { readonly data: Identifier | readonly Identifier[] | null }>
	>;
}

interface Document {
	readonly data: Resource | readonly Resource[];
	readonly included?: readonly Resource[];
}

const documents = [...operationExamples, ...webhookExamples]
	.filter(({ place, path }) => place !== "request" || !path.startsWith("/"))
	.map(({ operationId, name, value }) => ({
		title: `${operationId} ${name}`,
		document: value as Document,
	}))
	.filter(({ document }) => document.data !== undefined);

function primaryOf({ data }: Document): readonly Resource[] {
	return [data].flat() as Resource[];
}

function recordsOf(document: Document): readonly Resource[] {
	return [...primaryOf(document), ...(document.included ?? [])];
}

function linksOf(record: Resource): Identifier[] {
	return Object.values(record.relationships ?? {}).flatMap(({ data }) =>
		data === null ? [] : ([data].flat() as Identifier[]),
	);
}

const keyOf = ({ type, id }: Identifier) => `${type} ${id}`;
const records = documents.flatMap(({ document }) => recordsOf(document));
const known = new Map(records.map((record) => [keyOf(record), record]));

function all<T>(type: string): T[] {
	return records.filter((record) => record.type === type) as T[];
}

/** ISO 6346: letters count from 10 without the multiples of 11, and each place counts twice the one before. */
function hasValidCheckDigit(number: string): boolean {
	const alphabet = "0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ";
	const sum = [...number.slice(0, 10)].reduce(
		(total, letter, place) => total + alphabet.indexOf(letter) * 2 ** place,
		0,
	);
	return String((sum % 11) % 10) === number.at(10);
}

describe("the world that all examples describe", () => {
	it("has the same identity for a record wherever it appears", () => {
		const unchanging: Readonly<Record<string, readonly string[]>> = {
			shipment: ["bill_of_lading_number", "created_at", "shipping_line_scac"],
			container: ["number", "created_at", "equipment_type"],
			tracking_request: ["request_number", "request_type", "created_at"],
			transport_event: ["event", "timestamp", "location_locode"],
			webhook: ["url", "created_at"],
			party: ["created_at"],
			custom_field_definition: ["api_slug", "data_type", "created_at"],
			custom_field_option: ["value"],
			custom_field: ["api_slug", "created_at"],
		};
		for (const record of records) {
			const first = known.get(keyOf(record));
			for (const name of unchanging[record.type] ?? []) {
				expect(record.attributes[name]).toEqual(first?.attributes[name]);
			}
		}
	});

	it("refers only to records that some example shows", () => {
		const shownElsewhere = /^(raw_event|transport_event|terminal|account) /;
		const dangling = records
			.flatMap(linksOf)
			.map(keyOf)
			.filter((key) => !known.has(key) && !shownElsewhere.test(key));
		expect(dangling).toEqual([]);
	});

	it("includes each record once, and only records that others refer to", () => {
		for (const { title, document } of documents) {
			const keys = recordsOf(document).map(keyOf);
			expect(new Set(keys).size, title).toBe(keys.length);
			const linked = new Set(recordsOf(document).flatMap(linksOf).map(keyOf));
			for (const record of document.included ?? []) {
				expect(linked, `${title}: ${keyOf(record)}`).toContain(keyOf(record));
			}
		}
	});

	it("lists each milestone of a container under the container", () => {
		for (const event of all<TransportEvent>("transport_event")) {
			const { container, shipment, source_event } = event.relationships;
			const holder = all<Container>("container").find(
				({ id, relationships }) =>
					id === container.data.id &&
					relationships.transport_events.data.some(
						({ id }) => id === event.id,
					) &&
					(source_event.data === null ||
						relationships.raw_events.data.some(
							({ id }) => id === source_event.data?.id,
						)),
			);
			expect(holder?.relationships.shipment.data).toEqual(shipment.data);
		}
	});

	it("has containers and vessels with valid check digits", () => {
		for (const { attributes } of all<Container>("container")) {
			expect(hasValidCheckDigit(attributes.number), attributes.number).toBe(
				true,
			);
		}
		for (const { attributes } of all<TrackingRequest>("tracking_request")) {
			if (attributes.request_type !== "container") continue;
			expect(hasValidCheckDigit(attributes.request_number)).toBe(true);
		}
		for (const { attributes } of all<Shipment>("shipment")) {
			const digits = [...(attributes.pod_vessel_imo ?? "")].map(Number);
			const sum = digits
				.slice(0, 6)
				.reduce((total, digit, place) => total + digit * (7 - place), 0);
			expect(sum % 10).toBe(digits[6]);
		}
	});

	it("gives shared records the ids that every installation gives them", () => {
		for (const { id, attributes } of all<Port>("port")) {
			expect(id).toBe(referenceId("port", attributes.code));
			expect(attributes.id).toBe(id);
		}
		for (const { id, attributes, relationships } of all<Terminal>("terminal")) {
			const port = known.get(keyOf(relationships.port.data)) as unknown as Port;
			const code = `${port.attributes.code}/${attributes.nickname}`;
			expect(id).toBe(referenceId("terminal", code));
		}
	});

	it("describes a port as every installation does", () => {
		for (const { attributes } of all<Port>("port")) {
			const facts = portByCode(attributes.code);
			if (!facts) throw new Error(`there is no port ${attributes.code}`);
			expect(attributes).toEqual(serializePort(facts, []).attributes);
		}
	});

	it("names places and lines as every installation names them", () => {
		const named: string[] = [];
		for (const record of records) {
			for (const [name, code] of Object.entries(record.attributes)) {
				const [, of] = /^(.+)_(?:locode|scac)$/.exec(name) ?? [];
				const given = record.attributes[`${of}_name`];
				if (of === undefined || !given || typeof code !== "string") continue;
				const known = name.endsWith("_scac")
					? shippingLineByScac(code)?.name
					: placeByCode(code)?.facts.name;
				expect(given, `${keyOf(record)} ${name} ${code}`).toBe(known);
				named.push(name);
			}
		}
		expect(new Set(named)).toEqual(
			new Set([
				"location_locode",
				"port_of_lading_locode",
				"port_of_discharge_locode",
				"destination_locode",
				"shipping_line_scac",
			]),
		);
	});

	it("gives every other record an id with its time of creation (UUID version 7)", () => {
		const owned =
			/^(shipment|container|transport_event|raw_event|tracking_request|party|custom_field_definition|custom_field|document|document_representation|email_submission)$/;
		for (const { id, type, attributes } of records) {
			if (!owned.test(type)) continue;
			const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
			const createdAt = Date.parse(String(attributes.created_at));
			expect(id.at(14)).toBe("7");
			expect(Math.floor(madeAt / 1_000)).toBe(createdAt / 1_000);
		}
	});

	it("writes times in whole seconds of UTC", () => {
		const instants = JSON.stringify(documents).match(
			/"\d{4}-\d{2}-\d{2}T[^"]*"/g,
		);
		expect(
			instants?.filter(
				(text) => !/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"$/.test(text),
			),
		).toEqual([]);
	});

	it("shows a sample notification with signatures that its secret reproduces", () => {
		const example = (name: string) =>
			operationExamples.find(
				(candidate) =>
					candidate.operationId === "triggerWebhook" && candidate.name === name,
			)?.value;
		const { secret = "" } = example("signed") as WebhookTriggerRequest;
		const { request_body, request_headers } = example(
			"delivered",
		) as WebhookTriggerResult;
		const signed = `${request_headers["webhook-id"]}.${request_headers["webhook-timestamp"]}.${request_body}`;
		const key = Buffer.from(secret.replace("whsec_", ""), "base64");
		expect(request_headers["webhook-signature"]).toBe(
			`v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
		);
		expect(request_headers["x-t49-webhook-signature"]).toBe(
			createHmac("sha256", secret).update(request_body).digest("hex"),
		);
		const failed = webhookExamples.find(
			({ path }) => path === "tracking_request.failed",
		);
		expect(JSON.parse(request_body)).toEqual(failed?.value);
	});
});
