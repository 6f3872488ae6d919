/** An item of an account that can be chosen. */
interface Candidate {
	readonly account_id: string;
}

/**
 * Chooses candidates one by one, each from the account that holds the fewest, while that account holds fewer than the rest of
 * `total`. One account alone gets half of `total`, two get a third each, so a new account always finds room. `held` counts the
 * items that each account holds already.
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
