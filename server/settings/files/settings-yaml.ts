import {
	type Document,
	LineCounter,
	parseDocument,
	type YAMLError,
} from "yaml";
import { SettingsFileError } from "./settings-error.ts";

/** Maximum length of a file; realistic ones have up to some ten thousand characters. */
const MOST_CHARACTERS = 1_000_000;

/** Maximum values from aliases (`*name`), so that a few lines cannot expand to gigabytes. */
const MOST_ALIASES = 1_000;

/** A parsed file. */
export interface SettingsDocument {
	readonly value: unknown;
	/** The line (from 1) of the value at a path of member names and indexes, or of its nearest parent. */
	lineOf(path: readonly string[]): number;
}

/** Messages for common parser errors. The parser's own messages quote the file, which can contain secrets. */
const COMPLAINTS: Partial<Record<YAMLError["code"], string>> = {
	BAD_ALIAS: "has an alias that is written wrongly",
	BAD_INDENT: "is indented wrongly",
	DUPLICATE_KEY: "has a member twice",
	MULTIPLE_DOCS: "holds several documents",
	TAB_AS_INDENT: "is indented by a tab",
};

function lineFinder(document: Document, lines: LineCounter) {
	return (path: readonly string[]): number => {
		for (let length = path.length; length >= 0; length -= 1) {
			const node = document.getIn(
				path.slice(0, length).map((part) => {
					const index = Number(part);
					return Number.isInteger(index) && part !== "" ? index : part;
				}),
				true,
			);
			const range = (node as { range?: readonly number[] } | undefined)?.range;
			if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
		}
		return 1;
	};
}

/**
 * Parses YAML 1.2, which includes JSON, with merge keys (`<<: *name`).
 * Throws {@link SettingsFileError} (without the file's name) that never quotes the text.
 */
export function parseYaml(text: string): SettingsDocument {
	if (text.length > MOST_CHARACTERS) {
		throw new SettingsFileError(`is longer than ${MOST_CHARACTERS} characters`);
	}
	const lineCounter = new LineCounter();
	const options = { lineCounter, merge: true, logLevel: "error" } as const;
	try {
		const document = parseDocument(text, { ...options, prettyErrors: false });
		const [error] = document.errors;
		if (error) {
			const { line, col } = lineCounter.linePos(error.pos[0]);
			const complaint = COMPLAINTS[error.code] ?? "is not valid YAML";
			throw new SettingsFileError(`${complaint} (line ${line} column ${col})`);
		}
		const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
		return { value, lineOf: lineFinder(document, lineCounter) };
	} catch (error) {
		if (error instanceof SettingsFileError) throw error;
		// The remaining errors: aliases without anchor, endless aliases, and stack overflow.
		// A merge key without anchor has nothing that could be merged.
		const isUnresolved = /^(Unresolved alias|Merge sources must)/.test(
			String((error as Error).message),
		);
		throw new SettingsFileError(
			isUnresolved
				? "refers to an anchor that it does not have"
				: "is nested too deeply or has too many aliases",
		);
	}
}
