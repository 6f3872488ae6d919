import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const PAGES = globSync(["*.md", "{client,mock,openapi,server}/**/*.md"], {
	cwd: ROOT,
});

const FENCED_CODE = /^(```+|~~~+)[^\n]*\n.*?^\1\s*$/gms;
const INLINE_CODE = /(`+)(?!`).+?(?<!`)\1(?!`)/gs;
/** Links and pictures with their target in brackets, or in a definition at the end of a page. */
const TARGET = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*<?([^\s>]+)/gm;

const withoutFences = (text: string) => text.replace(FENCED_CODE, "");

/** The targets of a page that are in the repository. */
function relativeTargets(text: string): string[] {
	const prose = withoutFences(text).replace(INLINE_CODE, "");
	return [...prose.matchAll(TARGET)]
		.map(([, inline, defined]) => inline ?? defined ?? "")
		.filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}

/** The anchors that GitHub gives to the headings of a page. */
function anchors(text: string): Set<string> {
	const found = new Set<string>();
	for (const [, heading = ""] of withoutFences(text).matchAll(
		/^#{1,6}\s+(.+?)\s*#*$/gm,
	)) {
		const slug = heading
			.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
			.toLowerCase()
			.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
			.replace(/\s/g, "-");
		let anchor = slug;
		for (let count = 1; found.has(anchor); count++) anchor = `${slug}-${count}`;
		found.add(anchor);
	}
	return found;
}

/** The targets of a page that lead nowhere. */
function brokenTargets(page: string, text: string): string[] {
	return relativeTargets(text).filter((target) => {
		const [path = "", anchor] = decodeURI(target).split("#");
		const file = path === "" ? page : join(dirname(page), path);
		if (relative(ROOT, join(ROOT, file)).startsWith("..")) return true;
		if (!existsSync(join(ROOT, file))) return true;
		if (anchor === undefined) return false;
		const other = file === page ? text : readFileSync(join(ROOT, file), "utf8");
		return !file.endsWith(".md") || !anchors(other).has(anchor);
	});
}

test.each(PAGES)("every link of %s leads somewhere", (page) => {
	const text = readFileSync(join(ROOT, page), "utf8");
	expect(brokenTargets(page, text)).toEqual([]);
});

test("the usual documents are among the checked pages", () => {
	expect(PAGES).toEqual(
		expect.arrayContaining([
			"README.md",
			"ARCHITECTURE.md",
			"CHANGELOG.md",
			"CONTRIBUTING.md",
			"OPERATIONS.md",
			"SECURITY.md",
			"client/README.md",
			"mock/api/README.md",
			"mock/carriers/README.md",
			"mock/sandbox/README.md",
		]),
	);
});

/** Files of the repository that a page names as code. */
const namedFiles = (text: string) =>
	[...text.matchAll(/`((?:server|mock|client|openapi|test)\/[\w./-]*)`/g)].map(
		([, path = ""]) => path,
	);

/** Modules that a page names without their folder, after a file of the same folder. */
const namedModules = (text: string) =>
	[...text.matchAll(/`([\w-]+\.ts)`/g)].map(([, name = ""]) => name);

test("every file and folder that a page names exists", () => {
	const modules = new Set(
		globSync("{client,mock,openapi,server,test}/**/*.ts", { cwd: ROOT }).map(
			(path) => basename(path),
		),
	);
	const missing = PAGES.flatMap((page) => {
		const text = readFileSync(join(ROOT, page), "utf8");
		return [
			...namedFiles(text).filter((path) => !existsSync(join(ROOT, path))),
			...namedModules(text).filter((name) => !modules.has(name)),
		].map((path) => `${page}: ${path}`);
	});
	expect(missing).toEqual([]);
});

test("each question of ARCHITECTURE.md is answered by a file", () => {
	const page = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
	const [table = ""] = /^## Where is …\?\n.*?(?=^## )/ms.exec(page) ?? [];
	const answers = [...table.matchAll(/^\| [^|]+\?\s*\|(.*)\|$/gm)].map(
		([, answer = ""]) => namedFiles(answer).length,
	);
	expect(answers.length).toBeGreaterThanOrEqual(15);
	expect(answers).not.toContain(0);
});

test("the walk of a report leads through twenty files", () => {
	const page = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
	const [walk = ""] = /^### A report\n.*?(?=^### )/ms.exec(page) ?? [];
	let folder = "";
	const files = [...walk.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = ""]) => {
		const path = name.includes("/") ? name : join(folder, name);
		folder = dirname(path);
		return path;
	});
	expect(new Set(files).size).toBe(20);
	expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("a link to a missing file, heading or folder is found, and code is no link", () => {
	const text = `# What's *new*, and \`old\`?
## Twice
## Twice
[a](#whats-new-and-old) [b](#twice-1) [c](#twice-2) [a line
end](LICENSE) ![picture](no.png "title") [out](../x) [web](https://example.com)
\`[code](none)\` [file](package.json#scripts) [folder](server/) [d]

[d]: nowhere.md#x

\`\`\`sh
# not a heading
[code](none)
\`\`\`
[e](#not-a-heading)
`;
	expect(brokenTargets("README.md", text)).toEqual([
		"#twice-2",
		"no.png",
		"../x",
		"package.json#scripts",
		"nowhere.md#x",
		"#not-a-heading",
	]);
});
