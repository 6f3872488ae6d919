import { formatDate, USUAL_FORMATS } from "./date-format.ts";
import type { CustomFieldValue, FieldRules } from "./field-rules.ts";
import { formatNumber } from "./number-format.ts";

/** A value as shown to people; null without a value. `nameOf` is the name of the referenced record, if it exists. */
export function displayValue(
	value: CustomFieldValue,
	{ dataType, defaultFormat, options }: FieldRules,
	nameOf: string | undefined,
): string | null {
	if (dataType === "reference") return nameOf ?? null;
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (typeof value === "number") return formatNumber(value, defaultFormat);
	if (Array.isArray(value))
		return value.map((one) => options.get(one) ?? one).join(", ");
	if (typeof value !== "string") return null;
	if (dataType === "date" || dataType === "datetime")
		return formatDate(value, defaultFormat ?? USUAL_FORMATS[dataType]);
	return options.get(value) ?? value;
}
