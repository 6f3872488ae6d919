/** The number of typing errors that are forgiven in a text of this length. */
export function forgivenErrors({ length }: string): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/** Longest compared text; the rest is ignored. */
const LONGEST = 40;

/**
 * The number of letters to insert, delete, replace or swap with the next one so that a word begins with a text (optimal string
 * alignment, https://doi.org/10.1145/363958.363994). More than `most` counts as `most + 1`.
 */
export function errorsAtStart(
	text: string,
	word: string,
	most: number,
): number {
	const typed = text.slice(0, LONGEST);
	const meant = word.slice(0, typed.length + most);
	let beforeLast: number[] = [];
	let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
	for (let row = 1; row <= typed.length; row++) {
		const current = [row];
		for (let column = 1; column <= meant.length; column++) {
			const isSame = typed[row - 1] === meant[column - 1];
			const isSwapped =
				typed[row - 1] === meant[column - 2] &&
				typed[row - 2] === meant[column - 1];
			current[column] = Math.min(
				(last[column] ?? row) + 1,
				(current[column - 1] ?? row) + 1,
				(last[column - 1] ?? row) + (isSame ? 0 : 1),
				isSwapped ? (beforeLast[column - 2] ?? row) + 1 : Number.MAX_VALUE,
			);
		}
		if (Math.min(...current) > most) return most + 1;
		beforeLast = last;
		last = current;
	}
	return Math.min(...last, most + 1);
}
