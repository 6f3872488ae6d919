import { readFileSync } from "node:fs";
import { deflateRawSync, inflateRawSync } from "node:zlib";

declare const content: unique symbol;

/** Texts that are compressed together, because they are alike, rarely read, and hardly ever changed. */
export type PackedTexts<Text extends string = string> = string & {
	readonly [content]: Text;
};

/** No texts. */
export const NO_TEXTS = "" as PackedTexts<never>;

/** Separates texts; neither JSON nor a message of a source contains it. */
const END = "\0";

/**
 * Common parts of records and messages, the most frequent last: with it short texts take a third less space. It never changes, because
 * packed texts cannot be read without it. A better one gets another mark.
 */
const COMMON = readFileSync(new URL("common-texts.txt", import.meta.url));

/** Marks texts that are compressed with {@link COMMON}; base64 does not contain it. */
const MARK = ".";

/** Fast: a stronger compression takes twice as long and saves a tenth. */
const FAST = { level: 3, dictionary: COMMON };

/** Compresses texts. */
export function packTexts<Text extends string>(
	texts: readonly Text[],
): PackedTexts<Text> {
	if (texts.length === 0) return NO_TEXTS;
	const packed = deflateRawSync(texts.join(END), FAST);
	return `${MARK}${packed.toString("base64")}` as PackedTexts<Text>;
}

/** The texts of {@link packTexts}, in their order. */
export function unpackTexts<Text extends string>(
	packed: PackedTexts<Text>,
): Text[] {
	if (packed === NO_TEXTS) return [];
	const deflated = Buffer.from(packed.slice(MARK.length), "base64");
	const text = inflateRawSync(deflated, { dictionary: COMMON }).toString();
	return text.split(END) as Text[];
}
