import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import { EXAMPLES, startWithExamples } from "../../support/example-records.ts";
import type { TestLandfall } from "../../support/landfall.ts";
import { describeInclude } from "../../support/list-replies.ts";
import { expectCommonHeaders } from "../../support/problems.ts";

const path = `/containers/${EXAMPLES.container.id}/eta_history`;
let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startWithExamples();
});
afterAll(() => landfall.stop());

describe("GET /containers/{id}/eta_history", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/containers/{id}/eta_history",
	});
	describeConditionalReads(
		() => landfall,
		() => path,
	);
	describeInclude(
		() => landfall,
		() => path,
		["container", "raw_events"],
	);

	it("answers 200 with the values of each estimated time, oldest first", async () => {
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		expect(await reply.json()).toMatchObject({
			data: { attributes: { ind_eta_at: [] } },
			links: { self: landfall.url + path },
		});
	});
});
