import { type Evidence, featureAt } from "./evidence.ts";
import type { Leg, Stop } from "./way.ts";

type Ends = "POL" | "POD";

/** The times of each port equal the records: events for what has happened, the shipment or a message for what is expected. */
export function portTimeProblems(
	evidence: Evidence,
	stops: readonly Stop[],
): string[] {
	return stops.flatMap((stop) => {
		const { label, ...times } = stop.port.properties;
		const { arrival, departure, sequence } = stop;
		const problems = [
			label === "POL" &&
				(times.inbound_eta_at ?? times.inbound_ata_at) !== null &&
				"has an inbound time",
			label === "POD" &&
				(times.outbound_etd_at ?? times.outbound_atd_at) !== null &&
				"has an outbound time",
			label !== "POL" &&
				times.inbound_ata_at !== (arrival?.attributes.timestamp ?? null) &&
				`has ATA ${times.inbound_ata_at}, its event ${arrival?.attributes.timestamp}`,
			label !== "POD" &&
				times.outbound_atd_at !== (departure?.attributes.timestamp ?? null) &&
				`has ATD ${times.outbound_atd_at}, its event ${departure?.attributes.timestamp}`,
			times.updated_at !== null &&
				Date.parse(times.updated_at) > evidence.now &&
				`was updated at ${times.updated_at}, which is to come`,
			...(label === "POL" || label === "POD"
				? endProblems(evidence, stop, label)
				: transshipmentProblems(evidence, stop)),
		];
		return problems
			.filter((problem) => typeof problem === "string")
			.map((problem) => `port ${sequence} (${label}) ${problem}`);
	});
}

function endProblems(
	{ container, shipment }: Evidence,
	{ port }: Stop,
	label: Ends,
): (string | false)[] {
	const times = port.properties;
	const own = container.attributes;
	const whole = shipment.attributes;
	const isAlone = shipment.relationships.containers.data.length === 1;
	const differs = (name: string, got: string | null, want: string | null) =>
		got !== want && `has ${got}, the record has ${name} ${want}`;
	if (label === "POL") {
		const { outbound_atd_at: atd, outbound_etd_at: etd } = times;
		return [
			differs("pol_vessel_departed_at", atd, own.pol_vessel_departed_at),
			isAlone && differs("pol_atd_at", atd, whole.pol_atd_at),
			isAlone && differs("pol_etd_at", etd, whole.pol_etd_at),
		];
	}
	const { inbound_ata_at: ata, inbound_eta_at: eta } = times;
	return [
		differs("pod_arrived_at", ata, own.pod_arrived_at),
		isAlone && differs("pod_ata_at", ata, whole.pod_ata_at),
		isAlone && differs("pod_eta_at", eta, whole.pod_eta_at),
	];
}

/** Records have no estimates of transshipments, so they must come from the carrier's messages. */
function transshipmentProblems(
	{ rawEvents }: Evidence,
	{ locode, port }: Stop,
): (string | false)[] {
	const { inbound_eta_at: eta, outbound_etd_at: etd } = port.properties;
	const told = (event: string) =>
		rawEvents
			.map(({ attributes }) => attributes)
			.filter(
				(raw) =>
					raw.event === event &&
					raw.estimated &&
					raw.location_locode === locode,
			)
			.map(({ timestamp }) => timestamp);
	return (
		[
			["transshipment_arrived", eta],
			["transshipment_departed", etd],
		] as const
	).map(([event, got]) => {
		const times = told(event);
		const isRight = got === null ? times.length === 0 : times.includes(got);
		return !isRight && `expects ${event} at ${got}, messages say ${times}`;
	});
}

/** Vessel and path repeat the times of the ports of their leg. */
export function legTimeProblems(
	{ map }: Evidence,
	legs: readonly Leg[],
): string[] {
	return legs.flatMap(({ from, to }) => {
		const { sequence } = from;
		const vessel = featureAt(map, "current_vessel", sequence)?.properties;
		const past = featureAt(map, "past_vessel_locations", sequence)?.properties;
		const { outbound_atd_at: atd } = from.port.properties;
		const { inbound_ata_at: ata, inbound_eta_at: eta } = to.port.properties;
		const pairs = [
			["vessel's departure_port_atd", vessel?.departure_port_atd, atd],
			["vessel's arrival_port_eta", vessel?.arrival_port_eta, eta],
			["path's outbound_atd_at", past?.outbound_atd_at, atd],
			["path's inbound_ata_at", past?.inbound_ata_at, ata],
			["path's inbound_eta_at", past?.inbound_eta_at, eta],
		] as const;
		return pairs
			.filter(([, got, want]) => got !== undefined && got !== want)
			.map(
				([name, got, want]) =>
					`leg ${sequence}: the ${name} is ${got}, its port says ${want}`,
			);
	});
}
