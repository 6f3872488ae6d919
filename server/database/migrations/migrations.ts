import { initialSchema } from "./0001-initial-schema.ts";
import type { SchemaMigration } from "./migration.ts";

/** All migrations of this program, in order. */
export const MIGRATIONS: readonly SchemaMigration[] = [initialSchema];
