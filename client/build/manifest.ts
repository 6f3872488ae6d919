import { copyFile, readFile, writeFile } from "node:fs/promises";

const PROJECT = new URL("../../", import.meta.url);

/** The members of a manifest that all packages take from the project. */
interface Shared {
	readonly version: string;
	readonly license: string;
}

async function readManifest<Manifest>(folder: URL): Promise<Manifest> {
	const text = await readFile(new URL("package.json", folder), "utf8");
	return JSON.parse(text) as Manifest;
}

/** Completes the manifest of a package with version and licence of the project, and copies its README and the licence. */
export async function writeManifest(source: URL, folder: string) {
	const { version, license } = await readManifest<Shared>(PROJECT);
	const { name, ...rest } = await readManifest<{ name: string }>(source);
	const manifest = { name, version, license, ...rest };
	const text = `${JSON.stringify(manifest, null, "\t")}\n`;
	await writeFile(`${folder}/package.json`, text);
	await copyFile(new URL("LICENSE", PROJECT), `${folder}/LICENSE`);
	await copyFile(new URL("README.md", source), `${folder}/README.md`);
}
