/** The state of a source, such as a carrier, that all processes share. */
export interface SourceStateTable {
	/** Kind and code, such as `carrier MAEU`. */
	source: string;
	/** JSON text; see `source-state.ts`. */
	state: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		source_states: SourceStateTable;
	}
}
