import { writeFile } from "node:fs/promises";
import { type Command, textOption, textOptions } from "../call.ts";
import type { ContractDocument } from "../conform/contract.ts";
import { checkWritable } from "../writable.ts";

/** The contract of this release. */
async function ownContract(): Promise<ContractDocument> {
	const { default: document } = await import(
		"../../../generated/openapi.json",
		{ with: { type: "json" } }
	);
	return document as unknown as ContractDocument;
}

/** `landfall conform`: checks a server against the contract. */
export const conform: Command = {
	usage: "[--writes] [--mock] [--only <operationId>]… [--junit <file>]",
	summary:
		"check a server against the contract; --writes also creates and changes records, --mock is for servers that accept any key and have no limits",
	words: 0,
	options: {
		writes: { type: "boolean" },
		mock: { type: "boolean" },
		only: { type: "string", multiple: true },
		junit: { type: "string" },
	},
	async run({ server, options, output, signal }) {
		const file = textOption(options, "junit");
		if (file !== undefined) await checkWritable(file);
		// Loaded late: the other commands need neither the contract nor its checks.
		const { conform: examine } = await import("../conform/conform.ts");
		const { countOf, junitXml, reportText } = await import(
			"../conform/report.ts"
		);
		const cases = await examine({
			document: await ownContract(),
			server,
			isWriting: options.writes === true,
			isMock: options.mock === true,
			only: textOptions(options, "only"),
			signal,
		});
		const counts = countOf(cases);
		try {
			// Written first, because the reader of the output can end the program.
			if (file !== undefined) await writeFile(file, junitXml(cases));
		} finally {
			output.result({ ...counts, cases }, reportText(cases));
		}
		return counts.failed === 0 && counts.passed > 0;
	},
};
