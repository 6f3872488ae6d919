import type { InitialCustomFields } from "../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";

/** The values of custom fields as they are stored: as submitted, without the lists that are absent; null for none. */
export function storedCustomFields(
	submitted: InitialCustomFields | null | undefined,
): JsonText<InitialCustomFields> | null {
	const given = Object.entries(submitted ?? {}).filter(
		([, values]) => values != null && values.length > 0,
	);
	if (given.length === 0) return null;
	return toJsonText<InitialCustomFields>(Object.fromEntries(given));
}
