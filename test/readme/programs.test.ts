import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import type { CodeBlock } from "./code-blocks.ts";
import { openInstallation } from "./installation.ts";
import { inLanguage, reasonFor } from "./samples.ts";
import { placed } from "./shell-script.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

const inContract = ({ place }: CodeBlock) => place.startsWith("the contract,");

/** The samples of a page run one after the other, as those in Bash do: later ones use the results of earlier ones. */
const programOf = (isMeant: (block: CodeBlock) => boolean) =>
	inLanguage("ts")
		.filter((block) => reasonFor(block) === undefined && isMeant(block))
		.map(({ text }) => text)
		.join("\n");
const guideProgram = programOf(inContract);

const { folder, places, execute } = await openInstallation();

test("the contract has programs for its guides", () => {
	expect(inLanguage("ts").filter(inContract).length).toBeGreaterThanOrEqual(9);
});

/** The variable that the programs of a team expect: a notification that a webhook has received. */
function notification(): string {
	const body = JSON.stringify({
		data: {
			type: "webhook_notification",
			attributes: { event: "container.created" },
		},
	});
	const [id, now] = ["msg_1", new Date()];
	const headers = {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(+now / 1_000)),
		"webhook-signature": new Webhook(SECRET).sign(id, now, body),
	};
	return `const rawBody = ${JSON.stringify(body)}, request = { headers: ${JSON.stringify(headers)} };\n`;
}

const ROOT = new URL("../..", import.meta.url).pathname;

/** A printed program, with the addresses of this installation and a notification to verify. */
const complete = (text: string) =>
	notification() +
	placed(text, places)
		.replaceAll("whsec_…", SECRET)
		.replaceAll('"@landfall/client/webhooks"', '"./client/webhooks.ts"')
		.replaceAll('"@landfall/client"', '"./client/index.ts"');

function runProgram(text: string) {
	const args = ["--input-type=module-typescript", "--eval", complete(text)];
	return execute(process.execPath, args, ROOT);
}

test("the programs of the contract run as printed, in order", async () => {
	const ended = await runProgram(guideProgram);
	expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: "" });
	expect(ended.stdout).toMatch(/^404 not_found /m);
	expect(ended.stdout).toMatch(/^container\.created$/m);
});

test("the programs of the contract have no type errors", async () => {
	const file = join(folder, "guides.ts");
	const text = complete(guideProgram).replaceAll('"./client', `"${ROOT}client`);
	writeFileSync(file, text);
	const { compilerOptions } = JSON.parse(
		readFileSync(join(ROOT, "tsconfig.json"), "utf8"),
	);
	const typeRoots = [join(ROOT, "node_modules/@types")];
	writeFileSync(join(folder, "package.json"), '{"type": "module"}');
	writeFileSync(
		join(folder, "tsconfig.json"),
		JSON.stringify({
			compilerOptions: { ...compilerOptions, typeRoots },
			files: [file],
		}),
	);
	const compiler = join(ROOT, "node_modules/typescript-7/bin/tsc");
	const args = [compiler, "--pretty", "false", "--project", folder];
	const ended = await execute(process.execPath, args, ROOT);
	expect(ended, ended.stdout).toMatchObject({ code: 0 });
});

test.each([
	["README.md", /^MAEU\w+ \d{4}-/m],
	[
		"client/README.md",
		/^It is tracked already\. [0-9a-f-]{36}$[\s\S]*^container\.created$/m,
	],
])("the program of %s runs as printed", async (page, output) => {
	const program = programOf(({ place }) => place.startsWith(`${page}:`));
	const ended = await runProgram(program);
	expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: "" });
	expect(ended.stdout).toMatch(output);
});
