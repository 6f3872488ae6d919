import { createHash } from "node:crypto";

const POSITION_BITS = 38n;
const WEBHOOK_BITS = 24n;
const MARK_BITS = 12n;
const VERSION = 7n;
const VARIANT = 2n;

/** What the id of a notification is made of. */
export interface NotificationKey {
	/** When its event was made, in milliseconds since 1970. */
	readonly createdAtMs: number;
	/** The position of its event in the account. */
	readonly position: number;
	/** The number of its webhook in the account. */
	readonly webhookNumber: number;
}

/** Twelve bits by which the ids of one account are told from those of most others. */
function markOf(accountId: string): bigint {
	const digest = createHash("sha256").update(accountId).digest();
	return BigInt(digest.readUInt16BE() >> 4);
}

/** The lowest `bits` of a number, which has to fit into them. */
function fitted(name: string, value: number, bits: bigint): bigint {
	const whole = BigInt(value);
	if (whole < 0n || whole >> bits > 0n) {
		throw new RangeError(`the ${name} ${value} does not fit into ${bits} bits`);
	}
	return whole;
}

/**
 * The public id of a notification: UUID version 7 (RFC 9562 section 5.7) whose random bits say which account, event and
 * webhook it belongs to. So no table has to keep it, and ids still sort by time, then by event, then by webhook.
 */
export function notificationId(
	accountId: string,
	{ createdAtMs, position, webhookNumber }: NotificationKey,
): string {
	let bits = fitted("time", createdAtMs, 48n);
	bits = (bits << 4n) | VERSION;
	bits = (bits << MARK_BITS) | markOf(accountId);
	bits = (bits << 2n) | VARIANT;
	bits = (bits << POSITION_BITS) | fitted("position", position, POSITION_BITS);
	bits =
		(bits << WEBHOOK_BITS) | fitted("webhook", webhookNumber, WEBHOOK_BITS);
	const hex = bits.toString(16).padStart(32, "0");
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		hex.slice(12, 16),
		hex.slice(16, 20),
		hex.slice(20),
	].join("-");
}

function lowest(bits: bigint, count: bigint): number {
	return Number(BigInt.asUintN(Number(count), bits));
}

/**
 * Which notification of an account an id names; undefined when it can be none of this account. The caller compares the id with
 * that of the event it finds: somebody can make one up.
 */
export function readNotificationId(
	accountId: string,
	id: string,
): NotificationKey | undefined {
	if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
	const bits = BigInt(`0x${id.replaceAll("-", "")}`);
	const key = {
		createdAtMs: Number(bits >> 80n),
		position: lowest(bits >> WEBHOOK_BITS, POSITION_BITS),
		webhookNumber: lowest(bits, WEBHOOK_BITS),
	};
	return notificationId(accountId, key) === id ? key : undefined;
}
