/** `npm run mock`: a mock of the API for client development. */
import { parseArgs } from "node:util";
import { interruption } from "../../server/runtime/interruption.ts";
import { readPort } from "../port-option.ts";
import { type MockContract, readContract } from "./contract.ts";
import { exampleNames } from "./example-names.ts";
import { startMockApi } from "./mock-api.ts";
import { SCENARIOS } from "./records/scenarios.ts";

const USAGE = `npm run mock -- [--port 4010] [--host 127.0.0.1] [--examples]
  --examples   list the examples that Prefer can select, and end`;

/** One line for each path, with its methods. */
function routes({ operations }: MockContract): string[] {
	const byPath = Map.groupBy(operations, ({ path }) => path);
	return [...byPath].map(([path, some]) => {
		const methods = some.map(({ method }) => method).join(", ");
		return `${methods.padEnd(18)} ${path}`;
	});
}

function scenarios(): string[] {
	return Object.entries(SCENARIOS).map(
		([name, { summary }]) => `${name.padEnd(18)} ${summary}`,
	);
}

function welcome(url: string, contract: MockContract): string {
	const indented = (lines: readonly string[]) =>
		lines.map((line) => `    ${line}`).join("\n");
	return `
  Landfall ${contract.document.info.version}, answered from the examples of its contract

  ${url}   (also without /v2), its reference at ${new URL("/docs", url)}

  Any key will do:       curl -H 'Authorization: Token any' ${url}/shipments
  Choose a situation:    Prefer: example=at_sea
  Choose an example:     Prefer: code=422, example=duplicate
  Other values, late:    Prefer: dynamic=true, delay=2000
  What there is:         npm run mock -- --examples, or mock/api/README.md

  Situations

${indented(scenarios())}

  Routes

${indented(routes(contract))}
`;
}

function readArguments() {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "4010" },
			host: { type: "string", default: "127.0.0.1" },
			examples: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	return { ...values, port: readPort(values.port) };
}

async function main(): Promise<void> {
	const { port, host, examples, help } = readArguments();
	if (help) return console.log(USAGE);
	const contract = readContract();
	if (examples) return console.log(exampleNames(contract));
	const interrupted = interruption();
	const mock = await startMockApi({ host, port });
	if (interrupted.aborted) return mock.close();
	interrupted.addEventListener("abort", () => void mock.close());
	console.log(welcome(mock.url, contract));
}

try {
	await main();
} catch (error) {
	console.error((error as Error).message);
	console.error(USAGE);
	process.exitCode = 1;
}
