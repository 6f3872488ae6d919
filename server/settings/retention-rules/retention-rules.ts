import type { SchemaObject } from "ajv";
import type { Config } from "../config.ts";
import { openSettingsFile, readSettingsFile } from "../files/settings-file.ts";

const DAY_MS = 86_400_000;

/** The kinds of data that retention removes. */
export type RetainedKind = keyof typeof DEFAULT_SETTINGS;

/** How long each kind of data is kept, in milliseconds; `Infinity` for forever. */
export type RetentionRules = Readonly<Record<RetainedKind, number>>;

/** How long a kind is kept, as written in a file. */
type Kept = `${number}d` | "forever";

const DEFAULT_SETTINGS = {
	notification_bodies: "30d",
	notifications: "90d",
	raw_messages: "90d",
	shipments: "730d",
	failed_requests: "365d",
	imports: "90d",
	// More than a year, to compare a journey with last year's.
	positions: "400d",
} satisfies Record<string, Kept>;

const days: SchemaObject = {
	description: "a whole number of days such as 90d, or forever",
	type: "string",
	pattern: "^([1-9][0-9]{0,4}d|forever)$",
};

/** At least seven days: a notification is retried for three days, and can be redelivered after that. */
const daysOfNotifications: SchemaObject = {
	description: "a whole number of days from 7d, or forever",
	type: "string",
	pattern: "^([7-9]d|[1-9][0-9]{1,4}d|forever)$",
};

const SCHEMA: SchemaObject = {
	description: "an object",
	type: "object",
	additionalProperties: false,
	properties: {
		notification_bodies: daysOfNotifications,
		notifications: daysOfNotifications,
		raw_messages: days,
		shipments: days,
		failed_requests: days,
		imports: days,
		positions: days,
	} satisfies Record<RetainedKind, SchemaObject>,
};

function toMs(kept: string): number {
	return kept === "forever"
		? Number.POSITIVE_INFINITY
		: Number.parseInt(kept, 10) * DAY_MS;
}

/** Opens the configured retention rules, or the defaults. Throws `SettingsFileError`. */
export function openRetentionRules({
	retentionFile,
	secrets,
}: Pick<Config, "retentionFile" | "secrets">): RetentionRules {
	const given =
		retentionFile === undefined
			? {}
			: readSettingsFile<Partial<Record<RetainedKind, Kept>>>(
					openSettingsFile("RETENTION", retentionFile, secrets),
					SCHEMA,
				);
	const settings = { ...DEFAULT_SETTINGS, ...given };
	const rules = Object.fromEntries(
		Object.entries(settings).map(([kind, kept]) => [kind, toMs(kept)]),
	) as RetentionRules;
	// A body is never kept longer than its notification.
	const bodies = Math.min(rules.notification_bodies, rules.notifications);
	return { ...rules, notification_bodies: bodies };
}
