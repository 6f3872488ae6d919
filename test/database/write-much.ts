import { openDatabase } from "../../server/database/database.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";

// Run as a process of its own by the tests: adds accounts, each in a transaction that reads before it writes.
const [url = "", name, count] = process.argv.slice(2);
const { db, close } = openDatabase(url);
for (let index = 0; index < Number(count); index++) {
	await db.transaction().execute(async (transaction) => {
		await transaction.selectFrom("accounts").selectAll().execute();
		const now = new Date().toISOString();
		await insertAccount(transaction, `${name} ${index}`, now);
	});
}
await close();
process.stdout.write("written\n");
