import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./database.ts";

const RETRY_MS = 2_000;

/**
 * Creates the writer for a process's start. While the database cannot be written, as on a full disk, it retries and the
 * process serves reads. Any other failure ends the start.
 */
export function untilWritten(
	{ database, log }: { readonly database: Database; readonly log: Logger },
	isStopping: () => boolean,
): (what: string, write: () => Promise<void>) => Promise<void> {
	/** Returns the error while the database cannot be written; undefined when it is done. */
	const attempt = async (write: () => Promise<void>) => {
		try {
			await write();
			return undefined;
		} catch (error) {
			if (database.isUnavailable(error)) return error;
			throw error;
		}
	};

	const retry = async (what: string, write: () => Promise<void>) => {
		while (!isStopping()) {
			await sleep(RETRY_MS, undefined, { ref: false });
			if (isStopping()) return;
			if ((await attempt(write)) !== undefined) continue;
			log.info(`${what}: written`);
			return;
		}
	};

	return async (what, write) => {
		const error = await attempt(write);
		if (error === undefined) return;
		log.error({ err: error }, `${what} cannot be written, and wait for it`);
		void retry(what, write).catch((cause) =>
			log.error({ err: cause }, `${what} cannot be written`),
		);
	};
}
