import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { describeInclude } from "../../support/replies/list-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall);
const { data } = await trackNumber(landfall, {
	request_number: "TEST-TR-SUCCEEDED",
	scac: "TEST",
});
const id = data.id;

describe("GET /tracking_requests/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/tracking_requests/{id}",
	});
	describeConditionalReads(landfall, `/tracking_requests/${id}`);
	describeInclude(landfall, `/tracking_requests/${id}`, [
		"tracked_object",
		"customer",
		"user",
	]);

	it("answers 200 with the request and always embeds its shipment", async () => {
		const reply = await landfall.fetch(`/tracking_requests/${id}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links, included } =
			await landfall.client.getTrackingRequest(id);
		expect(data).toMatchObject({
			id,
			attributes: {
				status: "created",
				failed_reason: null,
				is_retrying: false,
			},
			links: { self: `/v2/tracking_requests/${id}` },
		});
		expect(links).toEqual({ self: `${landfall.url}/tracking_requests/${id}` });
		expect(included?.map((record) => [record.type, record.id])).toEqual([
			["shipment", data.relationships.tracked_object.data?.id],
		]);
	});

	it("has the reason of a failed request and embeds nothing", async () => {
		const { data, included } = await trackNumber(landfall, {
			request_number: "TEST-TR-FAILED",
			scac: "TEST",
		});
		expect(data.attributes).toMatchObject({
			status: "failed",
			failed_reason: "invalid_number",
			is_retrying: false,
		});
		expect(data.relationships.tracked_object.data).toBeNull();
		expect(included).toBeUndefined();
	});
});
