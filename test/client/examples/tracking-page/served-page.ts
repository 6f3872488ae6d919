import { join } from "node:path";
import { build, preview } from "vite";
import { vi } from "vitest";
import {
	proxyTo,
	type Target,
} from "../../../../client/examples/tracking-page/proxy.ts";
import { ROOT } from "../../packed-client.ts";

export const EXAMPLE = join(ROOT, "client/examples/tracking-page");

/** Builds the page into a folder, with this client in place of an installed one. */
export async function buildPage(folder: string): Promise<void> {
	// Without this the page is built for tests, and React uses its development mode.
	vi.stubEnv("NODE_ENV", "production");
	await build({
		root: EXAMPLE,
		configFile: false,
		mode: "production",
		logLevel: "error",
		resolve: { alias: { "@landfall/client": join(ROOT, "client/index.ts") } },
		build: { outDir: folder, emptyOutDir: true },
	});
	vi.unstubAllEnvs();
}

/** A served page. */
export interface ServedPage {
	readonly url: URL;
	close(): Promise<void>;
}

/** Serves the built page in front of an API, as `npm run preview` does. */
export async function servePage(
	folder: string,
	target: Target,
): Promise<ServedPage> {
	const server = await preview({
		root: EXAMPLE,
		configFile: false,
		logLevel: "silent",
		build: { outDir: folder },
		preview: { port: 0, host: "127.0.0.1", proxy: proxyTo(target) },
	});
	return {
		url: new URL(server.resolvedUrls?.local[0] ?? ""),
		close: () => server.close(),
	};
}
