import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character of Unicode, for `fc.string`. Replaces the unit "binary" of fast-check, which takes a second to load in each process. */
export const anyCharacter = fc
	.integer({ min: 0, max: 0x10ffff - SURROGATES.count })
	.map((code) =>
		String.fromCodePoint(
			code < SURROGATES.first ? code : code + SURROGATES.count,
		),
	);
