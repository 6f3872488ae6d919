import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import bs58 from "bs58";

const MARK = "lf_";
const VISIBLE_LENGTH = MARK.length + 8;

/** Creates an API key: `lf_` and 32 random bytes in base58. It is shown once and never stored. */
export function newApiKey(): string {
	return MARK + bs58.encode(randomBytes(32));
}

/** The stored hash of a key: its SHA-256 in lower-case hex. Keys are random, so a slow hash would add nothing. */
export function hashApiKey(key: string): string {
	return hash("sha256", key, "hex");
}

/**
 * The name under which a key is listed and revoked. For a generated key these are its first characters. A key that the operator chose
 * must stay secret, so its name comes from the hash.
 */
export function prefixOfApiKey(key: string): string {
	return key.startsWith(MARK) && key.length > 40
		? key.slice(0, VISIBLE_LENGTH)
		: `set_${hashApiKey(key).slice(0, 8)}`;
}

/** The longest name of a key; keys themselves are longer. */
const LONGEST_NAME = "set_".length + 8;

/** The name of a key that is given by its name, or as a whole. */
export function nameOfApiKey(given: string): {
	readonly prefix: string;
	/** The hash of the whole key; undefined when only its name is given. */
	readonly hash: string | undefined;
} {
	return given.length > LONGEST_NAME
		? { prefix: prefixOfApiKey(given), hash: hashApiKey(given) }
		: { prefix: given, hash: undefined };
}

/** Whether a key has this hash, in constant time. */
export function matchesHash(key: string, hash: string): boolean {
	return timingSafeEqual(
		Buffer.from(hashApiKey(key), "hex"),
		Buffer.from(hash, "hex"),
	);
}
