/** Something that belongs to an account and could be taken. */
interface Candidate {
	readonly account_id: string;
}

/**
 * Which candidates are taken next: one at a time, always of the account that holds the fewest, and the one that was named first
 * among equals, while it holds fewer than are left of `total`. So one account gets half of them, each of two a third, and
 * there is always room for one more that comes. `held` counts what is held already, by account.
 */
export function chooseFairly<One extends Candidate>(
	candidates: readonly One[],
	held: ReadonlyMap<string, number>,
	total: number,
): One[] {
	const waiting = [...Map.groupBy(candidates, (one) => one.account_id)].map(
		([accountId, ones]) => ({
			count: held.get(accountId) ?? 0,
			next: ones.values(),
		}),
	);
	let left = held.values().reduce((rest, count) => rest - count, total);
	const chosen: One[] = [];
	while (waiting.length > 0) {
		const account = waiting.reduce((fewest, one) =>
			one.count < fewest.count ? one : fewest,
		);
		if (account.count >= left) break;
		const { value, done } = account.next.next();
		if (done) {
			waiting.splice(waiting.indexOf(account), 1);
			continue;
		}
		chosen.push(value);
		account.count++;
		left--;
	}
	return chosen;
}
