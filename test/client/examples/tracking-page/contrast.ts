import type { Page } from "playwright-core";

/** Finds texts that are hard to read. Runs in the page. */
const FAINT = `(() => {
	const channels = (color) => color.match(/[\\d.]+/g).map(Number);
	const luminance = (color) => {
		const [r, g, b] = channels(color).map((value) => {
			const part = value / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const groundOf = (element) => {
		for (let at = element; at; at = at.parentElement) {
			const color = getComputedStyle(at).backgroundColor;
			if (channels(color)[3] !== 0) return color;
		}
		throw new Error("the page has no ground");
	};
	const faint = [];
	for (const element of document.querySelectorAll("body *:not(svg *, script)")) {
		const own = [...element.childNodes].filter((node) => node.nodeType === 3);
		const text = own.map((node) => node.textContent.trim()).join("");
		if (text === "" && element.localName !== "input") continue;
		const inks = [getComputedStyle(element).color, groundOf(element)].map(luminance);
		const ratio = (Math.max(...inks) + 0.05) / (Math.min(...inks) + 0.05);
		if (ratio < 4.5) faint.push(text + " " + ratio.toFixed(2));
	}
	return faint;
})()`;

/** The texts of a page with less contrast than 4.5 to 1 (WCAG 2.2, AA). */
export function faintTexts(page: Page): Promise<string[]> {
	return page.evaluate<string[]>(FAINT);
}
