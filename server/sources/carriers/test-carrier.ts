import { toInstant } from "../../runtime/clock.ts";
import type {
	EquipmentActivity,
	EquipmentObservation,
	Observation,
	Place,
	TransportActivity,
	TransportObservation,
} from "../../tracking/observations/observation.ts";
import type { Carrier } from "../contracts/carrier.ts";
import { CarrierError } from "../requests/carrier-errors.ts";

const SCAC = "TEST";
const DAY_MS = 24 * 3_600_000;

const SHANGHAI: Place = {
	locode: "CNSHA",
	name: "Shanghai",
	facilityCode: null,
	facilityCodeList: null,
	facilityType: "port_terminal",
};
const LOS_ANGELES: Place = {
	...SHANGHAI,
	locode: "USLAX",
	name: "Los Angeles",
};
const ZONES = new Map([
	[SHANGHAI, "Asia/Shanghai"],
	[LOS_ANGELES, "America/Los_Angeles"],
]);

type Step = readonly [
	daysBefore: number,
	activity: EquipmentActivity | TransportActivity,
	place: Place,
	mode: "vessel" | "truck",
	isEmpty: boolean,
];

/** A completed direct journey: every milestone of a container by sea and truck, with its days before the anchor. */
const STEPS: readonly Step[] = [
	[40, "gated_out", SHANGHAI, "truck", true],
	[37, "gated_in", SHANGHAI, "truck", false],
	[35, "loaded", SHANGHAI, "vessel", false],
	[34, "departed", SHANGHAI, "vessel", false],
	[18, "arrived", LOS_ANGELES, "vessel", false],
	[17, "discharged", LOS_ANGELES, "vessel", false],
	[13, "gated_out", LOS_ANGELES, "truck", false],
	[8, "gated_in", LOS_ANGELES, "truck", true],
];

/** The first of the month, so that answers within a month are the same. */
function anchorOf(now: Date): number {
	return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
}

function observe(step: Step, index: number, now: Date): Observation {
	const anchorMs = anchorOf(now);
	const [daysBefore, activity, place, mode, isEmpty] = step;
	const occurredAt = toInstant(new Date(anchorMs - daysBefore * DAY_MS));
	const key = `TEST-TR-SUCCEEDED-${index + 1}`;
	const isTransport = activity === "departed" || activity === "arrived";
	const originalEvent = `${isTransport ? "TRANSPORT" : "EQUIPMENT"} ${activity.toUpperCase()} ACTUAL`;
	const atCall = {
		key,
		source: { kind: "shipping_line", code: SCAC },
		sourceEventId: key,
		originalEvent,
		classifier: "actual",
		occurredAt,
		precision: "instant",
		timezone: ZONES.get(place) ?? null,
		reportedAt: occurredAt,
		receivedAt: toInstant(now),
		place,
		billsOfLading: ["TEST-TR-SUCCEEDED"],
		bookings: [],
		references: [],
		raw: JSON.stringify({ eventID: key, event: originalEvent }),
		mode,
		call: null,
		vessel: mode === "vessel" ? { imo: "9321483", name: "EMMA MAERSK" } : null,
		importVoyage: mode === "vessel" ? "047E" : null,
		exportVoyage: mode === "vessel" ? "047E" : null,
		phase: place === SHANGHAI ? "export" : "import",
	} as const satisfies Partial<TransportObservation>;
	if (activity === "departed" || activity === "arrived") {
		return { kind: "transport", activity, ...atCall };
	}
	return {
		kind: "equipment",
		activity,
		...atCall,
		containerNumber: "CSQU3054383",
		isoCode: "45G1",
		isEmpty,
		sealNumber: null,
	} satisfies EquipmentObservation;
}

/**
 * The built-in line `TEST` for trying out an integration: `TEST-TR-SUCCEEDED` answers a finished direct journey with one
 * container, `TEST-TR-FAILED` fails at once, and no other number is known.
 */
export function testCarrier(deps: { readonly now: () => Date }): Carrier {
	return {
		scac: SCAC,
		async track({ requestNumber }) {
			const number = requestNumber.trim().toUpperCase();
			if (number === "TEST-TR-SUCCEEDED") {
				const now = deps.now();
				return {
					normalizedNumber: number,
					observations: STEPS.map((step, index) => observe(step, index, now)),
				};
			}
			throw number === "TEST-TR-FAILED"
				? new CarrierError("invalid_number", "this number always fails")
				: new CarrierError("not_found", "TEST knows only its own numbers");
		},
	};
}
