import { expect, it } from "vitest";
import { loadContract } from "../../server/http/contract/contract.ts";

const { document } = loadContract();

interface Deprecated {
	/** Its name in the policy: `METHOD path`, or the name of a parameter or member. */
	readonly name: string;
	readonly description: string;
}

const METHODS = ["get", "post", "patch", "delete"];

/** Every deprecated operation, parameter and member, with the names that lead to it. */
function deprecatedIn(node: unknown, way: readonly string[]): Deprecated[] {
	if (node === null || typeof node !== "object") return [];
	const { deprecated, description, name } = node as {
		readonly deprecated?: unknown;
		readonly description?: string;
		readonly name?: string;
	};
	const last = way.at(-1) ?? "";
	const called = METHODS.includes(last)
		? `${last.toUpperCase()} ${way.at(-2)}`
		: (name ?? last);
	return [
		...(deprecated === true
			? [{ name: called, description: String(description) }]
			: []),
		...Object.entries(node).flatMap(([key, part]) =>
			key === "examples" ? [] : deprecatedIn(part, [...way, key]),
		),
	];
}

const found = deprecatedIn(document, []);

/** The rows of the table of deprecations in the guide. */
const rows = String((document.info as { description?: string }).description)
	.split("### Versions")[1]
	?.split("###")[0]
	?.split("\n")
	.filter((line) => line.startsWith("| `"));

it.each(found)(
	"the description of $name and the policy name its replacement",
	({ name, description }) => {
		const [, replacement] = /[Uu]se `([^`]+)`/.exec(description) ?? [];
		expect(replacement).toBeDefined();
		const row = rows?.filter((line) => {
			const [, subject = "", by = ""] = line.split("|");
			return subject.includes(`\`${name}\``) && by.includes(`\`${replacement}`);
		});
		expect(row).not.toEqual([]);
	},
);

it("the policy names only what is deprecated", () => {
	const named = rows?.flatMap((line) =>
		[...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(
			([, one]) => one,
		),
	);
	expect(new Set(named)).toEqual(new Set(found.map(({ name }) => name)));
	expect(found.length).toBeGreaterThan(9);
});
