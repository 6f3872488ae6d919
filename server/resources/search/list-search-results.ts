import type { SearchResultListDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { describePage } from "../../json-api/page.ts";
import { findTerms } from "../search-terms/find-terms.ts";
import { searchKey } from "../search-terms/search-terms.ts";
import { readFound, withShipments } from "./found-records.ts";
import { withRecords } from "./found-values.ts";
import { bestFirst } from "./search-ranking.ts";
import { serializeSearchResult } from "./search-result-serializer.ts";

/** The most results of one search. */
const MOST_RESULTS = 25;

/** GET /search: the account's records that match a text, best match first. */
export const listSearchResults: Operation<"listSearchResults"> = async ({
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const key = searchKey(query.query);
	const terms = await findTerms(db, account.id, key);
	const ofRecords = await withRecords(db, account.id, terms, MOST_RESULTS);
	const led = await withShipments(db, account.id, ofRecords);
	const results = bestFirst(led, key).slice(0, MOST_RESULTS);
	const found = await readFound(db, account.id, results);
	const data = results
		.flatMap((result) => serializeSearchResult(result, found) ?? [])
		.map(toJsonText);
	const page = { number: 1, size: MOST_RESULTS };
	const { links } = describePage(requestUrl, page, data.length, data.length);
	return reply(200, listDocument<SearchResultListDocument>(data, { links }));
};
