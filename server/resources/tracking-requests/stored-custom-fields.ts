import type { InitialCustomFields } from "../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";

/** Submitted custom field values as stored, without absent lists; null for none. */
export function storedCustomFields(
	submitted: InitialCustomFields | null | undefined,
): JsonText<InitialCustomFields> | null {
	const given = Object.entries(submitted ?? {}).filter(
		([, values]) => values != null && values.length > 0,
	);
	if (given.length === 0) return null;
	return toJsonText<InitialCustomFields>(Object.fromEntries(given));
}
