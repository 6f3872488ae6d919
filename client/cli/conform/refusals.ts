import { STRICT } from "../call.ts";
import { isJson, type Operation } from "./contract.ts";
import type { Examination } from "./examination.ts";
import type { Exchange } from "./exchange.ts";
import { membersOf, resourcesIn } from "./json-api.ts";
import { bodyFor, schemaOf, takesId, targetOf, UNKNOWN_ID } from "./targets.ts";

/** Length of a body that every operation must refuse (characters). */
const TOO_LARGE = 600_000;

/** The sources of the errors of a reply. */
const sourcesIn = ({ json }: Exchange) =>
	resourcesIn(membersOf(json).errors).map(({ source }) => membersOf(source));

/** Checks that an error names the place of a fault, or the object around it. */
export function namesPointer(exchange: Exchange, pointer: string): string[] {
	const parent = pointer.replace(/\/[^/]*$/, "");
	const named = sourcesIn(exchange).map((source) => source.pointer);
	return named.includes(pointer) || named.includes(parent)
		? []
		: [`no error names ${pointer}; named: ${named.join(", ") || "nothing"}`];
}

function namesParameter(exchange: Exchange, parameter: string): string[] {
	const named = sourcesIn(exchange).map((source) => source.parameter);
	return named.includes(parameter)
		? []
		: [`no error names ${parameter}; named: ${named.join(", ") || "nothing"}`];
}

async function refuseKeys(
	examination: Examination,
	operation: Operation,
): Promise<void> {
	const target = targetOf(examination, operation, UNKNOWN_ID);
	const keys = {
		"a missing": "",
		...(!examination.isMock && { "an unknown": "Token lf_unknown" }),
	};
	for (const [name, authorization] of Object.entries(keys))
		await examination.examine(
			`refuses ${name} key`,
			{ operation, target, headers: { authorization } },
			{ status: 401 },
		);
}

/** A body that contains the id of its record. */
interface Naming {
	readonly data?: { readonly id?: string };
}

async function refuseIds(
	examination: Examination,
	operation: Operation,
): Promise<void> {
	const body = bodyFor(operation, UNKNOWN_ID) as Naming | undefined;
	if (!takesId(operation) && body?.data?.id === undefined) return;
	// With a body only a well-formed id is tried, because the body can repeat it.
	for (const id of body ? [UNKNOWN_ID] : [UNKNOWN_ID, "none"])
		await examination.examine(
			"answers 404 for an unknown id",
			{
				operation,
				target: targetOf(examination, operation, id),
				body: bodyFor(operation, id),
			},
			{ status: 404 },
		);
}

/** A value that a parameter must refuse; undefined when it accepts any text. */
function wrongValue(
	examination: Examination,
	parameter: Operation["parameters"][number],
): string | undefined {
	const schema = schemaOf(examination, parameter);
	const types = [schema.type ?? []].flat();
	if (types.includes("integer") || types.includes("number")) return "many";
	if (types.includes("boolean")) return "perhaps";
	if (schema.enum) return "unknown_value";
	if (schema.format?.startsWith("date")) return "yesterday";
	return parameter.name === "include" ? "no_such_relationship" : undefined;
}

async function refuseParameters(
	examination: Examination,
	operation: Operation,
	id: string,
): Promise<void> {
	const inQuery = operation.parameters.filter((one) => one.in === "query");
	for (const parameter of inQuery) {
		const { name } = parameter;
		const value = wrongValue(examination, parameter);
		if (value === undefined) continue;
		await examination.examine(
			`refuses ${name}=${value}`,
			{
				operation,
				target: targetOf(examination, operation, id, { [name]: value }),
			},
			{ status: 400, check: (exchange) => namesParameter(exchange, name) },
		);
	}
	const name = "no_such_parameter";
	await examination.examine(
		"refuses an undeclared parameter under handling=strict",
		{
			operation,
			target: targetOf(examination, operation, id, { [name]: "1" }),
			headers: STRICT,
			body: bodyFor(operation, id),
		},
		{ status: 400, check: (exchange) => namesParameter(exchange, name) },
	);
}

async function refuseMediaTypes(
	examination: Examination,
	operation: Operation,
	id: string,
): Promise<void> {
	const probe = {
		operation,
		target: targetOf(examination, operation, id),
		body: bodyFor(operation, id),
	};
	await examination.examine(
		"refuses to answer with another media type under handling=strict",
		{ ...probe, headers: { ...STRICT, accept: "text/html" } },
		{ status: 406 },
	);
	if (!operation.body) return;
	await examination.examine(
		"refuses a body of another media type",
		{ ...probe, headers: { "content-type": "text/plain" }, text: "text" },
		{ status: 415 },
	);
	if (!isJson(operation.body)) return;
	await examination.examine(
		"refuses a body that is not JSON",
		{ ...probe, text: '{"data":' },
		{ status: 400 },
	);
	await examination.examine(
		"refuses a body that is too large",
		{ ...probe, body: { data: "A".repeat(TOO_LARGE) } },
		{ status: 413 },
	);
}

/** HTTP methods. Of each path the first one is tried that the path does not have. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

async function refuseMethods(
	examination: Examination,
	operation: Operation,
): Promise<void> {
	const { methods } = operation;
	const method = METHODS.find((one) => !methods.includes(one));
	if (method === undefined || methods[0] !== operation.method) return;
	await examination.examine(
		"refuses a method that the path does not have, and lists in Allow those that it has",
		{ operation, method, target: targetOf(examination, operation, UNKNOWN_ID) },
		{
			status: 405,
			check: ({ replyHeaders }) => {
				const allowed = (replyHeaders.get("allow") ?? "").split(/, */);
				return methods
					.filter((one) => !allowed.includes(one))
					.map((one) => `Allow does not name ${one}`);
			},
		},
	);
}

/** Sends requests that every server must refuse: without a valid key, for an unknown record, or with a wrong method. */
export async function examineStrangers(
	examination: Examination,
	operation: Operation,
): Promise<void> {
	await refuseKeys(examination, operation);
	await refuseIds(examination, operation);
	await refuseMethods(examination, operation);
}

/** Sends faulty requests about an existing record. A server that wrongly accepts one may change the record. */
export async function examineRefusals(
	examination: Examination,
	operation: Operation,
	id: string,
): Promise<void> {
	await refuseParameters(examination, operation, id);
	await refuseMediaTypes(examination, operation, id);
}
