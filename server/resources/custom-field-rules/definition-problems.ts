import type { CustomFieldValidation } from "../../../generated/openapi.ts";
import type { ErrorCode, Problem } from "../../http/replies/api-error.ts";
import { isDateFormat } from "./date-format.ts";
import type { CustomFieldValue, DataType, FieldRules } from "./field-rules.ts";
import { isNumberFormat } from "./number-format.ts";
import { patternProblem } from "./text-pattern.ts";
import { validateValue } from "./validate-value.ts";

type Rule = keyof CustomFieldValidation;

/** The rules that apply only to some data types. */
const RULES_OF: Readonly<Partial<Record<DataType, readonly Rule[]>>> = {
	short_text: ["pattern", "min_length", "max_length"],
	number: ["minimum", "maximum"],
};

function problem(
	name: string,
	code: ErrorCode,
	detail: string,
	place = "",
): Partial<Problem> {
	const pointer = `/data/attributes/${name.replaceAll(".", "/")}${place}`;
	return { code, detail: `${name} ${detail}`, source: { pointer } };
}

function* validationProblems({ dataType, validation }: FieldRules) {
	const own: readonly string[] = ["required", ...(RULES_OF[dataType] ?? [])];
	for (const name of Object.keys(validation ?? {})) {
		if (own.includes(name)) continue;
		const detail = `does not apply to ${dataType}, which has ${own.join(", ")}`;
		yield problem(`validation.${name}`, "not_allowed", detail);
	}
	const { pattern, min_length, max_length, minimum, maximum } =
		validation ?? {};
	const wrong = pattern === undefined ? undefined : patternProblem(pattern);
	if (wrong !== undefined)
		yield problem(
			"validation.pattern",
			"invalid",
			`is not a regular expression of RE2: ${wrong}`,
		);
	if ((min_length ?? 0) > (max_length ?? Number.POSITIVE_INFINITY))
		yield problem("validation.min_length", "invalid", "is above max_length");
	if (
		(minimum ?? Number.NEGATIVE_INFINITY) >
		(maximum ?? Number.POSITIVE_INFINITY)
	)
		yield problem("validation.minimum", "invalid", "is above maximum");
}

/** What a format of a data type has. */
const FORMAT_PARTS: Readonly<Partial<Record<DataType, string>>> = {
	number: ": it has 0 or #,##0, with up to six decimals, once",
	date: ": it has YYYY, MM and DD, each once, and no other letters or digits",
	datetime:
		": it has YYYY, MM and DD, and may have HH, mm and ss, each once, and no other letters or digits",
};

function isFormat({ dataType, defaultFormat }: FieldRules): boolean {
	if (defaultFormat === null) return true;
	if (dataType === "number") return isNumberFormat(defaultFormat);
	if (dataType !== "date" && dataType !== "datetime") return false;
	return isDateFormat(defaultFormat, dataType === "datetime");
}

function* referenceProblems({ dataType, referenceType }: FieldRules) {
	if (dataType === "reference" && referenceType === null)
		yield problem("reference_type", "blank", "must not be blank");
	if (dataType !== "reference" && referenceType !== null)
		yield problem(
			"reference_type",
			"not_allowed",
			`does not apply to ${dataType}`,
		);
}

/** The faults of a definition's rules, and of its default value under these rules. */
export function definitionProblems(
	rules: FieldRules,
	defaultValue: CustomFieldValue,
): Partial<Problem>[] {
	const problems = [...referenceProblems(rules), ...validationProblems(rules)];
	if (!isFormat(rules))
		problems.push(
			problem(
				"default_format",
				"invalid",
				`is not a format for ${rules.dataType}${FORMAT_PARTS[rules.dataType] ?? ""}`,
			),
		);
	// A value can be checked only by valid rules.
	if (problems.length > 0 || defaultValue === null) return problems;
	const read = validateValue(defaultValue, rules);
	return "value" in read
		? []
		: [problem("default_value", read.code, read.demand, read.place)];
}
