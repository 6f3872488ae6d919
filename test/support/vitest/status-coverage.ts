import { appendFileSync } from "node:fs";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";

/** Where replies are noted during a whole run; see `status-coverage-report.ts`. */
export const COVERAGE_FILE_VARIABLE = "LANDFALL_STATUS_COVERAGE";

const operations = contractOperations(loadContract().document).map(
	({ id, method, path, mediaTypes }) => ({
		id,
		method,
		statuses: [...mediaTypes.keys()],
		pattern: new RegExp(`/v2${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
	}),
);

/** Every pair of operation and status that the contract declares, as `operationId status`. */
export const DECLARED_REPLIES = operations.flatMap(({ id, statuses }) =>
	statuses.map((status) => `${id} ${status}`),
);

/** Notes that a test has seen an operation answer with a status. */
export function recordReply(method: string, url: string, status: number): void {
	const file = process.env[COVERAGE_FILE_VARIABLE];
	if (file === undefined) return;
	const { pathname } = new URL(url);
	const operation = operations.find(
		(candidate) =>
			candidate.method === method.toUpperCase() &&
			candidate.pattern.test(pathname),
	);
	if (operation) appendFileSync(file, `${operation.id} ${status}\n`);
}
