import { describe, expect, it } from "vitest";
import type { RawEventListDocument } from "../../../generated/openapi.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const path = `/containers/${EXAMPLES.container.id}/raw_events`;

const landfall = await openForFile(startWithExamples);

describe("GET /containers/{id}/raw_events", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/containers/{id}/raw_events",
	});
	describeConditionalReads(landfall, path);

	it("answers 200 with all reported events by index, and their places, vessels and terminals", async () => {
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { included, ...rest } = (await reply.json()) as RawEventListDocument;
		expect(rest).toEqual({ data: EXAMPLES.rawEvents });
		expect(included?.map(({ type }) => type).sort()).toEqual([
			"port",
			"port",
			"terminal",
			"vessel",
		]);
	});

	it("omits events that the first release recorded, until the next message about the container", async () => {
		const { db } = landfall;
		const tenant = await landfall.addTenant("from before");
		await recordExamples(db, tenant.account.id);
		await db
			.updateTable("raw_events")
			.set({ version: null })
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(await (await tenant.fetch(path)).json()).toEqual({ data: [] });
		const embedded = await tenant.fetch(
			`/containers/${EXAMPLES.container.id}/transport_events?include=source_event`,
		);
		expect(await embedded.json()).not.toHaveProperty("included");
	});

	it("is deprecated in the contract in favour of the transport events", () => {
		const { paths } = loadContract().document;
		expect(paths["/containers/{id}/raw_events"]?.get).toHaveProperty(
			"deprecated",
			true,
		);
	});
});
