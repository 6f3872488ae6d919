import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchResult } from "../../../generated/openapi.ts";
import type { JsonText } from "../../../server/database/json-text.ts";
import {
	containerTerms,
	requestTerms,
	shipmentTerms,
} from "../../../server/resources/search-terms/search-terms.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { startWithFiveShipments } from "../../support/records/five-shipments.ts";
import {
	trackingRequestBody,
	trackNumber,
} from "../../support/records/track-number.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const { shipmentIds, ...started } = await startWithFiveShipments();
const landfall = await openForFile(() => started.landfall);

async function search(query: string): Promise<SearchResult[]> {
	const found = landfall.client.listSearchResults({ query });
	return Array.fromAsync(found);
}

const idsOf = (results: readonly SearchResult[]) => results.map(({ id }) => id);

describe("GET /search", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/search?query=MAEU",
	});
	describeConditionalReads(landfall, "/search?query=MAEU");

	it("finds each shipment by any four characters of its bill of lading, in any spelling", async () => {
		for (const id of shipmentIds) {
			const { data } = await landfall.client.getShipment(id);
			const { bill_of_lading_number: bill } = data.attributes;
			for (const text of [
				bill,
				bill.toLowerCase(),
				bill.slice(4),
				bill.slice(-4),
				bill.slice(2, 6),
				`${bill.slice(0, 4)} ${bill.slice(4, 7)}-${bill.slice(7)}`,
			])
				expect(idsOf(await search(text)), text).toContain(id);
			const [best] = await search(bill);
			expect(best?.attributes).toMatchObject({
				entity_type: "shipment",
				number: bill,
				shipment_id: id,
				scac: data.attributes.shipping_line_scac,
				port_of_lading_name: data.attributes.port_of_lading_name,
				containers_count: data.relationships.containers.data.length,
				tracking_stopped: false,
			});
		}
	});

	it("finds containers by parts of their numbers, best first", async () => {
		const [container] = await Array.fromAsync(landfall.client.listContainers());
		if (!container) throw new Error("there are containers");
		const { number, current_status: status } = container.attributes;
		const found = await search(number);
		expect(found.find(({ id }) => id === container.id)).toMatchObject({
			type: "search_result",
			attributes: {
				entity_type: "cargo",
				number,
				status,
				shipment_id: container.relationships.shipment.data.id,
			},
		});
		expect(idsOf(await search(number.slice(4)))).toContain(container.id);
		expect(idsOf(await search(number.slice(5, 9)))).toContain(container.id);
	});

	it("finds shipments by names, and by the current references and tags", async () => {
		const [id = ""] = shipmentIds;
		const { data } = await landfall.client.getShipment(id);
		const { port_of_lading_name: port, pod_vessel_name: vessel } =
			data.attributes;
		for (const name of [port, vessel])
			if (name) expect(idsOf(await search(name)), name).toContain(id);
		const change = (attributes: object) =>
			landfall.client.updateShipment(id, { data: { attributes } });
		await change({ ref_numbers: ["ORDER 77-81/9"], tags: ["Spring Range"] });
		for (const text of [
			"order77819",
			"7781",
			"spring",
			"range",
			"SPRING RANGE",
		])
			expect(idsOf(await search(text)), text).toEqual([id]);
		await change({ ref_numbers: [], tags: [] });
		for (const text of ["order77819", "spring"])
			expect(await search(text), text).toEqual([]);
	});

	it("finds a request without a shipment, and instead of any other request its shipment", async () => {
		const numbers = await Array.fromAsync(
			landfall.client.listTrackingRequests(),
		);
		for (const { id, attributes } of numbers)
			expect(idsOf(await search(attributes.request_number))).not.toContain(id);
		const { data } = await landfall.client.createTrackingRequest(
			trackingRequestBody({
				request_number: "TEST-TR-FAILED",
				scac: "TEST",
				ref_numbers: ["LOST 4711"],
			}),
		);
		for (const text of ["test tr failed", "4711", "RFAI"])
			expect(idsOf(await search(text)), text).toEqual([data.id]);
		await landfall.client.updateTrackingRequest(data.id, {
			data: { attributes: { ref_numbers: ["FOUND 4712"] } },
		});
		expect(await search("4711")).toEqual([]);
		expect(idsOf(await search("4712"))).toEqual([data.id]);
	});

	it("shows what is known of a stopped shipment, of its container, and of a failed request", async () => {
		const tenant = await landfall.addTenant("shown");
		await recordExamples(landfall.db, tenant.account.id);
		const { shipment, container } = EXAMPLES;
		await tenant.client.updateShipment(shipment.id, {
			data: { attributes: { ref_numbers: ["SHOWN-1"] } },
		});
		await tenant.client.updateContainer(container.id, {
			data: { type: "container", attributes: { ref_numbers: ["SHOWN-2"] } },
		});
		await tenant.client.stopShipmentTracking(shipment.id);
		const failed = await trackNumber(tenant, {
			request_number: "TEST-TR-FAILED",
			scac: "TEST",
			ref_numbers: ["SHOWN-3"],
		});
		const { data: detecting } = await tenant.client.createTrackingRequest(
			trackingRequestBody({
				...{ request_number: "TEMU8347290", request_type: "container" },
				...{ scac: null, auto_detect_vocc_scac: true },
				ref_numbers: ["SHOWN-4"],
			}),
		);
		const found = await Array.fromAsync(
			tenant.client.listSearchResults({ query: "SHOWN" }),
		);
		const { attributes: known } = (await tenant.client.getShipment(shipment.id))
			.data;
		const { attributes: box } = (await tenant.client.getContainer(container.id))
			.data;
		const ofShipment = {
			shipment_id: shipment.id,
			scac: known.shipping_line_scac,
			port_of_lading_name: known.port_of_lading_name,
			port_of_discharge_name: known.port_of_discharge_name,
			tracking_stopped: true,
			tracking_stopped_reason: "cancelled_by_user",
		};
		expect(found.map(({ attributes }) => attributes)).toMatchObject([
			{
				...ofShipment,
				entity_type: "shipment",
				ref_numbers: ["SHOWN-1"],
				created_at: known.created_at,
				updated_at: known.updated_at,
			},
			{
				...ofShipment,
				entity_type: "cargo",
				ref_numbers: ["SHOWN-2"],
				created_at: box.created_at,
				updated_at: box.updated_at,
			},
			{
				number: "TEMU8347290",
				scac: null,
				tracking_stopped: null,
				ref_numbers: ["SHOWN-4"],
				created_at: detecting.attributes.created_at,
			},
			{
				number: "TEST-TR-FAILED",
				scac: "TEST",
				status: "failed",
				failed_reason: failed.data.attributes.failed_reason,
				ref_numbers: ["SHOWN-3"],
			},
		]);
		expect(failed.data.attributes.failed_reason).not.toBeNull();
		const alone = await Array.fromAsync(
			tenant.client.listSearchResults({ query: "SHOWN-2" }),
		);
		expect(alone.map(({ attributes }) => attributes)).toMatchObject([
			{ ...ofShipment, entity_type: "cargo" },
		]);
	});

	it("lists equal numbers before those that begin with the text, that end with it and that contain it, and at most 25", async () => {
		const tenant = await landfall.addTenant("ranked");
		const submit = async (
			request_number: string,
			ref_numbers: string[] = [],
		) => {
			const { data } = await tenant.client.createTrackingRequest(
				trackingRequestBody({ request_number, ref_numbers, scac: "TEST" }),
			);
			return data.id;
		};
		const ranked = [
			await submit("QUAY77"),
			await submit("QUAY77B"),
			await submit("AAQUAY77"),
			await submit("AAQUAY77B"),
		];
		ranked.unshift(await submit("AAQUAY78", ["QUAY77", "QUAY779"]));
		const idsFor = async (query: string) =>
			idsOf(await Array.fromAsync(tenant.client.listSearchResults({ query })));
		expect(await idsFor("quay-77")).toEqual(ranked);
		const many: string[] = [];
		for (let index = 0; index < 26; index++)
			many.unshift(await submit(`PIER${index}`));
		expect(await idsFor("pier")).toEqual(many.slice(0, 25));
	});

	it("finds a long reference by its whole text and by each part of it", async () => {
		const reference = `${"ABCDEFGHIJ".repeat(6)}-TAILPART99`;
		const body = { request_number: "LONGREF1", ref_numbers: [reference] };
		const { data } = await landfall.client.createTrackingRequest(
			trackingRequestBody({ ...body, scac: "TEST" }),
		);
		for (const text of [reference, "TAILPART99", "FGHIJ-TAIL"])
			expect(idsOf(await search(text)), text).toEqual([data.id]);
	});

	it("shows nothing of another account", async () => {
		const stranger = await landfall.addTenant("stranger");
		const found = await Array.fromAsync(
			stranger.client.listSearchResults({ query: "MAEU" }),
		);
		expect(found).toEqual([]);
		expect((await search("MAEU")).length).toBeGreaterThan(0);
	});

	it.each(["%", '"', "'; drop table search_terms --", "_", "*", "A", "😀"])(
		"answers 200 with nothing to %s",
		async (text) => {
			expect(await search(text)).toEqual([]);
		},
	);

	it.each([
		["/search", "blank"],
		["/search?query=", "invalid"],
		[`/search?query=${"A".repeat(10_000)}`, "invalid"],
		["/search?query=a&query=b", "wrong_type"],
	])("answers 400 to %.40s", async (path, code) => {
		const reply = await landfall.fetch(path);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code, parameter: "query" },
		]);
	});
});

