/** The most reads that one process prepares for an account at once. Each can take megabytes until it is sent. */
const MOST_AT_ONCE = 8;

interface Reads {
	running: number;
	/** Starts of the reads that wait, in order. */
	readonly waiting: (() => void)[];
}

const byAccount = new Map<string, Reads>();

/** Prepares a read. Waits while {@link MOST_AT_ONCE} others of the account are prepared. */
export async function asOneOfFewReads<Result>(
	accountId: string,
	read: () => Promise<Result>,
): Promise<Result> {
	let reads = byAccount.get(accountId);
	if (!reads) {
		reads = { running: 0, waiting: [] };
		byAccount.set(accountId, reads);
	}
	const { waiting } = reads;
	if (reads.running === MOST_AT_ONCE)
		await new Promise<void>((start) => waiting.push(start));
	else reads.running += 1;
	try {
		return await read();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else {
			reads.running -= 1;
			if (reads.running === 0) byAccount.delete(accountId);
		}
	}
}
