import { SHIPPING_LINES } from "../reference/shipping-lines.ts";
import { ANY_BODY, type NumberRule, type RuleMatch } from "./number-rule.ts";
import { NUMBER_RULES } from "./number-rules/number-rules.ts";

/** What can follow a prefix when the number has none of the forms that are known of the line. */
const ODD_BODY = /^[A-Z\d]{4,16}$/;

/** The rules by what numbers begin with: those of SCACs without a row of their own included. */
const rulesByPrefix = groupBy(
	[...NUMBER_RULES, ...rulesOfUnknownForms()].flatMap((rule) =>
		rule.prefixes.map((prefix) => [prefix, rule] as const),
	),
);

/** The rules of numbers without prefix by their length. */
const bareRulesByLength = groupBy(
	NUMBER_RULES.filter((rule) => rule.prefixes.length === 0).map(
		(rule) => [rule.body.length, rule] as const,
	),
);

const longestFirst = [
	...new Set([...rulesByPrefix.keys()].map(({ length }) => length)),
].sort((a, b) => b - a);

/**
 * The rules that a number obeys, those with a prefix before those without. Where a prefix is known and none of its forms fits,
 * a match that is not exact for each line that has it.
 */
export function matchRules(key: string): readonly RuleMatch[] {
	const bare = (bareRulesByLength.get(key.length) ?? [])
		.filter((rule) => isOfForm(key, 0, rule.body))
		.map((rule) => ({ rule, prefix: "", isExact: true }));
	return [...prefixed(key), ...bare];
}

/** The exact matches of the longest prefix that has some, else the odd ones of the longest prefix. */
function prefixed(key: string): readonly RuleMatch[] {
	let odd: readonly RuleMatch[] | undefined;
	for (const length of longestFirst) {
		const prefix = key.slice(0, length);
		const rules = rulesByPrefix.get(prefix);
		if (rules === undefined) continue;
		const exact = exactMatches(key, prefix, rules);
		if (exact.length > 0) return exact;
		odd ??= oddMatches(key, prefix, rules);
	}
	return odd ?? [];
}

/** A known form wins against a line's unknown ones. */
function exactMatches(
	key: string,
	prefix: string,
	rules: readonly NumberRule[],
): readonly RuleMatch[] {
	const known = rules.filter(
		({ body }) => body !== ANY_BODY && isOfForm(key, prefix.length, body),
	);
	const found =
		known.length > 0 || !isPlausibleBody(key, prefix)
			? known
			: rules.filter(({ body }) => body === ANY_BODY);
	return found.map((rule) => ({ rule, prefix, isExact: true }));
}

function oddMatches(
	key: string,
	prefix: string,
	rules: readonly NumberRule[],
): readonly RuleMatch[] {
	if (!ODD_BODY.test(key.slice(prefix.length))) return [];
	const byLine = new Map([...rules].reverse().map((rule) => [rule.line, rule]));
	return [...byLine.values()].map((rule) => ({ rule, prefix, isExact: false }));
}

/** Whether a number of an unknown form can follow the prefix: not digits alone that a container's number could have lost or gained one of. */
function isPlausibleBody(key: string, prefix: string): boolean {
	const body = key.slice(prefix.length);
	if (body.length < 6 || body.length > 14) return false;
	if (body.replace(/\D/g, "").length < 5) return false;
	return !(/^[A-Z]{3}[UJZ]$/.test(prefix) && /^\d{6,8}$/.test(body));
}

function isOfForm(key: string, start: number, body: string): boolean {
	if (key.length - start !== body.length) return false;
	for (let index = 0; index < body.length; index += 1) {
		if (!fits(key.charCodeAt(start + index), body[index])) return false;
	}
	return true;
}

function fits(code: number, sign: string | undefined): boolean {
	const isDigit = code >= 48 && code <= 57;
	if (sign === "#") return isDigit;
	if (sign === "@") return code >= 65 && code <= 90;
	return sign === "*" || sign?.charCodeAt(0) === code;
}

/** A rule for every SCAC and alias of a supported line that no row has as a prefix. */
function rulesOfUnknownForms(): readonly NumberRule[] {
	const known = new Set(NUMBER_RULES.flatMap(({ prefixes }) => prefixes));
	return SHIPPING_LINES.flatMap((line) => {
		const prefixes = [line.scac, ...line.alternativeScacs].filter(
			(scac) => !known.has(scac),
		);
		return prefixes.length === 0
			? []
			: [
					{
						line: line.scac,
						kind: "bill_of_lading" as const,
						prefixes,
						body: ANY_BODY,
						evidence: `no form of the numbers of ${line.name} is known`,
					},
				];
	});
}

function groupBy<Key, Value>(
	entries: readonly (readonly [Key, Value])[],
): ReadonlyMap<Key, readonly Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const [key, value] of entries) {
		groups.set(key, [...(groups.get(key) ?? []), value]);
	}
	return groups;
}
