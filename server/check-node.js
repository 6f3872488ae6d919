// Runs before the scripts that people start, in any Node: without it an older one only says that it does not know the
// extension ".ts".
import { existsSync } from "node:fs";

/**
 * Where a script is started.
 *
 * @typedef {object} Host
 * @property {string} version Of this Node, such as `24.21.0`.
 * @property {string} platform
 * @property {string} arch
 * @property {boolean} isMusl Whether it is a Linux without glibc, such as Alpine.
 * @property {boolean} hasPackages Whether anything is installed.
 */

/** The first version whose type stripping and SQLite binding are those that Landfall is tested with. */
const NODE_MAJOR = 24;

/**
 * What keeps Landfall from running, and what to do about it, in a sentence or two; undefined when nothing does.
 *
 * @param {Host} host
 * @returns {string | undefined}
 */
export function obstacle(host) {
	const { version, platform, arch, hasPackages } = host;
	if (platform === "win32")
		return "Landfall runs on Linux and macOS: on Windows, start it in WSL or with Docker.";
	if (!hasPackages) return "Packages are missing: run `npm ci` first.";
	if (Number.parseInt(version, 10) >= NODE_MAJOR) return undefined;
	const needed = `Landfall runs on Node ${NODE_MAJOR}; this is ${version}.`;
	if (host.isMusl)
		return `${needed} The Node that it brings along needs glibc, and this Linux has musl: install Node ${NODE_MAJOR}.`;
	if (platform === "linux" && arch === "x64")
		return `${needed} \`npm ci\` brings it along, but \`npm ci --omit=optional\` leaves it out: run \`npm ci\`, or install Node ${NODE_MAJOR}.`;
	return `${needed} It brings one along for Linux x64 only, and this is ${platform} ${arch}: install Node ${NODE_MAJOR}.`;
}

/** @returns {boolean} whether this is a Linux without glibc */
function isMuslHere() {
	if (process.platform !== "linux" || !process.report) return false;
	// Otherwise a report looks up the name of every peer.
	Object.assign(process.report, { excludeNetwork: true });
	const { header } = /** @type {{ header: object }} */ (
		process.report.getReport()
	);
	return !("glibcVersionRuntime" in header);
}

const reason = obstacle({
	version: process.versions.node,
	platform: process.platform,
	arch: process.arch,
	// Looked for only where it matters: that takes a while.
	get isMusl() {
		return isMuslHere();
	},
	hasPackages: existsSync(new URL("../node_modules", import.meta.url)),
});
if (reason !== undefined) {
	console.error(reason);
	process.exit(1);
}
