import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { ContractDocument } from "./contract.ts";

const MOST_PROBLEMS = 8;

/** A record in `data` or `included`, and its place. */
interface Located {
	readonly at: string;
	readonly type: string;
	readonly record: unknown;
}

/** Describes the errors of a body that `validate` has just refused. */
export type DescribeProblems = (
	body: unknown,
	validate: ValidateFunction,
) => string;

function recordsOf(body: unknown): Located[] {
	const { data, included } = (body ?? {}) as Record<string, unknown>;
	return Object.entries({ data, included }).flatMap(([member, value]) => {
		const records = Array.isArray(value) ? value : [value];
		return records.flatMap((record, index) => {
			const { type } = (record ?? {}) as { type?: unknown };
			const at = Array.isArray(value) ? `/${member}/${index}` : `/${member}`;
			return typeof type === "string" ? [{ at, type, record }] : [];
		});
	});
}

function describe(at: string, errors: readonly ErrorObject[]): string[] {
	return errors.map(({ instancePath, message, params }) => {
		const unknown = params.additionalProperty ?? params.unevaluatedProperty;
		const member = unknown === undefined ? "" : `: ${unknown}`;
		return `${at}${instancePath || (at === "" ? "the body" : "")} ${message}${member}`;
	});
}

/**
 * Describes problems in a few words. A record that matches none of several schemas breaks hundreds of rules, so only errors
 * against the schema of its own `type` are listed. `root` is the id of the document within `ajv`.
 */
export function problemDescriber(
	ajv: Ajv2020,
	document: ContractDocument,
	root: string,
): DescribeProblems {
	const schemas = Object.entries(document.components.schemas ?? {});
	const pointers = new Map(
		schemas.flatMap(([name, schema]): [unknown, string][] => {
			const { properties } = schema as {
				properties?: Record<string, { const?: unknown }>;
			};
			const type =
				properties?.id && properties.attributes && properties.type?.const;
			return type ? [[type, `${root}#/components/schemas/${name}`]] : [];
		}),
	);
	return (body, validate) => {
		const errors = validate.errors ?? [];
		const problems = recordsOf(body).flatMap(({ at, type, record }) => {
			const pointer = pointers.get(type);
			const check = pointer && ajv.getSchema(pointer);
			return check && !check(record) ? describe(at, check.errors ?? []) : [];
		});
		const shown = problems.length > 0 ? problems : describe("", errors);
		const more = shown.length - MOST_PROBLEMS;
		return (
			shown.slice(0, MOST_PROBLEMS).join("; ") +
			(more > 0 ? `; and ${more} more` : "")
		);
	};
}
