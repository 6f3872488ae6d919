import { expect, it } from "vitest";
import { paginate } from "../../client/paginate.ts";
import { type Answer, apiPeer, type Received } from "./api-peer.ts";

/** Answers seven records with the requested page size, and with the contract's links under another address. */
function sevenRecords({ url }: Received): Answer {
	const query = new URL(url, "http://api.internal").searchParams;
	const number = Number(query.get("page[number]") ?? 1);
	const size = Number(query.get("page[size]") ?? 30);
	const ids = [1, 2, 3, 4, 5, 6, 7].slice((number - 1) * size, number * size);
	const link = (page: number) =>
		`http://api.internal/v2/shipments?filter[tracking_stopped]=false&page[number]=${page}&page[size]=${size}`;
	return {
		body: {
			data: ids.map((id) => ({ type: "shipment", id: `${id}` })),
			links: {
				self: link(number),
				current: link(number),
				...(number * size < 7 && { next: link(number + 1) }),
			},
			meta: { size: ids.length, total: 7 },
		},
	};
}

const query = {
	"filter[tracking_stopped]": false,
	"page[size]": 3,
	include: "containers",
};

it("gives the records of all pages in order, and ignores the host of the links", async () => {
	const peer = await apiPeer(sevenRecords);
	const ids: string[] = [];
	for await (const shipment of peer.client().listShipments(query)) {
		ids.push(shipment.id);
	}
	expect(ids).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
	const rest = "filter[tracking_stopped]=false&page";
	expect(peer.received.map((request) => request.url)).toEqual([
		`/v2/shipments?filter[tracking_stopped]=false&page[size]=3&include=containers`,
		`/v2/shipments?${rest}[number]=2&page[size]=3`,
		`/v2/shipments?${rest}[number]=3&page[size]=3`,
	]);
	expect(peer.received[2]?.headers.authorization).toBe("Token lf_test");
});

it("gives one document per page, and fetches only the pages that are read", async () => {
	const peer = await apiPeer(sevenRecords);
	const list = peer.client().listShipments(query);
	expect(peer.received).toHaveLength(0);
	for await (const document of list.pages()) {
		expect(document.meta.total).toBe(7);
		if (document.data[0]?.id === "4") break;
	}
	expect(peer.received).toHaveLength(2);
});

it("can be iterated twice, each time from the first page", async () => {
	const peer = await apiPeer(sevenRecords);
	const list = peer.client().listShipments();
	for (const _ of [1, 2]) {
		const ids = (await Array.fromAsync(list)).map((shipment) => shipment.id);
		expect(ids).toHaveLength(7);
	}
});

it("rejects in the loop when a page fails", async () => {
	const peer = await apiPeer((request) =>
		request.url.includes("[number]=2")
			? { status: 401, body: { errors: [{ title: "Unauthorized" }] } }
			: sevenRecords(request),
	);
	const ids: string[] = [];
	await expect(async () => {
		for await (const { id } of peer.client().listShipments(query)) ids.push(id);
	}).rejects.toMatchObject({ name: "UnauthorizedError", status: 401 });
	expect(ids).toEqual(["1", "2", "3"]);
});

it("stops with an error when the links go in circles", async () => {
	const links = { self: "", current: "", next: "/v2/shipments?page[number]=2" };
	const peer = await apiPeer([{ body: { data: [], links } }]);
	await expect(Array.fromAsync(peer.client().listShipments())).rejects.toThrow(
		"goes in circles: page[number]=2 came before",
	);
	expect(peer.received).toHaveLength(2);
});

it("stops with an error when the list never ends", async () => {
	let page = 0;
	const list = paginate(async () => ({
		data: [],
		links: { self: "", current: "", next: `?page[number]=${++page}` },
	}));
	await expect(Array.fromAsync(list)).rejects.toThrow("more than 100000 pages");
	expect(page).toBe(100_000);
});

it("reads a list without links as a single page", async () => {
	const peer = await apiPeer(() => ({
		body: { data: [{ type: "raw_event", id: "1" }] },
	}));
	const ids: string[] = [];
	for await (const event of peer.client().listContainerRawEvents("c")) {
		ids.push(event.id);
	}
	expect(ids).toEqual(["1"]);
	expect(peer.received.map((request) => request.url)).toEqual([
		"/v2/containers/c/raw_events",
	]);
});
