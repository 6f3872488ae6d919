import { createHash } from "node:crypto";

/** Hash of a JSON value. */
export function contentKey(content: unknown): string {
	const hash = createHash("sha256").update(JSON.stringify(content));
	return hash.digest("hex").slice(0, 32);
}

/** Key of a status: container, facility and content. */
export function statusKey(
	containerNumber: string,
	facilityId: string,
	content: unknown,
): string {
	return `${containerNumber} status ${facilityId} ${contentKey(content)}`;
}

/** Common prefix of the keys of all statuses of one container at one facility. */
export function statusKeyStart(key: string): string {
	return key.slice(0, key.lastIndexOf(" ") + 1);
}
