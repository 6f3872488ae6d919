type ColumnType = "text" | "integer" | "double";

/** An index of a table. */
export interface IndexDefinition {
	/** Names of columns, and expressions. */
	readonly columns: readonly string[];
	readonly isUnique?: true;
	/** Only rows for which this SQL condition holds are in the index. */
	readonly where?: string;
}

/** A table of the initial schema. */
export interface TableDefinition {
	readonly name: string;
	/** The columns of its primary key. */
	readonly key: readonly string[];
	/** Whether rows are stored in key order where the database supports it; worthwhile for small rows. */
	readonly isInKeyOrder?: true;
	/** Whether rows are updated often, so that a database that writes a new row each time leaves room for it on the page. */
	readonly isUpdatedOften?: true;
	/** Types by column; a `?` marks columns that may be null. */
	readonly columns: Readonly<Record<string, ColumnType | `${ColumnType}?`>>;
	readonly indexes?: Readonly<Record<string, IndexDefinition>>;
}
