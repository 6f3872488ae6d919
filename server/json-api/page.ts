import type { ListMeta, PageLinks } from "../../generated/openapi.ts";

const DEFAULT_SIZE = 30;
const MOST_SIZE = 100;

/** A page that was asked for: its number (from 1) and how many records it holds. */
export interface Page {
	readonly number: number;
	readonly size: number;
}

/** Reads `page[number]` and `page[size]`, which the contract has checked; a size above 100 is cut. */
export function readPage(
	page: { number?: number; size?: number } | undefined,
): Page {
	return {
		number: page?.number ?? 1,
		size: Math.min(page?.size ?? DEFAULT_SIZE, MOST_SIZE),
	};
}

/** How many records come before a page; at most what databases can count, for a page number has no end. */
export function offsetOf(page: Page): number {
	return Math.min((page.number - 1) * page.size, Number.MAX_SAFE_INTEGER);
}

/** The request URL with another page number: keys in alphabetical order, brackets and commas readable. */
function urlOfPage(requestUrl: string, number: number): string {
	const url = new URL(requestUrl);
	const query = new URLSearchParams(url.search);
	// Empty it is taken for absent, but not beside one of its members.
	query.delete("page");
	query.set("page[number]", String(number));
	query.sort();
	const text = query
		.toString()
		.replaceAll("%5B", "[")
		.replaceAll("%5D", "]")
		.replaceAll("%2C", ",");
	return `${url.origin}${url.pathname}?${text}`;
}

/** Links and meta of a page: absent links are left out, never null. */
export function describePage(
	requestUrl: string,
	page: Page,
	records: number,
	total: number,
): { links: PageLinks; meta: ListMeta } {
	const last = Math.max(1, Math.ceil(total / page.size));
	const others = {
		...(page.number > 1 && { first: 1, prev: Math.min(page.number - 1, last) }),
		...(page.number < last && { next: page.number + 1, last }),
	};
	const links = Object.fromEntries(
		Object.entries(others).map(([name, number]) => [
			name,
			urlOfPage(requestUrl, number),
		]),
	);
	return {
		links: {
			self: requestUrl,
			current: urlOfPage(requestUrl, page.number),
			...links,
		},
		meta: {
			size: records,
			total,
			pagination: { current: page.number, records: total, ...others },
		},
	};
}
