import core from "@stoplight/spectral-core";
import { Resolver } from "@stoplight/spectral-ref-resolver";
import { NOT_FOLLOWED, RULESET } from "./ruleset.ts";

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
	[member: string]: Json;
}

/** A bundled contract: its references lead to its own components. */
export interface Bundle {
	readonly paths?: object;
	readonly components?: object;
}

const SCHEMAS = "#/components/schemas/";

function at(document: JsonObject, reference: string): Json {
	return reference
		.split("/")
		.slice(1)
		.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
		.reduce<Json>((node, part) => (node as JsonObject)[part] as Json, document);
}

/** Resolves the references within a node; with `keepsSchemas`, those to schemas stay. */
function resolved(
	document: JsonObject,
	node: Json,
	keepsSchemas: boolean,
): Json {
	const inside = (child: Json) => resolved(document, child, keepsSchemas);
	if (Array.isArray(node)) return node.map(inside);
	if (node === null || typeof node !== "object") return node;
	const { $ref } = node;
	if (typeof $ref === "string") {
		if (keepsSchemas && $ref.startsWith(SCHEMAS)) return node;
		return inside(at(document, $ref));
	}
	return Object.fromEntries(
		Object.entries(node).map(([name, child]) => [
			name,
			name === "examples" ? child : inside(child),
		]),
	);
}

/**
 * The document that the rules check: operations with parameters, bodies and replies resolved, and the schemas of requests in
 * full. Other schemas stay references to components, because resolving them in every reply takes a minute.
 */
function unfolded(document: JsonObject): JsonObject {
	const shallow = resolved(document, document, true) as JsonObject;
	for (const item of Object.values(shallow.paths ?? {}) as JsonObject[])
		for (const operation of Object.values(item) as JsonObject[])
			for (const name of ["parameters", "requestBody"])
				if (operation[name])
					operation[name] = resolved(document, operation[name], false);
	return shallow;
}

/** Lists the findings of Spectral's and OWASP's rules in a bundled contract, and exceptions that are no longer needed. */
export async function lintContract(bundle: Bundle): Promise<string[]> {
	const spectral = new core.Spectral({
		resolver: new Resolver({
			dereferenceInline: false,
			dereferenceRemote: false,
		}),
	});
	spectral.setRuleset(RULESET);
	const findings = await spectral.run(unfolded(bundle as JsonObject));
	const found = new Set(findings.map(({ code }) => String(code)));
	return [
		...findings
			.filter(({ code }) => !(code in NOT_FOLLOWED))
			.map(
				({ code, message, path }) => `${path.join(".")}: ${message} (${code})`,
			),
		...Object.keys(NOT_FOLLOWED)
			.filter((name) => !found.has(name))
			.map(
				(name) =>
					`${name} finds nothing: take it out of NOT_FOLLOWED in openapi/spectral/ruleset.ts`,
			),
	];
}
