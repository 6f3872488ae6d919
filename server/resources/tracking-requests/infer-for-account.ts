import { inferNumber } from "../../inference/infer-number.ts";
import { featuresOf } from "../../inference/reading/features.ts";
import type { Inference } from "../../inference/terms/inference.ts";
import type { Services } from "../../services/services.ts";

/** What is inferred of a number (its key) by the rules and by the outcomes that an account may know of. */
export async function inferForAccount(
	{
		readExperience,
		shippingLines,
	}: Pick<Services, "readExperience" | "shippingLines">,
	accountId: string,
	key: string,
): Promise<Inference> {
	const experience = await readExperience(accountId, featuresOf(key));
	return inferNumber(key, shippingLines.findTrackable, experience);
}
