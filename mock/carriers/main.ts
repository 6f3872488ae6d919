import { parseArgs } from "node:util";
import { STAGES, type Stage } from "./schedule/stages.ts";
import { fileMemory, startSimulatedWorld } from "./simulated-world.ts";

const USAGE = `The simulated shipping lines, on their own.

  npm exec -- node mock/carriers/main.ts [options]

  --port <number>    port to listen on (4020)
  --host <address>   address to listen on (127.0.0.1)
  --url <url>        its URL for clients, if it differs from the listening address
  --speed <factor>   how much faster than real time the world's clock runs (1)
  --memory <file>    store the first request for each number in this file
  --seed <text>      each seed gives another world (landfall)
  --stage <stage>    the stage of every journey at the first request for its number:
                     ${STAGES.join(", ")}
                     (drawn for each journey)
  --help             this text
`;

function readNumber(
	name: string,
	text: string,
	[least, most]: readonly [number, number],
): number {
	const number = Number(text);
	if (text.trim() === "" || !(number >= least && number <= most)) {
		throw new Error(`--${name} must be a number from ${least} to ${most}`);
	}
	return number;
}

function readStage(text: string): Stage {
	const stage = STAGES.find((one) => one === text);
	if (stage !== undefined) return stage;
	throw new Error(`--stage must be one of ${STAGES.join(", ")}`);
}

async function run(): Promise<void> {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "4020" },
			host: { type: "string", default: "127.0.0.1" },
			url: { type: "string" },
			speed: { type: "string", default: "1" },
			memory: { type: "string" },
			seed: { type: "string", default: "landfall" },
			stage: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		process.stdout.write(USAGE);
		return;
	}
	const wallMs = Date.now();
	const speed = readNumber("speed", values.speed, [0.001, 1_000_000]);
	const world = await startSimulatedWorld({
		host: values.host,
		port: readNumber("port", values.port, [0, 65_535]),
		now: () => new Date(wallMs + (Date.now() - wallMs) * speed),
		clock: { wallMs, clockMs: wallMs, speed },
		seed: values.seed,
		...(values.url === undefined ? {} : { url: values.url }),
		...(values.stage === undefined ? {} : { stage: readStage(values.stage) }),
		...(values.memory === undefined
			? {}
			: { memory: fileMemory(values.memory) }),
	});
	process.stdout.write(
		`Simulated shipping lines answer at ${world.url}/{scac}/v2/events\n`,
	);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void world.close());
	}
}

try {
	await run();
} catch (error) {
	process.stderr.write(
		`${error instanceof Error ? error.message : String(error)}\n`,
	);
	process.exitCode = 1;
}
