import { readFileSync } from "node:fs";
import type { CodeBlock } from "./code-blocks.ts";

/** The addresses of the programs that were started for the script. */
export interface ShellPlaces {
	readonly api: string;
	readonly key: string;
	/** A free port, instead of the receiver's usual one. */
	readonly receiverPort: number;
	/** Answers at `/rest` when the server is idle. */
	readonly restUrl: string;
}

/** Programs that run until they are stopped: the script waits for these words of their output. */
const SERVICES: Readonly<Record<string, string>> = {
	receiver: "  webhook  ",
};

const ROOT = new URL("../../", import.meta.url).pathname;

/** The scripts of the package, as shell commands. */
function packageScripts(): Record<string, string> {
	const text = readFileSync(new URL("../../package.json", import.meta.url));
	return JSON.parse(text.toString()).scripts;
}

/**
 * `curl` ends each answer with a line end, fails when the server refuses, and waits until the server is idle, because people read
 * longer than that. `npm` runs the script directly, which saves a second at each start. Programs that never end are started beside the
 * script.
 */
function prelude({ restUrl, receiverPort, key }: ShellPlaces): string {
	const scripts = Object.entries(packageScripts()).map(([name, command]) => {
		const words = SERVICES[name];
		const run = `(cd ${ROOT} && exec ${command.replace(/^exec /, "")} "$@")`;
		const port = name === "receiver" ? ` --port ${receiverPort}` : "";
		return words === undefined
			? `${name}) shift; ${run};;`
			: `${name}) shift; set -- "$@"${port}; ${run} > ${name}.out 2>&1 & until grep -q "${words}" ${name}.out; do sleep 0.05; kill -0 $!; done;;`;
	});
	return `set -euo pipefail
export PATH="${ROOT}node_modules/.bin:$PATH" LANDFALL_API_KEY='${key}'
trap 'kill $(jobs -p) 2> /dev/null || true' EXIT
curl() {
	command curl -sSf -o /dev/null ${restUrl}/rest
	command curl -sS --fail-with-body --max-time 90 "$@" && echo
}
npm() {
	[ "$1" != run ] || shift
	[ "$1" != -s ] || shift
	local name="$1"; shift
	[ "\${1:-}" != -- ] || shift
	set -- "$name" "$@"
	case "$name" in
	exec) shift; "$@";;
	${scripts.join("\n\t")}
	*) echo "there is no script $name"; return 1;;
	esac
}
`;
}

/** One script of blocks. Before the output of each block it prints a line with the block's place. */
export function shellScript(
	blocks: readonly CodeBlock[],
	places: ShellPlaces,
): string {
	const texts = blocks.map(
		({ text, place }) =>
			`printf '\\n@@ ${place}\\n'\n${placed(text, places)}\n`,
	);
	return `${prelude(places)}${texts.join("\n")}printf '\\n@@ end\\n'\n`;
}

/** The text of a block with the addresses and the key of this installation. Its files go to the folder of the script. */
export function placed(text: string, places: ShellPlaces): string {
	return text
		.replaceAll("http://127.0.0.1:3000/v2", places.api)
		.replaceAll("127.0.0.1:4020", `127.0.0.1:${places.receiverPort}`)
		.replaceAll("https://example.com/hooks", `${places.restUrl}/hooks`)
		.replaceAll(" acme.ndjson", ' "$PWD/acme.ndjson"')
		.replaceAll("lf_…", places.key);
}
