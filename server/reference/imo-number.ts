/**
 * The seventh digit of an IMO number. The first six digits are multiplied by 7, 6, 5, 4, 3 and 2, and the last digit of the sum is the
 * check digit.
 */
export function imoCheckDigit(body: string): number {
	let sum = 0;
	for (const [position, digit] of [...body].entries()) {
		sum += Number(digit) * (7 - position);
	}
	return sum % 10;
}

/** Whether a text is an IMO number of a ship (IMO resolution A.1117(30)): seven digits, of which the last one checks the others. */
export function isImoNumber(text: string | null): text is string {
	return (
		text !== null &&
		/^[1-9]\d{6}$/.test(text) &&
		imoCheckDigit(text.slice(0, 6)) === Number(text.at(-1))
	);
}
