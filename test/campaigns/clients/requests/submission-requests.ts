import type { DocumentedRequest } from "../documented-request.ts";

const submit = (
	by: string,
	gives: number,
	attributes: object,
	rest: object = {},
): DocumentedRequest => ({
	by,
	method: "POST",
	path: () => "/tracking_requests",
	body: () => ({ data: { type: "tracking_request", attributes, ...rest } }),
	gives: [gives],
});

const bill = (request_number: string, scac: string | null = "MSCU") => ({
	request_type: "bill_of_lading",
	request_number,
	scac,
});

const infer = (number: string, gives: number): DocumentedRequest => ({
	by: "SDK, CLI, MCP",
	method: "POST",
	path: () => "/tracking_requests/infer_number",
	body: () => ({ number }),
	gives: [gives],
});

/** Numbers to submit and to infer. */
export const SUBMISSIONS: readonly DocumentedRequest[] = [
	submit("SDK, CLI, MCP", 201, bill("MEDUCLIENT001")),
	submit("SDK, CLI, MCP", 422, bill("MEDUCLIENT001")),
	submit("SDK, MCP", 201, {
		request_type: "booking_number",
		request_number: "MEDUCLIENT002",
		scac: "MSCU",
	}),
	submit("documents", 201, {
		request_type: "booking",
		request_number: "MEDUCLIENT003",
		scac: "MSCU",
	}),
	submit("SDK, CLI, MCP", 201, {
		request_type: "container",
		request_number: "MSCU6639870",
		scac: "MSCU",
	}),
	submit("documents", 201, {
		...bill("MEDUCLIENT004"),
		auto_detect_vocc_scac: false,
		ref_numbers: ["PO-1"],
		shipment_tags: ["urgent"],
		initial_custom_fields: {
			shipment: [{ api_slug: "purchase_order_number", value: "PO-1" }],
			containers: [
				{ api_slug: "hazmat_indicator", value: false, number: "MSDU7318267" },
				{ api_slug: "move_type", value: "door" },
			],
		},
	}),
	submit("documents", 201, {
		...bill("MEDUCLIENT005"),
		ref_numbers: null,
		shipment_tags: null,
		initial_custom_fields: null,
	}),
	submit("documents", 201, bill("MEDUCLIENT006"), {
		relationships: { customer: { data: null } },
	}),
	// The public API, too, refuses a party that the account does not have.
	submit("documents", 422, bill("MEDUCLIENT007"), {
		relationships: {
			customer: {
				data: { id: "019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4", type: "party" },
			},
		},
	}),
	submit("SDK", 201, {
		...bill("MEDUCLIENT008", ""),
		auto_detect_vocc_scac: true,
	}),
	submit("SDK", 422, bill("MEDUCLIENT009", "")),
	submit("documents", 422, bill("")),
	submit("documents", 422, bill("MEDUCLIENT010", "QQQQ")),
	submit("documents", 201, {
		request_type: "bill_of_lading",
		request_number: "TEST-TR-SUCCEEDED",
		scac: "TEST",
	}),
	submit("SDK", 201, { ...bill("MEDUCLIENT011"), priority: "high" }),
	infer("MSCU6639870", 200),
	infer("MEDUSH482917", 200),
	infer("?", 422),
];
