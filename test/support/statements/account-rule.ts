import { PLACEMENT } from "../../../server/database/schema/table-placement.ts";
// Declares a table of PLACEMENT: only the process and the command line import retention.
import type {} from "../../../server/retention/retention-progress-table.ts";

/** A statement that may cover all accounts, and why. */
interface Exception {
	readonly statement: RegExp;
	readonly reason: string;
}

/** All statements of the product that cover all accounts. */
const EXCEPTIONS: readonly Exception[] = [
	{
		statement: /"?due_at"? (<=|is not null)/,
		reason:
			"A worker finds due work of all accounts, and then names what it takes.",
	},
	{
		statement: /"?lease_(owner|until)"? (=|<|in|is not null)/,
		reason:
			"A process renews its own leases, and frees those of ended processes.",
	},
	{
		statement: /"vessel_id" (=|is not null)/,
		reason: "A vessel carries containers of many accounts.",
	},
];

/** A table that a statement reads, changes or deletes from. */
const TABLE = /\b(from|join|update|into)\s+"?([a-z_]+)"?/gi;

/** A comparison of the account, alone or as the first of several columns. */
const COMPARISON = /\baccount_id"?(?:,[^()]*\))?\s*(?:=|in\b)/gi;

/** The columns of an insert. */
const INSERTED = /\binto\s+"?([a-z_]+)"?\s*\(([^)]*)\)/gi;

function isByAccount(table: string): boolean {
	return PLACEMENT[table as keyof typeof PLACEMENT] === "by account";
}

/**
 * Whether a statement names the account for each table of accounts that it mentions: in the columns of an insert, and otherwise in as
 * many comparisons as there are tables. Statements that define tables name none.
 */
export function namesAccounts(text: string): boolean {
	if (!/^\s*(select|insert|update|delete|with|\()/i.test(text)) return true;
	if (EXCEPTIONS.some(({ statement }) => statement.test(text))) return true;
	const named = [...text.matchAll(TABLE)].filter(
		([, verb = "", table = ""]) =>
			verb.toLowerCase() !== "into" && isByAccount(table),
	);
	const isInserting = [...text.matchAll(INSERTED)].every(
		([, table = "", columns = ""]) =>
			!isByAccount(table) || /\baccount_id\b/.test(columns),
	);
	return isInserting && [...text.matchAll(COMPARISON)].length >= named.length;
}
