import type { MetroArea } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** Shared by all accounts and seeded by a migration. */
export interface MetroAreaTable {
	id: string;
	/** What it is looked up by: the UN/LOCODE, for a terminal the UN/LOCODE of its place. */
	code: string;
	/** The resource object, read as it is. */
	document: JsonText<MetroArea>;
}
