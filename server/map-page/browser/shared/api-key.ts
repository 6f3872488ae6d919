const NAME = "landfall-api-key";

/** What a header can carry; a key has no other characters. */
const KEY = /^[\x21-\x7e]{1,400}$/;

/** Whether a text can be an API key at all. */
export function isPossibleKey(text: string): boolean {
	return KEY.test(text);
}

/**
 * The key that the address carries behind `#key=`, where no server sees it. It is taken out of the address and of the
 * history, so that whoever copies the address does not copy the key.
 */
export function takeKeyFromAddress(): string | undefined {
	const key = new URLSearchParams(location.hash.slice(1)).get("key");
	if (key === null) return undefined;
	history.replaceState(null, "", location.pathname + location.search);
	return key;
}

/** The key that was kept for this tab. */
export function keptKey(): string | undefined {
	try {
		return sessionStorage.getItem(NAME) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Keeps a key until the tab is closed, or forgets it. A browser that keeps nothing makes the reader type it again. */
export function keepKey(key: string | undefined): void {
	try {
		if (key === undefined) sessionStorage.removeItem(NAME);
		else sessionStorage.setItem(NAME, key);
	} catch {}
}
