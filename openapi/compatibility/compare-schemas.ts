import { type ChangeLog, ofComponent, type Place, within } from "./change.ts";
import { compareRules, RULE_NAMES } from "./compare-rules.ts";
import { compareTypes } from "./compare-types.ts";
import { compareValues } from "./compare-values.ts";
import { compareWords } from "./compare-words.ts";
import {
	asList,
	asNode,
	type Contract,
	componentOf,
	isAnnotation,
	isSame,
	type Node,
	type Pair,
	resolve,
} from "./contract-node.ts";

/** Both contracts, and the log of changes. */
export interface Comparison {
	readonly contracts: Pair<Contract>;
	readonly log: ChangeLog;
}

/** The keywords that have a comparison of their own. */
const COMPARED: ReadonlySet<string> = new Set([
	...RULE_NAMES,
	"$ref",
	"additionalProperties",
	"allOf",
	"anyOf",
	"const",
	"default",
	"deprecated",
	"discriminator",
	"else",
	"enum",
	"items",
	"oneOf",
	"patternProperties",
	"prefixItems",
	"properties",
	"required",
	"then",
	"type",
]);

function compareMembers(pair: Pair, place: Place, comparison: Comparison) {
	const { log } = comparison;
	const before = asNode(pair.base.properties);
	const after = asNode(pair.head.properties);
	const wasRequired = new Set(asList(pair.base.required));
	const isRequired = new Set(asList(pair.head.required));
	const wasClosed = pair.base.additionalProperties === false;

	for (const name of Object.keys(before)) {
		const member = within(place, name);
		if (name in after)
			compareSchemas(
				{ base: before[name], head: after[name] },
				member,
				comparison,
			);
		else log.add("breaking", member, "was removed");
	}
	for (const name of Object.keys(after)) {
		if (name in before) continue;
		const member = within(place, name);
		if (isRequired.has(name)) log.narrower(member, "is new and required");
		else if (wasClosed) log.wider(member, "is new where no more was allowed");
		else log.add("additive", member, "is new");
	}
	for (const name of new Set([...wasRequired, ...isRequired])) {
		const member = within(place, String(name));
		const isNew = !(String(name) in before) && String(name) in after;
		const isGone = String(name) in before && !(String(name) in after);
		if (isNew || isGone) continue;
		if (!wasRequired.has(name)) log.narrower(member, "is required now");
		else if (!isRequired.has(name)) log.wider(member, "is optional now");
	}
}

/** Compares the schema of undeclared members or of a list's items: anything, nothing, or what a schema allows. */
function compareRest(
	name: "additionalProperties" | "items",
	pair: Pair,
	place: Place,
	comparison: Comparison,
): void {
	const { log } = comparison;
	const read = (node: Node) => node[name] ?? true;
	const [before, after] = [read(pair.base), read(pair.head)];
	const member = within(place, name === "items" ? "[]" : "*");
	if (typeof before === "object" && typeof after === "object") {
		compareSchemas({ base: before, head: after }, member, comparison);
		return;
	}
	if (before === after) return;
	const isNarrower = before === true || after === false;
	const what = name === "items" ? "items" : "further members";
	if (isNarrower) log.narrower(member, `fewer ${what} are allowed`);
	else log.wider(member, `more ${what} are allowed`);
}

/** Compares the members whose names follow a pattern. */
function comparePatterns(pair: Pair, place: Place, comparison: Comparison) {
	const before = asNode(pair.base.patternProperties);
	const after = asNode(pair.head.patternProperties);
	for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
		const member = within(place, `/${name}/`);
		if (!(name in after)) comparison.log.add("breaking", member, "was removed");
		else if (!(name in before)) comparison.log.narrower(member, "is new");
		else
			compareSchemas(
				{ base: before[name], head: after[name] },
				member,
				comparison,
			);
	}
}

/** Compares the items of a tuple by position. */
function compareTuple(pair: Pair, place: Place, comparison: Comparison) {
	const before = asList(pair.base.prefixItems);
	const after = asList(pair.head.prefixItems);
	for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
		compareSchemas(
			{ base: before[at] ?? {}, head: after[at] ?? {} },
			within(place, `[${at}]`),
			comparison,
		);
	}
}

/** Compares the schemas of `allOf`. */
function compareParts(pair: Pair, place: Place, comparison: Comparison) {
	const before = asList(pair.base.allOf);
	const after = asList(pair.head.allOf);
	for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
		if (at >= before.length)
			comparison.log.narrower(place, "has to match one more schema");
		else if (at >= after.length)
			comparison.log.wider(place, "has to match one schema fewer");
		else
			compareSchemas({ base: before[at], head: after[at] }, place, comparison);
	}
}

