import type { KeyHolder } from "../../services/account.ts";
import { type CompletePositions, NOTHING } from "./stream-queries.ts";

/** One open stream of this process: the position up to which it can read, and whether it must end. */
export class LiveStream {
	readonly account: KeyHolder;
	readonly #leave: () => void;
	#complete = NOTHING;
	#isOver = false;
	#wakeUp = Promise.withResolvers<void>();

	constructor(account: KeyHolder, leave: () => void) {
		this.account = account;
		this.#leave = leave;
	}

	/** The positions up to which the records of the account are complete. */
	get complete(): CompletePositions {
		return this.#complete;
	}

	/** Whether the stream has to end. */
	get isOver(): boolean {
		return this.#isOver;
	}

	/** Sets the account's complete positions. An older reading changes nothing. */
	move(complete: CompletePositions): void {
		const { notifications, transportEvents } = this.#complete;
		this.#complete = {
			notifications: Math.max(notifications, complete.notifications),
			transportEvents: Math.max(transportEvents, complete.transportEvents),
		};
		this.wake();
	}

	/** Ends the stream. */
	end(): void {
		this.#isOver = true;
		this.wake();
	}

	/** Ends the stream and makes room for another one. */
	close(): void {
		this.end();
		this.#leave();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	/**
	 * Waits until the account has new records, the stream has to end, or the time has passed. Returns at once when `isDone`
	 * holds.
	 */
	async rest(limitMs: number, isDone: () => boolean): Promise<void> {
		this.#wakeUp = Promise.withResolvers();
		if (this.#isOver || isDone()) return;
		const timer = setTimeout(() => this.wake(), Math.max(0, limitMs));
		await this.#wakeUp.promise;
		clearTimeout(timer);
	}
}
