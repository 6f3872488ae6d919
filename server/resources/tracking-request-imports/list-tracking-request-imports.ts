import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listImportRows } from "./import-queries.ts";
import { serializeImport } from "./import-serializer.ts";

/** GET /tracking_request_imports: the account's imports, newest first. */
export const listTrackingRequestImports: Operation<
	"listTrackingRequestImports"
> = async (context) => {
	const { query, account, services, reply } = context;
	const page = readListPage(query, context);
	const found = await listImportRows(services.database.db, account.id, page);
	return reply(200, {
		data: found.rows.map(serializeImport),
		...describeList(context, page, found),
	});
};
