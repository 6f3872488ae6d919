import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character of Unicode. For `fc.string`, whose own unit "binary" takes a second of each process to make. */
export const anyCharacter = fc
	.integer({ min: 0, max: 0x10ffff - SURROGATES.count })
	.map((code) =>
		String.fromCodePoint(
			code < SURROGATES.first ? code : code + SURROGATES.count,
		),
	);
