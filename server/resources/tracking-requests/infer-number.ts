import { newRecordId } from "../../database/record-id.ts";
import { unprocessable } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { trackingNumberKey } from "./tracking-number.ts";

/** POST /tracking_requests/infer_number: says what kind of number it is and which line it belongs to. */
export const inferNumber: Operation<"inferNumber"> = async ({
	body,
	reply,
}) => {
	const key = trackingNumberKey(body.number);
	if (key === "") {
		throw unprocessable(
			"/data/attributes/number",
			"invalid",
			"the number is not valid: it must have letters or digits, with nothing between them but blanks, hyphens, dots, slashes and underscores",
		);
	}
	return reply(200, {
		data: {
			id: newRecordId(),
			type: "infer_number_results",
			attributes: {
				number_type: "bill_of_lading",
				validation: {
					is_valid: null,
					type: "shipment",
					check_digit_passed: null,
					parsed_number: key,
					reason: null,
				},
				shipping_line: {
					decision: "no_prediction",
					selected: null,
					candidates: [],
				},
			},
		},
		meta: { explanation: "No rule is known for such a number." },
	});
};
