import { createHash } from "node:crypto";

/** The longest message that is kept, in UTF-16 units of its JSON text. Real ones have a few hundred. */
const LONGEST = 65_536;

/** A short name for a JSON value: the same value has the same name. */
export function contentKey(content: unknown): string {
	const hash = createHash("sha256").update(JSON.stringify(content));
	return hash.digest("hex").slice(0, 32);
}

/** JSON text of what a terminal sent; null when it is too large, or nested too deeply to be written. */
export function rawText(message: unknown): string | null {
	try {
		const raw = JSON.stringify(message);
		return raw.length > LONGEST ? null : raw;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** The key of a status: of what container at which facility, and what is said. */
export function statusKey(
	containerNumber: string,
	facilityId: string,
	content: unknown,
): string {
	return `${containerNumber} status ${facilityId} ${contentKey(content)}`;
}

/** What the keys of all statuses of the same container at the same facility begin with, and no other key. */
export function statusKeyStart(key: string): string {
	return key.slice(0, key.lastIndexOf(" ") + 1);
}
