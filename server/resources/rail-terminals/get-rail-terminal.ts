import type { RailTerminalDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";

/** GET /rail_terminals/{id}: one rail terminal. */
export const getRailTerminal: Operation<"getRailTerminal"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.places.find("rail_terminal", path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		singleDocument<RailTerminalDocument>(data, { self: requestUrl }),
	);
};
