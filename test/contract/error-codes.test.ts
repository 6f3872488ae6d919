import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bundle } from "./contract-examples.ts";

const SERVER = fileURLToPath(new URL("../../server/", import.meta.url));

/** The texts of the server in quotation marks. */
const said = new Set(
	globSync("**/*.ts", { cwd: SERVER }).flatMap((file) =>
		[...readFileSync(SERVER + file, "utf8").matchAll(/"([a-z_]+)"/g)].map(
			([, text]) => text,
		),
	),
);

it("the server sends every error code of the contract; the compiler rejects undeclared codes", () => {
	const { ErrorCode } = bundle.components.schemas as unknown as {
		ErrorCode: { enum: (string | null)[] };
	};
	const codes = ErrorCode.enum.filter((code) => code !== null);
	expect(codes.length).toBeGreaterThan(30);
	expect(codes.filter((code) => !said.has(code))).toEqual([]);
});
