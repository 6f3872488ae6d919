import { expect, onTestFinished, test } from "vitest";
import type { Derivation } from "../../server/recording/derivation/derivation.ts";
import { refuseRequest } from "../../server/recording/refuse-request.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";

/** The numbers of a shipment, as a line names them. */
interface Named {
	readonly bills?: readonly string[];
	readonly bookings?: readonly string[];
	readonly boxes?: readonly string[];
	readonly isCancelled?: boolean;
}

async function refusalOf(type: string, number: string, named: Named) {
	const { bills = [], bookings = [], boxes = [], isCancelled = false } = named;
	const database = await openMigrated("file::memory:");
	onTestFinished(() => database.close());
	const derivation = {
		request: {
			...{ account_id: "a", line_scac: "MAEU" },
			...{ request_type: type, number_key: number },
		},
		requestedDocuments: type === "container" ? [] : [`MAEU${number}`],
		shipmentNumbers: [number],
		journey: {
			shipment: {
				...{ billsOfLading: bills, bookings },
				isBookingCancelled: isCancelled,
			},
			containers: boxes.map((box) => ({ number: box })),
		},
	} as unknown as Derivation;
	return refuseRequest(database.db, derivation).then(
		() => null,
		(error) => error.reason,
	);
}

const BOX = "MSKU1234565";

test.each<[string, string, Named, string | null]>([
	["bill_of_lading", "B1", { bills: ["B1"], bookings: ["K1"] }, null],
	["bill_of_lading", "B1", { bills: ["B2", "MAEU-B1"] }, null],
	[
		"bill_of_lading",
		"K1",
		{ bills: ["B1"], bookings: ["k 1"] },
		"invalid_number",
	],
	["booking_number", "K1", { bills: ["B1"], bookings: ["K1"] }, null],
	[
		"booking_number",
		"B1",
		{ bills: ["B1"], bookings: ["K1"] },
		"invalid_number",
	],
	["booking_number", BOX, { bookings: ["K1"], boxes: [BOX] }, "invalid_number"],
	["booking_number", "B1", { bills: ["B1"] }, null],
	["bill_of_lading", "X1", { bills: ["B1"], bookings: ["K1"] }, null],
	["container", BOX, { bills: ["B1"], boxes: [BOX] }, null],
	["container", "B1", { bills: ["B1"], boxes: [BOX] }, null],
	[
		"booking_number",
		"K1",
		{ bookings: ["K1"], isCancelled: true },
		"booking_cancelled",
	],
	[
		"booking_number",
		"K1",
		{ bookings: ["K1"], boxes: [BOX], isCancelled: true },
		null,
	],
])(
	"a request for the %s %s, whose line names %j, is refused as %s",
	async (type, number, named, reason) => {
		expect(await refusalOf(type, number, named)).toBe(reason);
	},
);
