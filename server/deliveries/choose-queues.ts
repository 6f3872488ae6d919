/** A queue that could be taken. */
interface Candidate {
	readonly account_id: string;
}

/**
 * Which queues are taken next: one at a time, always of the account that holds the fewest, and the one that was named first
 * among equals, while it holds fewer than are left of `total`. So one account gets half of them, each of two a third, and
 * there is always room for one more that comes. `held` counts the queues that are held already, by account.
 */
export function chooseQueues<Queue extends Candidate>(
	candidates: readonly Queue[],
	held: ReadonlyMap<string, number>,
	total: number,
): Queue[] {
	const waiting = [...Map.groupBy(candidates, (queue) => queue.account_id)].map(
		([accountId, queues]) => ({
			count: held.get(accountId) ?? 0,
			next: queues.values(),
		}),
	);
	let left = held.values().reduce((rest, count) => rest - count, total);
	const chosen: Queue[] = [];
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
