import { fillValueTerms } from "./search-terms/fill-values.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** The search terms of custom field values. */
export const searchedValues: SchemaMigration = {
	name: "0015-searched-values",
	async up() {},
	fill: fillValueTerms,
};
