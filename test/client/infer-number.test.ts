import { expect, it } from "vitest";
import type { InferNumberDocument } from "../../client/index.ts";
import contract from "../../generated/openapi.json" with { type: "json" };
import { apiPeer } from "./api-peer.ts";

const { examples } =
	contract.paths["/tracking_requests/infer_number"].post.responses["200"]
		.content["application/json"];
const { selected, needs_confirmation } = examples;

it("sends only the number and resolves to the inference", async () => {
	const peer = await apiPeer([{ body: selected.value }]);
	const inferred = await peer
		.client()
		.inferNumber("MSCU 663987-0", { headers: { "x-request-id": "from-me-1" } });
	expect(inferred).toEqual(selected.value);
	expect(peer.received).toMatchObject([
		{
			method: "POST",
			url: "/v2/tracking_requests/infer_number",
			headers: { "x-request-id": "from-me-1" },
			body: JSON.stringify({ number: "MSCU 663987-0" }),
		},
	]);
});

it.each([
	{
		what: "the line that was selected",
		inferred: selected.value,
		want: {
			request_type: "container",
			request_number: "MSCU6639870",
			scac: "MSCU",
		},
	},
	{
		what: "a wish that the server tries the lines, when no line was selected",
		inferred: needs_confirmation.value,
		want: {
			request_type: "bill_of_lading",
			request_number:
				needs_confirmation.value.data.attributes.validation.parsed_number,
			auto_detect_vocc_scac: true,
		},
	},
])(
	"turns an inference into a tracking request with $what",
	async ({ inferred, want }) => {
		const peer = await apiPeer([{ status: 201, body: { data: {} } }]);
		await peer.client().createTrackingRequest(inferred as InferNumberDocument, {
			headers: { "x-request-id": "from-me-2" },
		});
		expect(peer.received).toMatchObject([
			{
				url: "/v2/tracking_requests",
				headers: { "x-request-id": "from-me-2" },
				body: JSON.stringify({
					data: { type: "tracking_request", attributes: want },
				}),
			},
		]);
	},
);
