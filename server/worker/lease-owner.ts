import { randomUUID } from "node:crypto";

/** Id of this process, unique among all that ever share the database. Pids and host names repeat, above all in containers. */
export const INSTANCE_ID = randomUUID();

/**
 * Names a lease owner: instance and a token of the claim. A process that was suspended can claim a job that it still runs; the
 * token keeps the first run from writing for the second.
 */
export function ownerName(token: string): string {
	return `${INSTANCE_ID}/${token}`;
}

/** The instance of a lease owner. */
export function instanceOf(owner: string): string {
	return owner.split("/", 1)[0] ?? "";
}
