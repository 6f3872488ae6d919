import { describe, expect, it } from "vitest";
import { MOST_PROBLEMS } from "../../../server/http/contract/first-faults.ts";
import type { Problem } from "../../../server/http/replies/api-error.ts";
import {
	type Finding,
	problemsOf,
} from "../../../server/http/replies/validation-problems.ts";

/** Plain words that are recognized in a detail. */
const toPlain = (message: string) => `must ${message}`;

const found = (path: string, keyword = "pattern"): Finding => ({
	path,
	message: "fit",
	errorCode: `${keyword}.openapi.validation`,
});

/** The only problem of one finding. */
function problemOf(finding: Finding, body: unknown = {}): Partial<Problem> {
	const [problem, ...others] = problemsOf([finding], { body }, toPlain);
	expect(others).toEqual([]);
	return problem ?? {};
}

describe("a finding at a place is a problem with its source, which the detail begins with", () => {
	it.each<[path: string, source: Problem["source"], name: string]>([
		["/body/data/type", { pointer: "/data/type" }, "/data/type"],
		["/body/a~1b/c~0d", { pointer: "/a~1b/c~0d" }, "/a~1b/c~0d"],
		["/body", { pointer: "" }, "the body"],
		["/query/sort", { parameter: "sort" }, "sort"],
		["/query/page/size", { parameter: "page[size]" }, "page[size]"],
		["/query/a~1b/c~0d", { parameter: "a/b[c~d]" }, "a/b[c~d]"],
		["/params/id", { parameter: "id" }, "id"],
		["/headers/if-match", { header: "if-match" }, "if-match"],
	])("%s", (path, source, name) => {
		const body = { data: { type: 1 }, "a/b": { "c~d": 1 } };
		expect(problemOf(found(path), body)).toEqual({
			code: "invalid",
			detail: `${name} must fit`,
			source,
		});
	});

	it("except when it concerns the URL itself", () => {
		expect(problemOf(found("/elsewhere"))).toEqual({
			code: "invalid",
			detail: "the URL is not well-formed",
		});
	});
});

describe("the code of a finding tells what to do", () => {
	const unknown = "/a is not a member that is known here";
	it.each<[keyword: string, body: unknown, code: string, detail: string]>([
		["additionalProperties", { a: 1 }, "unknown_member", unknown],
		["unevaluatedProperties", { a: "" }, "unknown_member", unknown],
		["required", { a: 1 }, "blank", "/a must not be blank"],
		["type", {}, "blank", "/a must not be blank"],
		["type", null, "blank", "/a must not be blank"],
		["type", { a: null }, "blank", "/a must not be blank"],
		["minLength", { a: " " }, "blank", "/a must not be blank"],
		["type", { a: 0 }, "wrong_type", "/a must fit"],
		["type", { a: false }, "wrong_type", "/a must fit"],
		["enum", { a: "b" }, "not_allowed", "/a must fit"],
		["pattern", { a: "b" }, "invalid", "/a must fit"],
	])("%s of %j is %s", (keyword, body, code, detail) => {
		expect(problemOf(found("/body/a", keyword), body)).toMatchObject({
			code,
			detail,
		});
	});

	it("and is invalid without a keyword", () => {
		const finding = { path: "/query/a", message: "fit" };
		expect(problemOf(finding)).toMatchObject({ code: "invalid" });
	});

	it("and a parameter is blank only when it is required and absent", () => {
		const codes = ["required", "minLength"].map(
			(keyword) => problemOf(found("/query/a", keyword)).code,
		);
		expect(codes).toEqual(["blank", "invalid"]);
	});
});

it("each place has one problem: the first, or its wrong type", () => {
	const body = { a: 1, b: 1 };
	const findings = [
		found("/body/a", "pattern"),
		found("/body/a", "enum"),
		found("/body/b", "enum"),
		found("/body/b", "type"),
		found("/body/b", "enum"),
		found("/body/c", "if"),
	];
	const problems = problemsOf(findings, { body }, toPlain);
	expect(problems.map(({ code, source }) => [code, source?.pointer])).toEqual([
		["invalid", "/a"],
		["wrong_type", "/b"],
	]);
});

it("a parameter that was given several times must be given once", () => {
	const query = { a: ["1", "2"], b: "1" };
	const findings = [found("/query/a", "type"), found("/query/b")];
	const problems = problemsOf(findings, { query }, toPlain);
	expect(problems.map(({ detail }) => detail)).toEqual([
		"a must be given once",
		"b must fit",
	]);
});

it("an answer has a limited number of problems", () => {
	const findings = Array.from({ length: 2 * MOST_PROBLEMS }, (_, index) =>
		found(`/body/${index}`),
	);
	const body = Array(2 * MOST_PROBLEMS).fill(1);
	const late = found("/body/0", "type");
	const problems = problemsOf(
		[...findings.slice(0, MOST_PROBLEMS), late, ...findings],
		{ body },
		toPlain,
	);
	expect(problems).toHaveLength(MOST_PROBLEMS);
	expect(problems[0]).toMatchObject({ code: "wrong_type" });
	expect(problems.at(-1)?.source).toEqual({ pointer: `/${MOST_PROBLEMS - 1}` });
});
