/** The most reads that one process prepares for an account at once. Each can take megabytes until it is sent. */
const MOST_AT_ONCE = 8;

interface Reads {
	running: number;
	/** Starts of the reads that wait, in order. */
	readonly waiting: (() => void)[];
}

const byAccount = new Map<string, Reads>();

/** Ends a read: its place goes to the next one. */
function end(accountId: string, reads: Reads): void {
	const next = reads.waiting.shift();
	if (next) next();
	else if (--reads.running === 0) byAccount.delete(accountId);
}

/** Prepares a read. Waits while {@link MOST_AT_ONCE} others of the account are prepared. */
export async function asLongRead<Result>(
	accountId: string,
	read: () => Promise<Result>,
): Promise<Result> {
	const reads = byAccount.get(accountId) ?? { running: 0, waiting: [] };
	byAccount.set(accountId, reads);
	if (reads.running < MOST_AT_ONCE) reads.running += 1;
	else await new Promise<void>((start) => reads.waiting.push(start));
	try {
		return await read();
	} finally {
		end(accountId, reads);
	}
}
