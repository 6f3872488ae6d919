import type { ReceiverAnswer } from "./receivers.ts";

const ACKNOWLEDGING: readonly (number | null)[] = [200, 201, 202, 204];

/** Whether a receiver has accepted a notification: it answered 200, 201, 202 or 204. */
export function isAcknowledged({
	statusCode,
}: Pick<ReceiverAnswer, "statusCode">): boolean {
	return ACKNOWLEDGING.includes(statusCode);
}
