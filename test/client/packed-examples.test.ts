import { expect, it } from "vitest";
import { openForFile } from "../support/open-for-file.ts";
import {
	EXAMPLES_OUTPUT,
	examplesEnv,
	execute,
	runtimes,
} from "./packed-client.ts";
import { startPackedExamples } from "./packed-examples.ts";
import type { ThreeApis } from "./three-apis.ts";

const { apis, project } = await openForFile(startPackedExamples);

it("the packed client runs its examples in Node against mock, sandbox and server", async () => {
	const tried = Object.entries(apis).map(async ([name, api]) => {
		const args = ["examples.mjs"];
		const env = examplesEnv(api);
		const output = await execute(process.execPath, args, project, env);
		expect(output, name).toMatch(EXAMPLES_OUTPUT[name as keyof ThreeApis]);
	});
	await Promise.all(tried);
});

// The Node that the machine has beside this one.
it.each(runtimes().slice(1))(
	"the packed client runs its examples in %s",
	async (node) => {
		const env = examplesEnv(apis.server, 1);
		const output = await execute(node, ["examples.mjs"], project, env);
		expect(output).toMatch(EXAMPLES_OUTPUT.server);
	},
);
