import type { PageLinks } from "../generated/openapi.ts";

/** Most pages that are read of one list; a server that never comes to an end is not followed further. */
const MAX_PAGES = 10_000;

/** What every list answers with; one without links has no other pages. */
export interface ListDocument {
	data: readonly unknown[];
	links?: PageLinks;
}

/**
 * A list that is read while it is iterated, one page at a time, from the page that was asked for to the last one.
 * Where links carry a cursor, records that are made meanwhile neither repeat one nor leave one out; elsewhere they move the
 * others on, so that one at the end of a page can come again on the next.
 */
export interface PagedList<Document extends ListDocument>
	extends AsyncIterable<Document["data"][number]> {
	/** The same list as whole documents, with `included` and `meta`. */
	pages(): AsyncIterable<Document>;
}

/** A list over the pages that `readPage` fetches: first without an argument, then with the query of `links.next`. */
export function paginate<Document extends ListDocument>(
	readPage: (nextQuery?: string) => Promise<Document>,
): PagedList<Document> {
	async function* pages() {
		const queries = new Set<string>();
		let query: string | undefined;
		do {
			const document = await readPage(query);
			yield document;
			query = nextQuery(document.links);
			if (query === undefined) return;
			if (queries.has(query)) {
				throw new Error(`The list goes in circles: ${query} came before.`);
			}
			queries.add(query);
		} while (queries.size < MAX_PAGES);
		throw new Error(`The list has more than ${MAX_PAGES} pages.`);
	}
	async function* records() {
		for await (const document of pages()) yield* document.data;
	}
	return { pages, [Symbol.asyncIterator]: records };
}

/** Only the query of the link is used: a server behind a proxy may not know its address, and the key must not go to another one. */
function nextQuery(links: PageLinks | undefined): string | undefined {
	return links?.next?.split("#", 1)[0]?.replace(/^[^?]*\??/, "");
}
