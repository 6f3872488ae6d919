import { randomUUID } from "node:crypto";
import { giveWay } from "../../runtime/time-slices.ts";

/** Characters parsed in one slice: half a millisecond, and up to twenty when members have names of their own. */
const SLICE = 100_000;

/** Most characters of one list item, or of everything outside lists; larger ones are refused. */
const MOST_UNDIVIDED = 2_000_000;

/** Most items of all lists together. Their positions need far more memory than the text. */
const MOST_ITEMS = 100_000;

/** Most different names of members. V8 keeps a shape for each object that has names of its own, and slows down with many shapes. */
const MOST_NAMES = 10_000;

/** Depth of the lists that are divided: the whole text, or a member of a member of it. */
const MOST_DEPTH = 2;

/** Characters scanned before yielding. */
const STRIDE = 100_000;

const BACKSLASH = 92;

/** Positions of a list and its items in a text. */
interface List {
	readonly start: number;
	end: number;
	readonly items: { readonly start: number; readonly end: number }[];
}

/** Whether a backslash makes the quote at `at` a part of its string. */
function isEscaped(text: string, at: number): boolean {
	let before = at - 1;
	while (text.charCodeAt(before) === BACKSLASH) before--;
	return (at - before) % 2 === 0;
}

/** The lists to divide, in the order of the text. For invalid JSON the result is arbitrary. */
async function listsIn(text: string): Promise<List[]> {
	const lists: List[] = [];
	let open: List | undefined;
	let itemStart = 0;
	let depth = 0;
	let listDepth = 0;
	let pauseAt = STRIDE;
	let items = 0;
	let isInString = false;
	let stringStart = 0;
	let stringEnd = 0;
	const names = new Set<string>();
	const addName = (name: string) => {
		names.add(name);
		if (names.size > MOST_NAMES)
			throw new SyntaxError(
				`the JSON has more than ${MOST_NAMES} different names`,
			);
	};
	const endItem = (end: number) => {
		items++;
		if (items > MOST_ITEMS)
			throw new SyntaxError(`the JSON has more than ${MOST_ITEMS} items`);
		open?.items.push({ start: itemStart, end });
		itemStart = end + 1;
	};
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isInString || character === '"') {
			if (!isInString) stringStart = at + 1;
			const quote = text.indexOf('"', isInString ? at : at + 1);
			if (quote === -1) break;
			isInString = isEscaped(text, quote);
			stringEnd = quote;
			at = quote;
		} else if (character === ":") {
			addName(text.slice(stringStart, stringEnd));
		} else if (character === "[" || character === "{") {
			if (character === "[" && !open && depth <= MOST_DEPTH) {
				open = { start: at, end: at, items: [] };
				itemStart = at + 1;
				listDepth = depth + 1;
			}
			depth++;
		} else if (character === "]" || character === "}") {
			if (open && depth === listDepth) {
				// Parsing the whole text reports the fault.
				if (character === "}") return [];
				endItem(at);
				open.end = at + 1;
				lists.push(open);
				open = undefined;
			}
			depth--;
		} else if (character === "," && depth === listDepth && open) endItem(at);
		if (at >= pauseAt) {
			await giveWay();
			pauseAt = at + STRIDE;
		}
	}
	return lists;
}

function parse(text: string): unknown {
	if (text.length > MOST_UNDIVIDED) {
		throw new SyntaxError(
			`${text.length} characters of JSON are in no list that could be divided`,
		);
	}
	return JSON.parse(text);
}

async function parseItems(
	text: string,
	{ items }: List,
	slice: number,
): Promise<unknown[]> {
	const parsed: unknown[] = [];
	for (let first = 0; first < items.length; ) {
		const start = items[first]?.start ?? 0;
		let next = first + 1;
		while ((items[next]?.end ?? Number.POSITIVE_INFINITY) - start <= slice) {
			next++;
		}
		const part = text.slice(start, items[next - 1]?.end);
		// The brackets would hide that an empty item is a fault.
		const isBlank = part.trim() === "" && items.length > 1;
		const values = parse(isBlank ? "" : `[${part}]`) as unknown[];
		for (const value of values) parsed.push(value);
		first = next;
		await giveWay();
	}
	return parsed;
}

/**
 * Parses JSON like `JSON.parse`, in slices of `slice` characters that give way to other work: item by item of the lists near its top.
 * Throws `SyntaxError` also for an item of more than two million characters, for as many outside the lists, and for too many items or different
 * names.
 */
export async function parseInSlices(
	text: string,
	slice = SLICE,
): Promise<unknown> {
	if (text.length <= slice) return JSON.parse(text);
	const token = randomUUID();
	const lists: unknown[][] = [];
	let rest = "";
	let from = 0;
	for (const list of await listsIn(text)) {
		rest += `${text.slice(from, list.start)}"${token}${lists.length}"`;
		lists.push(await parseItems(text, list, slice));
		from = list.end;
	}
	rest += text.slice(from);
	const parsed = parse(rest);
	const inPlace = (value: unknown): unknown => {
		if (typeof value === "string" && value.startsWith(token))
			return lists[Number(value.slice(token.length))];
		if (value === null || typeof value !== "object") return value;
		const members = value as Record<string, unknown>;
		for (const name of Object.keys(members)) {
			const replaced = inPlace(members[name]);
			if (replaced !== members[name]) members[name] = replaced;
		}
		return value;
	};
	return inPlace(parsed);
}
