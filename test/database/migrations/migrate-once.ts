import { openDatabase } from "../../../server/database/database.ts";
import { prepareSchema } from "../../../server/database/migrate.ts";

// Run as a process of its own by the tests: migrates the database in the file that it is given.
const database = openDatabase(`file:${process.argv[2]}`);
await prepareSchema(database);
await database.close();
process.stdout.write("migrated\n");
