import pg from "pg";

/** The SQLSTATE of an error (PostgreSQL appendix A), or the code of a failed connection; empty for other errors. */
function codeOf(error: unknown): string {
	const { code } = error as { code?: unknown };
	return typeof code === "string" ? code : "";
}

/**
 * States in which a statement may succeed later: the connection failed (08), the server refuses the login (28) or has no such database
 * (3D000) while an operator changes a password or restores a backup, a transaction was undone (40), the disk is full (53), the server
 * cannot write to its disk (58030), is shutting down or starting (57P), a lock or a statement took too long (55P03, 57014), or the
 * server is a standby (25006).
 */
const PASSING = /^(08|28|3D000|40|53|58030|57P0[123]|57014|55P03|25006)/;

const CONNECTION =
	/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

/** The driver's messages, without a code, for a lost or unavailable connection. */
const LOST =
	/^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the connection is lost, or was not made. */
export function isLost(error: unknown): boolean {
	return (
		CONNECTION.test(codeOf(error)) ||
		(error instanceof Error && LOST.test(error.message))
	);
}

/** Whether an error says that the database cannot answer now, but may later. */
export function isPassing(error: unknown): boolean {
	return PASSING.test(codeOf(error)) || isLost(error);
}

/** Whether the server could not write to its disk: it is full (53100), or fails (58030). */
export function isDiskError(error: unknown): boolean {
	return /^(53100|58030)$/.test(codeOf(error));
}

/** Whether a row with the same unique columns exists. */
export function isUniqueViolation(error: unknown): boolean {
	return error instanceof pg.DatabaseError && error.code === "23505";
}

/** Whether a migration has changed the columns of a prepared statement. Its SQLSTATE says only that something is not supported. */
export function isStalePlan(error: unknown): boolean {
	return (
		error instanceof pg.DatabaseError &&
		error.code === "0A000" &&
		error.routine === "RevalidateCachedQuery"
	);
}

/** Whether a transaction can run again: it was undone by a deadlock or conflict, or met a migration. */
export function isConflict(error: unknown): boolean {
	return /^40(001|P01)$/.test(codeOf(error)) || isStalePlan(error);
}

/** Whether a statement gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
	return codeOf(error) === "55P03";
}
