import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { COMPILE_CACHE } from "../../support/vitest/compile-cache.ts";

const PROGRAM = new URL("../../../client/mcp/main.ts", import.meta.url);

/** Starts the program and speaks JSON-RPC with it, a message a line. */
function startAssistant({ url, key }: { url: string; key: string }) {
	const child = spawn(process.execPath, [PROGRAM.pathname], {
		env: { ...COMPILE_CACHE, LANDFALL_URL: url, LANDFALL_API_KEY: key },
		stdio: ["pipe", "pipe", "inherit"],
	});
	const lines = createInterface({ input: child.stdout });
	const answers = lines[Symbol.asyncIterator]();
	let id = 0;
	const send = (message: object) =>
		child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
	async function ask(method: string, params: object) {
		send({ id: ++id, method, params });
		const { value = "{}" } = await answers.next();
		const { result, error } = JSON.parse(value);
		return result ?? error;
	}
	return {
		send,
		ask,
		async call(name: string, input: object) {
			const { content, isError, message } = await ask("tools/call", {
				name,
				arguments: input,
			});
			return { text: content?.[0].text ?? message, isError: isError ?? false };
		},
		close: () => void child.kill(),
	};
}

const landfall = await openForFile(startTestLandfall, { isWorking: false });
await recordExamples(landfall.db, landfall.account.id);
const assistant = await openForFile(startAssistant, landfall);
const opened = await assistant.ask("initialize", {
	protocolVersion: "2025-06-18",
	capabilities: {},
	clientInfo: { name: "test", version: "1" },
});
assistant.send({ method: "notifications/initialized" });

it("offers its tools, and says which of them write", async () => {
	expect(opened.serverInfo.name).toBe("landfall");
	const { tools } = await assistant.ask("tools/list", {});
	expect(
		tools.map(
			(tool: { name: string; annotations: { readOnlyHint: boolean } }) =>
				`${tool.name} ${tool.annotations.readOnlyHint}`,
		),
	).toEqual([
		"where_is_container true",
		"find_shipment true",
		"infer_number true",
		"track_number false",
		"list_tracking_requests true",
	]);
	expect(tools[0].inputSchema).toMatchObject({
		type: "object",
		required: ["number"],
		properties: { number: { type: "string" } },
	});
});

const { number } = EXAMPLES.container.attributes;
const { bill_of_lading_number: bill } = EXAMPLES.shipment.attributes;

it.each([
	[
		"where_is_container",
		{ number },
		/^container [\w-]+[\s\S]+^ {2}shipment:$/m,
	],
	[
		"where_is_container",
		{ number: "MSDU0000000" },
		/^No container MSDU0000000/,
	],
	[
		"find_shipment",
		{ number: bill },
		/^shipment [\w-]+[\s\S]+^ {2}port_of_lading:$/m,
	],
	["find_shipment", { number: "NONE1" }, /^No shipment has the number NONE1/],
	["infer_number", { number: "MAEU260710175" }, /^bill_of_lading\nMAEU Maersk/],
	[
		"track_number",
		{ number: "MEDUSH482919", scac: "MSCU" },
		/^ {2}scac +MSCU$/m,
	],
	[
		"track_number",
		{ number: "TEST-TR-SUCCEEDED", scac: "TEST" },
		/^ {2}request_number +TEST-TR-SUCCEEDED$/m,
	],
	["list_tracking_requests", { status: "pending" }, /MEDUSH482919/],
	["list_tracking_requests", { status: "failed" }, /has the status failed/],
])("answers %s of %j", async (name, input, answer) => {
	const { text, isError } = await assistant.call(name, input);
	expect(text).toMatch(answer);
	expect(isError).toBe(false);
});

it.each([
	[
		"track_number",
		{ number: "MEDUSH482919", scac: "MSCU" },
		/^POST \/tracking_requests: 422 /,
	],
	["where_is_container", {}, /number/],
	["where_is_container", { number: 1 }, /string/],
])("says what is wrong with %s of %j", async (name, input, problem) => {
	const { text } = await assistant.call(name, input);
	expect(text).toMatch(problem);
});
