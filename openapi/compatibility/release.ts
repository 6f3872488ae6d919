/** `npm run contract:release`: stores the contract of this tree as a release. A released contract never changes. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
	CURRENT_FILE,
	readContract,
	releaseFile,
	withoutExamples,
} from "./released.ts";

const contract = await readContract(CURRENT_FILE);
const { version } = contract.info;
const file = releaseFile(version);
if (existsSync(file)) {
	console.error(
		`contract ${version} is released; raise info.version in openapi/openapi.yaml`,
	);
	process.exitCode = 1;
} else {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, `${JSON.stringify(withoutExamples(contract))}\n`);
	console.log(`contract ${version} is stored; run \`npm run generate\` next`);
}
