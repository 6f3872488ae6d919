import { describe, expect, it } from "vitest";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { readIds, readList } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";

const landfall = await openForFile(startTestLandfall);
const other = await landfall.addTenant("other");

async function createParty(name: string, tenant: Tenant = landfall) {
	const attributes = { company_name: name };
	const { data } = await tenant.client.createParty({
		data: { type: "party", attributes },
	});
	return data.id;
}

const relationships = (id: string | null, type = "party") => ({
	customer: { data: id === null ? null : { id, type } },
});

let count = 482_920;

const submit = (related: object) => {
	const request_number = `MEDUPLAIN${count++}`;
	const { data } = trackingRequestBody({ request_number });
	return landfall.send("POST", "/tracking_requests", {
		data: { ...data, relationships: related },
	});
};

/** Tracks a number for a customer. Returns the request and the id of the shipment. */
async function track(related: object) {
	const reply = await submit(related);
	expect(reply.status).toBe(201);
	const { data } = (await reply.json()) as { data: { id: string } };
	return eventually("it is tracked", async () => {
		const found = await landfall.client.getTrackingRequest(data.id);
		const shipmentId = found.data.relationships.tracked_object.data?.id;
		return shipmentId === undefined
			? false
			: { request: found.data, shipmentId };
	});
}

const nameOf = async (shipmentId: string) =>
	(await landfall.client.getShipment(shipmentId)).data.attributes.customer_name;

const give = (shipmentId: string, related: object) =>
	landfall.send("PATCH", `/shipments/${shipmentId}`, {
		data: { relationships: related },
	});

const acme = await createParty("Acme Imports");
const { request, shipmentId } = await track(relationships(acme));
const containers = (customer: string) =>
	readIds(landfall, `/containers?${customer}`);

