import { appendFileSync } from "node:fs";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";

/** Environment variable with the file that collects the replies of a run. */
export const COVERAGE_FILE_VARIABLE = "LANDFALL_STATUS_COVERAGE";

const operations = contractOperations(loadContract().document).map(
	({ id, method, path, mediaTypes }) => ({
		id,
		method,
		statuses: [...mediaTypes.keys()],
		pattern: new RegExp(`/v2${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
	}),
);

/** All pairs of operation and status in the contract, as `operationId status`. */
export const DECLARED_REPLIES = operations.flatMap(({ id, statuses }) =>
	statuses.map((status) => `${id} ${status}`),
);

/** Records that a test received a status from an operation. */
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
