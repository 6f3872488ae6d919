import type {
	ImportRefusal,
	TrackingRequestImport,
} from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { ImportRefusalTable, ImportTable } from "./import-table.ts";

/** The path of an import. */
export function importPath(id: string): string {
	return `/v2/tracking_request_imports/${id}`;
}

/** The record of an import. */
export function serializeImport(row: ImportTable): TrackingRequestImport {
	const { lines, created, refused, duplicates } = row;
	const share = lines === 0 ? 1 : (created + refused) / lines;
	return {
		id: row.id,
		type: "tracking_request_import",
		attributes: {
			status: row.status,
			encoding: row.encoding,
			separator: row.separator,
			columns: [...fromJsonText(row.columns)],
			lines,
			created,
			refused,
			duplicates,
			progress: Math.floor(100 * share),
			created_at: row.created_at,
			finished_at: row.finished_at,
		},
	};
}

/** The record of a refused line. */
export function serializeRefusal(row: ImportRefusalTable): ImportRefusal {
	return {
		id: `${row.import_id}.${row.line}`,
		type: "tracking_request_import_refusal",
		attributes: { line: row.line, reasons: [...fromJsonText(row.reasons)] },
	};
}
