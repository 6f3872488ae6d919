import {
	type Evidence,
	type FeatureType,
	featureAt,
	featuresOf,
} from "./evidence.ts";
import { factsAt, type Stop, TRANSSHIPMENT } from "./way.ts";

/** Features of one port or leg come in this order. The public service's own sample has the vessel before the path behind it. */
const ORDER: Readonly<Record<FeatureType, number>> = {
	port: 0,
	current_vessel: 1,
	past_vessel_locations: 2,
	estimated_partial_leg: 3,
	estimated_full_legs: 3,
};

/** Features are in the order of `ports_sequence`, at most one of a kind for each port and leg, and belong to existing ports. */
export function orderProblems({ map }: Evidence): string[] {
	const problems: string[] = [];
	const total = featuresOf(map, "port")[0]?.properties.ports_total ?? 0;
	let last = -1;
	for (const { properties } of map.features) {
		const { feature_type: type, ports_sequence: sequence } = properties;
		const rank = sequence * 10 + ORDER[type];
		if (rank <= last)
			problems.push(`${type} ${sequence} stands behind its place`);
		last = rank;
		const most = type === "port" ? total : total - 1;
		if (sequence > most)
			problems.push(`${type} ${sequence} of ${total} ports is one too many`);
		if (type !== "port" && !featureAt(map, "port", sequence))
			problems.push(`${type} ${sequence} begins at no port of the map`);
	}
	return problems;
}

/** Checks sequence, total, label and record of each port, and that the required ports are there. */
export function portProblems(
	evidence: Evidence,
	stops: readonly Stop[],
): string[] {
	const problems: string[] = [];
	const { map, ports, shipment } = evidence;
	const { port_of_lading, port_of_discharge } = shipment.relationships;
	const hasWay =
		port_of_lading.data !== null && port_of_discharge.data !== null;
	if (map.features.length === 0) {
		return hasWay && evidence.events.length > 0
			? ["is empty, though both ends of the way are known"]
			: [];
	}
	const total = stops[0]?.port.properties.ports_total ?? 0;
	if (stops.some(({ port }) => port.properties.ports_total !== total))
		problems.push("its ports do not agree on ports_total");
	if (total < stops.length || total < 2)
		problems.push(`${stops.length} ports, but ports_total is ${total}`);
	for (const { sequence, port } of stops) {
		const isLast = sequence === total && port_of_discharge.data !== null;
		const want = sequence === 1 ? "POL" : isLast ? "POD" : `TS${sequence - 1}`;
		const { label, location_id: id, ...facts } = port.properties;
		if (label !== want)
			problems.push(`port ${sequence} is ${label}, not ${want}`);
		const record = ports.get(id);
		if (record === undefined) {
			problems.push(`port ${sequence} is no port of the API: ${id}`);
			continue;
		}
		const { latitude, longitude, ...known } = record.attributes;
		for (const name of [
			"name",
			"state_abbr",
			"country_code",
			"time_zone",
		] as const) {
			if (facts[name] !== known[name])
				problems.push(
					`port ${sequence} has ${name} ${facts[name]}, its record ${known[name]}`,
				);
		}
		const place = port.geometry.coordinates;
		if (place[0] !== longitude || place[1] !== latitude)
			problems.push(`port ${sequence} is at ${place}, not where its record is`);
		if ((facts.state === null) !== (facts.state_abbr === null))
			problems.push(`port ${sequence} has only one of state and state_abbr`);
	}
	const ends = [
		["lading", port_of_lading.data?.id, stops.find((s) => s.sequence === 1)],
		[
			"discharge",
			port_of_discharge.data?.id,
			stops.find((s) => s.sequence === total),
		],
	] as const;
	for (const [name, want, stop] of ends) {
		const got = stop?.port.properties.location_id;
		if (got !== undefined && want !== undefined && got !== want)
			problems.push(`its port of ${name} is not the shipment's`);
	}
	return [...problems, ...transshipmentProblems(evidence, stops, total)];
}

/** The ports of transshipment are those where the container changed vessels, in that order, and those where it will. */
function transshipmentProblems(
	evidence: Evidence,
	stops: readonly Stop[],
	total: number,
): string[] {
	const problems: string[] = [];
	const shown = stops
		.filter(({ port }) => port.properties.label.startsWith("TS"))
		.map(({ locode }) => locode);
	const seen = factsAt(evidence, TRANSSHIPMENT)
		.toSorted((a, b) => time(a).localeCompare(time(b)))
		.map(({ attributes }) => attributes.location_locode ?? "")
		.filter((locode, index, all) => all.indexOf(locode) === index);
	if (stops.length === total && seen.some((code) => !shown.includes(code)))
		problems.push(`changed vessels in ${seen}, but shows ${shown}`);
	const order = shown.filter((code) => seen.includes(code));
	if (order.some((code, index) => code !== seen[index]))
		problems.push(
			`changed vessels in ${seen}, but shows ${shown} in this order`,
		);
	for (const locode of shown) {
		const isTold = evidence.rawEvents.some(
			({ attributes }) =>
				attributes.location_locode === locode &&
				TRANSSHIPMENT.includes(attributes.event ?? ""),
		);
		if (!isTold)
			problems.push(`nobody said that vessels are changed in ${locode}`);
	}
	return problems;
}

const time = ({ attributes }: ReturnType<typeof factsAt>[number]) =>
	attributes.timestamp ?? "";
