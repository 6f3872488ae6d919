import type { Clock } from "../../server/runtime/clock.ts";

/** A clock that stands still until it is moved forward, so that the same requests always give the same records. */
export class SandboxClock implements Clock {
	#nowMs: number;

	constructor(start: string) {
		this.#nowMs = Date.parse(start);
	}

	now(): Date {
		return new Date(this.#nowMs);
	}

	/** Moves to an instant. An instant that has passed changes nothing. */
	moveTo(at: Date): void {
		this.#nowMs = Math.max(this.#nowMs, at.getTime());
	}
}
