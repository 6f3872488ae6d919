import type { Context } from "./redocly.ts";

const MOST_SENTENCES = 3;

interface Described {
	readonly description?: string;
}

/** The number of sentences in a text, outside of lists, tables and samples. */
function sentencesOf(text: string): number {
	const paragraph = text.split(/\n\s*(?:[-|#]|```)/)[0] ?? "";
	const plain = paragraph.replaceAll(/`[^`]*`/g, "x");
	return plain.split(/[.?!](?:\s|$)/).filter((part) => part.trim()).length;
}

/** A description has at most three sentences; longer ones become lists. */
export function briefDescriptions() {
	const check = ({ description = "" }: Described, context: Context) => {
		const sentences = sentencesOf(description);
		if (sentences <= MOST_SENTENCES) return;
		context.report({
			message: `Say it in ${MOST_SENTENCES} sentences, or make it a list: the description has ${sentences}.`,
			location: context.location.child(["description"]).key(),
		});
	};
	return {
		Operation: check,
		Parameter: check,
		Response: check,
		Header: check,
		Schema: check,
	};
}
