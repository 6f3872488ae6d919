import type { LandfallClient } from "../../client/index.ts";

/** The first number of README, and a bill of lading at each stage of a journey (mock/carriers/README.md). */
const MAERSK_BILLS = [
	"MAEU260710175",
	"MAEU260710107",
	"MAEU260710135",
	"MAEU260710177",
	"MAEU260710100",
	"MAEU260710128",
	"MAEU260710121",
	"MAEU260710114",
];

/** Tracks the numbers that every sandbox begins with, one of which fails. */
export async function seed(landfall: LandfallClient): Promise<void> {
	const bills = MAERSK_BILLS.map((number) => [number, "MAEU"]);
	for (const [request_number = "", scac = ""] of [
		...bills,
		["TEST-TR-FAILED", "TEST"],
	]) {
		await landfall.createTrackingRequest({
			data: {
				type: "tracking_request",
				attributes: { request_type: "bill_of_lading", request_number, scac },
			},
		});
	}
}
