import type { RetrySchedule } from "../../worker/retry-delay.ts";
import type { ReceiverAnswer } from "./receivers.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Twelve attempts over about three days: the first at once, the others after these delays. */
export const DELIVERY_RETRIES: RetrySchedule = {
	delaysMs: [
		5 * SECOND,
		30 * SECOND,
		2 * MINUTE,
		10 * MINUTE,
		30 * MINUTE,
		HOUR,
		2 * HOUR,
		5 * HOUR,
		10 * HOUR,
		20 * HOUR,
		32 * HOUR,
	],
	jitter: 0.2,
};

/** Whether a receiver has taken a notification: it answered 200, 201, 202 or 204. */
export function isAcknowledged(
	answer: Pick<ReceiverAnswer, "statusCode">,
): boolean {
	return (
		answer.statusCode !== null &&
		[200, 201, 202, 204].includes(answer.statusCode)
	);
}
