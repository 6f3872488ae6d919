import type { Command } from "../call.ts";

/** `landfall infer`: names the kind and the shipping line of a number. */
export const infer: Command = {
	usage: "<number>",
	summary: "name the kind and the shipping line of a number",
	words: 1,
	options: {},
	async run({ client, words, output, signal }) {
		const [number = ""] = words;
		const inferred = await client.trackingRequests.infer(number, { signal });
		const { number_type, validation, shipping_line } = inferred.data.attributes;
		const { reason } = validation;
		const kind =
			reason === null ? number_type : `${number_type}, not valid: ${reason}`;
		const { selected, candidates } = shipping_line;
		const lines = candidates.map(
			({ scac, name, confidence }) =>
				`  ${scac}  ${String(confidence).padEnd(4)}  ${name}${scac === selected?.scac ? "  (selected)" : ""}`,
		);
		output.result(
			inferred,
			[kind, ...lines, inferred.meta?.explanation ?? ""].join("\n"),
		);
		return true;
	},
};
