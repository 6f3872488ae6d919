const NAME = "landfall-api-key";

/** What a header can carry; a key has no other characters. */
const KEY = /^[\x21-\x7e]{1,400}$/;

/**
 * Whether a text can be an API key at all.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function isPossibleKey(text) {
	return KEY.test(text);
}

/**
 * The key that the address carries behind `#key=`, where no server sees it. It is taken out of the address and of the
 * history, so that whoever copies the address does not copy the key.
 *
 * @returns {string | undefined}
 */
export function takeKeyFromAddress() {
	const key = new URLSearchParams(location.hash.slice(1)).get("key");
	if (key === null) return undefined;
	history.replaceState(null, "", location.pathname + location.search);
	return key;
}

/**
 * The key that was kept for this tab.
 *
 * @returns {string | undefined}
 */
export function keptKey() {
	try {
		return sessionStorage.getItem(NAME) ?? undefined;
	} catch {
		return undefined;
	}
}

/**
 * Keeps a key until the tab is closed, or forgets it. A browser that keeps nothing makes the reader type it again.
 *
 * @param {string | undefined} key
 * @returns {void}
 */
export function keepKey(key) {
	try {
		if (key === undefined) sessionStorage.removeItem(NAME);
		else sessionStorage.setItem(NAME, key);
	} catch {}
}
