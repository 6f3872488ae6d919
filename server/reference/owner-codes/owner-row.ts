import type { OwnerCodes } from "./owner-code.ts";

const REGISTER = "the worldwide register of owner codes, as of 2024 or later";

/** The source of rows that are newer than our reading of the register. */
export const CHECKED_TABLE =
	"a public table of 2026 whose author checked every code against the register";

/** Owner codes of a line's own containers. */
export function own(
	holder: string,
	line: string,
	codes: string,
	source: string = REGISTER,
): OwnerCodes {
	return { holder, kind: "carrier", line, since: null, source, codes };
}

/** Owner codes of a line that merged into another, or of a brand of a group; `since` is the year of the purchase or merger. */
export function merged(
	holder: string,
	line: string,
	since: number | null,
	codes: string,
	source: string = REGISTER,
): OwnerCodes {
	return { holder, kind: "group", line, since, source, codes };
}

/** Owner codes of containers that usually, but not always, travel with one line. */
export function shared(
	holder: string,
	line: string,
	codes: string,
	source: string,
): OwnerCodes {
	return {
		holder,
		kind: "carrier and lessor",
		line,
		since: null,
		source,
		codes,
	};
}

/** Owner codes of containers that are leased to any line; `since` is the year in which another lessor was taken over. */
export function leased(
	holder: string,
	codes: string,
	since: number | null = null,
	source: string = REGISTER,
): OwnerCodes {
	return { holder, kind: "lessor", line: null, since, source, codes };
}
