import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

function read(name: string): string {
	return readFileSync(new URL(name, import.meta.url), "utf8").trim();
}

/** Colours and type of all pages, as CSS. */
export const PAGE_STYLE = read("page.css");

/** The icon of all pages, as SVG. */
export const ICON = read("icon.svg");

/** The hash by which a content security policy names an inline script or style. */
export function hashSource(text: string): string {
	return `'sha256-${hash("sha256", text, "base64")}'`;
}
