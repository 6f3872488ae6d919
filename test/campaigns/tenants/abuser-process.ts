import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AbuserOptions, AbuserState } from "./abuser.ts";
import { ABUSES, type AbuseSizes } from "./abuses.ts";
import { asker } from "./api.ts";
import { endWithParent } from "./own-process.ts";

/** An abuser in a process of its own: `POST /prepare` and `POST /run` start it, `GET /` returns its progress. */
const { url, key, name, sizes, receiverUrl, scac } = JSON.parse(
	process.argv[2] ?? "{}",
) as AbuserOptions & { sizes: AbuseSizes };
const abuse = ABUSES.find((one) => one.name === name);
if (!abuse) throw new Error(`there is no abuse ${name}`);
const context = {
	ask: asker(url, key),
	askWithWrongKey: asker(url, "wrong-key"),
	sizes,
	receiverUrl,
	scac,
};
let state: AbuserState = { isDone: true, result: "" };

async function begin(action: string | undefined): Promise<void> {
	state = { isDone: false, result: "" };
	const result =
		action === "/prepare" ? abuse?.prepare(context) : abuse?.run(context);
	state = await Promise.resolve(result).then(
		(text) => ({ isDone: true, result: text ?? "" }),
		(error: unknown) => ({ isDone: true, result: `failed: ${error}` }),
	);
}

const control = createServer((request, response) => {
	if (request.method === "POST") void begin(request.url);
	response.end(JSON.stringify(state));
});
control.listen(0, "127.0.0.1", () => {
	const { port } = control.address() as AddressInfo;
	endWithParent(`http://127.0.0.1:${port}`);
});
