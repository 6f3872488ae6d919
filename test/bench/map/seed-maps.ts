import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { startSimulatedInstallation } from "../../map/simulated-installation.ts";

const SHIPMENTS = 250;

/** A database with containers at all stages of their journeys, the positions of their vessels, and their maps. */
export interface SeededMaps {
	readonly folder: string;
	readonly file: string;
	readonly accountId: string;
	readonly key: string;
	/** Containers whose map shows something. */
	readonly containerIds: readonly string[];
}

/** Tracks simulated shipments for one account, in a new temporary folder. */
export async function seedMaps(): Promise<SeededMaps> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-maps-"));
	const file = join(folder, "landfall.db");
	const { system, submit, settle, stop } = await startSimulatedInstallation(
		new Date(),
		file,
	);
	try {
		await submit(0, SHIPMENTS);
		await settle();
		const maps = await system.db
			.selectFrom("container_maps")
			.select("container_id")
			.where(sql`document`, "like", "%feature_type%")
			.execute();
		const containerIds = maps.map(({ container_id }) => container_id);
		const { account, key } = system;
		return { folder, file, accountId: account.id, key, containerIds };
	} finally {
		await stop();
	}
}
