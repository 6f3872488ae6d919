/** Runs the tests with the plain step in place of each step of `server/http/speed`: replies must not depend on them. */
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import project from "../../../../vitest.config.ts";

const steps = [
	"cached-routing",
	"express-messages",
	"join-steps",
	"plain-body",
	"skipped-validation",
];

export default mergeConfig(
	project,
	defineConfig({
		root: fileURLToPath(new URL("../../../..", import.meta.url)),
		// Its plugins replace each fast step with the plain one.
		test: {
			experimental: { viteModuleRunner: true },
			// It tests that the fast steps are in use.
			exclude: ["test/http/speed/fast-steps.test.ts"],
		},
		plugins: [
			{
				name: "speed switched off",
				enforce: "pre",
				resolveId(source, importer = "") {
					const step = basename(source, ".ts");
					const isSpeed =
						source.endsWith(`speed/${step}.ts`) &&
						importer.includes("/server/");
					return isSpeed && steps.includes(step)
						? fileURLToPath(new URL(`${step}.ts`, import.meta.url))
						: undefined;
				},
			},
		],
	}),
);
