import type { PageLinks } from "../generated/openapi.ts";

/** Maximum pages of one list, in case a server's links never end. */
const MAX_PAGES = 100_000;

/** The document of a list. Without links it is the only page. */
export interface ListDocument {
	data: readonly unknown[];
	links?: PageLinks;
}

/**
 * A list that is read page by page during iteration, from the requested page to the last. With cursors in the links, new
 * records neither repeat nor hide one. Without cursors they shift the others, so that a record can appear on two pages.
 */
export interface PagedList<Document extends ListDocument>
	extends AsyncIterable<Document["data"][number]> {
	/** The pages as full documents, with `included` and `meta`. */
	pages(): AsyncIterable<Document>;
}

/** Creates a list over pages that `readPage` fetches: first without an argument, then with the query of `links.next`. */
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

/** The query of the next link. Its host is ignored: a server behind a proxy may not know it, and the key must not leak. */
function nextQuery(links: PageLinks | undefined): string | undefined {
	return links?.next?.split("#", 1)[0]?.replace(/^[^?]*\??/, "");
}
