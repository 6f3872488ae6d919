/** Checks the published contract with Spectral's rules for OpenAPI and OWASP's rules for security. */
import { readFileSync } from "node:fs";
import { lintContract } from "./lint-contract.ts";

const CONTRACT = new URL("../../generated/openapi.json", import.meta.url);

const problems = await lintContract(JSON.parse(readFileSync(CONTRACT, "utf8")));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
