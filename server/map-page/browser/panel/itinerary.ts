import type {
	CurrentVesselFeature,
	PortFeature,
} from "../../../../generated/openapi.ts";
import { html } from "../shared/elements.ts";
import type { Journey } from "../shared/journey.ts";
import { isEnd, isSailed, lastReached } from "../shared/journey.ts";
import { placeInWords } from "./place-in-words.ts";
import type { PortTime } from "./port-times.ts";
import { localTime, timesOf } from "./port-times.ts";

export type LegState = "sailed" | "under-way" | "expected";

/** The journey as a list with everything that the map shows: each port with its local times, and the vessel between two ports. */
export function itineraryOf({
	ports,
	paths,
	vessel,
}: Journey): HTMLLIElement[] {
	const reached = lastReached(ports);
	return ports.flatMap((port, index) => {
		const { ports_sequence: sequence } = port.properties;
		const next = ports[index + 1]?.properties.ports_sequence;
		const leg = legState(port, index - reached);
		const items = [portItem(port, isEnd(port.properties) ? undefined : leg)];
		if (vessel?.properties.ports_sequence === sequence)
			items.push(vesselItem(vessel));
		else if (leg === "under-way")
			items.push(noteItem(noPosition(paths, sequence), leg));
		if (next !== undefined && next > sequence + 1)
			items.push(noteItem("The ports in between are not known.", leg));
		else if (next === undefined && !isEnd(port.properties))
			items.push(noteItem("The next ports are not known."));
		return items;
	});
}

/** The state of the leg that begins at a port; `beyond` counts ports from the last one reached. */
function legState({ properties }: PortFeature, beyond: number): LegState {
	if (beyond < 0) return "sailed";
	return beyond === 0 && properties.outbound_atd_at ? "under-way" : "expected";
}

function noPosition(paths: Journey["paths"], sequence: number): string {
	const isSeen = paths.some(
		(path) => isSailed(path) && path.properties.ports_sequence === sequence,
	);
	return isSeen
		? "No recent position of the vessel is known."
		: "No position of the vessel is known.";
}

/** A port with its times; `leg` is the state of the leg that begins here. */
function portItem(port: PortFeature, leg: LegState | undefined): HTMLLIElement {
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

function timeRow(
	{ words, code, at, isOutdated }: PortTime,
	zone: string,
): HTMLDivElement {
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

function vesselItem({
	geometry,
	properties,
}: CurrentVesselFeature): HTMLLIElement {
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

function noteItem(text: string, leg?: LegState): HTMLLIElement {
	const item = html("li", "", html("p", "note", text));
	if (leg) item.dataset.leg = leg;
	return item;
}
