import type { KeyHolder } from "../../services/account.ts";
import { type CompletePositions, NOTHING } from "./stream-queries.ts";

/** The place of one stream among those of a process: says how far it can go, and when it has to end. */
export class Seat {
	readonly account: KeyHolder;
	readonly #leave: () => void;
	#complete = NOTHING;
	#isOver = false;
	#wakeUp = Promise.withResolvers<void>();

	constructor(account: KeyHolder, leave: () => void) {
		this.account = account;
		this.#leave = leave;
	}

	/** Up to where the records of the account are complete. */
	get complete(): CompletePositions {
		return this.#complete;
	}

	/** Whether the stream has to end. */
	get isOver(): boolean {
		return this.#isOver;
	}

	/** Says how far the account has come. A reading that is older than the last one takes nothing back. */
	move(complete: CompletePositions): void {
		const { notifications, transportEvents } = this.#complete;
		this.#complete = {
			notifications: Math.max(notifications, complete.notifications),
			transportEvents: Math.max(transportEvents, complete.transportEvents),
		};
		this.wake();
	}

	/** Has the stream end. */
	end(): void {
		this.#isOver = true;
		this.wake();
	}

	/** Gives the place back. */
	close(): void {
		this.end();
		this.#leave();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	/** Waits until the account has come further, the stream has to end, or the time has passed. `isDone` is asked first. */
	async rest(limitMs: number, isDone: () => boolean): Promise<void> {
		this.#wakeUp = Promise.withResolvers();
		if (this.#isOver || isDone()) return;
		const timer = setTimeout(() => this.wake(), Math.max(0, limitMs));
		await this.#wakeUp.promise;
		clearTimeout(timer);
	}
}
