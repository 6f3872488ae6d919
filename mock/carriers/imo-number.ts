/** The seventh digit of an IMO number: the first six times 7, 6, 5, 4, 3, 2, summed; the last digit of the sum. */
export function imoCheckDigit(body: string): number {
	let sum = 0;
	for (const [position, digit] of [...body].entries()) {
		sum += Number(digit) * (7 - position);
	}
	return sum % 10;
}
