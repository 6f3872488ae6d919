import { createHash } from "node:crypto";

/** Most UTF-16 units in the JSON text of a message. Real ones have a few hundred. */
const LONGEST = 65_536;

/** Hash of a JSON value. */
export function contentKey(content: unknown): string {
	const hash = createHash("sha256").update(JSON.stringify(content));
	return hash.digest("hex").slice(0, 32);
}

/** JSON text of a terminal's message; null when it is too large or too deeply nested. */
export function rawText(message: unknown): string | null {
	try {
		const raw = JSON.stringify(message);
		return raw.length > LONGEST ? null : raw;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
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
