import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { GENERATORS, type GeneratedClient } from "./clients.ts";
import { laterVersion } from "./later-version.ts";
import { isInstalled, run } from "./run.ts";

const CALLS = 10;

/** Makes the calls of a client at an address. Returns how many replies were read before one failed, and the reason of the failure. */
async function call(
	{ command, args, folder }: GeneratedClient,
	env: Readonly<Record<string, string>>,
): Promise<string> {
	try {
		const output = await run(command, args, { cwd: folder, env });
		return `${output.trim().split("\n").length} calls`;
	} catch (error) {
		return (error as Error).message;
	}
}

/**
 * Generates a client with each generator that can run on this machine, compiles it, and makes ten calls to this server and to a later
 * version. The replies of the later version have more members, values and events.
 */
export async function generators(watch: Watch): Promise<Outcome> {
	const figures: Record<string, string> = {};
	const problems: string[] = [];
	const remarks: string[] = [];
	const landfall = await startTestLandfall({ isWorking: false });
	const { origin } = new URL(landfall.url);
	const later = await laterVersion(origin);
	const folder = await mkdtemp(join(tmpdir(), "landfall-generators-"));
	try {
		const { db } = landfall.landfall.services.database;
		await recordExamples(db, landfall.account.id);
		let number = 26_071_133;
		for (const { name, needs, make } of GENERATORS) {
			const installed = await Promise.all(needs.map(isInstalled));
			const missing = needs.filter((_, index) => !installed[index]);
			if (missing.length > 0) {
				remarks.push(`${name} was not tried: no ${missing.join(", ")} here`);
				continue;
			}
			watch(`${name}: generate and compile`);
			const own = await mkdtemp(join(folder, "client-"));
			try {
				const client = await make(own);
				for (const [version, server] of [
					["this version", origin],
					["a later version", later.origin],
				] as const) {
					watch(`${name}: ${CALLS} calls to ${version}`);
					const result = await call(client, {
						LANDFALL_URL: `${server}/v2`,
						LANDFALL_KEY: landfall.key,
						LANDFALL_SHIPMENT: EXAMPLES.shipment.id,
						LANDFALL_CONTAINER: EXAMPLES.container.id,
						LANDFALL_NUMBER: String(number++),
					});
					figures[`${name}, ${version}`] = result.slice(0, 60);
					if (result !== `${CALLS} calls`)
						problems.push(`${name}, ${version}: ${result}`);
				}
			} catch (error) {
				problems.push(`${name}: ${(error as Error).message}`);
			}
		}
	} finally {
		later.close();
		await landfall.stop();
		await rm(folder, { recursive: true, force: true });
	}
	return { figures, remarks, problems };
}
