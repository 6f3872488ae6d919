import { randomUUID } from "node:crypto";

/**
 * Id of this process, unique among all processes that ever share the database. Process ids and host names repeat, above all in
 * containers.
 */
export const INSTANCE_ID = randomUUID();

/**
 * Names a lease owner: the instance, and a token of the claim. A process that was suspended can claim a job that it still runs; the
 * token then prevents the first run from writing in place of the second.
 */
export function ownerName(token: string): string {
	return `${INSTANCE_ID}/${token}`;
}

/** The instance of a lease owner. */
export function instanceOf(owner: string): string {
	return owner.split("/", 1)[0] ?? "";
}
