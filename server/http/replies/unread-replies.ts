import type { Response } from "express";
import { accountOf } from "../authenticate.ts";

/** Part of a reply that waits in memory until the client reads it. */
interface UnreadReply {
	readonly accountId: string;
	readonly timer: NodeJS.Timeout;
	bytes: number;
}

/**
 * The replies that wait in memory until their clients read them. A client that reads nothing for too long is disconnected. So is, when
 * all of them are too large together, the one that has read nothing for the longest, of the account with the most.
 */
class UnreadReplies {
	/** How long a client may leave what it was sent unread. */
	longestMs = 60_000;
	/** The most bytes of all replies. */
	mostBytes = 128_000_000;
	/** Those without progress for the longest come first. */
	readonly #replies = new Map<Response, UnreadReply>();
	#bytes = 0;

	/** Notes how many bytes of a reply are unread. */
	hold(response: Response, bytes: number): void {
		if (response.destroyed) return;
		const reply = this.#replies.get(response) ?? this.#add(response);
		this.#replies.delete(response);
		this.#replies.set(response, reply);
		reply.timer.refresh();
		this.#bytes += bytes - reply.bytes;
		reply.bytes = bytes;
		while (this.#bytes > this.mostBytes) this.#cutOff();
	}

	#add(response: Response): UnreadReply {
		const timer = setTimeout(() => response.destroy(), this.longestMs);
		response.once("close", () => this.#remove(response));
		// Pages and the mock answer without an account.
		const accountId = accountOf(response)?.id ?? "";
		return { accountId, timer: timer.unref(), bytes: 0 };
	}

	#remove(response: Response): void {
		const reply = this.#replies.get(response);
		if (!reply) return;
		clearTimeout(reply.timer);
		this.#replies.delete(response);
		this.#bytes -= reply.bytes;
	}

	#cutOff(): void {
		const sums = new Map<string, number>();
		let largest = "";
		for (const { accountId, bytes } of this.#replies.values()) {
			const sum = (sums.get(accountId) ?? 0) + bytes;
			sums.set(accountId, sum);
			if (sum > (sums.get(largest) ?? 0)) largest = accountId;
		}
		for (const [response, { accountId }] of this.#replies) {
			if (accountId !== largest) continue;
			this.#remove(response);
			response.destroy();
			return;
		}
	}
}

/** The unread replies of this process. */
export const unreadReplies = new UnreadReplies();
