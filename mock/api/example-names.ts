import type { MockContract } from "./contract.ts";

/** The examples that can be asked for, as a Markdown list: operation, status, names with what they show. */
export function exampleNames({ operations }: MockContract): string {
	return operations
		.map(({ id, method, path, answers }) => {
			const lines = answers.map(({ status, examples }) => {
				const names = [...examples].map(
					([name, summary]) => `\`${name}\` (${summary.replace(/\.$/, "")})`,
				);
				return `- ${status}: ${names.join(" · ") || "no body"}`;
			});
			return `### ${method} ${path}\n\n\`${id}\`\n\n${lines.join("\n")}\n`;
		})
		.join("\n");
}
