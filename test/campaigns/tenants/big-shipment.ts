import { message } from "../../support/peers/carrier-messages.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Messages of a line about a container, each with its age in days. */
const WAY: readonly (readonly [daysAgo: number, what: string])[] = [
	[40, "GTOT CNSHA truck empty"],
	[36, "GTIN CNSHA truck"],
	[32, "LOAD CNSHA vessel"],
	[31, "DEPA CNSHA vessel"],
	[25, "ARRI SGSIN vessel"],
	[24, "DISC SGSIN vessel"],
	[23, "LOAD SGSIN vessel:OTHER"],
	[22, "DEPA SGSIN vessel:OTHER"],
	[8, "ARRI USLAX vessel:OTHER"],
	[7, "DISC USLAX vessel:OTHER"],
	[5, "GTOT USLAX truck"],
	[4, "GTIN USLAX truck empty"],
];

/**
 * A number for which the line reports this many containers with this many messages each. Shipments of different serials share no
 * container.
 */
export function shipmentNumber(
	containers: number,
	messages: number,
	serial: number,
): string {
	return `T${containers}C${messages}M${serial}`;
}

function boxNumber(serial: number, index: number): string {
	const digits = (serial * 100_003 + index * 7) % 10_000_000;
	return `MSKU${String(digits).padStart(7, "0")}`;
}

/** Further messages are repeated estimates of the arrival. */
function messageOf(
	bill: string,
	container: string,
	index: number,
	nowMs: number,
): object {
	const instant = (ms: number) => new Date(ms).toISOString();
	const [daysAgo = 0, what] = WAY[index] ?? [];
	if (what !== undefined) {
		const line = `ACT ${instant(nowMs - daysAgo * DAY_MS)} ${what}`;
		return message(line, { id: `${container} ${index}`, container, bill });
	}
	const at = instant(nowMs + index * HOUR_MS);
	return message(`EST ${at} ARRI USLAX vessel:OTHER`, {
		id: `${container} ${index}`,
		container,
		bill,
		reportedAt: instant(nowMs - 20 * DAY_MS + index * 1_000),
	});
}

/** All messages of a line about a number of {@link shipmentNumber}; undefined for any other. */
export function messagesOf(
	number: string,
	nowMs: number,
): object[] | undefined {
	const numbers = /^T(\d+)C(\d+)M(\d+)$/.exec(number)?.slice(1).map(Number);
	if (!numbers) return undefined;
	const [containers = 0, messages = 0, serial = 0] = numbers;
	return Array.from({ length: containers }, (_, box) =>
		Array.from({ length: messages }, (_, index) =>
			messageOf(number, boxNumber(serial, box), index, nowMs),
		),
	).flat();
}
