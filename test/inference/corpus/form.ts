import { containerCheckDigit } from "../../../server/reference/iso-6346.ts";
import type { Chance } from "./chance.ts";

const DIGITS = "0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Offices as lines write them in their numbers. */
const OFFICES =
	"SHA NGB TAO SZX YTN XMN DLC TSN HKG KHH TYO YOK PUS SGN HCM BKK LCB SIN PKG JKT NSA MUN KHI CMB DXB IST HAM BRE RTM ANR LEH GOA BCN VLC LGP NYC LAX OAK SEA HOU SAV MIA VCR MTR SSZ BUE GYE".split(
		" ",
	);

/**
 * A text of a form: `#` becomes a digit, `@` a letter, `*` either, `%` the three letters of an office, and `_` a blank. Every other
 * character stays.
 */
export function fillForm(form: string, chance: Chance): string {
	return form.replace(/[#@*%_]/g, (sign) => {
		if (sign === "#") return chance.pick([...DIGITS]);
		if (sign === "@") return chance.pick([...LETTERS]);
		if (sign === "*") return chance.pick([...DIGITS, ...LETTERS]);
		return sign === "%" ? chance.pick(OFFICES) : " ";
	});
}

/** A container number of an owner, with the right check digit. */
export function fillBox(ownerCode: string, chance: Chance): string {
	const body = fillForm(`${ownerCode}######`, chance);
	return `${body}${containerCheckDigit(body)}`;
}
