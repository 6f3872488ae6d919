import { describeList, readListPage } from "../../../server/json-api/cursor.ts";
import { findListPage } from "../../../server/json-api/find-list-page.ts";
import { listInMemory } from "../../../server/json-api/list-in-memory.ts";
import {
	describePage,
	describeWhole,
	offsetOf,
	type Position,
	readPage,
} from "../../../server/json-api/page.ts";
import { readSorts } from "../../../server/resources/listings/sorts.ts";
import { documentsOf } from "../records/example-records.ts";
import type { MockDocument, MockRecord } from "../records/mock-record.ts";
import { embedded } from "./embed.ts";
import { filterRecords } from "./filter-records.ts";
import type { MockRequest } from "./mock-request.ts";
import { recordsBelow } from "./records-below.ts";
import { sortRecords } from "./sort-records.ts";

/** Cursors are signed for an account. */
const ACCOUNT = { id: "mock" };

/** The cursor position of a record: its place in the sorted list. */
function positionAt(index: number, { id }: MockRecord): Position {
	return { at: String(1_000_000 - index).padStart(7, "0"), id };
}

/** The records of a list before filters and pages. Like the server's, lists of an account's own records begin with the newest. */
function allRecords(request: MockRequest): readonly MockRecord[] {
	const { operation, situation, pathRecord } = request;
	if (pathRecord) return recordsBelow(request, pathRecord);
	const records = situation.all(operation.recordType ?? "");
	return operation.queryNames.has("page[size]")
		? sortRecords(records, [{ column: "created_at", isDescending: true }])
		: records;
}

async function page(request: MockRequest, records: readonly MockRecord[]) {
	const { operation, query, url: requestUrl } = request;
	if (!operation.queryNames.has("page[after]")) {
		const page = readPage(query);
		const start = offsetOf(page);
		const data = records.slice(start, start + page.size);
		const total = records.length;
		return { data, ...describePage(requestUrl, page, data.length, total) };
	}
	const list = { account: ACCOUNT, requestUrl };
	const page = readListPage(query, list);
	const source = listInMemory(
		records.map((record, index) => ({
			record,
			position: positionAt(index, record),
		})),
	);
	const found = await findListPage(source, page, records.length);
	const data = found.rows.map(({ record }) => record);
	return { data, ...describeList(list, page, found) };
}

/** The links of a list without pages, as its examples write them. */
function whole({ operation, url }: MockRequest, records: number) {
	const [{ links: example, meta } = {}] = documentsOf(operation);
	if (!example) return {};
	if (meta) return describeWhole(url, records);
	const { current } = describePage(
		url,
		{ number: 1, size: 1 },
		records,
		1,
	).links;
	const links = {
		self: url,
		current: example.current === example.self ? url : current,
	};
	return { links };
}

function sortsOf({ operation, query }: MockRequest) {
	return operation.queryNames.has("sort")
		? readSorts(operation.sorts, String(query.sort ?? ""))
		: [];
}

/** Answers an export with its example. Refuses a sort or cursor that the list would refuse. */
export function answerTable(request: MockRequest, example: string): string {
	sortsOf(request);
	readListPage(
		{ "page[after]": request.query["page[after]"] as string },
		{
			account: ACCOUNT,
			requestUrl: request.url,
		},
	);
	return example;
}

/** Answers with one page of a list, filtered and sorted, and the records to embed. */
export async function answerList(request: MockRequest): Promise<MockDocument> {
	const { operation } = request;
	const sorts = sortsOf(request);
	const filtered = filterRecords(request, allRecords(request));
	const sorted = sortRecords(filtered, sorts);
	const { data, ...about } = operation.queryNames.has("page[size]")
		? await page(request, sorted)
		: { data: sorted, ...whole(request, sorted.length) };
	const included = embedded(request, data);
	return { data, ...(included && { included }), ...about };
}
