import { appendFileSync } from "node:fs";
import {
	contractOperations,
	loadContract,
	resolveReference,
} from "../../../server/http/contract/contract.ts";

/** Environment variable with the file that collects the replies of a run. */
export const COVERAGE_FILE_VARIABLE = "LANDFALL_STATUS_COVERAGE";

const { document } = loadContract();

/** The names of the declared headers by status, in lower case. */
function declaredHeaders(
	path: string,
	method: string,
): ReadonlyMap<number, ReadonlySet<string>> {
	const { responses = {} } = (document.paths[path]?.[method.toLowerCase()] ??
		{}) as { readonly responses?: Readonly<Record<string, unknown>> };
	return new Map(
		Object.entries(responses).map(([status, response]) => {
			const { headers = {} } = resolveReference(document, response, path)
				.value as { readonly headers?: object };
			const names = Object.keys(headers).map((name) => name.toLowerCase());
			return [Number(status), new Set(names)];
		}),
	);
}

const operations = contractOperations(document).map(
	({ id, method, path, mediaTypes }) => ({
		id,
		method,
		statuses: [...mediaTypes.keys()],
		headers: declaredHeaders(path, method),
		pattern: new RegExp(`/v2${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
	}),
);

/** All pairs of operation and status in the contract, as `operationId status`. */
export const DECLARED_REPLIES = operations.flatMap(({ id, statuses }) =>
	statuses.map((status) => `${id} ${status}`),
);

/** Headers of HTTP itself, of browsers' rules and of the server's protection, which contracts leave out. */
const UNDECLARED =
	/^(access-control-.*|allow|connection|content-(length|security-policy|type)|cross-origin-.*|date|keep-alive|origin-agent-cluster|referrer-policy|strict-transport-security|transfer-encoding|vary|x-(accel-buffering|content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;

function operationAt(method: string, pathname: string) {
	return operations.find(
		(candidate) =>
			candidate.method === method.toUpperCase() &&
			candidate.pattern.test(pathname),
	);
}

/** The id of the operation at a path, which is relative to `/v2`. Throws when there is none. */
export function operationIdOf(method: string, path: string): string {
	const operation = operationAt(method, `/v2${path}`);
	if (!operation) throw new Error(`there is no ${method} ${path}`);
	return operation.id;
}

/** Records that a test received a reply from an operation. Throws when it has a header that the contract does not declare. */
export function recordReply(
	method: string,
	url: string,
	{ status, headers }: Response,
): void {
	const { pathname } = new URL(url);
	const operation = operationAt(method, pathname);
	if (!operation) return;
	const declared = operation.headers.get(status) ?? new Set();
	for (const name of headers.keys()) {
		if (UNDECLARED.test(name) || declared.has(name)) continue;
		throw new Error(
			`${operation.id} ${status} has the header ${name}, which the contract does not declare`,
		);
	}
	const file = process.env[COVERAGE_FILE_VARIABLE];
	if (file !== undefined) appendFileSync(file, `${operation.id} ${status}\n`);
}
