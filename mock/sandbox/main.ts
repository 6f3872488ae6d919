/** `npm run sandbox`: the real server with a simulated world whose time you move. */
import { parseArgs } from "node:util";
import { interruption } from "../../server/runtime/interruption.ts";
import { readPort } from "../port-option.ts";
import { SANDBOX_KEY, SANDBOX_START, startSandbox } from "./sandbox.ts";

const USAGE = `npm run sandbox -- [--port 3100] [--host 127.0.0.1]`;

function welcome(url: string, controlUrl: string): string {
	return `
  Landfall's sandbox: the real server in memory, in a simulated world

  API          ${url}, its reference at ${new URL("/docs", url)}
  key          Authorization: Token ${SANDBOX_KEY}
  time         begins at ${SANDBOX_START}, and stands still until you move it:

  auth='Authorization: Token ${SANDBOX_KEY}'; json='Content-Type: application/json'
  curl -H "$auth" -H "$json" ${controlUrl}/advance -d '{"hours": 24}'
  curl -H "$auth" -H "$json" ${controlUrl}/advance -d '{"until": "held"}'
  curl -H "$auth" -H "$json" ${controlUrl}/fault -d '{"source": "MAEU", "rates": {"server_error": 1}}'
`;
}

function readArguments() {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "3100" },
			host: { type: "string", default: "127.0.0.1" },
			help: { type: "boolean", default: false },
		},
	});
	return { ...values, port: readPort(values.port) };
}

try {
	const { port, host, help } = readArguments();
	if (help) console.log(USAGE);
	else {
		const interrupted = interruption();
		const sandbox = await startSandbox({ host, port });
		interrupted.addEventListener("abort", () => void sandbox.stop());
		if (interrupted.aborted) await sandbox.stop();
		else console.log(welcome(sandbox.url, sandbox.controlUrl));
	}
} catch (error) {
	console.error((error as Error).message);
	console.error(USAGE);
	// What was opened before the failure, such as the simulated world, would keep the process alive.
	process.exit(1);
}