describe("a customer", () => {
	it("is on the tracking request, can be embedded, and is inherited by the shipment and its containers", async () => {
		const data = { id: acme, type: "party" };
		expect(request.relationships.customer).toEqual({ data });
		const path = `/tracking_requests/${request.id}?include=customer`;
		const document = (await (await landfall.fetch(path)).json()) as {
			included: object[];
		};
		expect(document.included).toContainEqual(
			(await landfall.client.getParty(acme)).data,
		);
		expect(await nameOf(shipmentId)).toBe("Acme Imports");
	});

	it("filters lists of shipments and containers, alone and with every other filter", async () => {
		await track({});
		const { data } = await landfall.client.getShipment(shipmentId);
		const wanted = data.relationships.containers.data.map(({ id }) => id);
		const [number] = await readList(
			landfall,
			`/containers?filter[customer_id]=${acme}`,
		).then(
			(page) => page.data as unknown as { attributes: { number: string } }[],
		);
		for (const query of [
			`filter[customer_id]=${acme.toUpperCase()}`,
			"filter[customer_name]=acme%20IMPORTS",
		])
			expect((await containers(query)).sort()).toEqual(wanted.toSorted());
		const byNumber = `filter[number]=${number?.attributes.number}`;
		expect(
			await containers(`filter[customer_id]=${acme}&${byNumber}`),
		).toHaveLength(1);
		expect(
			await containers(`filter[customer_id]=${MISSING_ID}&${byNumber}`),
		).toEqual([]);
		expect(await containers("filter[customer_name]=Nobody")).toEqual([]);
		expect(
			await containers(`filter[customer_id]=${acme}&filter[customer_name]=No`),
		).toHaveLength(wanted.length);
		expect(
			await containers(
				`filter[customer_id]=${MISSING_ID}&filter[customer_name]=Acme Imports`,
			),
		).toEqual([]);
		const bill = data.attributes.bill_of_lading_number;
		for (const [query, want] of [
			[`filter[customer_id]=${acme}`, [shipmentId]],
			[`filter[customer_id]=${acme}&number=${bill}`, [shipmentId]],
			[`filter[customer_id]=${MISSING_ID}&number=${bill}`, []],
			[
				`filter[customer_id]=${acme}&filter[tracking_stopped]=false`,
				[shipmentId],
			],
			[`filter[customer_id]=${acme}&filter[tracking_stopped]=true`, []],
		] as const)
			expect(await readIds(landfall, `/shipments?${query}`)).toEqual(want);
	});

	it("is one party with the name of the account when the request names the id of the account", async () => {
		const { id, name } = landfall.account;
		const one = await track(relationships(id, "account"));
		const two = await track(relationships(id));
		const party = one.request.relationships.customer.data?.id ?? "";
		expect(party).not.toBe(id);
		expect(two.request.relationships.customer.data?.id).toBe(party);
		expect(await nameOf(one.shipmentId)).toBe(name);
		const { data } = await landfall.client.getParty(party);
		expect(data.attributes.company_name).toBe(name);
	});

	it("is refused with 422 when it is unknown, another account, or the party of another account", async () => {
		const foreign = await createParty("Acme Imports", other);
		for (const id of [MISSING_ID, foreign, other.account.id]) {
			const problems = [
				{
					code: "unknown_party",
					pointer: "/data/relationships/customer/data/id",
				},
			];
			const related = relationships(id, "account");
			expect(await problemsOf(await submit(related), 422)).toEqual(problems);
			const given = await give(shipmentId, related);
			expect(await problemsOf(given, 422)).toEqual(problems);
		}
	});

	it("can be changed and removed at the shipment, its containers follow, and the request keeps its own", async () => {
		const tracked = await track(relationships(acme));
		const second = await createParty("Second");
		for (const [id, name] of [
			[second, "Second"],
			[null, null],
			[acme, "Acme Imports"],
		] as const) {
			const reply = await give(tracked.shipmentId, relationships(id));
			expect(reply.status).toBe(200);
			expect(await nameOf(tracked.shipmentId)).toBe(name);
			const { data } = await landfall.client.getShipment(tracked.shipmentId);
			const [box] = data.relationships.containers.data;
			const isListed = async (party: string) =>
				(await containers(`filter[customer_id]=${party}`)).includes(
					box?.id ?? "",
				);
			expect(await isListed(second)).toBe(id === second);
			expect(await isListed(acme)).toBe(id === acme);
		}
		await give(tracked.shipmentId, {});
		expect(await nameOf(tracked.shipmentId)).toBe("Acme Imports");
		const { data } = await landfall.client.getTrackingRequest(
			tracked.request.id,
		);
		expect(data.relationships.customer.data?.id).toBe(acme);
	});

	it("stays with a container whose references change", async () => {
		const { shipmentId: id } = await track(relationships(acme));
		const { data } = await landfall.client.getShipment(id);
		const [box] = data.relationships.containers.data;
		await landfall.client.updateContainer(box?.id ?? "", {
			data: { type: "container", attributes: { ref_numbers: ["PO-1"] } },
		});
		const listed = await containers(`filter[customer_id]=${acme}`);
		expect(listed).toContain(box?.id);
	});

	it("has its new name at all its shipments soon after it is renamed, and they are found by it", async () => {
		const party = await createParty("Old Name");
		const ids = await Promise.all(
			[1, 2].map(async () => (await track(relationships(party))).shipmentId),
		);
		for (const name of ["New Name", "Newest Name"]) {
			await landfall.client.updateParty(party, {
				data: { type: "party", attributes: { company_name: name } },
			});
		}
		const names = await eventually("both have the name", async () => {
			const found = new Set(await Promise.all(ids.map(nameOf)));
			return found.has("Newest Name") && found.size === 1 && [...found];
		});
		expect(names).toEqual(["Newest Name"]);
		const search = async (query: string) => {
			const found = landfall.client.listSearchResults({ query });
			return (await Array.fromAsync(found)).map(({ id }) => id).sort();
		};
		expect(await search("Newest Name")).toEqual(ids.toSorted());
		expect(await search("Old Name")).toEqual([]);
	});
});
