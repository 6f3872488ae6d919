import { text } from "node:stream/consumers";
import { openDatabase } from "../../server/database/database.ts";

// Run as a process of its own by the tests: holds the write lock of a database until its input ends.
const [file] = process.argv.slice(2);
const { db, close } = openDatabase(`file:${file}`);
await db.transaction().execute(async () => {
	process.stdout.write("locked\n");
	await text(process.stdin);
});
await close();
