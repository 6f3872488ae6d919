import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { findImport, listRefusalRows } from "./import-queries.ts";
import { serializeRefusal } from "./import-serializer.ts";

/** GET /tracking_request_imports/{id}/refusals: the refused lines of an import, by line number. */
export const listTrackingRequestImportRefusals: Operation<
	"listTrackingRequestImportRefusals"
> = async (context) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const page = readListPage(query, context);
	const row = await findImport(db, account.id, path.id);
	if (!row) throw notFound();
	const found = await listRefusalRows(db, row, page);
	return reply(200, {
		data: found.rows.map(serializeRefusal),
		...describeList(context, page, found),
	});
};
