import { pino } from "pino";
import { startMockApi } from "../../mock/api/mock-api.ts";
import { SANDBOX_KEY, startSandbox } from "../../mock/sandbox/sandbox.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";

/** An API that clients are tried against: its base URL and a key. */
interface TriedApi {
	readonly url: string;
	readonly key: string;
	close(): unknown;
}

/** The servers that clients are tried against. */
export type ThreeApis = Readonly<
	Record<"mock" | "sandbox" | "server", TriedApi>
>;

/** Starts mock, sandbox and server, which web pages of any origin may call. */
export async function startThreeApis(): Promise<ThreeApis> {
	const log = pino({ level: "silent" });
	const [mock, sandbox, server] = await Promise.all([
		startMockApi({ log }),
		startSandbox({ log }),
		startTestLandfall({ env: { CORS_ORIGINS: "*" } }),
	]);
	return {
		mock: { url: mock.url, key: "any", close: mock.close },
		sandbox: { url: sandbox.url, key: SANDBOX_KEY, close: sandbox.stop },
		server: { url: server.url, key: server.key, close: server.stop },
	};
}
