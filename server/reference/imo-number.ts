/** The seventh digit of an IMO number: the first six times 7, 6, 5, 4, 3, 2, summed; the last digit of the sum. */
export function imoCheckDigit(body: string): number {
	let sum = 0;
	for (const [position, digit] of [...body].entries()) {
		sum += Number(digit) * (7 - position);
	}
	return sum % 10;
}

/** Whether a text is an IMO number of a ship (IMO resolution A.1117(30)): seven digits, the last one checks the others. */
export function isImoNumber(text: string): boolean {
	return (
		/^[1-9]\d{6}$/.test(text) &&
		imoCheckDigit(text.slice(0, 6)) === Number(text.at(-1))
	);
}
