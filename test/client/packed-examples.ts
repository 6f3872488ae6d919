import { join } from "node:path";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { compilePrograms, installPacked } from "./packed-client.ts";
import { startThreeApis, type ThreeApis } from "./three-apis.ts";

/** The compiled examples of the packed client, and the APIs that they are run against. */
interface PackedExamples {
	/** The folder of their project. */
	readonly project: string;
	readonly apis: ThreeApis;
	stop(): Promise<void>;
}

/** Installs the packed client in a new project with its examples, and starts the APIs. */
export async function startPackedExamples(): Promise<PackedExamples> {
	const folder = temporaryFolder();
	const project = join(folder.path, "project");
	const [apis] = await Promise.all([
		startThreeApis(),
		installPacked(project).then(() => compilePrograms(project)),
	]);
	return {
		...{ project, apis },
		async stop() {
			for (const { close } of Object.values(apis)) await close();
			folder.remove();
		},
	};
}
