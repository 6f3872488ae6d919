import { type DocumentedRequest, read } from "../documented-request.ts";

const later = (part: string, by: string, path: string): DocumentedRequest => ({
	...read(by, path),
	later: part,
});

/** Requests for the parts of the interface that Landfall does not have yet. */
export const LATER_REQUESTS: readonly DocumentedRequest[] = [
	later("documents", "documents", "/documents"),
	later("documents", "documents", "/documents/types"),
	later("documents", "documents", "/email_submissions"),
	later(
		"documents",
		"documents",
		"/document_schemas/commercial_invoice@2026-03-23",
	),
];
