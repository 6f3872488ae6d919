import type { Journey } from "./journey.ts";
import { LAST_DISCHARGE_SHARE, LATEST_REPORT_MS } from "./journey.ts";
import { exportSteps, type ImportStep, type Step } from "./landside.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./local-time.ts";
import { type Ride, type Stop, type Stops, stopsOf } from "./stops.ts";

/** What happens at a milestone, in the codes of DCSA Track & Trace 2.2. */
export type Happening =
	| {
			readonly kind: "shipment";
			readonly code: "CONF" | "ISSU";
			readonly document: "BKG" | "TRD" | "ARN";
	  }
	| { readonly kind: "transport"; readonly code: "ARRI" | "DEPA" }
	| {
			readonly kind: "equipment";
			readonly code: "GTIN" | "GTOT" | "LOAD" | "DISC";
			readonly isEmpty: boolean;
			/** Position of the container in the cargo. */
			readonly box: number;
	  };

/** One thing that is planned to happen, may be forecast, and happens. Instants in milliseconds. */
export interface Milestone {
	/** Identity within the journey. */
	readonly name: string;
	readonly happening: Happening;
	readonly stop: Stop;
	/** Null for what lines do not plan: documents, and what the consignee does. */
	readonly plannedAt: number | null;
	readonly actualAt: number;
	/** When the line records that it happened. */
	readonly reportedAt: number;
}

type AddMilestone = (
	name: string,
	happening: Happening,
	stop: Stop,
	actualAt: number,
	plannedAt: number | null,
) => void;

/** The milestones of a journey, in the order in which a container meets them. */
export function milestonesOf(journey: Journey): readonly Milestone[] {
	const milestones: Milestone[] = [];
	const add: AddMilestone = (name, happening, stop, actualAt, plannedAt) => {
		const whole = Math.round(actualAt / MINUTE_MS) * MINUTE_MS;
		const lag = journey.deal.between(`report of ${name}`, 0.1, 0.9);
		milestones.push({
			name,
			happening,
			stop,
			plannedAt:
				plannedAt === null
					? null
					: Math.round(plannedAt / (30 * MINUTE_MS)) * 30 * MINUTE_MS,
			actualAt: whole,
			reportedAt: whole + Math.round(lag * LATEST_REPORT_MS),
		});
	};
	const stops = stopsOf(journey);
	addDocuments(journey, stops.origin, stops.pod, add);
	addExport(journey, stops, add);
	addVoyages(journey, stops.calls, add);
	addImport(journey, stops, add);
	return milestones;
}

function addDocuments(
	journey: Journey,
	origin: Stop,
	pod: Stop,
	add: AddMilestone,
): void {
	const [first, last] = [journey.voyages[0], journey.voyages.at(-1)];
	if (first === undefined || last === undefined) return;
	const { deal } = journey;
	const document = (
		code: "CONF" | "ISSU",
		type: "BKG" | "TRD" | "ARN",
		stop: Stop,
		at: number,
	) =>
		add(
			`${type} ${code}`,
			{ kind: "shipment", code, document: type },
			stop,
			at,
			null,
		);
	document("CONF", "BKG", origin, journey.bookedAt);
	const issuedAt =
		first.load.departureAt + deal.between("bill issued", 5, 40) * HOUR_MS;
	document("ISSU", "TRD", origin, issuedAt);
	const noticeAt =
		last.discharge.arrivalAt - deal.between("notice", 2, 5) * DAY_MS;
	const earliestAt = last.load.departureAt + 6 * HOUR_MS;
	document("ISSU", "ARN", pod, Math.max(noticeAt, earliestAt));
}

function addExport(journey: Journey, stops: Stops, add: AddMilestone): void {
	const departureAt = journey.voyages[0]?.load.plannedDepartureAt ?? 0;
	const shipment = journey.deal.of("export");
	for (const box of journey.cargo.boxes.keys()) {
		const steps = exportSteps(
			departureAt,
			stops.barge !== undefined,
			journey.deal.of(`export ${box}`),
			shipment,
		);
		const put = (
			code: "GTIN" | "GTOT" | "LOAD" | "DISC",
			stop: Stop,
			step: Step,
		) => {
			const isEmpty = code === "GTOT";
			add(
				`${stop.name} ${code} ${box}`,
				{ kind: "equipment", code, isEmpty, box },
				stop,
				step.actualAt,
				step.plannedAt,
			);
		};
		put("GTOT", stops.emptyPickUp, steps.emptyOut);
		put("GTIN", stops.gateIn, steps.gateIn);
		if (steps.barge === undefined || stops.barge === undefined) continue;
		const { load, depart, arrive, discharge } = steps.barge;
		put("LOAD", stops.barge.from, load);
		put("DISC", stops.barge.to, discharge);
		if (box > 0) continue;
		addRide(stops.barge, depart, arrive, add);
	}
}

