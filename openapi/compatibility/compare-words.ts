import type { ChangeLog, Place } from "./change.ts";
import { type Pair, showValue } from "./contract-node.ts";

/** Records changed descriptions, deprecations and defaults of a schema. */
export function compareWords(
	{ base, head }: Pair,
	place: Place,
	log: ChangeLog,
): void {
	const isOther = ["title", "summary", "description"].some(
		(name) => base[name] !== head[name],
	);
	if (isOther) log.add("cosmetic", place, "the description has changed");
	if (!base.deprecated && head.deprecated)
		log.add("additive", place, "is deprecated");
	if (base.deprecated && !head.deprecated)
		log.add("cosmetic", place, "is no longer deprecated");
	const [before, after] = [base.default, head.default];
	if (JSON.stringify(before) === JSON.stringify(after)) return;
	// A client that omits the member now gets another value.
	const severity = place.direction === "request" ? "breaking" : "cosmetic";
	log.add(
		severity,
		place,
		`the default was ${showValue(before ?? null)} and is ${showValue(after ?? null)}`,
	);
}
