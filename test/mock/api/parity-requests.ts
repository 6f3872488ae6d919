import {
	type ContractDocument,
	isJson,
	type Operation,
	operationsOf,
	resolve,
	type Schema,
} from "../../../client/cli/conform/contract.ts";
import { mutantsOf } from "../../../client/cli/conform/mutate.ts";
import { UNKNOWN_ID } from "../../../client/cli/conform/targets.ts";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";
import { exampleRequest } from "../../contract/example-request.ts";

/** A request that server and mock must answer alike. */
export interface ParityRequest {
	/** The request, or its fault. */
	readonly name: string;
	readonly operationId: string;
	readonly method: string;
	readonly target: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | undefined;
}

const STRICT = { prefer: "handling=strict" };

const document = loadContract().document as unknown as ContractDocument;

/** Values to try for a parameter: some by its type, and texts that many rules refuse. */
function valuesOf(schema: Schema): string[] {
	const [example = ""] = schema.examples ?? [];
	return ["many", "-1", "1e400", "", "2026-02-30", "%00", String(example)];
}

function withQuery(target: string, name: string, value: string): string {
	const joint = target.includes("?") ? "&" : "?";
	const text = value === "%00" ? value : encodeURIComponent(value);
	return `${target}${joint}${encodeURIComponent(name)}=${text}`;
}

/** An operation's own request, and others that differ from it in one thing each. */
function requestsOf(operation: Operation): ParityRequest[] {
	const { id, method, path, parameters, methods, body } = operation;
	const declared = contractOperations(loadContract().document).find(
		(one) => one.id === id,
	);
	if (!declared) throw new Error(`${id} is no operation`);
	const plain = exampleRequest(loadContract().document, declared);
	const type = { "content-type": body?.mediaType ?? "application/json" };
	const own = {
		operationId: id,
		method,
		target: plain.target,
		...(plain.body !== undefined && { body: plain.body, headers: type }),
	};
	const other = methods.includes("PUT") ? "TRACE" : "PUT";
	const unknown = plain.target.replace(/(?<=^\/\w+\/)[^/?]+/, UNKNOWN_ID);
	const requests: ParityRequest[] = [
		{ name: "its example", ...own },
		{ name: "a method that is not offered", ...own, method: other },
		{
			name: "an undeclared parameter",
			...own,
			target: withQuery(plain.target, "nope", "1"),
			headers: { ...own.headers, ...STRICT },
		},
		{
			name: "another media type",
			...own,
			headers: { ...own.headers, ...STRICT, accept: "text/html" },
		},
		...(path.includes("{id}")
			? [
					{ name: "an unknown id", ...own, target: unknown },
					{
						name: "an id that is not an id",
						...own,
						target: plain.target.replace(/(?<=^\/\w+\/)[^/?]+/, "n-o"),
					},
				]
			: []),
	];
	for (const parameter of parameters) {
		if (parameter.in !== "query") continue;
		const schema = resolve<Schema>(document, parameter.schema);
		for (const value of valuesOf(schema)) {
			const target = withQuery(plain.target, parameter.name, value);
			requests.push({ name: `${parameter.name}=${value}`, ...own, target });
		}
	}
	if (!body || plain.body === undefined) return requests;
	const sent = (name: string, text: string, headers = {}) =>
		requests.push({
			name,
			...own,
			body: text,
			headers: { ...type, ...headers },
		});
	sent("a form", "a=b", { "content-type": "text/plain" });
	if (!isJson(body)) return requests;
	sent("no JSON", '{"data":');
	sent("a NUL character", plain.body.replace(/":"/, '":"\\u0000'));
	sent("half of a surrogate pair", plain.body.replace(/":"/, '":"\\ud800'));
	sent("too much", JSON.stringify({ data: "A".repeat(200_000) }));
	sent("an unknown member", plain.body.replace("{", '{"extra":1,'), STRICT);
	const example = JSON.parse(plain.body) as unknown;
	for (const mutant of mutantsOf(document, body.schema, example))
		sent(mutant.name, JSON.stringify(mutant.body));
	return requests;
}

/** Good and bad requests to every operation of the contract. */
export function parityRequests(): ParityRequest[] {
	return operationsOf(document).flatMap(requestsOf);
}
