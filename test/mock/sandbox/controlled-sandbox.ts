import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { pino } from "pino";
import { expect } from "vitest";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../../client/index.ts";
import description from "../../../generated/sandbox.json" with { type: "json" };
import type { Sandbox as State } from "../../../generated/sandbox.ts";
import {
	SANDBOX_KEY,
	type SandboxServer,
	startSandbox,
} from "../../../mock/sandbox/sandbox.ts";

const ajv = new Ajv2020();
addFormats.default(ajv);
ajv.addKeyword("components");
const isSandbox = ajv.compile({
	...description.components.schemas.Sandbox,
	components: description.components,
});

/** A sandbox, with a client of its API and of its controls. */
interface ControlledSandbox extends Pick<SandboxServer, "url" | "controlUrl"> {
	readonly landfall: LandfallClient;
	/** Sends a request to the controls; with a body a POST. */
	ask(
		path: string,
		body?: object,
	): Promise<{ readonly status: number; readonly reply: unknown }>;
	/** Sends a request that must succeed, and returns the state of the sandbox. */
	change(path: string, body: object): Promise<State>;
	close(): Promise<void>;
}

/** Starts a {@link ControlledSandbox}. */
export async function startControlled(): Promise<ControlledSandbox> {
	const log = pino({ level: "silent" });
	const { url, controlUrl, stop } = await startSandbox({ log });
	const landfall = createLandfallClient({ baseUrl: url, apiKey: SANDBOX_KEY });

	async function ask(path: string, body?: object) {
		const response = await fetch(controlUrl + path, {
			headers: {
				authorization: `Token ${SANDBOX_KEY}`,
				"content-type": "application/json",
			},
			...(body && { method: "POST", body: JSON.stringify(body) }),
		});
		const reply: unknown = await response.json();
		return { status: response.status, reply };
	}

	return {
		...{ url, controlUrl, landfall, ask },
		async change(path, body) {
			const { status, reply } = await ask(path, body);
			expect(status, JSON.stringify(reply)).toBe(200);
			expect(isSandbox(reply), JSON.stringify(isSandbox.errors)).toBe(true);
			return reply as State;
		},
		close: stop,
	};
}
