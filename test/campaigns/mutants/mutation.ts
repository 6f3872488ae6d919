import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mutant } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import { commonTokens } from "@stryker-mutator/api/plugin";
import { createInstrumenter } from "@stryker-mutator/instrumenter";
import { createInjector } from "typed-inject";
import { withoutProse } from "./prose.ts";

/** Source in which mutants can be switched on. */
export interface MutatedSource {
	readonly mutants: readonly Mutant[];
	/** The original text of each file by its path in the project. */
	readonly originals: ReadonlyMap<string, string>;
	/** The text of each file with all its mutants in it, all of them off. */
	readonly texts: ReadonlyMap<string, string>;
}

const quiet: Logger = {
	isTraceEnabled: () => false,
	isDebugEnabled: () => false,
	isInfoEnabled: () => false,
	isWarnEnabled: () => false,
	isErrorEnabled: () => false,
	isFatalEnabled: () => false,
	trace() {},
	debug() {},
	info() {},
	warn() {},
	error() {},
	fatal() {},
};

/** Puts every mutant that StrykerJS knows into files. */
export async function mutate(
	root: string,
	paths: readonly string[],
): Promise<MutatedSource> {
	const instrumenter = createInjector()
		.provideValue(commonTokens.logger, quiet)
		.provideValue(commonTokens.getLogger, () => quiet)
		.injectFunction(createInstrumenter);
	const files = await Promise.all(
		paths.map(async (name) => ({
			name,
			content: await readFile(join(root, name), "utf8"),
			mutate: true,
		})),
	);
	const { mutants, files: instrumented } = await instrumenter.instrument(
		files,
		{ plugins: null, excludedMutations: [], ignorers: [withoutProse] },
	);
	const textsOf = (some: readonly { name: string; content: string }[]) =>
		new Map(some.map(({ name, content }) => [name, content]));
	return {
		mutants: mutants.filter(({ status }) => status !== "Ignored"),
		originals: textsOf(files),
		texts: textsOf(instrumented),
	};
}

/**
 * The text with one mutant switched on. The switch stands in the text itself, so it also holds in processes and threads that tests
 * start.
 */
export function switchedOn(text: string, { id }: Mutant): string {
	const asked = "ns.activeMutant === id";
	if (!text.includes(asked))
		throw new Error("StrykerJS switches mutants in another way than before");
	return text.replace(asked, `"${id}" === id`);
}

/** The original text of a file with one mutant in it, as a person would write it. */
export function replacedIn(
	original: string,
	{ location: { start, end }, replacement }: Mutant,
): string {
	const lines = original.split("\n");
	const offsetOf = ({ line, column }: typeof start) =>
		lines.slice(0, line).concat("").join("\n").length + column;
	return (
		original.slice(0, offsetOf(start)) +
		replacement +
		original.slice(offsetOf(end))
	);
}
