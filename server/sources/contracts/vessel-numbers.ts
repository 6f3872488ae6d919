import { isImoNumber } from "../../reference/imo-number.ts";
import type { VesselNumbers } from "./position-source.ts";

/** Whether a text is the MMSI of a ship (ITU-R M.585 annex 1): nine digits, of which the first is 2 to 7. */
export function isShipMmsi(text: string): boolean {
	return /^[2-7]\d{8}$/.test(text);
}

/** Reads the numbers of a vessel. Each is recognized by its form, even when a source swaps them. */
export function readNumbers(
	written: readonly (string | null)[],
): VesselNumbers {
	return {
		imo: written.find(isImoNumber) ?? null,
		mmsi: written.find((text) => text !== null && isShipMmsi(text)) ?? null,
	};
}

/** Whether the observed vessel can be the requested one. IMO numbers decide, or without them MMSIs; without either it can be. */
export function canBeSame(
	requested: VesselNumbers,
	observed: VesselNumbers,
): boolean {
	if (requested.imo !== null && observed.imo !== null)
		return requested.imo === observed.imo;
	if (requested.mmsi !== null && observed.mmsi !== null)
		return requested.mmsi === observed.mmsi;
	return true;
}
