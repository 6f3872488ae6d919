import { afterAll, describe, expect, it } from "vitest";
import {
	FIVE_NUMBERS,
	startWithFiveShipments,
} from "../../support/records/five-shipments.ts";
import { trackShipment } from "../../support/records/track-number.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const NAMES = [
	"containers",
	"port_of_lading",
	"port_of_discharge",
	"pod_terminal",
	"destination",
	"destination_terminal",
	"line_tracking_stopped_by_user",
];

const { landfall, shipmentIds: ids } = await startWithFiveShipments();
afterAll(() => landfall.stop());

describe("GET /shipments", () => {
	describeCommonReplies(landfall, { method: "GET", path: "/shipments" });
	describeConditionalReads(landfall, "/shipments");
	describePaging(landfall, "/shipments", ids.toReversed());
	describeInclude(landfall, "/shipments", NAMES);

	it("finds each shipment by its submitted number, with any separators", async () => {
		for (const [index, { request_number: number }] of FIVE_NUMBERS.entries()) {
			for (const spelling of [number, number.toLowerCase(), `${number} `]) {
				const query = new URLSearchParams({ number: spelling });
				expect(await readIds(landfall, `/shipments?${query}`)).toEqual([
					ids[index],
				]);
			}
		}
	});

	it("finds a shipment by its bill of lading number, even if another number was tracked", async () => {
		const { data } = await landfall.client.getShipment(ids[2] ?? "");
		const { bill_of_lading_number: bill, normalized_number: asked } =
			data.attributes;
		expect(bill).not.toBe(asked);
		for (const number of [bill, asked]) {
			expect(await readIds(landfall, `/shipments?number=${number}`)).toEqual([
				ids[2],
			]);
		}
	});

	it("finds a shipment by its booking without the line's prefix, although it was submitted with the prefix", async () => {
		const tenant = await landfall.addTenant("prefixed");
		const id = await trackShipment(tenant, {
			request_number: "CMDUSHZ2610099",
			scac: "CMDU",
			request_type: "booking",
		});
		const { data } = await tenant.client.getShipment(id);
		const { bill_of_lading_number, normalized_number } = data.attributes;
		expect(normalized_number).toBe("SHZ2610099");
		expect(bill_of_lading_number).not.toContain("SHZ2610099");
		expect(await readIds(tenant, "/shipments?number=SHZ2610099")).toEqual([id]);
	});

	it("finds a shipment by bill, reference and container number, with any separators", async () => {
		const search = async (q: string, more = "") => {
			const query = `${new URLSearchParams({ q })}${more}`;
			const found = await readIds(landfall, `/shipments?${query}`);
			return found.map((id) => ids.indexOf(id));
		};
		const refer = (index: number, ref_numbers: string[]) =>
			landfall.client.updateShipment(ids[index] ?? "", {
				data: { type: "shipment", attributes: { ref_numbers } },
			});
		await refer(1, ["PO 4711/b", "注文-12"]);
		await refer(3, ["po-4711b"]);
		expect(await search("PO-4711B")).toEqual([3, 1]);
		expect(await search("注文12")).toEqual([1]);
		expect(await search("PO-4711B", "&page[size]=1")).toEqual([3]);
		expect(await search("PO-4711B", "&page[size]=1&page[number]=2")).toEqual([
			1,
		]);
		expect(await search("PO-4711B", "&filter[tracking_stopped]=true")).toEqual(
			[],
		);
		expect(
			await search("PO-4711B", `&number=${FIVE_NUMBERS[1].request_number}`),
		).toEqual([1]);
		expect(
			await search("PO-4711B", `&number=${FIVE_NUMBERS[0].request_number}`),
		).toEqual([]);
		for (const [index, { request_number }] of FIVE_NUMBERS.entries()) {
			expect(await search(request_number.toLowerCase())).toEqual([index]);
			const { data, included = [] } = await landfall.client.getShipment(
				ids[index] ?? "",
				{ include: "containers" },
			);
			expect(await search(data.attributes.bill_of_lading_number)).toEqual([
				index,
			]);
			const box = included.find(({ type }) => type === "container");
			const { number = "" } = (box?.attributes ?? {}) as { number?: string };
			expect(await search(`${number.slice(0, 4)} ${number.slice(4)}`)).toEqual([
				index,
			]);
		}
		expect(await search("")).toEqual([4, 3, 2, 1, 0]);
		for (const nothing of ["4711", "MEDU", "%", "-/-"])
			expect(await search(nothing), nothing).toEqual([]);
		await refer(1, []);
		await refer(3, []);
		expect(await search("PO-4711B")).toEqual([]);
	});

	it("finds a shipment by the references of its request", async () => {
		const tenant = await landfall.addTenant("referring");
		const ref_numbers = ["Order 7"];
		const id = await trackShipment(tenant, { ref_numbers });
		expect(await readIds(tenant, "/shipments?q=order-7")).toEqual([id]);
		expect(await readIds(landfall, "/shipments?q=order-7")).toEqual([]);
	});

	it("finds nothing by a customer without shipments", async () => {
		for (const query of [
			`filter[customer_id]=${ids[0]}`,
			"filter[customer_id]=",
		])
			expect(await readIds(landfall, `/shipments?${query}`)).toEqual([]);
	});

	it.each(["MEDUSH000000", "", "' or 1=1 --", "%25", "%07"])(
		"finds nothing by a number that no shipment has: %j",
		async (number) => {
			const page = await readList(landfall, `/shipments?number=${number}`);
			expect(page.data).toEqual([]);
			expect(page.meta.total).toBe(0);
		},
	);

	it("finds the shipments and containers of a line by its alternative SCAC too", async () => {
		const tenant = await landfall.addTenant("alternative");
		const id = await trackShipment(tenant, { scac: "MEDU" });
		const { data } = await tenant.client.getShipment(id);
		expect(data.attributes.shipping_line_scac).toBe("MSCU");
		const boxes = data.relationships.containers.data.length;
		for (const scac of ["MSCU", "medu", "MEDU,MSCU"]) {
			const query = `filter[scac]=${scac}`;
			expect(await readIds(tenant, `/shipments?${query}`)).toEqual([id]);
			const { meta } = await readList(tenant, `/containers?${query}`);
			expect(meta.total).toBe(boxes);
		}
	});

	it("separates shipments that are still tracked from the others", async () => {
		const [first = ""] = ids;
		await landfall.client.stopShipmentTracking(first);
		const read = (value: boolean) =>
			readIds(landfall, `/shipments?filter[tracking_stopped]=${value}`);
		expect(await read(true)).toEqual([first]);
		expect(await read(false)).toEqual(ids.slice(1).toReversed());
		await landfall.client.resumeShipmentTracking(first);
		expect(await read(true)).toEqual([]);
	});

	it.each([
		["filter[tracking_stopped]=maybe", "filter[tracking_stopped]"],
		["number=a&number=b", "number"],
		["q=a&q=b", "q"],
	])(
		"answers 400 to a filter of the wrong type: %s",
		async (query, parameter) => {
			const reply = await landfall.fetch(`/shipments?${query}`);
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "wrong_type", parameter },
			]);
		},
	);

	it("embeds a record once, however many shipments refer to it", async () => {
		const { included = [] } = await readList(
			landfall,
			`/shipments?include=${NAMES.join(",")}`,
		);
		const keys = included.map(({ type, id }) => `${type} ${id}`);
		expect(new Set(keys).size).toBe(keys.length);
		expect(new Set(included.map(({ type }) => type))).toContain("port");
	});
});
