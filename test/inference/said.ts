import type { Experience } from "../../server/inference/vocabulary/inference.ts";
import { inferText } from "./infer-text.ts";

/** The inference of a number in one line: kind, validity, decision, and candidates with confidences. */
export function said(text: string, experience?: Experience): string {
	const attributes = inferText(text, experience)?.attributes;
	if (attributes === undefined) return "no number";
	return [
		attributes.number_type,
		String(attributes.validation.is_valid),
		predicted(text, experience),
	].join(" ");
}

/** The predicted line of a number as text: the decision, and the candidates with their confidences. */
export function predicted(text: string, experience?: Experience): string {
	const line = inferText(text, experience)?.attributes.shipping_line;
	const candidates = line?.candidates.map(
		({ scac, confidence }) => `${scac} ${confidence}`,
	);
	return [line?.decision, ...(candidates ?? [])].join(" ");
}
