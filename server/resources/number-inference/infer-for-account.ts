import { infer } from "../../inference/infer.ts";
import { featuresOf } from "../../inference/reading/outcome-features.ts";
import type { Inference } from "../../inference/vocabulary/inference.ts";
import type { Services } from "../../services/services.ts";

/** Infers a number (by its key) from the rules and the outcomes that the account may use. */
export async function inferForAccount(
	{
		readExperience,
		shippingLines,
	}: Pick<Services, "readExperience" | "shippingLines">,
	accountId: string,
	key: string,
): Promise<Inference> {
	const experience = await readExperience(accountId, featuresOf(key));
	return infer(key, shippingLines.findTrackable, experience);
}
