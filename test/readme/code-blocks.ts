import { readFileSync } from "node:fs";

/** A block of code of the documentation. */
export interface CodeBlock {
	/** Its language after the fence; empty for none. */
	readonly language: string;
	readonly text: string;
	/** Its place: a file and line (from 1), or a part of the contract. */
	readonly place: string;
}

/** A text whose blocks of code are run. */
interface Page {
	readonly name: string;
	readonly text: string;
}

/** The part of the contract that holds guides. */
interface Guides {
	readonly info: { readonly description: string };
	readonly tags: readonly {
		readonly name: string;
		readonly description: string;
	}[];
}

const read = (path: string) =>
	readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

function guides(): Page[] {
	const { info, tags }: Guides = JSON.parse(read("generated/openapi.json"));
	return [{ name: "info", ...info }, ...tags].map(({ name, description }) => ({
		name: `the contract, ${name}`,
		text: description,
	}));
}

function blocksOf({ name, text: page }: Page): CodeBlock[] {
	return [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
		({ 1: language = "", 2: text = "", index }) => ({
			language,
			text,
			place: `${name}:${page.slice(0, index).split("\n").length + 1}`,
		}),
	);
}

/** The blocks of code of README, contract, OPERATIONS and client, in the order in which a newcomer meets them. */
export function codeBlocks(): CodeBlock[] {
	const file = (name: string): Page => ({ name, text: read(name) });
	return [
		file("README.md"),
		...guides(),
		file("OPERATIONS.md"),
		file("client/README.md"),
	].flatMap(blocksOf);
}
