import { readFileSync } from "node:fs";

/** A block of code of the README. */
export interface CodeBlock {
	/** As it is named behind the fence; empty for none. */
	readonly language: string;
	readonly text: string;
	/** Its first line, counted from 1. */
	readonly line: number;
}

/** The blocks of code of the README itself, in their order. */
export function codeBlocks(): CodeBlock[] {
	const url = new URL("../../README.md", import.meta.url);
	const readme = readFileSync(url, "utf8");
	return [...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
		({ 1: language = "", 2: text = "", index }) => ({
			language,
			text,
			line: readme.slice(0, index).split("\n").length + 1,
		}),
	);
}
