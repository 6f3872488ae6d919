import { badParameter } from "../http/replies/api-error.ts";
import { isLargePage, type Page } from "./page.ts";

/** Maximum embedded records of one document. */
const MOST_RECORDS = 5_000;

/** Maximum bytes of embedded records: a thousand containers with all their events have six million. */
const MOST_BYTES = 8_000_000;

/** The size that each path of `include` adds to a document. */
type Shares = Map<string, number>;

function largestOf(shares: Shares): string {
	let largest = "include";
	let most = 0;
	for (const [path, share] of shares) {
		if (share <= most) continue;
		largest = path;
		most = share;
	}
	return largest;
}

/** Options for embedding records. */
export interface Embedding {
	/** The page of a list; undefined for a single record. */
	readonly page?: Page;
	/** Paths that are always included; they are not refused unless the page is large. */
	readonly always?: readonly string[];
}

/** The remaining size of a document. Exceeding it throws a 400 that names the path or page to reduce. */
export class ReplyBudget {
	readonly #page: Page | undefined;
	readonly #isFree: (path: string) => boolean;
	readonly #records: Shares = new Map();
	readonly #bytes: Shares = new Map();
	#recordCount = 0;
	#byteCount = 0;

	constructor({ page, always }: Embedding) {
		this.#page = page;
		this.#isFree = (path) =>
			always?.includes(path) === true && !(page && isLargePage(page));
	}

	/** Counts a record of a path. */
	addRecord(path: string): void {
		if (this.#isFree(path)) return;
		this.#recordCount += 1;
		this.#records.set(path, (this.#records.get(path) ?? 0) + 1);
		if (this.#recordCount > MOST_RECORDS)
			this.#refuse(this.#records, `${MOST_RECORDS} records`);
	}

	/** Counts the text of a record. */
	addBytes(path: string, bytes: number): void {
		if (this.#isFree(path)) return;
		this.#byteCount += bytes;
		this.#bytes.set(path, (this.#bytes.get(path) ?? 0) + bytes);
		if (this.#byteCount > MOST_BYTES)
			this.#refuse(this.#bytes, `${MOST_BYTES} bytes`);
	}

	#refuse(shares: Shares, most: string): never {
		const isList = this.#page !== undefined && this.#page.size > 1;
		const path = largestOf(shares);
		const advice = isList
			? "ask for a smaller page[size]"
			: "ask for less at once";
		throw badParameter(
			isList ? "page[size]" : "include",
			"too_much_included",
			`more than ${most} would be embedded, most of them by ${path}: leave it out, or ${advice}`,
		);
	}
}

/** Refuses a page that is larger than the default and whose own records are too long. */
export function refuseLongPage(
	page: Page,
	records: readonly { readonly size: number }[],
): void {
	const bytes = records.reduce((sum, { size }) => sum + size, 0);
	if (!isLargePage(page) || bytes <= MOST_BYTES) return;
	throw badParameter(
		"page[size]",
		"page_too_large",
		`the records of this page have more than ${MOST_BYTES} bytes; ask for a smaller page[size]`,
	);
}
