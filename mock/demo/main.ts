import { parseArgs, styleText } from "node:util";
import {
	INTERRUPTED,
	interruption,
} from "../../server/runtime/interruption.ts";
import type { DemoOptions } from "./demo.ts";

const USAGE = `Tracks three shipments from end to end, live, on a throw-away database.

  npm run demo -- [options]

  --keep             leave everything running afterwards, until Ctrl-C
  --speed <factor>   how many times faster than real time the simulated world runs (250000)
  --limit <seconds>  follow the containers for so long (40)
  --help             this text
`;

/** The oldest Node version that runs Landfall. */
const NODE_MAJOR = 24;
const CLEARED = "\nStopped; all temporary files are removed.";

function readLimitMs(text: string): number {
	const seconds = text.trim() === "" ? Number.NaN : Number(text);
	if (!(seconds >= 1 && seconds <= 3_600)) {
		throw new Error(`--limit must be 1 to 3600 seconds; it is "${text}"`);
	}
	return seconds * 1_000;
}

/** The options; undefined for `--help`. Throws on an unknown option. */
function readOptions(): DemoOptions | undefined {
	const { values } = parseArgs({
		options: {
			keep: { type: "boolean", default: false },
			speed: { type: "string", default: "250000" },
			limit: { type: "string", default: "40" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	const { keep: isKept, speed, limit } = values;
	return { isKept, speed, limitMs: readLimitMs(limit) };
}

function checkNode(): void {
	const { node } = process.versions;
	if (Number.parseInt(node, 10) >= NODE_MAJOR) return;
	throw new Error(
		`Node ${NODE_MAJOR} is needed and this is ${node}: run \`npm ci\`, which installs it for this folder, then \`npm run demo\``,
	);
}

/** Imports the demo late, so that a missing package gives a sentence instead of a stack trace. */
async function loadDemo(): Promise<typeof import("./demo.ts")> {
	try {
		return await import("./demo.ts");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") {
			throw error;
		}
		throw new Error("packages are missing: run `npm ci` first", {
			cause: error,
		});
	}
}

function printLine(text: string): void {
	process.stderr.write(`${text}\n`);
}

const interrupted = interruption();
try {
	checkNode();
	const options = readOptions();
	if (options === undefined) process.stdout.write(USAGE);
	else await (await loadDemo()).runDemo(options, interrupted);
	if (interrupted.aborted) printLine(CLEARED);
} catch (error) {
	if (interrupted.aborted) {
		printLine(CLEARED);
		process.exitCode = INTERRUPTED;
	} else {
		const { message } = error as Error;
		const mark = styleText("red", "✗", { stream: process.stderr });
		printLine(`${mark} The demo failed: ${message}`);
		process.exitCode = 1;
	}
}
