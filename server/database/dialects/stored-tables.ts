import type { StoredTable } from "./dialect.ts";

/** A column of a table. */
export interface StoredColumn {
	readonly table_name: string;
	readonly column_name: string;
	/** Its position in the primary key, from 1; 0 when it is not part of the key. */
	readonly key_place: number;
}

/** The tables of these columns, which are in the order of their tables. */
export function tablesOf(columns: readonly StoredColumn[]): StoredTable[] {
	const byTable = Map.groupBy(columns, (column) => column.table_name);
	return [...byTable].map(([name, own]) => ({
		name,
		columns: own.map((column) => column.column_name),
		key: own
			.filter((column) => column.key_place > 0)
			.sort((one, other) => one.key_place - other.key_place)
			.map((column) => column.column_name),
	}));
}
