import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { isPostgres } from "../../../server/database/database.ts";
import { seedDatabase } from "../../seed/seed-database.ts";

/** A seeded database and the key of its account. */
export interface Seeded {
	/** As `DATABASE_URL` has it. */
	readonly url: string;
	readonly key: string;
}

/** Seeds a database of its own: a file in the folder, or one on the PostgreSQL server of `beside`. */
export async function seedBeside(
	beside: string,
	folder: string,
	containers: number,
): Promise<Seeded & { remove(): Promise<void> }> {
	if (!isPostgres(beside)) {
		const file = join(folder, `${containers}.db`);
		const url = `file:${file}`;
		const { key } = await seedDatabase(url, containers);
		return { url, key, remove: async () => rmSync(file) };
	}
	const name = `landfall_bench_${randomBytes(6).toString("hex")}`;
	const administer = async (statement: string) => {
		const client = new Client({ connectionString: beside });
		await client.connect();
		await client.query(statement);
		await client.end();
	};
	await administer(`create database ${name}`);
	const url = new URL(beside);
	url.pathname = `/${name}`;
	const { key } = await seedDatabase(url.href, containers);
	return {
		url: url.href,
		key,
		remove: () => administer(`drop database ${name} with (force)`),
	};
}
