import { test } from "vitest";
import { isOnPostgres } from "./postgres-databases.ts";

/** A test of what only SQLite has, such as its file. */
export const testOnSqlite = test.skipIf(isOnPostgres());

/** A test of what only PostgreSQL has, such as locks of rows. */
export const testOnPostgres = test.runIf(isOnPostgres());
