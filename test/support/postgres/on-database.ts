import { test } from "vitest";
import { isOnPostgres } from "./postgres-databases.ts";

/** A test of a feature that only SQLite has, such as its file. */
export const testOnSqlite = test.skipIf(isOnPostgres());

/** A test of a feature that only PostgreSQL has, such as row locks. */
export const testOnPostgres = test.runIf(isOnPostgres());
