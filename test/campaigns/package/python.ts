import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPython } from "../../../client/build/build-python.ts";
import { examplesEnv, ROOT } from "../../client/packed-client.ts";
import { startThreeApis } from "../../client/three-apis.ts";
import { run } from "../generators/run.ts";

/** The environment of the samples, and their expected output. */
const GIVEN = `import json, os
notification = json.loads(os.environ["NOTIFICATION"])
raw_body, request_headers = notification["rawBody"].encode(), notification["headers"]
`;

/** A broken signature and an empty secret must be refused, and a page must lead to the next. */
const CHECKED = `
from landfall_client.webhooks import WebhookVerificationError
try:
    verify_webhook(raw_body + b" ", request_headers, os.environ["SECRET"])
    raise SystemExit("a changed body is taken")
except WebhookVerificationError:
    pass
for bad in ["", "whsec_", "whsec_%%%%", [os.environ["SECRET"], ""]]:
    try:
        verify_webhook(raw_body, request_headers, bad)
        raise SystemExit("an empty secret is taken")
    except ValueError:
        pass
whole = [one.id for one in read_all(list_containers, client=client)]
by_ones = [one.id for one in read_all(list_containers, client=client, pagesize=1)]
# The server is still adding what the sample tracks.
assert set(whole) <= set(by_ones) and len(set(by_ones)) == len(by_ones), (whole, by_ones)
assert os.environ["API"] == "server" or whole, "no containers"
import asyncio
from landfall_client.retries import AsyncRetryTransport
unhurried = AuthenticatedClient(
    base_url=os.environ["BASE_URL"], token=os.environ["API_KEY"], httpx_args={"transport": AsyncRetryTransport()}
)
reply = asyncio.run(list_containers.asyncio_detailed(client=unhurried))
assert reply.status_code == 200, reply
`;

/** The samples of the README as one program. */
async function samples(): Promise<string> {
	const page = await readFile(join(ROOT, "client/python/README.md"), "utf8");
	const blocks = [...page.matchAll(/^```python\n(.*?)^```$/gms)];
	const text = blocks.map(([, block = ""]) => block).join("\n");
	return (GIVEN + text + CHECKED)
		.replace('"http://127.0.0.1:3000/v2"', 'os.environ["BASE_URL"]')
		.replace('"lf_…"', 'os.environ["API_KEY"]')
		.replace('"whsec_…"', 'os.environ["SECRET"]');
}

/** Builds the wheel, installs it in a new environment, and runs the samples of its README against mock, sandbox and server. */
export async function tryPython(folder: string): Promise<string> {
	const wheel = await buildPython(join(folder, "python"), folder);
	const environment = await mkdtemp(join(folder, "venv-"));
	await run("python3", ["-m", "venv", environment]);
	const pip = join(environment, "bin/pip");
	await run(pip, ["install", "--quiet", join(folder, wheel)]);
	const program = join(folder, "samples.py");
	await writeFile(program, await samples());
	const apis = await startThreeApis();
	try {
		for (const [name, api] of Object.entries(apis)) {
			const env = { ...examplesEnv(api), API: name };
			const python = join(environment, "bin/python");
			const output = await run(python, [program], { env });
			if (!/^pending$[\s\S]*^container\.created$/m.test(output))
				throw new Error(`${name}: ${output}`);
		}
		return Object.keys(apis).join(", ");
	} finally {
		for (const { close } of Object.values(apis)) await close();
	}
}
