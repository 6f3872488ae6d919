import type { Queue } from "../../server/deliveries/queue-queries.ts";

/** The queue of a webhook whose receiver has failed this often. */
export function queueWith(failures: number): Queue {
	return {
		webhook_id: "w",
		account_id: "a",
		webhook_number: 1,
		failures,
		failing_since: null,
		open_until: null,
	};
}
