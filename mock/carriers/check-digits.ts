/** Letter values of ISO 6346: counted up from 10, leaving out the multiples of 11. */
const LETTER_VALUES: ReadonlyMap<string, number> = letterValues();

function letterValues(): Map<string, number> {
	const values = new Map<string, number>();
	let value = 10;
	for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		if (value % 11 === 0) value++;
		values.set(letter, value++);
	}
	return values;
}

/** The check digit for the first ten characters of a container number (ISO 6346 annex A); a remainder of 10 is written 0. */
export function containerCheckDigit(body: string): number {
	let sum = 0;
	for (const [position, character] of [...body].entries()) {
		const value = LETTER_VALUES.get(character) ?? Number(character);
		sum += value * 2 ** position;
	}
	return (sum % 11) % 10;
}

/** Whether a text is a container number of ISO 6346: owner, category U, J or Z, six digits and the right check digit. */
export function isContainerNumber(text: string): boolean {
	return (
		/^[A-Z]{3}[UJZ]\d{7}$/.test(text) &&
		containerCheckDigit(text.slice(0, 10)) === Number(text.charAt(10))
	);
}

/** The seventh digit of an IMO number: the first six times 7, 6, 5, 4, 3, 2, summed; the last digit of the sum. */
export function imoCheckDigit(body: string): number {
	let sum = 0;
	for (const [position, digit] of [...body].entries()) {
		sum += Number(digit) * (7 - position);
	}
	return sum % 10;
}
