import { idBatches } from "../../database/batches.ts";
import { compiledRead } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import {
	type FoundList,
	findList,
	type ListSource,
	type Span,
} from "../../database/find-list.ts";
import {
	type SizedDocument,
	sizedColumns,
} from "../../database/sized-documents.ts";
import { tableList } from "../../database/table-list.ts";
import type { Page } from "../../json-api/page.ts";
import { findCounter } from "../accounts/account-counters.ts";
import { trackingNumberKey } from "../tracking-requests/tracking-number.ts";
import type { ShipmentTable } from "./shipment-table.ts";

/** What a list of shipments can be narrowed by. */
export interface ShipmentFilter {
	/** Bill of lading number, or the number that was tracked. */
	readonly number?: string | undefined;
	readonly isTrackingStopped?: boolean | undefined;
}

/** Shipments of one number that are looked at, the latest. Tracked for years, a number has a few. */
const MOST_OF_A_NUMBER = 1_000;

/** What of a shipment is needed to choose it. */
type Candidate = Pick<
	ShipmentTable,
	"id" | "created_at" | "line_tracking_stopped_at"
>;

const CANDIDATE = ["id", "created_at", "line_tracking_stopped_at"] as const;

const selectByBill = compiledRead((db, accountId: string, bill: string) =>
	db
		.selectFrom("shipments")
		.select(CANDIDATE)
		.where("account_id", "=", accountId)
		.where("bill_of_lading_number", "=", bill)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectByNumber = compiledRead((db, accountId: string, number: string) =>
	db
		.selectFrom("shipments")
		.select(CANDIDATE)
		.where("account_id", "=", accountId)
		.where("normalized_number", "=", number)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

/** The shipments that requests for a number led to: lines know many a number without the prefix it was submitted with. */
const selectTrackedIds = compiledRead((db, accountId: string, key: string) =>
	db
		.selectFrom("tracking_requests")
		.select("shipment_id")
		.where("account_id", "=", accountId)
		.where("number_key", "=", key)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select(CANDIDATE)
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const selectDocuments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select(sizedColumns())
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const isBehind = (one: Candidate, { after }: Span) =>
	!after ||
	one.created_at < after.at ||
	(one.created_at === after.at && one.id < after.id);

const newestFirst = (a: Candidate, b: Candidate) =>
	a.created_at === b.created_at
		? a.id < b.id
			? 1
			: -1
		: a.created_at < b.created_at
			? 1
			: -1;

/** The shipments that a number can mean, each found by an index of its own, newest first. */
async function findCandidates(
	db: Queries,
	accountId: string,
	{ number = "", isTrackingStopped }: ShipmentFilter,
): Promise<Candidate[]> {
	const key = trackingNumberKey(number);
	const tracked = await selectTrackedIds(db, accountId, key);
	const found = new Map<string, Candidate>();
	const add = (rows: readonly Candidate[]) => {
		for (const row of rows) found.set(row.id, row);
	};
	for (const bill of new Set([number, key])) {
		add(await selectByBill(db, accountId, bill));
	}
	add(await selectByNumber(db, accountId, key));
	const ids = tracked.flatMap(({ shipment_id: id }) => id ?? []);
	for (const batch of idBatches([...new Set(ids)])) {
		add(await selectByIds(db, accountId, batch));
	}
	return [...found.values()]
		.filter(
			({ line_tracking_stopped_at: stoppedAt }) =>
				isTrackingStopped === undefined ||
				isTrackingStopped === (stoppedAt !== null),
		)
		.sort(newestFirst);
}

/** The few shipments of a number as a list. */
function listOfNumber(
	db: Queries,
	accountId: string,
	candidates: readonly Candidate[],
): ListSource<SizedDocument> {
	const spanOf = (span: Span) =>
		candidates
			.filter((one) => isBehind(one, span))
			.slice(span.skip, span.skip + span.limit);
	const positionOf = ({ created_at: at, id }: Candidate) => ({ at, id });
	return {
		async rows(span) {
			const chosen = spanOf(span);
			const found = new Map<string, SizedDocument>();
			for (const ids of idBatches(chosen.map(({ id }) => id))) {
				const rows = await selectDocuments(db, accountId, ids);
				for (const row of rows) found.set(row.id, row);
			}
			return chosen.flatMap((one) => {
				const row = found.get(one.id);
				return row ? [{ ...row, position: positionOf(one) }] : [];
			});
		},
		positions: async (span) => spanOf(span).map(positionOf),
		count: async () => candidates.length,
	};
}

/** All shipments of an account, or those that are still tracked, or those that are not. */
function listOfAccount(
	db: Queries,
	accountId: string,
	isTrackingStopped: boolean | undefined,
): ListSource<SizedDocument> {
	const ofAccount = db
		.selectFrom("shipments")
		.where("account_id", "=", accountId);
	const chosen =
		isTrackingStopped === undefined
			? ofAccount
			: ofAccount.where(
					"line_tracking_stopped_at",
					isTrackingStopped ? "is not" : "is",
					null,
				);
	return tableList({
		db,
		order: "created_at",
		streams: () => [chosen],
		select: (stream) => stream.select(sizedColumns()).select("created_at"),
	});
}

/** Lists a page of an account's shipments, newest first, and how many there are. */
export async function listShipmentDocuments(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
	page: Page,
): Promise<FoundList<SizedDocument>> {
	const { number, isTrackingStopped } = filter;
	if (number !== undefined) {
		const candidates = await findCandidates(db, accountId, filter);
		const list = listOfNumber(db, accountId, candidates);
		return findList(list, page);
	}
	const total =
		isTrackingStopped === undefined
			? await findCounter(db, accountId, "shipments")
			: undefined;
	return findList(listOfAccount(db, accountId, isTrackingStopped), page, total);
}
