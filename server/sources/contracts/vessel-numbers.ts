import { isImoNumber } from "../../reference/imo-number.ts";
import type { VesselNumbers } from "./position-source.ts";

/** Whether a text is the MMSI of a ship (ITU-R M.585 annex 1): nine digits of which the first three begin with 2 to 7. */
export function isShipMmsi(text: string): boolean {
	return /^[2-7]\d{8}$/.test(text);
}

/** The numbers among what a source gives for them. Each is known by its form, so that it does not matter if they are swapped. */
export function readNumbers(
	written: readonly (string | null)[],
): VesselNumbers {
	return {
		imo: written.find((text) => text !== null && isImoNumber(text)) ?? null,
		mmsi: written.find((text) => text !== null && isShipMmsi(text)) ?? null,
	};
}

/** Whether what was observed can be the vessel that was asked for: their IMO numbers decide, else their MMSIs, else nothing speaks against it. */
export function canBeSame(
	asked: VesselNumbers,
	observed: VesselNumbers,
): boolean {
	if (asked.imo !== null && observed.imo !== null)
		return asked.imo === observed.imo;
	if (asked.mmsi !== null && observed.mmsi !== null)
		return asked.mmsi === observed.mmsi;
	return true;
}
