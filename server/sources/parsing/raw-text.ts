/** Most UTF-16 units in the JSON text of a message. Real ones have at most four thousand. */
const LONGEST = 65_536;

/** The JSON text of a source's message; null when it is too large or too deeply nested. */
export function rawText(message: unknown): string | null {
	try {
		const raw = JSON.stringify(message);
		return raw.length > LONGEST ? null : raw;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
