import type {
	ImportColumn,
	ImportRefusalReason,
	TrackingRequestImport,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { StoredLine } from "./table/table-line.ts";

type Attributes = TrackingRequestImport["attributes"];

/** An import of tracking requests from a table. */
export interface ImportTable {
	account_id: string;
	id: string;
	status: Attributes["status"];
	encoding: Attributes["encoding"];
	separator: Attributes["separator"];
	columns: JsonText<readonly ImportColumn[]>;
	/** Lines to import. */
	lines: number;
	created: number;
	refused: number;
	/** Refused lines whose number is tracked already. */
	duplicates: number;
	created_at: string;
	finished_at: string | null;
}

/** Waiting lines that are imported together. The transaction that imports them deletes the row. */
export interface ImportPartTable {
	account_id: string;
	import_id: string;
	/** Index of the part within the import, from 0. */
	part: number;
	content: JsonText<readonly StoredLine[]>;
}

/** A refused line. */
export interface ImportRefusalTable {
	account_id: string;
	import_id: string;
	line: number;
	reasons: JsonText<readonly ImportRefusalReason[]>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		tracking_request_imports: ImportTable;
		tracking_request_import_parts: ImportPartTable;
		tracking_request_import_refusals: ImportRefusalTable;
	}
}
