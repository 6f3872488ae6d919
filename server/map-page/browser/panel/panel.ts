import { byId, html } from "../shared/elements.ts";
import type { Journey } from "../shared/journey.ts";
import { isEnd, isSailed, stageOf } from "../shared/journey.ts";
import type { Headline } from "./headline.ts";
import { itineraryOf } from "./itinerary.ts";
import type { Message } from "./messages.ts";
import { localTime } from "./port-times.ts";

const NOTHING = { ports: [], paths: [], vessel: undefined };

/** Shows the headline, in the title of the tab too. */
export function showHeadline({ number, facts }: Headline): void {
	byId("number", HTMLElement).textContent = number;
	byId("facts", HTMLElement).textContent = facts;
	document.title = `${number} · Landfall`;
}

/** Shows a journey as text: its stage, its ports, and the legend of the map. */
export function showJourney(journey: Journey): void {
	const isKnown = journey.ports.length > 0;
	byId("stage", HTMLElement).textContent = isKnown ? stageOf(journey) : "";
	byId("arrival", HTMLElement).replaceChildren(...arrivalOf(journey));
	byId("itinerary", HTMLElement).hidden = !isKnown;
	byId("ports", HTMLElement).replaceChildren(...itineraryOf(journey));
	byId("legend", HTMLElement).replaceChildren(...legendOf(journey));
	byId("chart", SVGSVGElement).setAttribute("aria-label", summaryOf(journey));
}

/** Removes everything about a container from the panel. */
export function clear() {
	showHeadline({ number: "Container map", facts: "" });
	showJourney(NOTHING);
	showLookedAt(false);
}

/** Shows a message to the reader, or hides it. */
export function showMessage(message: Message | undefined): void {
	byId("message-title", HTMLElement).textContent = message?.title ?? "";
	byId("message-text", HTMLElement).textContent = message?.text ?? "";
	byId("message", HTMLElement).classList.toggle("told", Boolean(message));
}

/** Shows or hides the form for the key. */
export function showKeyForm(isShown: boolean): void {
	const form = byId("key-form", HTMLFormElement);
	byId("footer", HTMLElement).hidden = isShown;
	if (form.hidden !== isShown) return;
	form.hidden = !isShown;
	// Moves the focus for readers with a keyboard or a screen reader.
	(isShown
		? byId("key", HTMLInputElement)
		: byId("number", HTMLElement)
	).focus();
}

/** Shows when the map was fetched, by the reader's clock. */
export function showLookedAt(isLookedUp: boolean): void {
	const now = new Date().toLocaleTimeString("en-GB", { timeStyle: "short" });
	byId("looked-at", HTMLElement).textContent = isLookedUp
		? `Looked up at ${now} by your clock.`
		: "";
}

/** When the container arrives, or arrived, in the port of discharge. */
function arrivalOf({ ports }: Journey): Node[] {
	const last = ports.at(-1)?.properties;
	if (!last || !isEnd(last)) return [];
	const at = last.inbound_ata_at ?? last.inbound_eta_at;
	if (at === null) return [];
	const { day, time, zone } = localTime(at, last.time_zone);
	const words = last.inbound_ata_at ? "" : `Expected in ${last.name} `;
	return [
		html("span", "unbroken", words),
		html("span", "unbroken", `${day}, ${time} ${zone}`),
	];
}

function summaryOf(journey: Journey): string {
	const [first, ...others] = journey.ports.map(
		({ properties }) => properties.name,
	);
	if (first === undefined) return "Map of the world";
	const way = [`from ${first}`, ...others.map((name) => `to ${name}`)].join(
		" ",
	);
	return `Map of the way by sea ${way}. ${stageOf(journey)}. The list of ports tells the same in words.`;
}

function legendOf({ ports, paths, vessel }: Journey): HTMLLIElement[] {
	const signs: readonly (readonly [
		sign: string,
		words: string,
		isDrawn: boolean,
	])[] = [
		["sailed", "Path sailed", paths.some(isSailed)],
		["expected", "Expected path", paths.some((path) => !isSailed(path))],
		["vessel", "Vessel", vessel !== undefined],
		["port", "Port", ports.length > 0],
	];
	return signs
		.filter(([, , isDrawn]) => isDrawn)
		.map(([sign, words]) =>
			html("li", "", html("span", `sign is-${sign}`), words),
		);
}
