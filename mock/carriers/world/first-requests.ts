import {
	appendFileSync,
	closeSync,
	fstatSync,
	mkdirSync,
	openSync,
	readSync,
} from "node:fs";
import { dirname } from "node:path";
import { readNumberKey } from "../basics/numbers.ts";

/** The first request for a number, and the numbers of the same journey. */
export interface FirstRequest {
	/** The number that the journey is generated from, as a key of `numbers.ts`. */
	readonly number: string;
	/** ISO 8601 UTC. */
	readonly firstAskedAt: string;
	/** Keys of the other numbers of the journey: its booking or bill and its containers. */
	readonly aliases: readonly string[];
}

/** Stores when each journey was first requested, the only state of a world. */
export interface WorldMemory {
	/** The first request for a number, or for a journey that the number belongs to. */
	recall(number: string): FirstRequest | undefined;
	/** The journeys of a container with any line, in the order of their first requests. */
	recallContainer(containerNumber: string): readonly FirstRequest[];
	/** Stores a first request and returns the one that counts: an earlier one of the same number wins. */
	remember(requested: FirstRequest): FirstRequest;
}

/** First requests by number and by container. */
interface Known {
	readonly byNumber: Map<string, FirstRequest>;
	readonly byContainer: Map<string, FirstRequest[]>;
}

const nothingKnown = (): Known => ({
	byNumber: new Map(),
	byContainer: new Map(),
});

/** Permissions of a new file. It holds customers' numbers, like the database that it stands beside. */
const OWNER_ONLY = 0o600;

/** A memory that ends with the process. */
export function processMemory(): WorldMemory {
	const known = nothingKnown();
	return {
		recall: (number) => known.byNumber.get(number),
		recallContainer: (number) => known.byContainer.get(number) ?? [],
		remember: (requested) => keepFirst(known, requested),
	};
}

function keepFirst(known: Known, requested: FirstRequest): FirstRequest {
	const earlier = known.byNumber.get(requested.number);
	if (earlier !== undefined) return earlier;
	for (const key of [requested.number, ...requested.aliases]) {
		// The number of a container that is on another journey of the line still names that journey.
		if (!known.byNumber.has(key)) known.byNumber.set(key, requested);
		const number = readNumberKey(key);
		if (number?.kind !== "container") continue;
		const journeys = known.byContainer.get(number.number) ?? [];
		known.byContainer.set(number.number, [...journeys, requested]);
	}
	return requested;
}

/**
 * A memory in a file: one line of JSON for each first request, written before the call returns.
 * Processes may share the file. The first line about a number counts.
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
			const requested = parseLine(line);
			if (requested !== undefined) keepFirst(known, requested);
		}
	}

	mkdirSync(dirname(path), { recursive: true });
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
		remember(requested) {
			// A crash can leave an unfinished line; the next record starts on a line of its own.
			const start = unfinishedLine.length > 0 ? "\n" : "";
			const line = `${start}${JSON.stringify(requested)}\n`;
			appendFileSync(path, line, { mode: OWNER_ONLY });
			readTail();
			return (
				known.byNumber.get(requested.number) ?? keepFirst(known, requested)
			);
		},
	};
}

function readFrom(path: string, position: number): Buffer {
	const file = openSync(path, "a+", OWNER_ONLY);
	try {
		const buffer = Buffer.alloc(Math.max(0, fstatSync(file).size - position));
		const length = readSync(file, buffer, 0, buffer.length, position);
		return buffer.subarray(0, length);
	} finally {
		closeSync(file);
	}
}

function parseLine(line: string): FirstRequest | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return isFirstRequest(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isFirstRequest(value: unknown): value is FirstRequest {
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