function addRide(
	ride: Ride,
	depart: Step,
	arrive: Step,
	add: AddMilestone,
): void {
	const transport = (code: "ARRI" | "DEPA", stop: Stop, step: Step) =>
		add(
			`${stop.name} ${code}`,
			{ kind: "transport", code },
			stop,
			step.actualAt,
			step.plannedAt,
		);
	transport("DEPA", ride.from, depart);
	transport("ARRI", ride.to, arrive);
}

function addVoyages(
	journey: Journey,
	calls: Stops["calls"],
	add: AddMilestone,
): void {
	for (const { voyage, from, to } of calls) {
		const { load, discharge } = voyage;
		for (const box of journey.cargo.boxes.keys()) {
			const deal = journey.deal.of(`${from.name} ${box}`);
			const loadShare = deal.between("load", 0.2, 0.75);
			const offShare = deal.between("discharge", 0.1, LAST_DISCHARGE_SHARE);
			const put = (
				code: "LOAD" | "DISC",
				stop: Stop,
				actualAt: number,
				plannedAt: number,
			) =>
				add(
					`${stop.name} ${code} ${box}`,
					{ kind: "equipment", code, isEmpty: false, box },
					stop,
					actualAt,
					plannedAt,
				);
			put(
				"LOAD",
				from,
				load.departureAt - (load.departureAt - load.arrivalAt) * loadShare,
				load.plannedDepartureAt - 10 * HOUR_MS,
			);
			put(
				"DISC",
				to,
				discharge.arrivalAt +
					(discharge.departureAt - discharge.arrivalAt) * offShare,
				discharge.plannedArrivalAt + 10 * HOUR_MS,
			);
		}
		addRide(
			{ from, to },
			{ plannedAt: load.plannedDepartureAt, actualAt: load.departureAt },
			{ plannedAt: discharge.plannedArrivalAt, actualAt: discharge.arrivalAt },
			add,
		);
	}
}

function addImport(journey: Journey, stops: Stops, add: AddMilestone): void {
	const discharge = journey.voyages.at(-1)?.discharge;
	if (discharge === undefined) return;
	const stayMs = discharge.departureAt - discharge.arrivalAt;
	const offAt = discharge.arrivalAt + stayMs * LAST_DISCHARGE_SHARE;
	const plannedOffAt = discharge.plannedArrivalAt + 20 * HOUR_MS;
	const step = (name: ImportStep, apartHours: number): Step => ({
		actualAt:
			offAt + (hoursOf(journey.importHours, name) + apartHours) * HOUR_MS,
		plannedAt: plannedOffAt + hoursOf(journey.usualHours, name) * HOUR_MS,
	});
	for (const box of journey.cargo.boxes.keys()) {
		const put = (
			code: "GTIN" | "GTOT" | "LOAD" | "DISC",
			stop: Stop,
			when: Step,
			isPlanned: boolean,
		) =>
			add(
				`${stop.name} ${code} ${box}`,
				{ kind: "equipment", code, isEmpty: code === "GTIN", box },
				stop,
				when.actualAt,
				isPlanned ? when.plannedAt : null,
			);
		if (stops.onward !== undefined) {
			put("LOAD", stops.onward.from, step("load", box * 0.2), true);
			put("DISC", stops.onward.to, step("discharge", box * 0.2), true);
			if (box === 0) {
				addRide(stops.onward, step("depart", 0), step("arrive", 0), add);
			}
		}
		put("GTOT", stops.gateOut, step("gateOut", box * 3), false);
		put("GTIN", stops.emptyReturn, step("emptyIn", box * 2.5), false);
	}
}

function hoursOf(hours: Journey["importHours"], wanted: ImportStep): number {
	return hours.find(([step]) => step === wanted)?.[1] ?? 0;
}
