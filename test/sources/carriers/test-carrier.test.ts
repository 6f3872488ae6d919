import { expect, test } from "vitest";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import type { CarrierAnswer } from "../../../server/sources/contracts/carrier.ts";

const carrier = testCarrier({ now: () => new Date("2026-03-15T12:00:00Z") });
const ask = (requestNumber: string, now?: string) =>
	(now ? testCarrier({ now: () => new Date(now) }) : carrier).track(
		{ requestType: "bill_of_lading", requestNumber },
		AbortSignal.timeout(60_000),
	);

test("TEST-TR-SUCCEEDED has a finished direct journey of one container", async () => {
	const number = "TEST-TR-SUCCEEDED";
	const { normalizedNumber, observations } = await ask("test-tr-succeeded ");
	expect(normalizedNumber).toBe(number);
	const shanghai = { locode: "CNSHA", name: "Shanghai" };
	const losAngeles = { locode: "USLAX", name: "Los Angeles" };
	const outOf = { place: shanghai, timezone: "Asia/Shanghai", phase: "export" };
	const into = {
		...{ place: losAngeles, timezone: "America/Los_Angeles" },
		phase: "import",
	};
	const truck = { mode: "truck", vessel: null, importVoyage: null };
	const vessel = {
		...{ mode: "vessel", importVoyage: "047E", exportVoyage: "047E" },
		vessel: { imo: "9321483", name: "EMMA MAERSK" },
	};
	const box = {
		...{ kind: "equipment", containerNumber: "CSQU3054383", isoCode: "45G1" },
	};
	const [empty, laden] = [true, false].map((isEmpty) => ({ ...box, isEmpty }));
	const ship = { kind: "transport" };
	const journey = [
		["2026-01-20", "gated_out", outOf, truck, empty],
		["2026-01-23", "gated_in", outOf, truck, laden],
		["2026-01-25", "loaded", outOf, vessel, laden],
		["2026-01-26", "departed", outOf, vessel, ship],
		["2026-02-11", "arrived", into, vessel, ship],
		["2026-02-12", "discharged", into, vessel, laden],
		["2026-02-16", "gated_out", into, truck, laden],
		["2026-02-21", "gated_in", into, truck, empty],
	] as const;
	expect(observations).toMatchObject(
		journey.map(([day, activity, side, by, what], index) => {
			const key = `TEST-TR-SUCCEEDED-${index + 1}`;
			const kind = what === ship ? "TRANSPORT" : "EQUIPMENT";
			const originalEvent = `${kind} ${activity.toUpperCase()} ACTUAL`;
			const at = `${day}T00:00:00Z`;
			return {
				...{ key, activity, originalEvent, ...side, ...by, ...what },
				place: {
					facilityCode: null,
					facilityType: "port_terminal",
					...side.place,
				},
				source: { kind: "shipping_line", code: "TEST" },
				...{ sourceEventId: key, classifier: "actual", precision: "instant" },
				...{ occurredAt: at, reportedAt: at, call: null },
				receivedAt: "2026-03-15T12:00:00Z",
				...{ billsOfLading: [number], bookings: [], references: [] },
				raw: JSON.stringify({ eventID: key, event: originalEvent }),
			};
		}),
	);
});

test("it gives the same answer all month long", async () => {
	const early = await ask("TEST-TR-SUCCEEDED", "2026-03-01T00:00:00Z");
	const late = await ask("TEST-TR-SUCCEEDED", "2026-03-31T23:59:59Z");
	const said = ({ observations }: CarrierAnswer) =>
		observations.map(({ receivedAt: _, ...content }) => content);
	expect(said(late)).toEqual(said(early));
});

test("TEST-TR-FAILED fails permanently, and no other number is known", async () => {
	await expect(ask("TEST-TR-FAILED")).rejects.toMatchObject({
		code: "invalid_number",
		isTemporary: false,
		message: "this number always fails",
	});
	await expect(ask("TEST-TR-OTHER")).rejects.toMatchObject({
		code: "not_found",
	});
});
