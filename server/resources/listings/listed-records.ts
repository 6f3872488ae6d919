import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import {
	type SizedDocument,
	sizedColumns,
} from "../../database/sized-documents.ts";
import type { ListSource, OpenList } from "../../json-api/find-list.ts";
import type { Position } from "../../json-api/page.ts";
import { tableList } from "../../json-api/table-list.ts";
import { findCounter } from "../accounts/account-counters.ts";
import type { ListRules } from "./list-rules.ts";
import type { ListWish } from "./list-wish.ts";
import { planList } from "./plan-list.ts";
import { type ListedPositions, listOfIds } from "./row-lists.ts";

const selectShipments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select(sizedColumns("shipments"))
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const selectContainers = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.select(sizedColumns("containers"))
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const SELECT = { shipments: selectShipments, containers: selectContainers };

/** All records of an account, newest first. */
function newestFirst(
	db: Queries,
	accountId: string,
	{ records }: ListRules,
): ListSource<SizedDocument> {
	const ofAccount = db
		.selectFrom(records as "shipments")
		.where("account_id", "=", accountId);
	return tableList({
		db,
		order: "created_at",
		streams: () => [ofAccount],
		select: (stream) =>
			stream.select(sizedColumns(records)).select("created_at"),
	});
}

/** The records at some positions; those that have gone meanwhile are left out. */
async function recordsAt(
	db: Queries,
	accountId: string,
	{ records }: ListRules,
	positions: readonly Position[],
) {
	const found = new Map<string, SizedDocument>();
	for (const ids of idBatches(positions.map(({ id }) => id))) {
		for (const row of await SELECT[records](db, accountId, ids))
			found.set(row.id, row);
	}
	return positions.flatMap((position) => {
		const row = found.get(position.id);
		return row ? [{ ...row, position }] : [];
	});
}

/** A list of positions with the records at them. A page is filled even when a record has gone: one that is not full is the last. */
function withDocuments(
	db: Queries,
	accountId: string,
	rules: ListRules,
	list: ListedPositions,
): ListSource<SizedDocument> {
	return {
		...list,
		async rows(span) {
			const rows: (SizedDocument & { readonly position: Position })[] = [];
			for (let next = span; ; ) {
				const positions = await list.positions(next);
				rows.push(...(await recordsAt(db, accountId, rules, positions)));
				const last = positions.at(-1);
				const isEnd = !last || positions.length < next.limit;
				if (isEnd || rows.length >= span.limit) return rows;
				next = { after: last, skip: 0, limit: span.limit - rows.length };
			}
		},
	};
}

/** Opens the list of an account's records. With `ids`, the list has only some of these. */
export async function openRecordList(
	db: Queries,
	accountId: string,
	rules: ListRules,
	{ wish, ids }: { readonly wish: ListWish; readonly ids?: readonly string[] },
): Promise<OpenList<SizedDocument>> {
	const { conditions, sorts } = wish;
	if (ids) {
		const list = await listOfIds(db, accountId, rules, wish, ids);
		return {
			list: withDocuments(db, accountId, rules, list),
			total: undefined,
		};
	}
	const total =
		conditions.length === 0
			? await findCounter(db, accountId, rules.records)
			: undefined;
	const [{ column, isDescending }] = sorts;
	const isPlain = sorts.length === 1 && column === "created_at" && isDescending;
	if (total !== undefined && isPlain)
		return { list: newestFirst(db, accountId, rules), total };
	const list = await planList(db, accountId, rules, wish);
	return { list: withDocuments(db, accountId, rules, list), total };
}
