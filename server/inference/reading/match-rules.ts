import { NUMBER_RULES } from "../number-rules/number-rules.ts";
import {
	ANY_BODY,
	type NumberRule,
	type RuleMatch,
} from "../vocabulary/number-rule.ts";

/** Possible body of a number outside the known forms of the line. */
const ODD_BODY = /^[A-Z\d]{4,16}$/;

/** Matches SCACs that are also owner codes of containers. */
const OWNER_CODE = /^[A-Z]{3}[UJZ]$/;

const rulesByPrefix = groupBy(
	NUMBER_RULES.flatMap((rule) =>
		writtenPrefixes(rule).map((prefix) => [prefix, rule] as const),
	),
);

const bareRulesByLength = groupBy(
	NUMBER_RULES.filter((rule) => rule.prefixes.length === 0).map(
		(rule) => [rule.body.length, rule] as const,
	),
);

const prefixLengths = [
	...new Set([...rulesByPrefix.keys()].map(({ length }) => length)),
].sort((a, b) => b - a);

/**
 * The rules that match a number, those with a prefix first. For a known prefix without a matching form, each line with that
 * prefix gets one inexact match.
 */
export function matchRules(key: string): readonly RuleMatch[] {
	const bare = (bareRulesByLength.get(key.length) ?? [])
		.filter((rule) => isOfForm(key, 0, rule.body))
		.map((rule) => ({ rule, prefix: "", isExact: true }));
	return [...matchPrefixes(key), ...bare];
}

/** Whether any form of the numbers with a prefix is known. */
export function hasKnownForm(prefix: string): boolean {
	const rules = rulesByPrefix.get(prefix) ?? [];
	return rules.some(({ body }) => body !== ANY_BODY);
}

/** The exact matches of the longest prefix that has some; otherwise the inexact ones of the longest prefix. */
function matchPrefixes(key: string): readonly RuleMatch[] {
	let odd: readonly RuleMatch[] = [];
	for (const length of prefixLengths) {
		const prefix = key.slice(0, length);
		const rules = rulesByPrefix.get(prefix);
		if (rules === undefined) continue;
		const exact = exactMatches(key, prefix, rules);
		if (exact.length > 0) return exact;
		if (odd.length === 0) odd = oddMatches(key, prefix, rules);
	}
	return odd;
}

/** Matches of known forms, else of rules for any body. */
function exactMatches(
	key: string,
	prefix: string,
	rules: readonly NumberRule[],
): readonly RuleMatch[] {
	const known = rules.filter(
		({ body }) => body !== ANY_BODY && isOfForm(key, prefix.length, body),
	);
	const found =
		known.length === 0 && isPlausibleBody(key.slice(prefix.length), prefix)
			? rules.filter(({ body }) => body === ANY_BODY)
			: known;
	return found.map((rule) => ({ rule, prefix, isExact: true }));
}

function oddMatches(
	key: string,
	prefix: string,
	rules: readonly NumberRule[],
): readonly RuleMatch[] {
	if (!ODD_BODY.test(key.slice(prefix.length))) return [];
	return rules
		.filter(
			({ line }, index) =>
				rules.findIndex((other) => other.line === line) === index,
		)
		.map((rule) => ({ rule, prefix, isExact: false }));
}

/**
 * Whether a body is plausible for an unknown form: 6 to 14 characters, at least 5 of them digits. Six to eight digits after an owner
 * code belong to a container number, possibly with one missing or extra.
 */
export function isPlausibleBody(body: string, prefix: string): boolean {
	if (OWNER_CODE.test(prefix) && /^\d{6,8}$/.test(body)) return false;
	const digits = body.replace(/\D/g, "").length;
	return body.length >= 6 && body.length <= 14 && digits >= 5;
}

/** Whether a key has a form. A form with free positions requires at least one digit, because words are no numbers. */
function isOfForm(key: string, start: number, body: string): boolean {
	if (key.length - start !== body.length) return false;
	let hasDigit = false;
	for (let index = 0; index < body.length; index += 1) {
		const code = key.charCodeAt(start + index);
		if (!fits(code, body[index])) return false;
		hasDigit ||= isDigit(code);
	}
	return hasDigit;
}

function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

function fits(code: number, sign: string | undefined): boolean {
	if (sign === "#") return isDigit(code);
	if (sign === "@") return code >= 65 && code <= 90;
	return sign === "*" || sign?.charCodeAt(0) === code;
}

/** The prefixes of a rule, also with the line's SCAC in front, which some systems add to any number. */
function writtenPrefixes({ line, prefixes }: NumberRule): readonly string[] {
	return prefixes.flatMap((prefix) => [prefix, `${line}${prefix}`]);
}

function groupBy<Key, Value>(
	entries: readonly (readonly [Key, Value])[],
): ReadonlyMap<Key, readonly Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const [key, value] of entries) {
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [value]);
		else group.push(value);
	}
	return groups;
}
