import {
	appendFileSync,
	closeSync,
	fstatSync,
	openSync,
	readSync,
} from "node:fs";
import { readNumberKey } from "../basics/numbers.ts";

/** That a number was asked for the first time, at an instant, and which numbers belong to the same journey. */
export interface FirstAsked {
	/** The number the journey grew from, as a key of `numbers.ts`. */
	readonly number: string;
	/** ISO 8601 UTC. */
	readonly firstAskedAt: string;
	/** Keys of the other numbers of the journey: its booking or bill and its containers. */
	readonly aliases: readonly string[];
}

/** What the world remembers: when the journey of each number was first asked for. */
export interface WorldMemory {
	/** The first asking of a number, or of a journey that the number belongs to. */
	recall(number: string): FirstAsked | undefined;
	/** The journeys of all lines that a container is on, the first asked first. */
	recallContainer(containerNumber: string): readonly FirstAsked[];
	/** Keeps a first asking and returns the one that counts: an earlier one of the same number wins. */
	remember(asked: FirstAsked): FirstAsked;
}

/** What is known, by number and by container. */
interface Known {
	readonly byNumber: Map<string, FirstAsked>;
	readonly byContainer: Map<string, FirstAsked[]>;
}

const nothingKnown = (): Known => ({
	byNumber: new Map(),
	byContainer: new Map(),
});

/** A memory that ends with the process. */
export function processMemory(): WorldMemory {
	const known = nothingKnown();
	return {
		recall: (number) => known.byNumber.get(number),
		recallContainer: (number) => known.byContainer.get(number) ?? [],
		remember: (asked) => keepFirst(known, asked),
	};
}

function keepFirst(known: Known, asked: FirstAsked): FirstAsked {
	const earlier = known.byNumber.get(asked.number);
	if (earlier !== undefined) return earlier;
	for (const key of [asked.number, ...asked.aliases]) {
		// A container that another journey of the line has, too, stays that journey's when it is asked for by its number.
		if (!known.byNumber.has(key)) known.byNumber.set(key, asked);
		const number = readNumberKey(key);
		if (number?.kind !== "container") continue;
		const journeys = known.byContainer.get(number.number) ?? [];
		known.byContainer.set(number.number, [...journeys, asked]);
	}
	return asked;
}

/**
 * A memory in a file: one line of JSON for each first asking, written before the call returns.
 * Processes may share the file. The first line about a number counts, whoever wrote it.
 */
export function fileMemory(path: string): WorldMemory {
	const known = nothingKnown();
	let readBytes = 0;
	let unfinishedLine = Buffer.alloc(0);

	function readTail(): void {
		const tail = readFrom(path, readBytes);
		readBytes += tail.length;
		const text = Buffer.concat([unfinishedLine, tail]);
		const end = text.lastIndexOf("\n") + 1;
		unfinishedLine = text.subarray(end);
		for (const line of text.toString("utf8", 0, end).split("\n")) {
			const asked = parseLine(line);
			if (asked !== undefined) keepFirst(known, asked);
		}
	}

	readTail();
	return {
		recall(number) {
			if (!known.byNumber.has(number)) readTail();
			return known.byNumber.get(number);
		},
		recallContainer(number) {
			if (!known.byContainer.has(number)) readTail();
			return known.byContainer.get(number) ?? [];
		},
		remember(asked) {
			// A crash can leave half a line behind; the next line must not grow onto it.
			const start = unfinishedLine.length > 0 ? "\n" : "";
			appendFileSync(path, `${start}${JSON.stringify(asked)}\n`);
			readTail();
			return known.byNumber.get(asked.number) ?? keepFirst(known, asked);
		},
	};
}

function readFrom(path: string, position: number): Buffer {
	const file = openSync(path, "a+");
	try {
		const buffer = Buffer.alloc(Math.max(0, fstatSync(file).size - position));
		const length = readSync(file, buffer, 0, buffer.length, position);
		return buffer.subarray(0, length);
	} finally {
		closeSync(file);
	}
}

function parseLine(line: string): FirstAsked | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return isFirstAsked(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isFirstAsked(value: unknown): value is FirstAsked {
	if (typeof value !== "object" || value === null) return false;
	const { number, firstAskedAt, aliases } = value as Record<string, unknown>;
	return (
		typeof number === "string" &&
		typeof firstAskedAt === "string" &&
		!Number.isNaN(Date.parse(firstAskedAt)) &&
		Array.isArray(aliases) &&
		aliases.every((alias) => typeof alias === "string")
	);
}
