import {
	type Database,
	openDatabase,
	type Queries,
} from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { transact } from "../../../server/database/transact.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { countNewOutcomes } from "../../../server/resources/outcomes/count-new-outcomes.ts";
import { recordOutcome } from "../../../server/resources/outcomes/record-outcome.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import { toInstant, wallClock } from "../../../server/runtime/clock.ts";
import { median } from "../../bench/median.ts";
import { startPostgres } from "../../support/postgres/postgres-server.ts";
import type { Outcome, Watch } from "../outcome.ts";

/** Sizes of the campaign. */
export interface ContentionOptions {
	/** Time of each run. */
	readonly runMs: number;
	/** Pairs of runs, compared by their median. */
	readonly rounds: number;
}

const WRITERS = 16;
const VESSELS = 4;

/** The lowest accepted rate of writers that share rows, as a share of the rate of the others. */
const LEAST_SHARE = 0.6;
/** Outcomes that a writer's job counts at once. */
const COUNTED = 64;

/** The records that one writer repeats: about its own vessels and numbers, or about shared ones. */
function workOf(accountId: string, own: string) {
	const vessels = Array.from({ length: VESSELS }, (_, index) => {
		const id = `${own}-${index}`;
		const named = { imo: `9${own}${index}`, name: `VESSEL ${own} ${index}` };
		return { id, ...named, document: toJsonText(serializeVessel(id, named)) };
	});
	const owner = `${own}XXXX`.slice(0, 4).toUpperCase();
	return async (db: Queries, count: number) => {
		await insertVessels(db, vessels);
		const request = {
			account_id: accountId,
			id: newRecordId(),
			number_key: `${owner}${1_000_000 + count}`,
			line_scac: "MAEU",
			updated_at: toInstant(wallClock.now()),
		} as TrackingRequestTable;
		await recordOutcome(db, wallClock, request, true);
	};
}

/** Transactions a second of all writers together. */
async function rateOf(
	database: Database,
	accounts: readonly string[],
	isShared: boolean,
	runMs: number,
): Promise<number> {
	const endsAt = performance.now() + runMs;
	let done = 0;
	const write = async (accountId: string, index: number) => {
		const work = workOf(accountId, isShared ? "all" : `w${index}`);
		for (let count = 0; performance.now() < endsAt; count++) {
			await transact(database, (db) => work(db, count));
			done++;
			if (count % COUNTED === COUNTED - 1) {
				await transact(database, (db) =>
					countNewOutcomes(db, accountId, COUNTED),
				);
			}
		}
	};
	await Promise.all(accounts.map(write));
	return (done / runMs) * 1_000;
}

/**
 * 16 accounts record shipments at the same time, in turn on the same vessels and features of numbers and on their own. Shared rows must
 * not make them wait for each other.
 */
export async function contention(
	{ runMs, rounds }: ContentionOptions,
	watch: Watch,
): Promise<Outcome> {
	const postgres = await startPostgres();
	if (!postgres) throw new Error("no PostgreSQL package for this platform");
	const database = openDatabase(`${postgres.url}/postgres?pool=${WRITERS + 4}`);
	try {
		await migrate(database);
		const accounts: string[] = [];
		for (let index = 0; index < WRITERS; index++) {
			const now = toInstant(wallClock.now());
			accounts.push((await insertAccount(database.db, `w${index}`, now)).id);
		}
		const shares: number[] = [];
		const rates: [own: number, shared: number][] = [];
		// The first run of each kind adds the rows.
		for (let round = 0; round <= rounds; round++) {
			watch(`round ${round} of ${rounds}`);
			const own = await rateOf(database, accounts, false, runMs);
			const shared = await rateOf(database, accounts, true, runMs);
			if (round === 0) continue;
			rates.push([own, shared]);
			shares.push(shared / own);
		}
		const share = median(shares);
		const perSecond = (index: 0 | 1) =>
			Math.round(median(rates.map((pair) => pair[index])));
		return {
			figures: {
				"own rows, transactions/s": perSecond(0),
				"shared rows, transactions/s": perSecond(1),
				share: share.toFixed(2),
			},
			problems:
				share < LEAST_SHARE
					? [`writers that share reach ${share.toFixed(2)} of the rate`]
					: [],
		};
	} finally {
		await database.close();
		await postgres.close();
	}
}
