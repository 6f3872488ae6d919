import { expect, it } from "vitest";
import { serializeQuery } from "../../client/index.ts";
import { apiPeer } from "./api-peer.ts";

it.each([
	[{}, ""],
	[{ include: "containers,pod_terminal" }, "include=containers,pod_terminal"],
	[
		{ include: ["containers", "destination"] },
		"include=containers,destination",
	],
	[{ "page[number]": 2, "page[size]": 50 }, "page[number]=2&page[size]=50"],
	[
		{
			"filter[scac]": "MSCU",
			"filter[created_at][start]": "2026-07-01T00:00:00Z",
			"filter[created_at][end]": new Date("2026-07-31T00:00:00Z"),
		},
		"filter[scac]=MSCU&filter[created_at][start]=2026-07-01T00%3A00%3A00Z&filter[created_at][end]=2026-07-31T00%3A00%3A00.000Z",
	],
	[{ "filter[tracking_stopped]": false }, "filter[tracking_stopped]=false"],
	[{ number: "A&B=C #1+ü" }, "number=A%26B%3DC%20%231%2B%C3%BC"],
	[{ number: undefined, include: null, "filter[number]": [] }, ""],
	[{ number: "" }, "number="],
])("writes %j as %j", (query, want) => {
	expect(serializeQuery(query)).toBe(want);
});

it("sends the query that the contract describes, by method and by raw", async () => {
	const peer = await apiPeer([{ body: { data: [], links: {} } }]);
	const query = { "page[size]": 5, "filter[number]": "MSDU7318266" };
	for await (const _ of peer.client().listContainers(query));
	await peer.client().raw.GET("/containers", { params: { query } });
	const url = "/v2/containers?page[size]=5&filter[number]=MSDU7318266";
	expect(peer.received.map((request) => request.url)).toEqual([url, url]);
});
