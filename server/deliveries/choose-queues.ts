/** A queue that could be taken. */
interface Candidate {
	readonly account_id: string;
}

/** How many queues may be held, in all and of one account. */
export interface Room {
	readonly total: number;
	readonly ofAccount: number;
}

/**
 * Which queues are taken next: one at a time, always of the account that holds the fewest, and the one that was named first
 * among equals. `held` counts the queues that are held already, by account.
 */
export function chooseQueues<Queue extends Candidate>(
	candidates: readonly Queue[],
	held: ReadonlyMap<string, number>,
	room: Room,
): Queue[] {
	const waiting = [...Map.groupBy(candidates, (queue) => queue.account_id)].map(
		([accountId, queues]) => {
			const count = held.get(accountId) ?? 0;
			const most = Math.max(0, room.ofAccount - count);
			return { count, next: queues.slice(0, most).values() };
		},
	);
	const heldInAll = held.values().reduce((sum, count) => sum + count, 0);
	const chosen: Queue[] = [];
	while (heldInAll + chosen.length < room.total && waiting.length > 0) {
		const account = waiting.reduce((fewest, one) =>
			one.count < fewest.count ? one : fewest,
		);
		const { value, done } = account.next.next();
		if (done) waiting.splice(waiting.indexOf(account), 1);
		else chosen.push(value);
		account.count++;
	}
	return chosen;
}
