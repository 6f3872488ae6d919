const NAME = "landfall-api-key";

/** The form of a key: up to 400 visible ASCII characters without blanks. */
const KEY = /^[\x21-\x7e]{1,400}$/;

/** Whether a text has the form of an API key. */
export function isPossibleKey(text: string): boolean {
	return KEY.test(text);
}

/**
 * Returns the key after `#key=` in the URL, where no server sees it, and removes it from the URL and the history, so that a
 * copied URL does not contain it.
 */
export function takeKeyFromAddress(): string | undefined {
	const key = new URLSearchParams(location.hash.slice(1)).get("key");
	if (key === null) return undefined;
	history.replaceState(null, "", location.pathname + location.search);
	return key;
}

/** The key stored for this tab. */
export function keptKey(): string | undefined {
	try {
		return sessionStorage.getItem(NAME) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Stores a key until the tab is closed, or removes it. In a browser without storage the reader types it again. */
export function keepKey(key: string | undefined): void {
	try {
		if (key === undefined) sessionStorage.removeItem(NAME);
		else sessionStorage.setItem(NAME, key);
	} catch {}
}
