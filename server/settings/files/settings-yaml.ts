import {
	type Document,
	isAlias,
	isMap,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	type Pair,
	parseDocument,
	visit,
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
	lineOf(path: readonly (string | number)[]): number;
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
	return (path: readonly (string | number)[]): number => {
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

const isMergeKey = ({ key }: Pair): boolean =>
	isScalar(key) && typeof key.value === "symbol";

/** Throws at an alias without an anchor before it, and at a merge key without objects: the parser's own errors name no place. */
function refuseGaps(document: Document, placeOf: (node: Node) => string): void {
	const anchored = new Map<string, unknown>();
	const meant = (node: unknown) =>
		isAlias(node) ? anchored.get(node.source) : node;
	visit(document, {
		Value(_, node) {
			if (node.anchor !== undefined) anchored.set(node.anchor, node);
		},
		Alias(_, node) {
			if (!anchored.has(node.source))
				throw new SettingsFileError(
					`refers to an anchor that it does not have ${placeOf(node)}`,
				);
		},
		Pair(_, pair) {
			if (!isMergeKey(pair)) return;
			const source = meant(pair.value);
			const sources = isSeq(source) ? source.items.map(meant) : [source];
			if (!sources.every((one) => one === undefined || isMap(one)))
				throw new SettingsFileError(
					`merges what is no object ${placeOf(pair.key as Node)}`,
				);
		},
	});
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
	const placeAt = (offset = 0) => {
		const { line, col } = lineCounter.linePos(offset);
		return `(line ${line} column ${col})`;
	};
	const options = { lineCounter, merge: true, logLevel: "error" } as const;
	try {
		const document = parseDocument(text, { ...options, prettyErrors: false });
		const [error] = document.errors;
		if (error) {
			const complaint = COMPLAINTS[error.code] ?? "is not valid YAML";
			throw new SettingsFileError(`${complaint} ${placeAt(error.pos[0])}`);
		}
		refuseGaps(document, ({ range }) => placeAt(range?.[0]));
		const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
		return { value, lineOf: lineFinder(document, lineCounter) };
	} catch (error) {
		if (error instanceof SettingsFileError) throw error;
		// The remaining errors: endless aliases, and stack overflow.
		throw new SettingsFileError("is nested too deeply or has too many aliases");
	}
}
