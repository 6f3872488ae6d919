import { memberName } from "../../runtime/json-pointer.ts";
import { MOST_PROBLEMS } from "../contract/first-faults.ts";
import type { PlainWords } from "../contract/plain-words.ts";
import type { ErrorCode, Problem } from "./api-error.ts";

/** A finding of express-openapi-validator: its path (`/body/data/type`, `/query/page/size`) and message. */
export interface Finding {
	readonly path: string;
	readonly message: string;
	readonly errorCode?: string;
}

type Source = NonNullable<Problem["source"]>;

/** The parts of a request that findings concern. */
interface Received {
	readonly body?: unknown;
	/** Parameters by name; those given several times have a list. */
	readonly query?: Readonly<Record<string, unknown>>;
}

function sourceOf(path: string): Source | undefined {
	const [, place, ...rest] = path.split("/");
	const [name = "", ...members] = rest.map(memberName);
	if (place === "body")
		return { pointer: rest.map((part) => `/${part}`).join("") };
	if (place === "query")
		return {
			parameter: name + members.map((member) => `[${member}]`).join(""),
		};
	if (place === "params") return { parameter: name };
	if (place === "headers") return { header: name };
	return undefined;
}

/** The value at a JSON pointer of a body. */
function valueAt(body: unknown, pointer: string): unknown {
	return pointer
		.split("/")
		.slice(1)
		.map(memberName)
		.reduce<unknown>(
			(at, part) => (at as Record<string, unknown> | null)?.[part],
			body,
		);
}

function isBlank(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		(typeof value === "string" && value.trim() === "")
	);
}

/**
 * The stable code of a finding. An absent member or parameter and an empty string are `blank`, whichever rule they break,
 * because clients of this interface expect that code.
 */
function codeOf(
	finding: Finding,
	source: Source | undefined,
	body: unknown,
): ErrorCode {
	const keyword = finding.errorCode?.split(".")[0];
	if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
		return "unknown_member";
	const isMissing =
		keyword === "required" ||
		(typeof source?.pointer === "string" &&
			isBlank(valueAt(body, source.pointer)));
	if (isMissing) return "blank";
	if (keyword === "type") return "wrong_type";
	return keyword === "enum" ? "not_allowed" : "invalid";
}

/** Describes a finding: the name of the value, and what it must be. */
function describe(
	code: ErrorCode,
	source: Source | undefined,
	finding: Finding,
	{ query = {} }: Received,
	toPlain: PlainWords,
): string {
	if (source === undefined) return "the URL is not well-formed";
	const what = placeOf(source) || "the body";
	if (Array.isArray(query[source.parameter ?? ""]))
		return `${what} must be given once`;
	if (code === "blank") return `${what} must not be blank`;
	if (code === "unknown_member")
		return `${what} is not a member that is known here`;
	return `${what} ${toPlain(finding.message)}`;
}

function placeOf(source: Source): string {
	return source.pointer ?? source.parameter ?? source.header ?? "";
}

/** The problems that findings name, and `more`, one per place. A wrong type takes precedence over other findings. */
export function problemsOf(
	findings: readonly Finding[],
	received: Received,
	toPlain: PlainWords,
	more: readonly Partial<Problem>[] = [],
): Partial<Problem>[] {
	const problems = new Map<string, Partial<Problem>>();
	for (const finding of findings) {
		// A failed `if` adds nothing, because the broken rule behind it is a finding too.
		if (finding.errorCode?.startsWith("if.")) continue;
		const source = sourceOf(finding.path);
		const code = codeOf(finding, source, received.body);
		const place = JSON.stringify(source ?? {});
		if (problems.has(place) && code !== "wrong_type") continue;
		if (problems.size === MOST_PROBLEMS && !problems.has(place)) break;
		const detail = describe(code, source, finding, received, toPlain);
		problems.set(place, { code, detail, ...(source && { source }) });
	}
	for (const problem of more) {
		const place = JSON.stringify(problem.source);
		if (!problems.has(place)) problems.set(place, problem);
	}
	return [...problems.values()];
}
