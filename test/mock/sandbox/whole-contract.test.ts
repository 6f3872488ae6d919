import { pino } from "pino";
import { expect, it } from "vitest";
import { SANDBOX_KEY, startSandbox } from "../../../mock/sandbox/sandbox.ts";
import { runLandfall } from "../../client/cli/run-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";

const { url } = await openForFile(async () => {
	const log = pino({ level: "silent" });
	const sandbox = await startSandbox({ log });
	return { ...sandbox, close: () => sandbox.stop() };
});

it("follows the contract with every operation", async () => {
	const { code, out } = await runLandfall({ url, key: SANDBOX_KEY }, [
		...["conform", "--writes"],
	]);
	expect(out[0]?.split("\n").filter((line) => /[✗→]/.test(line))).toEqual([]);
	expect(code).toBe(0);
});
