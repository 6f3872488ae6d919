import { describe, expect, it } from "vitest";
import type { TransportEventListDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { putTransportEvents } from "../../../server/resources/transport-events/transport-event-queries.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { describeInclude } from "../../support/replies/list-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const NAMES = [
	"shipment",
	"container",
	"vessel",
	"location",
	"terminal",
	"source_event",
	"previous_version",
];

const path = `/containers/${EXAMPLES.container.id}/transport_events`;

const landfall = await openForFile(startWithExamples);

async function read(query = ""): Promise<TransportEventListDocument> {
	const reply = await landfall.fetch(path + query);
	expect(reply.status).toBe(200);
	return (await reply.json()) as TransportEventListDocument;
}

describe("GET /containers/{id}/transport_events", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/containers/{id}/transport_events",
	});
	describeConditionalReads(landfall, path);
	describeInclude(landfall, path, NAMES);

	it("answers 200 with all events, the newest first, and links with the one address of the list", async () => {
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const url = landfall.url + path;
		expect(await reply.json()).toEqual({
			data: EXAMPLES.events,
			links: { self: url, current: url },
		});
	});

	it("embeds the records that its events refer to, each once", async () => {
		const { included = [] } = await read(
			`?include=${NAMES.filter((name) => name !== "previous_version").join()}`,
		);
		const kinds = included.map(({ type }) => type);
		expect(kinds.filter((type) => type === "raw_event")).toHaveLength(9);
		expect(kinds.filter((type) => type !== "raw_event").sort()).toEqual([
			"container",
			"port",
			"port",
			"shipment",
			"terminal",
			"vessel",
		]);
	});

	it("embeds no version of an event that the list itself holds", async () => {
		const [newest, ...older] = EXAMPLES.events;
		if (!newest) throw new Error("the example has no events");
		const { db } = landfall;
		const replacing = {
			...newest,
			relationships: {
				...newest.relationships,
				previous_version: {
					data: { id: older[0]?.id ?? "", type: "transport_event" as const },
				},
			},
		};
		const write = (event: typeof newest) =>
			putTransportEvents(db, [
				{
					account_id: landfall.account.id,
					container_id: EXAMPLES.container.id,
					id: event.id,
					key: "event 0",
					version: 0,
					event: event.attributes.event,
					timestamp: event.attributes.timestamp ?? "",
					invalidated_at: null,
					created_at: event.attributes.created_at,
					document: toJsonText(event),
				},
			]);
		await write(replacing);
		const document = await read("?include=previous_version");
		await write(newest);
		expect(document.data[0]).toEqual(replacing);
		expect(document.included).toBeUndefined();
	});

	it("gives the whole list for any page, because there is only one", async () => {
		const { data } = await read("?page[number]=7&page[size]=1");
		expect(data).toEqual(EXAMPLES.events);
	});
});
