import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { findImport } from "./import-queries.ts";
import { serializeImport } from "./import-serializer.ts";

/** GET /tracking_request_imports/{id}: one import with its progress. */
export const getTrackingRequestImport: Operation<
	"getTrackingRequestImport"
> = async ({ path, account, requestUrl, services, reply }) => {
	const row = await findImport(services.database.db, account.id, path.id);
	if (!row) throw notFound();
	return reply(200, {
		data: serializeImport(row),
		links: { self: requestUrl },
	});
};
