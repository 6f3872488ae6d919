import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(
	new URL("../../../server/page-style/page.css", import.meta.url),
	"utf8",
);
const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function colour(scheme: string, name: string): string {
	const short = new RegExp(`--${name}: #([\\da-f]{3}|[\\da-f]{6});`).exec(
		scheme,
	)?.[1];
	if (short === undefined) throw new Error(`no colour ${name}`);
	return `#${short.length === 3 ? [...short].map((c) => c + c).join("") : short}`;
}

function contrast(scheme: string, one: string, other: string): number {
	const [a, b] = [
		luminance(colour(scheme, one)),
		luminance(colour(scheme, other)),
	];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each([
	["by day", light],
	["by night", dark],
])("the colours %s", (_name, scheme) => {
	it.each([
		["ink", "paper"],
		["ink", "land"],
		["ink", "sea"],
		["soft-ink", "paper"],
		["sea-ink", "sea"],
		["sea-ink", "shallows"],
		["route", "paper"],
		["on-route", "route"],
		["vessel", "paper"],
	])("make the text %s readable on %s (WCAG 2.2, 1.4.3)", (text, ground) => {
		expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
	});

	it.each([
		["route", "sea"],
		["route", "land"],
		["vessel", "sea"],
		["vessel", "land"],
	])("make the sign %s visible on %s (WCAG 2.2, 1.4.11)", (sign, ground) => {
		expect(contrast(scheme, sign, ground)).toBeGreaterThanOrEqual(3);
	});
});
