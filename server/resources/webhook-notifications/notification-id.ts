import { hash } from "node:crypto";

/** The two bits of the variant (RFC 9562 section 4.1) in front of the 38 bits of a position. */
const VARIANT = 0x80_0000_0000;

const MOST_SECONDS = Math.floor((2 ** 48 - 1) / 1_000) - 1;
const MOST_POSITION = 2 ** 38 - 1;
/** The largest possible number of a webhook, which is never used. */
export const LAST_NUMBER = 2 ** 24 - 1;

/** The parts of a notification's id. */
export interface NotificationKey {
	/** When its event was created, in seconds since 1970. */
	readonly createdAtSeconds: number;
	/** The position of its event in the account. */
	readonly position: number;
	/** The number of its webhook in the account. */
	readonly webhookNumber: number;
}

/** Cache of account marks. */
const marks = new Map<string, Mark>();
const MOST_MARKS = 1_000;

/** The part of an id that identifies its account; one in four million accounts has the same. */
interface Mark {
	/** Three hexadecimal digits. */
	readonly digits: string;
	/** From 0 to 999. */
	readonly milliseconds: number;
}

function markOf(accountId: string): Mark {
	const known = marks.get(accountId);
	if (known !== undefined) return known;
	if (marks.size >= MOST_MARKS) marks.clear();
	const digest = hash("sha256", accountId, "hex");
	const milliseconds = Number.parseInt(digest.slice(3, 11), 16) % 1_000;
	const mark = { digits: digest.slice(0, 3), milliseconds };
	marks.set(accountId, mark);
	return mark;
}

function hex(value: number, most: number, digits: number): string {
	if (!Number.isInteger(value) || value < 0 || value > most) {
		throw new RangeError(`${value} is no whole number from 0 to ${most}`);
	}
	return value.toString(16).padStart(digits, "0");
}

/**
 * The public id of a notification: a UUID version 7 (RFC 9562 section 5.7) whose random bits are 12 bits of a hash of the
 * account, 38 bits of the event's position and 24 bits of the webhook's number. Events have whole seconds, so the milliseconds
 * hold more of the hash. No table stores the id, and the ids of an account sort by time.
 */
export function notificationId(
	accountId: string,
	{ createdAtSeconds, position, webhookNumber }: NotificationKey,
): string {
	const { digits, milliseconds } = markOf(accountId);
	hex(createdAtSeconds, MOST_SECONDS, 0);
	const time = hex(createdAtSeconds * 1_000 + milliseconds, 2 ** 48, 12);
	hex(position, MOST_POSITION, 0);
	const place = (VARIANT + position).toString(16);
	const number = hex(webhookNumber, LAST_NUMBER, 6);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${digits}-${place.slice(0, 4)}-${place.slice(4)}${number}`;
}

/**
 * Reads the parts of an id; undefined when it cannot belong to this account. The caller compares the id with that of the found
 * event, because clients can invent ids.
 */
export function readNotificationId(
	accountId: string,
	id: string,
): NotificationKey | undefined {
	if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
	const digits = id.replaceAll("-", "");
	const place = Number.parseInt(digits.slice(16, 26), 16);
	const key = {
		createdAtSeconds: Math.floor(
			Number.parseInt(digits.slice(0, 12), 16) / 1_000,
		),
		position: place % (MOST_POSITION + 1),
		webhookNumber: Number.parseInt(digits.slice(26), 16),
	};
	if (key.createdAtSeconds > MOST_SECONDS) return undefined;
	return notificationId(accountId, key) === id ? key : undefined;
}
