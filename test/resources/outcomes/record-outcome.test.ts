import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database, Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { featuresOf } from "../../../server/inference/reading/outcome-features.ts";
import { NO_EXPERIENCE } from "../../../server/inference/vocabulary/inference.ts";
import { containerCheckDigit } from "../../../server/reference/iso-6346.ts";
import {
	contribution,
	sizeOf,
} from "../../../server/resources/outcomes/contribution.ts";
import { countNewOutcomes } from "../../../server/resources/outcomes/count-new-outcomes.ts";
import { forgetOutcomes } from "../../../server/resources/outcomes/forget-outcomes.ts";
import { experienceReader } from "../../../server/resources/outcomes/outcome-queries.ts";
import { recordOutcome } from "../../../server/resources/outcomes/record-outcome.ts";
import { insertTrackingRequest } from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

const SERIAL = "serial:TCNU834";
const OWNER = "owner:TCNU";

/** The container of a lessor with this serial number. */
function box(serial: number): string {
	const body = `TCNU${serial}`;
	return `${body}${containerCheckDigit(body)}`;
}

/** Records an answered request of an account and its result. */
async function learn(
	db: Queries,
	accountId: string,
	number: string,
	scac: string,
	isKnown = true,
	submitted = scac,
	reason: TrackingRequestTable["failed_reason"] = "not_found",
): Promise<void> {
	const now = "2026-03-01T00:00:00Z";
	const request: TrackingRequestTable = {
		account_id: accountId,
		id: newRecordId(),
		request_number: number,
		number_key: number,
		request_type: "container",
		scac: submitted,
		line_scac: scac,
		ref_numbers: toJsonText([]),
		shipment_tags: toJsonText([]),
		customer_id: null,
		initial_custom_fields: null,
		status: isKnown ? "tracking_stopped" : "failed",
		failed_reason: isKnown ? null : reason,
		duplicate_of: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: isKnown ? newRecordId() : null,
		answer_digest: null,
		created_at: now,
		updated_at: now,
	};
	await insertTrackingRequest(db, request);
	await recordOutcome(db, wallClock, request, isKnown);
	await countNewOutcomes(db, accountId, 16);
}

/** The inference for an account about a container that no account has tracked. */
const experienceOf = (database: Database, accountId: string) =>
	experienceReader(database)(accountId, featuresOf(box(834_999)));

test("a request adds to its account's outcomes under every feature of its number", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	await learn(db, "a", box(834_001), "MSCU");
	await learn(db, "a", box(834_002), "MSCU", false);
	const { own, others } = await experienceOf(database, "a");
	const counts = { scac: "MSCU", successes: 1, failures: 1 };
	expect(own).toHaveLength(3);
	expect(own).toEqual(
		expect.arrayContaining(
			["any", OWNER, SERIAL].map((feature) => ({ feature, ...counts })),
		),
	);
	expect(others).toEqual([]);
});

test("a number counts once for each account, line and result, however often it is tracked", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	for (const _ of [1, 2, 3]) {
		await learn(db, "a", box(834_001), "MSCU", false);
		await learn(db, "a", box(834_001), "MSCU");
		await learn(db, "a", box(834_001), "MAEU", false);
	}
	await learn(db, "b", box(834_001), "MSCU");
	const { own } = await experienceReader(database)("a", [SERIAL]);
	expect(own).toHaveLength(2);
	expect(own).toEqual(
		expect.arrayContaining([
			{ feature: SERIAL, scac: "MSCU", successes: 1, failures: 1 },
			{ feature: SERIAL, scac: "MAEU", successes: 0, failures: 1 },
		]),
	);
});

test.each(["not_found", "invalid_number", "expired"] as const)(
	"a number that its line does not know counts once, after a request that has failed with %s",
	async (reason) => {
		const { database } = await databaseFile();
		const { db } = database;
		await learn(db, "a", box(834_001), "MSCU", false, "MSCU", reason);
		await learn(db, "a", box(834_001), "MSCU", false);
		const { own } = await experienceReader(database)("a", [SERIAL]);
		expect(own).toEqual([
			{ feature: SERIAL, scac: "MSCU", successes: 0, failures: 1 },
		]);
	},
);

test("a request that names an alias of a line counts for the line", async () => {
	const { database } = await databaseFile();
	await learn(database.db, "a", box(834_001), "MAEU", true, "SAFM");
	const { own } = await experienceReader(database)("a", [SERIAL]);
	expect(own).toEqual([
		{ feature: SERIAL, scac: "MAEU", successes: 1, failures: 0 },
	]);
});

