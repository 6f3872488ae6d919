import { html } from "./elements.js";
import { isSailed } from "./journey.js";
import { placeInWords } from "./place-in-words.js";
import { localTime, timesOf } from "./port-times.js";

/** @import { CurrentVesselFeature, PortFeature } from "../../../generated/openapi.ts" */
/** @import { Journey } from "./journey.js" */
/** @import { PortTime } from "./port-times.js" */

/** @typedef {"sailed" | "under-way" | "expected"} LegState */

/**
 * The journey as a list, which says in words all that the map shows: each port with its times by its own clocks, and
 * the vessel between two of them.
 *
 * @param {Journey} journey
 * @returns {HTMLLIElement[]}
 */
export function itineraryOf(journey) {
	const { ports, vessel } = journey;
	return ports.flatMap((port, index) => {
		const next = ports[index + 1];
		const { ports_sequence: sequence, outbound_atd_at } = port.properties;
		const state = legState(port, next);
		const items = [portItem(port, next && state)];
		if (vessel?.properties.ports_sequence === sequence)
			items.push(vesselItem(vessel));
		else if (state === "under-way")
			items.push(noteItem(noPosition(journey, sequence), state));
		if (next && next.properties.ports_sequence > sequence + 1)
			items.push(noteItem("What lies between is not known here.", "expected"));
		else if (!next && sequence < port.properties.ports_total && outbound_atd_at)
			items.push(noteItem("The next port is not known here.", "expected"));
		return items;
	});
}

/**
 * @param {PortFeature} port
 * @param {PortFeature | undefined} next
 * @returns {LegState}
 */
function legState(port, next) {
	if (next?.properties.inbound_ata_at) return "sailed";
	return port.properties.outbound_atd_at && next ? "under-way" : "expected";
}

/**
 * @param {Journey} journey
 * @param {number} sequence
 * @returns {string}
 */
function noPosition({ paths }, sequence) {
	const isSeen = paths.some(
		(path) => isSailed(path) && path.properties.ports_sequence === sequence,
	);
	return isSeen
		? "At sea; no recent position of the vessel is known."
		: "At sea; no position of the vessel is known.";
}

/**
 * @param {PortFeature} port
 * @param {LegState | undefined} leg how the leg that begins here stands
 * @returns {HTMLLIElement}
 */
function portItem(port, leg) {
	const { name, state_abbr, country, label, time_zone } = port.properties;
	const times = timesOf(port).map((time) => timeRow(time, time_zone));
	const item = html(
		"li",
		"port-stop",
		html(
			"h3",
			"",
			`${name} `,
			html("span", "tag", label),
			html("span", "aside", [state_abbr, country].filter(Boolean).join(", ")),
		),
		times.length > 0
			? html("dl", "times", ...times)
			: html("p", "note", "No times are known yet."),
	);
	if (leg) item.dataset.leg = leg;
	return item;
}

/**
 * @param {PortTime} time
 * @param {string} zone
 * @returns {HTMLDivElement}
 */
function timeRow({ words, code, at, isOutdated }, zone) {
	const { day, time, zone: offset } = localTime(at, zone);
	const instant = html("time", "", `${day}, ${time} `);
	instant.dateTime = at;
	instant.append(html("span", "zone", offset));
	return html(
		"div",
		isOutdated ? "outdated" : "",
		html("dt", "", words, " ", html("span", "code", code)),
		html("dd", "", instant),
	);
}

/**
 * @param {CurrentVesselFeature} vessel
 * @returns {HTMLLIElement}
 */
function vesselItem({ geometry, properties }) {
	const { vessel_name, vessel_imo, voyage_number } = properties;
	const { day, time } = localTime(properties.vessel_location_timestamp, "UTC");
	const heading = properties.vessel_location_heading;
	const speed = properties.vessel_location_speed;
	const motion = [
		heading === null ? [] : `heading ${Math.round(heading)}°`,
		speed === null ? [] : `${speed.toFixed(1)} knots`,
	].flat();
	const item = html(
		"li",
		"vessel-stop",
		html(
			"h3",
			"",
			`${vessel_name} `,
			html(
				"span",
				"aside",
				[voyage_number ? `Voyage ${voyage_number}` : [], `IMO ${vessel_imo}`]
					.flat()
					.join(" · "),
			),
		),
		html("p", "", placeInWords(geometry.coordinates)),
		html("p", "", motion.join(" · ")),
		html("p", "note", `Seen ${day}, ${time} UTC`),
	);
	item.dataset.leg = "expected";
	return item;
}

/**
 * @param {string} text
 * @param {LegState} leg
 * @returns {HTMLLIElement}
 */
function noteItem(text, leg) {
	const item = html("li", "", html("p", "note", text));
	item.dataset.leg = leg;
	return item;
}
