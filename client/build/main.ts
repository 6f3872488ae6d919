/** `npm run packages`: writes what is published to `dist/`, each package as a folder and as an archive. */
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildClient } from "./build-client.ts";
import { BUDGETS, bundleForBrowsers, compressedSize } from "./entry-size.ts";

const path = (name: string) =>
	fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Packs a built package. Returns the name of the archive. */
function pack(folder: string): string {
	const args = ["pack", folder, "--pack-destination", path("dist")];
	return execFileSync("npm", args, { encoding: "utf8" }).trim();
}

await rm(path("dist"), { recursive: true, force: true });
await buildClient(path("dist/client"));
console.log(`dist/${pack(path("dist/client"))}`);
for (const [entry, budget] of Object.entries(BUDGETS)) {
	const script = await bundleForBrowsers(
		path(`dist/client/${entry}`),
		path("node_modules"),
	);
	const bytes = compressedSize(script);
	const figures = `${bytes} of ${budget} bytes, minified and compressed`;
	console.log(`  ${entry.padEnd(20)} ${figures}`);
	if (bytes > budget) process.exitCode = 1;
}
