import type { MockContract } from "./contract.ts";

/** All examples as a Markdown list: operation, status, names and summaries. */
export function exampleNames({ operations }: MockContract): string {
	return operations
		.map(({ id, method, path, answers }) => {
			const lines = answers.map(({ status, examples }) => {
				const names = [...examples].map(
					([name, { summary = "" }]) =>
						`\`${name}\` (${summary.replace(/\.$/, "")})`,
				);
				return `- ${status}: ${names.join(" · ") || "no body"}`;
			});
			return `### ${method} ${path}\n\n\`${id}\`\n\n${lines.join("\n")}\n`;
		})
		.join("\n");
}
