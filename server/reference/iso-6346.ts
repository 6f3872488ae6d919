/** Values of the 26 letters (ISO 6346 annex A): counted up from 10, leaving out the multiples of 11. */
const LETTER_VALUES: readonly number[] = letterValues();

const CONTAINER_NUMBER = /^[A-Z]{3}[UJZ]\d{7}$/;
const BODY_LENGTH = 10;
const NUMBER_LENGTH = 11;

/** Size and type as marked beside a container number: ISO 6346 (45G1) or trade name (40HC). */
const SIZE_AND_TYPE = /^[1-4L][\dA-Z][A-Z][A-Z\d]$/;
const CODE_OF_0 = 48;
const CODE_OF_A = 65;

function letterValues(): number[] {
	const values: number[] = [];
	for (let value = 10; values.length < 26; value++) {
		if (value % 11 !== 0) values.push(value);
	}
	return values;
}

/**
 * The check digit for the first ten characters of a container number, capitals and digits (ISO 6346 annex A). A remainder of 10 is
 * written 0. The standard advises against serial numbers with that remainder, but fleets have them.
 */
export function containerCheckDigit(body: string): number {
	let sum = 0;
	for (let position = 0; position < BODY_LENGTH; position++) {
		const code = body.charCodeAt(position);
		const value = LETTER_VALUES[code - CODE_OF_A] ?? code - CODE_OF_0;
		sum += value * 2 ** position;
	}
	return (sum % 11) % 10;
}

/** Whether a text has the form of a container number (ISO 6346 section 3): three letters, category U, J or Z, seven digits. */
export function hasContainerForm(text: string): boolean {
	return CONTAINER_NUMBER.test(text);
}

/** A container number without the size and type that may follow it; any other text as it is. All in capitals and digits. */
export function withoutSizeAndType(text: string): string {
	if (!SIZE_AND_TYPE.test(text.slice(NUMBER_LENGTH))) return text;
	const number = text.slice(0, NUMBER_LENGTH);
	return hasContainerForm(number) ? number : text;
}

/** Whether a text is a container number of ISO 6346: its form and the right check digit. */
export function isContainerNumber(text: string): boolean {
	return (
		hasContainerForm(text) &&
		containerCheckDigit(text) === text.charCodeAt(BODY_LENGTH) - CODE_OF_0
	);
}