test("an account that is forgotten leaves nothing in the totals, not even of outcomes that have faded", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	await learn(db, "a", box(834_000), "ZIMU");
	for (let index = 1; index < 128; index += 1)
		await learn(db, "a", box(834_000 + index), "MSCU");
	await learn(db, "b", box(834_200), "ZIMU");
	const faded = await experienceReader(database)("a", [SERIAL]);
	expect(faded.own.map(({ scac }) => scac)).toEqual(["MSCU"]);
	while ((await forgetOutcomes(db, "a", 2)) > 0);
	const totals = await db
		.selectFrom("outcome_totals")
		.select(["scac", "accounts", "successes", "failures"])
		.where("feature", "=", SERIAL)
		.orderBy("scac")
		.execute();
	expect(totals).toEqual([
		{ scac: "ZIMU", accounts: 1, successes: 1, failures: 0 },
	]);
});

test("results of other accounts show only as sums over at least five of them, without the account's own", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	for (const [index, name] of ["b", "c", "d", "e"].entries()) {
		await learn(db, name, box(834_000 + index), "MSCU");
	}
	// The fifth contributor is the requesting account.
	await learn(db, "a", box(834_100), "MSCU");
	expect((await experienceOf(database, "a")).others).toEqual([]);
	expect((await experienceOf(database, "b")).others).toEqual([]);
	// Five accounts, not including the requesting one.
	expect((await experienceOf(database, "z")).own).toEqual([]);
	expect((await experienceOf(database, "z")).others).toEqual(
		expect.arrayContaining([
			{ feature: SERIAL, scac: "MSCU", successes: 5, failures: 0 },
		]),
	);

	await learn(db, "f", box(834_200), "MSCU", false);
	const { own, others } = await experienceReader(database)("a", [SERIAL]);
	expect(own).toEqual([
		{ feature: SERIAL, scac: "MSCU", successes: 1, failures: 0 },
	]);
	expect(others).toEqual([
		{ feature: SERIAL, scac: "MSCU", successes: 4, failures: 1 },
	]);
});

test("results of an account at a line that no four others use are never shown to others, however many they are", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	for (let index = 0; index < 150; index += 1) {
		await learn(db, "busy", box(834_000 + index), "ZIMU");
	}
	for (const name of ["b", "c", "d", "e", "f"]) {
		await learn(db, name, box(834_500), "MSCU");
	}
	const { others } = await experienceReader(database)("z", [SERIAL]);
	expect(others.map(({ scac }) => scac)).toEqual(["MSCU"]);
});

test("a busy account counts for at most ten outcomes among others", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	for (let index = 0; index < 40; index += 1) {
		await learn(db, "busy", box(834_000 + index), "MSCU");
	}
	for (const name of ["b", "c", "d", "e"]) {
		await learn(db, name, box(834_500), "MSCU");
	}
	const { others } = await experienceReader(database)("z", [SERIAL]);
	expect(others).toMatchObject([{ successes: 14, failures: 0 }]);
});

test("there are no results for numbers that no account has tracked", async () => {
	const { database } = await databaseFile();
	await expect(experienceOf(database, "a")).resolves.toEqual(NO_EXPERIENCE);
});

test("the totals are the sum of the contributions of all accounts, in any order of outcomes", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	const outcome = fc.record({
		account: fc.constantFrom("a", "b", "c"),
		serial: fc.integer({ min: 834_000, max: 834_999 }),
		scac: fc.constantFrom("MSCU", "MAEU"),
		isKnown: fc.boolean(),
	});
	await fc.assert(
		fc.asyncProperty(
			fc.array(outcome, { minLength: 200, maxLength: 400 }),
			async (outcomes) => {
				for (const table of [
					"outcomes",
					"outcome_totals",
					"tracking_requests",
				] as const) {
					await db.deleteFrom(table).execute();
				}
				for (const { account, serial, scac, isKnown } of outcomes) {
					await learn(db, account, box(serial), scac, isKnown);
				}
				const rows = await db
					.selectFrom("outcomes")
					.selectAll()
					.where("feature", "=", SERIAL)
					.execute();
				const totals = await db
					.selectFrom("outcome_totals")
					.selectAll()
					.where("feature", "=", SERIAL)
					.execute();
				for (const total of totals) {
					const shares = rows
						.filter((row) => row.scac === total.scac && sizeOf(row) > 0)
						.map(contribution);
					const sum = (of: "successes" | "failures") =>
						shares.reduce((all, share) => all + share[of], 0);
					expect(total).toMatchObject({
						accounts: shares.length,
						successes: sum("successes"),
						failures: sum("failures"),
					});
				}
			},
		),
		{ numRuns: 4 },
	);
});
