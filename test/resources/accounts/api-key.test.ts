import { createHash } from "node:crypto";
import bs58 from "bs58";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	hashApiKey,
	matchesHash,
	nameOfApiKey,
	newApiKey,
	prefixOfApiKey,
} from "../../../server/resources/accounts/api-key.ts";

describe("a new API key", () => {
	it("is lf_ and 32 random bytes in base58", () => {
		const keys = Array.from({ length: 100 }, newApiKey);
		expect(new Set(keys).size).toBe(100);
		for (const key of keys) {
			expect(key).toMatch(/^lf_[1-9A-HJ-NP-Za-km-z]{32,44}$/);
			expect(bs58.decode(key.slice(3))).toHaveLength(32);
		}
	});

	it("is listed by its first eleven characters", () => {
		const key = newApiKey();
		expect(prefixOfApiKey(key)).toBe(key.slice(0, 11));
	});
});

describe("a key that the operator chose", () => {
	it.each([
		"k",
		"lf_short",
		"lf_",
		"a long one that begins with lf_ and was not generated",
	])("is listed under a name that shows nothing of it: %s", (key) => {
		const prefix = prefixOfApiKey(key);
		expect(prefix).toMatch(/^set_[0-9a-f]{8}$/);
		expect(prefixOfApiKey(key)).toBe(prefix);
		expect(prefixOfApiKey(`${key}x`)).not.toBe(prefix);
	});
});

describe("a key to revoke is given", () => {
	it.each([newApiKey(), "a key that the operator chose"])(
		"by its name, or as a whole: %s",
		(key) => {
			const prefix = prefixOfApiKey(key);
			expect(nameOfApiKey(prefix)).toEqual({ prefix, hash: undefined });
			expect(nameOfApiKey(key)).toEqual({ prefix, hash: hashApiKey(key) });
		},
	);
});

describe("a stored key", () => {
	it("is its SHA-256 in lower-case hex", () => {
		const sha256 = createHash("sha256").update("k").digest("hex");
		expect(hashApiKey("k")).toBe(sha256);
	});

	it("matches this key and no other", () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (key, other) => {
				expect(matchesHash(key, hashApiKey(key))).toBe(true);
				expect(matchesHash(other, hashApiKey(key))).toBe(other === key);
			}),
		);
	});
});
