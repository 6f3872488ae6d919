import { ApiError } from "../../http/replies/api-error.ts";

/** The most exports that one process runs for an account at once. */
const MOST_AT_ONCE = 2;

const running = new Map<string, number>();

/** Runs an export. Throws a 429 while {@link MOST_AT_ONCE} exports of the account are running. */
export async function asExport<Result>(
	accountId: string,
	make: () => Promise<Result>,
): Promise<Result> {
	const others = running.get(accountId) ?? 0;
	if (others >= MOST_AT_ONCE)
		throw new ApiError(
			429,
			{
				code: "rate_limited",
				detail: `${MOST_AT_ONCE} exports of this account are in progress; try again when one has ended`,
			},
			{ "retry-after": "1" },
		);
	running.set(accountId, others + 1);
	try {
		return await make();
	} finally {
		const left = (running.get(accountId) ?? 1) - 1;
		if (left === 0) running.delete(accountId);
		else running.set(accountId, left);
	}
}
