import { expect, test } from "vitest";
import { deriveShipment } from "../../../server/recording/derivation/derive-recorded-shipment.ts";
import { newObservationsOf } from "../../../server/recording/derivation/observation-records.ts";
import type { SourceReport } from "../../../server/recording/derivation/source-report.ts";
import { day, messages } from "../../tracking/messages.ts";

/** The derivation of a first report with these messages, on day 10. */
async function derived(text: string) {
	const observations = messages(text);
	const report = {
		request: { request_type: "bill_of_lading", number_key: "MAEU1" },
		...{ shipment: undefined, normalizedNumber: "1", observations },
		...{ shipmentTimes: {}, containerTimes: () => ({}) },
	} as unknown as SourceReport;
	const news = {
		newObservations: await newObservationsOf(observations, [], undefined),
		...{ shipmentId: "s", now: day(10), isNews: true },
	};
	const terminals = { find: () => undefined, only: () => undefined };
	return deriveShipment(undefined as never, { terminals }, report, news);
}

test.each<[string, string, string | null]>([
	["without anything ahead", "ACT 5 LOAD CNSHA", null],
	["with an estimate", "ACT 5 LOAD CNSHA\nEST 20 DISC USLAX", null],
	["with a fact a day ahead", "ACT 11 LOAD CNSHA", null],
	["with a fact three days ahead", "ACT 13 LOAD CNSHA", day(12)],
	[
		"with several",
		"EST 12 GTIN CNSHA\nACT 15 LOAD CNSHA\nACT 13 GTIN CNSHA\nACT 14 GTOT CNSHA",
		day(12),
	],
	["of a cancelled booking", "ACT 9 BKG:CANC - doc:BOOK1", day(10)],
])(
	"a shipment %s is derived again when a fact becomes credible",
	async (_, text, at) => {
		expect((await derived(text)).deriveAgainAt).toBe(at);
	},
);

test("each message has its number, and each identity that of its first message", async () => {
	const { numbers, firstNumbers } = await derived(`
		ACT 5 LOAD CNSHA id:a
		ACT 6 LOAD CNSHA id:b
		ACT 7 LOAD CNSHA id:a
	`);
	expect([...numbers].map(([{ key }, number]) => `${key} ${number}`)).toEqual([
		"a 1",
		"b 2",
		"a 3",
	]);
	expect([...firstNumbers.values()]).toEqual([1, 2]);
});
