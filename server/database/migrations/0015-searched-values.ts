import type { SchemaMigration } from "./migration.ts";
import { fillValueTerms } from "./search-terms/fill-values.ts";

/** A search finds records by the values of their custom fields. */
export const searchedValues: SchemaMigration = {
	name: "0015-searched-values",
	async up() {},
	fill: fillValueTerms,
};
