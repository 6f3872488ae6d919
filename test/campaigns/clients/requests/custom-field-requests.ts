import { type DocumentedRequest, read } from "../documented-request.ts";

/** Requests about custom fields. */
export const CUSTOM_FIELD_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK", "/custom_field_definitions"),
	read("SDK", "/custom_fields"),
	read(
		"SDK",
		({ definition: { id } }) => `/custom_field_definitions/${id}/options`,
	),
];
