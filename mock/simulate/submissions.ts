import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallClient } from "../../client/index.ts";
import { containerCheckDigit } from "../../server/reference/iso-6346.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import {
	isReservedUnknown,
	type NumberKind,
} from "../carriers/basics/numbers.ts";
import {
	randomFor,
	type SeededRandom,
} from "../carriers/basics/seeded-random.ts";
import { conventionsOf } from "../carriers/lines/line-conventions.ts";
import { askTruth } from "./ask-truth.ts";
import { countIn } from "./progress.ts";

/** A submitted number and its tracking request. */
export interface Submission {
	readonly scac: string;
	readonly number: string;
	readonly kind: NumberKind;
	readonly requestId: string;
}

const AT_ONCE = 8;

/** Limit of requests without a first poll. A week of the world can pass in seconds, and waiting requests would expire. */
const MOST_PENDING = 50;
const LOOK_EVERY = 10;
const WAIT_MS = 200;

type RequestType = "bill_of_lading" | "booking" | "container";

const KINDS: Readonly<Record<RequestType, NumberKind>> = {
	bill_of_lading: "bill",
	booking: "booking",
	container: "container",
};

/** The mix of request types: most by bill, many by booking, a few by container. */
const TYPES: readonly RequestType[] = [
	...Array<"bill_of_lading">(6).fill("bill_of_lading"),
	...Array<"booking">(3).fill("booking"),
	"container",
];

function containerNumber(random: SeededRandom): string {
	const body = random.text("box", "@@@U######");
	return `${body}${containerCheckDigit(body)}`;
}

/** The n-th number of a seed: a line, a kind of number that the line answers, and a number of that kind. */
function numberAt(seed: string, index: number) {
	const random = randomFor(`simulate ${seed}|${index}`);
	const line = random.pick("line", SHIPPING_LINES);
	// Beta 1 has one filter for both kinds of documents, and takes an unknown number for a bill.
	const hasBookingFilter = conventionsOf(line.scac).dialect !== "3.0-beta1";
	const answers: Record<RequestType, boolean> = {
		bill_of_lading: line.billOfLadingTrackingSupport,
		booking: line.bookingNumberTrackingSupport && hasBookingFilter,
		container: line.containerNumberTrackingSupport,
	};
	const requestType = random.pick(
		"type",
		TYPES.filter((type) => answers[type]),
	);
	const number =
		requestType === "container"
			? containerNumber(random)
			: `${line.scac}${random.text("number", "1########")}`;
	return { scac: line.scac, requestType, number };
}

/**
 * Submits numbers until their journeys have enough containers, and reports the count after each.
 * Skips numbers that no line knows, because they have no journey.
 */
export async function submit(
	client: LandfallClient,
	worldUrl: string,
	wanted: { readonly containers: number; readonly seed: string },
	onProgress: (containers: number) => void,
	signal: AbortSignal,
): Promise<readonly Submission[]> {
	const submissions: Submission[] = [];
	let index = 0;
	let containers = 0;

	async function waitForWorker(): Promise<void> {
		while ((await countIn(client, "pending")) > MOST_PENDING) {
			await sleep(WAIT_MS, undefined, { signal });
		}
	}

	async function submitNext(): Promise<void> {
		while (containers < wanted.containers) {
			signal.throwIfAborted();
			const { scac, requestType, number } = numberAt(wanted.seed, index++);
			if (isReservedUnknown(number)) continue;
			const kind = KINDS[requestType];
			const truth = await askTruth(worldUrl, scac, number, kind);
			// Other requests may have submitted enough in the meantime.
			if (containers >= wanted.containers) return;
			containers += Math.max(1, truth.containers.length);
			const { data } = await client.createTrackingRequest(
				{
					data: {
						type: "tracking_request",
						attributes: {
							request_type: requestType,
							request_number: number,
							scac,
						},
					},
				},
				{ signal },
			);
			submissions.push({ scac, number, kind, requestId: data.id });
			onProgress(containers);
			if (submissions.length % LOOK_EVERY === 0) await waitForWorker();
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, submitNext));
	return submissions;
}
