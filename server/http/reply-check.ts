import type { Logger } from "pino";
import type { ResponseChecks } from "../settings/config.ts";
import type { ContractOperation } from "./contract/contract.ts";
import type { ResponseCheck } from "./contract/response-check.ts";
import type { Reply } from "./operation.ts";

/** Share of the replies that `sample` checks. */
const SAMPLE_SHARE = 0.01;

/** Least interval between two checks, because a check takes as long as two replies. */
const SAMPLE_EVERY_MS = 100;

/** Longest reply that is checked, because parsing blocks the process. */
const SAMPLE_CHARACTERS = 100_000;

/** Whether a body is too long to check. A body in parts is always long. */
function isLong(body: Reply["body"]): boolean {
	return typeof body === "object" || (body?.length ?? 0) > SAMPLE_CHARACTERS;
}

/** How replies are checked against the contract. */
export interface CheckPolicy {
	readonly checks: ResponseChecks;
	readonly check: ResponseCheck;
}

/** Returns whether to check one more reply of the sample. */
function sampling(): () => boolean {
	let nextAtMs = 0;
	return () => {
		if (Math.random() >= SAMPLE_SHARE) return false;
		const nowMs = performance.now();
		if (nowMs < nextAtMs) return false;
		nextAtMs = nowMs + SAMPLE_EVERY_MS;
		return true;
	};
}

/** Checks a reply before it is sent. */
export type CheckReply = (
	operation: ContractOperation,
	reply: Reply,
	mediaType: string | undefined,
) => void;

/** Returns a check of replies against the contract. It logs a breach, or throws it where the policy is `fail`. */
export function replyCheck(
	{ checks, check }: CheckPolicy,
	log: Pick<Logger, "error">,
): CheckReply {
	const isInSample = sampling();
	return (operation, { status, body }, mediaType) => {
		if (checks === "off") return;
		if (checks === "sample") {
			if (isLong(body) || !isInSample()) return;
			// The first reply of its kind goes unchecked, because compiling its schema at once would make others wait.
			if (!check.isPrepared(operation, status)) return;
		}
		const text = typeof body === "object" ? body.join("") : body;
		const reply = { status, mediaType, body: text };
		const problem = check.problemsOf(operation, reply);
		if (problem === undefined) return;
		if (checks === "fail")
			throw new Error(`the reply breaks the contract: ${problem}`);
		log.error({ problem }, "a reply breaks the contract");
	};
}
