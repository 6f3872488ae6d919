import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { type ApiError, unprocessable } from "../../http/replies/api-error.ts";
import { readNumber } from "../../inference/reading/read-number.ts";
import { inferForAccount } from "./infer-for-account.ts";

/** The error for an invalid number, with the pointer that existing clients expect. */
function noNumber(): ApiError {
	const detail =
		"the number is not valid: it must have letters from A to Z or digits, with nothing between them but blanks, hyphens, dots, slashes and underscores";
	return unprocessable("/data/attributes/number", "invalid", detail);
}

/** POST /tracking_requests/infer_number: infers the kind and the line of a number. Stores nothing. */
export const inferNumber: Operation<"inferNumber"> = async ({
	body,
	account,
	services,
	reply,
}) => {
	const key = readNumber(body.number);
	if (key === undefined) throw noNumber();
	const { attributes, explanation } = await inferForAccount(
		services,
		account.id,
		key,
	);
	return reply(200, {
		data: { id: newRecordId(), type: "infer_number_results", attributes },
		meta: { explanation },
	});
};
