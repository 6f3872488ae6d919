import type { ErrorCode } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import { parseDate } from "./date-format.ts";
import type {
	CustomFieldValue,
	DataType,
	FieldRules,
	RecordReference,
} from "./field-rules.ts";
import { matchesPattern } from "./text-pattern.ts";

/** Maximum characters of a text. */
const MAX_TEXT = 255;

/** Numbers must be below this limit, so that six decimals are nearly exact. */
const NUMBER_LIMIT = 1e12;

const MAX_CHOICES = 100;

/** A value as stored, or why it does not fit. */
export type ValidatedValue =
	| { readonly value: CustomFieldValue }
	| {
			readonly code: ErrorCode;
			readonly demand: string;
			/** JSON pointer to the fault within the value; absent when it is the value as a whole. */
			readonly place?: string;
	  };

const wrong = (code: ErrorCode, demand: string): ValidatedValue => ({
	code,
	demand,
});

const ofType = (type: string) => wrong("wrong_type", `must be ${type}`);

type Reader = (
	given: NonNullable<CustomFieldValue>,
	rules: FieldRules,
) => ValidatedValue;

function readText(given: unknown, { validation }: FieldRules): ValidatedValue {
	if (typeof given !== "string") return ofType("a text");
	const {
		pattern,
		min_length: least = 0,
		max_length: most = MAX_TEXT,
	} = validation ?? {};
	const length = [...given].length;
	if (length > most)
		return wrong("invalid", `must have at most ${most} characters`);
	if (length < least)
		return wrong("invalid", `must have at least ${least} characters`);
	if (pattern !== undefined && !matchesPattern(pattern, given))
		return wrong("invalid", `must match ${pattern}`);
	return { value: given };
}

function readNumber(
	given: unknown,
	{ validation }: FieldRules,
): ValidatedValue {
	const isNumeric = typeof given === "string" && /^-?\d+(\.\d+)?$/.test(given);
	if (typeof given !== "number" && !isNumeric) return ofType("a number");
	const value = Number(given);
	if (Math.abs(value) >= NUMBER_LIMIT || Number.isNaN(value))
		return wrong(
			"invalid",
			"must have at most twelve digits before the decimal point",
		);
	if (Number(value.toFixed(6)) !== value)
		return wrong("invalid", "must have at most six decimals");
	const { minimum, maximum } = validation ?? {};
	if (minimum !== undefined && value < minimum)
		return wrong("invalid", `must be at least ${minimum}`);
	if (maximum !== undefined && value > maximum)
		return wrong("invalid", `must be at most ${maximum}`);
	// Turns -0 into 0, because JSON has no negative zero.
	return { value: value + 0 };
}

function readDate(
	given: unknown,
	{ defaultFormat }: FieldRules,
): ValidatedValue {
	if (typeof given !== "string") return ofType("a text with a date");
	const at =
		parseDate(given, "YYYY-MM-DD") ??
		(defaultFormat === null ? undefined : parseDate(given, defaultFormat));
	if (at) return { value: at.toISOString().slice(0, 10) };
	const also = defaultFormat === null ? "" : `, or as ${defaultFormat}`;
	return wrong("invalid", `must be a date as YYYY-MM-DD${also}`);
}

/** The last year that ISO 8601 writes with four digits. */
const LAST_YEAR = 9_999;

const ISO_INSTANT =
	/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Reads an instant in ISO 8601; without an offset it counts as UTC. */
function parseInstant(text: string): Date | undefined {
	const found = ISO_INSTANT.exec(text);
	if (!found) return undefined;
	const [, day = "", time = "", seconds = ":00", offset = "Z"] = found;
	// `Date` would turn a day that does not exist into another one.
	if (!parseDate(day, "YYYY-MM-DD")) return undefined;
	const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2").toUpperCase();
	const at = new Date(`${day}T${time}${seconds}${zone}`);
	// An offset can lead out of the years of four digits.
	const year = at.getUTCFullYear();
	return year >= 0 && year <= LAST_YEAR ? at : undefined;
}

function readDatetime(
	given: unknown,
	{ defaultFormat }: FieldRules,
): ValidatedValue {
	if (typeof given !== "string") return ofType("a text with an instant");
	const at =
		parseInstant(given) ??
		(defaultFormat === null ? undefined : parseDate(given, defaultFormat));
	if (at) return { value: toInstant(at) };
	const also = defaultFormat === null ? "" : `, or as ${defaultFormat}`;
	return wrong("invalid", `must be an instant in ISO 8601${also}`);
}

/** Lists the first options for an error. */
function named(options: ReadonlyMap<string, string>): string {
	const values = [...options.keys()];
	const shown = values.slice(0, 10).join(", ");
	if (values.length === 0)
		return "must be an option, and the field has none yet";
	return `must be one of ${shown}${values.length > 10 ? ", …" : ""}`;
}

function readChoice(given: unknown, { options }: FieldRules): ValidatedValue {
	if (typeof given !== "string") return ofType("the value of an option");
	return options.has(given)
		? { value: given }
		: wrong("not_allowed", named(options));
}

function readChoices(given: unknown, rules: FieldRules): ValidatedValue {
	if (!Array.isArray(given)) return ofType("a list of values of options");
	if (given.length > MAX_CHOICES || new Set(given).size < given.length)
		return wrong(
			"invalid",
			`must have at most ${MAX_CHOICES} values, each once`,
		);
	for (const [index, one] of given.entries()) {
		const read = readChoice(one, rules);
		if (!("value" in read)) return { ...read, place: `/${index}` };
	}
	return { value: given };
}

function readReference(
	given: unknown,
	{ referenceType }: FieldRules,
): ValidatedValue {
	const isReference = typeof given === "object" && !Array.isArray(given);
	if (!isReference) return ofType("a reference with type and id");
	const { id, type } = given as RecordReference;
	if (type !== referenceType)
		return {
			code: "not_allowed",
			demand: `must have the type ${referenceType}`,
			place: "/type",
		};
	return { value: { id: id.toLowerCase(), type } };
}

const READERS: Readonly<Record<DataType, Reader>> = {
	short_text: readText,
	number: readNumber,
	date: readDate,
	datetime: readDatetime,
	boolean: (given) =>
		typeof given === "boolean" ? { value: given } : ofType("true or false"),
	enum: readChoice,
	enum_multi: readChoices,
	reference: readReference,
};

/**
 * Validates a value of a custom field by its rules. Returns it as stored, or why it does not fit. Does not check whether a
 * referenced record exists.
 */
export function validateValue(
	given: CustomFieldValue,
	rules: FieldRules,
): ValidatedValue {
	const isEmpty =
		given === null ||
		given === "" ||
		(Array.isArray(given) && given.length === 0);
	if (isEmpty && rules.validation?.required === true)
		return wrong("blank", "must not be blank, because the field is required");
	return given === null
		? { value: null }
		: READERS[rules.dataType](given, rules);
}
