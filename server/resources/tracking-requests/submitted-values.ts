import type { InitialCustomFields } from "../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import { unprocessable } from "../../http/replies/api-error.ts";

/** The id of the customer that a request names; null for none. Throws a 422 when it names one, because no party exists yet. */
export function readCustomer(
	relationships:
		| { readonly customer?: { readonly data: { readonly id: string } | null } }
		| undefined,
): string | null {
	const party = relationships?.customer?.data ?? null;
	if (party === null) return null;
	throw unprocessable(
		"/data/relationships/customer/data/id",
		"unknown_party",
		`there is no party ${party.id}: this version of Landfall has no parties yet, they come with a later one; leave relationships.customer out until then`,
	);
}

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
