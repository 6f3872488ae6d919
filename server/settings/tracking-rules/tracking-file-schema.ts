import type { SchemaObject } from "ajv";

const duration: SchemaObject = {
	description: "a whole number and s, m, h or d, such as 90m",
	type: "string",
	pattern: "^[1-9][0-9]{0,8}[smhd]$",
};

const durations: SchemaObject = {
	description: "a list of 1 to 100 waits such as [1m, 5m, 1h]",
	type: "array",
	minItems: 1,
	maxItems: 100,
	items: duration,
};

/** The schema of a group of optional settings. */
function group(
	properties: Readonly<Record<string, SchemaObject>>,
): SchemaObject {
	return {
		description: "an object",
		type: "object",
		additionalProperties: false,
		properties,
	};
}

const each = (...names: readonly string[]): Record<string, SchemaObject> =>
	Object.fromEntries(names.map((name) => [name, duration]));

/** The schema of a tracking file. Every description ends the sentence "… must be". */
export const trackingFileSchema: SchemaObject = group({
	jitter: {
		description: "a number from 0 to 0.5",
		type: "number",
		minimum: 0,
		maximum: 0.5,
	},
	request: group({
		retry_after: durations,
		manifest: group(each("ask_every", "give_up_after")),
	}),
	line: group({
		ask_every: group(
			each(
				"new",
				"at_sea",
				"near_arrival",
				"discharged",
				"picked_up",
				"returned",
			),
		),
		...each("is_new_for", "near_arrival"),
		retry_after: durations,
	}),
	terminal: group({
		ask_every: group(
			each("at_sea", "near_arrival", "arrived", "near_last_free_day", "left"),
		),
		...each("near_arrival", "near_last_free_day"),
		retry_after: durations,
	}),
	stop: group(
		each("returned_for", "arrived_for", "picked_up_for", "silent_for"),
	),
});
