import type { ChangeLog, Place } from "./change.ts";
import type { Node, Pair } from "./contract-node.ts";

const ALL_TYPES = [
	"array",
	"boolean",
	"integer",
	"null",
	"number",
	"object",
	"string",
] as const;

/** The JSON types of a schema; all of them when it names none. A number may be an integer. */
function typesOf({ type }: Node): ReadonlySet<unknown> {
	const named =
		type === undefined ? ALL_TYPES : Array.isArray(type) ? type : [type];
	return new Set(named.includes("number") ? [...named, "integer"] : named);
}

/** Compares the JSON types of a value. */
export function compareTypes(
	{ base, head }: Pair,
	place: Place,
	log: ChangeLog,
): void {
	const [before, after] = [typesOf(base), typesOf(head)];
	const gone = [...before].filter((type) => !after.has(type));
	const added = [...after].filter((type) => !before.has(type));
	if (gone.length > 0) log.narrower(place, `cannot be ${gone.join(", ")} now`);
	if (added.length > 0) log.wider(place, `can be ${added.join(", ")} now`);
}
