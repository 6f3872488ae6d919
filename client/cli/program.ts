import { parseArgs } from "node:util";
import project from "../../package.json" with { type: "json" };
import { createLandfallClient, LandfallError } from "../index.ts";
import { type Command, textOption, UsageError } from "./call.ts";
import { conform } from "./commands/conform.ts";
import { get } from "./commands/get.ts";
import { importTable } from "./commands/import.ts";
import { infer } from "./commands/infer.ts";
import { list } from "./commands/list.ts";
import { listen } from "./commands/listen.ts";
import { track } from "./commands/track.ts";
import { trigger } from "./commands/trigger.ts";
import { outputTo, type Streams } from "./output.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
	track,
	import: importTable,
	get,
	list,
	infer,
	listen,
	trigger,
	conform,
};

const DEFAULT_URL = "http://127.0.0.1:3000/v2";

/** Exit codes of the program. */
const GOOD = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

const COMMON = {
	"base-url": { type: "string" },
	"api-key": { type: "string" },
	json: { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;

function usage(commands: Readonly<Record<string, Command>> = COMMANDS): string {
	const lines = Object.entries(commands).flatMap(([name, command]) => [
		`  landfall ${name} ${command.usage}`,
		`      ${command.summary}`,
	]);
	return `${lines.join("\n")}

Every command also takes
  --base-url <url>   where the API is; LANDFALL_URL, or ${DEFAULT_URL}
  --api-key <key>    the API key; LANDFALL_API_KEY
  --json             results as JSON, one a line; errors too
  --help             this text

  landfall --version prints the version of this program.

The exit code is 1 when a command fails, and 2 when it is written wrongly.`;
}

/** The environment, streams and signal of the program. */
export interface Surroundings {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly streams: Streams;
	/** Aborts when the user interrupts. */
	readonly signal: AbortSignal;
}

function readArguments(name: string, command: Command, args: string[]) {
	const options = { ...command.options, ...COMMON };
	const { values, positionals } = parseArgs({
		args,
		options,
		allowPositionals: true,
	});
	if (!values.help && positionals.length !== command.words)
		throw new UsageError(`write landfall ${name} ${command.usage}`);
	return { values, positionals };
}

/** Creates the client. Throws {@link UsageError} for an address or a key that none can have. */
function clientOf(server: Parameters<typeof createLandfallClient>[0]) {
	try {
		return createLandfallClient(server);
	} catch (error) {
		throw new UsageError((error as Error).message);
	}
}

/** Whether an error is about the command line. */
const isWrongUsage = (error: unknown) =>
	error instanceof UsageError ||
	String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");

function report(error: unknown, streams: Streams, isJson: boolean): void {
	const { name, message } = error as Error;
	if (!isJson) {
		streams.error(message);
		return;
	}
	const { status, code, errors, requestId } =
		error instanceof LandfallError ? error : ({} as Partial<LandfallError>);
	const details = {
		name,
		message,
		status,
		code,
		errors,
		request_id: requestId,
	};
	streams.error(JSON.stringify({ error: details }));
}

/** Runs the program with its command-line arguments. Resolves to its exit code. */
export async function landfall(
	args: readonly string[],
	{ env, streams, signal }: Surroundings,
): Promise<number> {
	const [name = "", ...rest] = args;
	const isJson = rest.includes("--json");
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	if (!command) {
		if (["--help", "-h", "help"].includes(name)) {
			streams.out(usage());
			return GOOD;
		}
		if (name === "--version") {
			streams.out(project.version);
			return GOOD;
		}
		const known = Object.keys(COMMANDS).join(", ");
		const problem = `${name ? `there is no command "${name}"` : "say what to do"}; choose one of ${known}, or --help`;
		report(new UsageError(problem), streams, args.includes("--json"));
		return WRONG_USAGE;
	}
	try {
		const { values, positionals } = readArguments(name, command, rest);
		if (values.help) {
			streams.out(usage({ [name]: command }));
			return GOOD;
		}
		const server = {
			baseUrl:
				textOption(values, "base-url") ?? (env.LANDFALL_URL || DEFAULT_URL),
			apiKey: textOption(values, "api-key") ?? env.LANDFALL_API_KEY ?? "",
		};
		if (server.apiKey === "")
			throw new UsageError("give a key with --api-key or LANDFALL_API_KEY");
		const isGood = await command.run({
			client: clientOf(server),
			server,
			words: positionals,
			options: values,
			output: outputTo(streams, isJson),
			signal,
		});
		return isGood ? GOOD : FAILED;
	} catch (error) {
		report(error, streams, isJson);
		return isWrongUsage(error) ? WRONG_USAGE : FAILED;
	}
}
