import { railwayScac } from "../../../reference/railway-scac.ts";
import type { ContainerStatusReport } from "../../../tracking/observations/observation.ts";
import { type Fields, fieldsOf, textOf } from "../../parsing/fields.ts";
import { isWithinCapabilities, type StatusContext } from "./status-context.ts";
import { readFees, readHolds } from "./status-lists.ts";
import { readInstant, readLastFreeDays } from "./status-times.ts";

/** Largest plausible weight of a container, in kilograms. */
const HEAVIEST_KG = 100_000;

function readAvailability(value: unknown): boolean | undefined {
	if (value === "available") return true;
	return value === "unavailable" ? false : undefined;
}

/** A text; null when stated as null. A blank text is ignored. */
function readText(value: unknown): string | null | undefined {
	return value === null ? null : (textOf(value) ?? undefined);
}

function matching(value: unknown, pattern: RegExp): string | undefined {
	const text = textOf(value)?.toUpperCase();
	return text !== undefined && pattern.test(text) ? text : undefined;
}

function readWeight(value: unknown): number | undefined {
	const isWeight =
		typeof value === "number" && value > 0 && value <= HEAVIEST_KG;
	return isWeight ? value : undefined;
}

/** All facts of a status, undefined where absent. */
type Reading = {
	[Fact in keyof ContainerStatusReport]-?:
		| ContainerStatusReport[Fact]
		| undefined;
};

function readFacts(status: Fields, context: StatusContext): Reading {
	const { timezone } = context;
	const stated = (
		fact: Parameters<typeof isWithinCapabilities>[1],
		name: string,
	) => (isWithinCapabilities(context, fact) ? status[name] : undefined);
	const equipment = fieldsOf(status.equipment);
	return {
		isAvailable: readAvailability(stated("availableForPickup", "availability")),
		holds: readHolds(stated("holds", "holds")),
		fees: readFees(
			stated("feeAmount", "fees"),
			isWithinCapabilities(context, "feeType"),
		),
		lastFreeDays: readLastFreeDays(
			stated("lastFreeDay", "lastFreeDays"),
			timezone,
		),
		appointmentAt: readInstant(
			stated("pickupAppointment", "appointmentAt"),
			timezone,
		),
		yardLocation: readText(stated("yardLocation", "yardLocation")),
		isOffDock: typeof status.offDock === "boolean" ? status.offDock : undefined,
		chassisNumber:
			readText(stated("chassisNumber", "chassisNumber")) ?? undefined,
		railCarrierScac: railwayScac(
			textOf(status.railCarrierScac)?.toUpperCase() ?? "",
		),
		weightKg: readWeight(equipment.grossWeightKg),
		isoCode: matching(equipment.isoCode, /^[A-Z0-9]{4}$/),
		sealNumber: textOf(equipment.sealNumber) ?? undefined,
	};
}

/** The facts of a status in canonical form, without invalid ones and those outside the terminal's capabilities. */
export function readReport(
	status: Fields,
	context: StatusContext,
): ContainerStatusReport {
	const present = Object.entries(readFacts(status, context)).filter(
		([, value]) => value !== undefined,
	);
	return Object.fromEntries(present);
}
