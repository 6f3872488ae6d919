import type { SettingTable } from "./setting-table.ts";

/**
 * Every table of the database. Each `*-table.ts` adds its own, beside the resource it is about. Rows keep instants as ISO
 * strings, booleans as 0 and 1, lists as JSON text.
 */
export interface Schema {
	settings: SettingTable;
}
