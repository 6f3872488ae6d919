import type { Queries } from "./database.ts";

/** Reads a setting of this installation; undefined when it is not set. */
export async function findSetting<T>(
	db: Queries,
	name: string,
): Promise<T | undefined> {
	const row = await db
		.selectFrom("settings")
		.select("value")
		.where("name", "=", name)
		.executeTakeFirst();
	return row && (JSON.parse(row.value) as T);
}

/** Stores a setting of this installation. */
export async function setSetting(
	db: Queries,
	name: string,
	value: unknown,
): Promise<void> {
	const text = JSON.stringify(value);
	await db
		.insertInto("settings")
		.values({ name, value: text })
		.onConflict((conflict) =>
			conflict.column("name").doUpdateSet({ value: text }),
		)
		.execute();
}

/** Removes a setting of this installation. */
export async function removeSetting(db: Queries, name: string): Promise<void> {
	await db.deleteFrom("settings").where("name", "=", name).execute();
}
