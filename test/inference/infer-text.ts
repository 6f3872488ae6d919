import { infer } from "../../server/inference/infer.ts";
import { readNumber } from "../../server/inference/reading/read-number.ts";
import {
	type Experience,
	type Inference,
	NO_EXPERIENCE,
} from "../../server/inference/vocabulary/inference.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { shippingLineDirectory } from "../../server/resources/shipping-lines/shipping-line-directory.ts";

const { findTrackable } = shippingLineDirectory(
	SHIPPING_LINES.map(({ scac }) => scac),
);

/** The product's inference of a text when all its lines can be queried; undefined when it cannot be a number. */
export function inferText(
	text: string,
	experience: Experience = NO_EXPERIENCE,
): Inference | undefined {
	const key = readNumber(text);
	return key === undefined ? undefined : infer(key, findTrackable, experience);
}
