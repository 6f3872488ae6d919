import type { IHttpConfig, IHttpResponse } from "@stoplight/prism-http";
import type { MockContract, MockOperation } from "./contract.ts";
import { prismContract } from "./prism-contract.ts";

/** The status of an answer, and the name of one of its examples. */
export interface Choice {
	readonly status: number;
	/** Undefined for an answer without a body. */
	readonly example: string | undefined;
}

/** An answer of Prism: an example of the contract with its headers. */
export interface PrismAnswer {
	/** The headers that the contract declares, by their names in lower case. */
	readonly headers: ReadonlyMap<string, string>;
	readonly body: unknown;
}

/** Answers an operation with an example. */
export type Prism = (
	operation: MockOperation,
	choice: Choice,
) => Promise<PrismAnswer>;

/** The headers that the pipeline writes itself. */
const OWN_HEADERS = /^(content-type|preference-applied|x-request-id)$/;
const BODY_HEADERS = /^(cache-control|etag)$/;

const nothing = () => {};
const SILENT = {
	info: nothing,
	debug: nothing,
	error: nothing,
	warn: nothing,
	success: nothing,
	child: () => SILENT,
};

function configOf({ status, example }: Choice): IHttpConfig {
	return {
		isProxy: false,
		// The server's pipeline has already checked the key and validated the request.
		checkSecurity: false,
		validateRequest: false,
		validateResponse: false,
		errors: false,
		upstreamProxy: undefined,
		mock: {
			dynamic: false,
			code: status,
			...(example && { exampleKey: example }),
		},
	} as IHttpConfig;
}

function headersOf({ headers = {}, body }: IHttpResponse): Map<string, string> {
	return new Map(
		Object.entries(headers)
			.map(([name, value]): [string, string] => [
				name.toLowerCase(),
				String(value),
			])
			.filter(([name]) => !OWN_HEADERS.test(name))
			.filter(([name]) => body === undefined || !BODY_HEADERS.test(name)),
	);
}

/** Loads Prism's engine into this process, with the answers of a contract. */
export async function openPrism(contract: MockContract): Promise<Prism> {
	// Loaded late, so that the mock already listens while its engine loads.
	const { createInstance, getHttpOperationsFromSpec } = await import(
		"@stoplight/prism-http"
	);
	const operations = await getHttpOperationsFromSpec(prismContract(contract));
	const logger = SILENT as never;
	const prism = createInstance(configOf({ status: 200, example: undefined }), {
		logger,
	});
	return async ({ id, method, path }, choice) => {
		const input = {
			method: method.toLowerCase() as "get",
			url: { path: path.replaceAll(/\{\w+\}/g, "x"), query: {} },
		};
		const result = await prism.request(input, operations, configOf(choice))();
		if (result._tag === "Left") throw result.left;
		const { output } = result.right;
		if (output.statusCode !== choice.status)
			throw new Error(
				`Prism answers ${id} with ${output.statusCode}, not ${choice.status}`,
			);
		return { headers: headersOf(output), body: output.body };
	};
}