/** A name that identifies a choice of a union: a component's name, a type, a constant, or its whole text. */
function nameOfChoice(contract: Contract, choice: unknown): string {
	const component = componentOf(choice);
	if (component !== undefined) return component;
	const { type, title, const: constant } = resolve(contract, choice);
	const name = constant ?? title ?? type;
	return name === undefined ? "a value of another kind" : JSON.stringify(name);
}

/** The choices of a schema, including those of nested unions. A schema without a union is its own only choice. */
function choicesOf(contract: Contract, value: unknown): unknown[] {
	const node = resolve(contract, value);
	if (!isUnion(node)) return [value];
	return asList(node.oneOf ?? node.anyOf).flatMap((choice) =>
		choicesOf(contract, choice),
	);
}

/** The choices by name. Those of the same name keep their order. */
function choicesByName(contract: Contract, value: unknown) {
	const byName = new Map<string, unknown>();
	for (const choice of choicesOf(contract, value)) {
		const name = nameOfChoice(contract, choice);
		const count = [...byName.keys()].filter((key) =>
			key.startsWith(name),
		).length;
		byName.set(count === 0 ? name : `${name} (${count + 1})`, choice);
	}
	return byName;
}

function isUnion(node: Node): boolean {
	return "oneOf" in node || "anyOf" in node;
}

/** Compares the choices of a union. */
function compareChoices(
	pair: Pair<unknown>,
	place: Place,
	comparison: Comparison,
): void {
	const { contracts, log } = comparison;
	const before = choicesByName(contracts.base, pair.base);
	const after = choicesByName(contracts.head, pair.head);
	const gone = [...before.keys()].filter((name) => !after.has(name));
	const added = [...after.keys()].filter((name) => !before.has(name));
	for (const [name, base] of before) {
		const head = after.get(name);
		if (head !== undefined) compareSchemas({ base, head }, place, comparison);
	}
	const [one] = gone;
	const [other] = added;
	if (gone.length === 1 && added.length === 1 && one && other) {
		compareSchemas(
			{ base: before.get(one), head: after.get(other) },
			place,
			comparison,
		);
		return;
	}
	for (const name of gone)
		log.add("breaking", place, `can no longer be ${name}`);
	// Clients ignore unknown kinds of a union with a discriminator.
	const isOpen = "discriminator" in resolve(contracts.base, pair.base);
	for (const name of added) {
		if (isOpen) log.add("additive", place, `can be ${name}, too`);
		else log.wider(place, `can be ${name}, too`);
	}
}

/** Compares all other keywords as a whole. Any difference counts as breaking. */
function compareOthers(
	{ base, head }: Pair,
	place: Place,
	{ contracts, log }: Comparison,
): void {
	for (const name of new Set([...Object.keys(base), ...Object.keys(head)])) {
		if (COMPARED.has(name) || isAnnotation(name)) continue;
		if (isSame(contracts, { base: base[name], head: head[name] })) continue;
		log.add("breaking", place, `\`${name}\` has changed`);
	}
	const tellsApart = (node: Node) => asNode(node.discriminator).propertyName;
	if (tellsApart(base) !== tellsApart(head))
		log.add("breaking", place, "the discriminator has changed");
}

/** Compares the schemas of a value in both contracts, and records every difference. */
export function compareSchemas(
	pair: Pair<unknown>,
	from: Place,
	comparison: Comparison,
): void {
	const { contracts, log } = comparison;
	const component = componentOf(pair.base);
	const isShared =
		component !== undefined && component === componentOf(pair.head);
	const place = isShared ? ofComponent(component, from.direction) : from;
	// Compared once: a component is the same for everything that refers to it.
	if (isShared && !log.refer(from.scope, place.scope)) return;
	const base = resolve(contracts.base, pair.base);
	const head = resolve(contracts.head, pair.head);
	const resolved = { base, head };
	compareWords(resolved, place, log);
	if (isUnion(base) || isUnion(head)) {
		compareChoices(
			{
				base: isUnion(base) ? base : pair.base,
				head: isUnion(head) ? head : pair.head,
			},
			place,
			comparison,
		);
		if (!isUnion(base) || !isUnion(head)) return;
	}
	compareTypes(resolved, place, log);
	compareValues(resolved, place, log);
	compareRules(resolved, place, log);
	compareMembers(resolved, place, comparison);
	comparePatterns(resolved, place, comparison);
	compareRest("additionalProperties", resolved, place, comparison);
	compareTuple(resolved, place, comparison);
	compareRest("items", resolved, place, comparison);
	compareParts(resolved, place, comparison);
	for (const branch of ["then", "else"]) {
		if (!(branch in base) && !(branch in head)) continue;
		compareSchemas(
			{ base: base[branch] ?? {}, head: head[branch] ?? {} },
			within(place, branch),
			comparison,
		);
	}
	compareOthers(resolved, place, comparison);
}
