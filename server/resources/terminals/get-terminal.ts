import type { TerminalDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";

/** GET /terminals/{id}: one ocean terminal. */
export const getTerminal: Operation<"getTerminal"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.places.find("terminal", path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		singleDocument<TerminalDocument>(data, { self: requestUrl }),
	);
};
