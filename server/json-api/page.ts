import type { ListMeta, PageLinks } from "../../generated/openapi.ts";
import { badParameter } from "../http/replies/api-error.ts";

const DEFAULT_SIZE = 30;
const MOST_SIZE = 100;

/** The position of a record in a list: the instant by which the list is sorted, then the id. */
export interface Position {
	readonly at: string;
	readonly id: string;
}

/** The sort column of a list: latest first, then by id. */
export type ListOrder = "created_at" | "updated_at";

/** The requested page: its number (from 1) and size. */
export interface Page {
	readonly number: number;
	readonly size: number;
	/** The position before its first record; undefined when the number selects the page. */
	readonly after?: Position | undefined;
}

/** The parameters that select a page. */
export interface PageQuery {
	readonly "page[number]"?: number;
	readonly "page[size]"?: number;
}

/** Reads the validated `page[number]` and `page[size]`; a size above 100 counts as 100, and 0 as 1. */
export function readPage(query: PageQuery): Page {
	// The validator accepts infinite numbers.
	for (const name of ["page[number]", "page[size]"] as const) {
		if (Number.isFinite(query[name] ?? 1)) continue;
		throw badParameter(name, "invalid", `${name} must be a finite number`);
	}
	return {
		number: Math.max(query["page[number]"] ?? 1, 1),
		size: Math.min(Math.max(query["page[size]"] ?? DEFAULT_SIZE, 1), MOST_SIZE),
	};
}

/** Whether a page is larger than the default. */
export function isLargePage(page: Page): boolean {
	return page.size > DEFAULT_SIZE;
}

/** Number of records before a page, limited to what databases can count. */
export function offsetOf(page: Page): number {
	return Math.min((page.number - 1) * page.size, Number.MAX_SAFE_INTEGER);
}

/** The request URL with another page, with sorted keys and readable brackets and commas. */
function urlOfPage(
	requestUrl: string,
	number: number,
	cursor: string | undefined,
): string {
	const url = new URL(requestUrl);
	const query = new URLSearchParams(url.search);
	query.set("page[number]", String(number));
	if (cursor === undefined) query.delete("page[after]");
	else query.set("page[after]", cursor);
	query.sort();
	const text = query
		.toString()
		.replaceAll("%5B", "[")
		.replaceAll("%5D", "]")
		.replaceAll("%2C", ",");
	return `${url.origin}${url.pathname}?${text}`;
}

/** Information about later pages, for lists whose `total` is limited. */
export interface Beyond {
	/** Whether the list has more records than `total`. */
	readonly isLonger: boolean;
	/** Whether there is a page after this one. */
	readonly isMore: boolean;
	/** `page[after]` of the next page. */
	readonly cursor?: string | undefined;
}

/** The numbers of the other pages to link. Pages that do not exist have none, and the last page has none where `total` is limited. */
function pagesBeside(
	page: Page,
	total: number,
	{ isLonger, isMore }: Pick<Beyond, "isLonger" | "isMore">,
) {
	const last = Math.max(1, Math.ceil(total / page.size));
	const prev = isLonger ? page.number - 1 : Math.min(page.number - 1, last);
	return {
		...(page.number > 1 && { first: 1, prev }),
		...(isMore && { next: page.number + 1 }),
		...(!isLonger && page.number < last && { last }),
	};
}

/** Links and meta of a page; absent links are omitted, never null. */
export function describePage(
	requestUrl: string,
	page: Page,
	records: number,
	total: number,
	beyond: Beyond = {
		isLonger: false,
		isMore: page.number < Math.ceil(total / page.size),
	},
): { links: PageLinks; meta: ListMeta } {
	const others = pagesBeside(page, total, beyond);
	const links = Object.fromEntries(
		Object.entries(others).map(([name, number]) => [
			name,
			urlOfPage(
				requestUrl,
				number,
				name === "next" ? beyond.cursor : undefined,
			),
		]),
	);
	const own = new URL(requestUrl).searchParams.get("page[after]") ?? undefined;
	return {
		links: {
			self: requestUrl,
			current: urlOfPage(requestUrl, page.number, page.after && own),
			...links,
		},
		meta: {
			size: records,
			total,
			...(beyond.isLonger && { more_than_total: true }),
			pagination: { current: page.number, records: total, ...others },
		},
	};
}

/** Links and meta of a list that is always answered whole. */
export function describeWhole(
	requestUrl: string,
	records: number,
): { links: PageLinks; meta: ListMeta } {
	const page = { number: 1, size: Math.max(records, 1) };
	return describePage(requestUrl, page, records, records);
}
