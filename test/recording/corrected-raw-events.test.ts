import { expect, test } from "vitest";
import { addReportedShipment } from "../jobs/reported-shipment.ts";
import { startTrackedWorld } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import { aboard, atSea, message } from "../support/peers/carrier-messages.ts";

const world = await openForFile(startTrackedWorld);

test("a raw event shows what its line has corrected: time, place, vessel, and that it has happened", async () => {
	const arrival = (line: string, imo: string) =>
		aboard(imo, [
			message(line, { id: "arrival", reportedAt: "2026-02-28T08:00:00Z" }),
		]);
	const { report, rawEvents } = await addReportedShipment(
		world,
		"CORRECTEDRAW1",
		[
			...atSea(),
			...arrival("EST 2026-03-13T08:00:00Z ARRI USLAX vessel", "9321483"),
		],
	);
	const before = await rawEvents();
	await report([
		...atSea(),
		...arrival(
			"ACT 2026-02-28T07:00:00Z DISC USOAK vessel:MSC_ISABELLA",
			"9839272",
		),
	]);
	const after = await rawEvents();
	expect(after.map(({ id }) => id).sort()).toEqual(
		before.map(({ id }) => id).sort(),
	);
	const corrected = after.find(({ id }) => id === before.at(-1)?.id);
	expect(corrected?.attributes).toMatchObject({
		event: "vessel_discharged",
		actual_at: "2026-02-28T07:00:00Z",
		location_locode: "USOAK",
		vessel_name: "MSC_ISABELLA",
		vessel_imo: "9839272",
		index: 4,
		invalidated_at: null,
	});
});
