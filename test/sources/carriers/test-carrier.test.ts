import { expect, test } from "vitest";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import type { CarrierAnswer } from "../../../server/sources/contracts/carrier.ts";

const carrier = testCarrier({ now: () => new Date("2026-03-15T12:00:00Z") });
const ask = (requestNumber: string, now?: string) =>
	(now ? testCarrier({ now: () => new Date(now) }) : carrier).track(
		{ requestType: "bill_of_lading", requestNumber },
		AbortSignal.timeout(1_000),
	);

test("TEST-TR-SUCCEEDED answers a finished direct journey of one container", async () => {
	const { normalizedNumber, observations } = await ask("test-tr-succeeded ");
	expect(normalizedNumber).toBe("TEST-TR-SUCCEEDED");
	expect(
		observations.map(({ activity, place }) => `${activity} ${place?.locode}`),
	).toEqual([
		"gated_out CNSHA",
		"gated_in CNSHA",
		"loaded CNSHA",
		"departed CNSHA",
		"arrived USLAX",
		"discharged USLAX",
		"gated_out USLAX",
		"gated_in USLAX",
	]);
	expect(
		new Set(
			observations.flatMap((seen) =>
				seen.kind === "equipment" ? seen.containerNumber : [],
			),
		),
	).toEqual(new Set(["CSQU3054383"]));
	expect(new Set(observations.map(({ key }) => key)).size).toBe(8);
	for (const { occurredAt, classifier } of observations) {
		expect(classifier).toBe("actual");
		expect(occurredAt < "2026-03-15T12:00:00Z").toBe(true);
	}
});

test("it answers the same all month long", async () => {
	const early = await ask("TEST-TR-SUCCEEDED", "2026-03-01T00:00:00Z");
	const late = await ask("TEST-TR-SUCCEEDED", "2026-03-31T23:59:59Z");
	const said = ({ observations }: CarrierAnswer) =>
		observations.map(({ receivedAt: _, ...content }) => content);
	expect(said(late)).toEqual(said(early));
});

test("TEST-TR-FAILED fails for good, and no other number is known", async () => {
	await expect(ask("TEST-TR-FAILED")).rejects.toMatchObject({
		code: "invalid_number",
		isTemporary: false,
	});
	await expect(ask("TEST-TR-OTHER")).rejects.toMatchObject({
		code: "not_found",
	});
});