describe("the terms of a record", () => {
	it("include, for each part of a number of at least four characters, one that begins with it", () => {
		const anyNumber = fc.stringMatching(/^[A-Z0-9]{4,20}$/);
		fc.assert(
			fc.property(anyNumber, fc.nat(), fc.nat(), (number, from, length) => {
				const terms = requestTerms({
					request_number: number,
					ref_numbers: "[]" as JsonText<string[]>,
				});
				const start = from % (number.length - 3);
				const end = start + 4 + (length % (number.length - start - 3));
				const part = number.slice(start, end);
				expect([...terms.keys()].some((term) => term.startsWith(part))).toBe(
					true,
				);
			}),
		);
	});

	it("include a shipment's own references and those of the line", () => {
		const { shipment } = EXAMPLES;
		const terms = shipmentTerms({
			...shipment,
			attributes: {
				...shipment.attributes,
				ref_numbers: ["PO-77"],
				line_ref_numbers: ["FF-88"],
			},
		});
		expect([...terms.keys()]).toEqual(expect.arrayContaining(["PO77", "FF88"]));
	});

	it("are few, however many references a record has", () => {
		const { container } = EXAMPLES;
		const ref_numbers = Array.from({ length: 500 }, (_, index) =>
			`REFERENCE${index}`.repeat(20),
		);
		const attributes = { ...container.attributes, ref_numbers };
		const terms = containerTerms({ ...container, attributes });
		expect(terms.size).toBeLessThanOrEqual(400);
		expect(terms.get(attributes.number)).toBe(0);
	});

	it("are few, however many references a shipment has, and include its names and the beginning of each reference", () => {
		const { shipment } = EXAMPLES;
		const ref_numbers = Array.from(
			{ length: 300 },
			(_, index) => `PURCHASE-ORDER-${index}-ZQX155433`,
		);
		const tags = ["flamingo"];
		const attributes = { ...shipment.attributes, ref_numbers, tags };
		const terms = shipmentTerms({ ...shipment, attributes });
		expect(terms.size).toBe(400);
		expect([...terms.keys()]).toEqual(
			expect.arrayContaining([
				attributes.bill_of_lading_number,
				"FLAMINGO",
				attributes.port_of_lading_locode,
				...ref_numbers.map((number) => number.replaceAll("-", "")),
			]),
		);
	});
});
