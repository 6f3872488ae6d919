import { expect, it } from "vitest";
import { startTrackedWorld, submitAnswered } from "../../jobs/tracked.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { reply } from "../../support/peers/stub-carrier.ts";
import { trackShipment } from "../../support/records/track-number.ts";
import { errorDocumentOf } from "../../support/replies/problems.ts";

const world = await openForFile(() =>
	startTrackedWorld({ hasTerminals: false }),
);
const { system, carrier } = world;

/** Code and facts of the only error of a refused request. */
async function refusalOf(reply: Response) {
	const { errors } = await errorDocumentOf(reply, 422);
	return errors.map(({ code, meta }) => ({ code, meta }));
}

it("a stopped shipment is not resumed while another shipment, which the error names, has one of its numbers", async () => {
	const documents = { bill: "AGAIN1", booking: "AGAIN2" };
	const messages = [
		message("ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel", documents),
		message("PLN 2026-03-13T08:00:00Z DISC USLAX vessel", documents),
	];
	for (const number of Object.values(documents))
		carrier.report(number, messages);
	const first = await trackShipment(system, {
		request_number: "AGAIN1",
		scac: "MAEU",
	});
	await system.client.stopShipmentTracking(first);
	const second = await trackShipment(system, {
		request_number: "AGAIN2",
		request_type: "booking",
		scac: "MAEU",
	});
	expect(second).not.toBe(first);
	const resume = () =>
		system.fetch(`/shipments/${first}/resume_tracking`, { method: "PATCH" });
	expect(await refusalOf(await resume())).toEqual([
		{ code: "duplicate", meta: { shipment_id: second } },
	]);
	await system.client.stopShipmentTracking(second);
	expect((await resume()).status).toBe(200);
});

it("a stopped shipment is not resumed while its number waits for a manifest by another request, which the error names", async () => {
	carrier.report("AGAIN3", atSea());
	const id = await trackShipment(system, {
		request_number: "AGAIN3",
		scac: "MAEU",
	});
	await system.client.stopShipmentTracking(id);
	const unknown = reply(404, { message: "no such number" });
	const waiting = await submitAnswered(world, system, "AGAIN3", unknown);
	const { data } = await system.client.getTrackingRequest(waiting);
	expect(data.attributes.status).toBe("awaiting_manifest");
	const path = `/shipments/${id}/resume_tracking`;
	const resumed = await system.fetch(path, { method: "PATCH" });
	expect(await refusalOf(resumed)).toEqual([
		{ code: "duplicate", meta: { tracking_request_id: waiting } },
	]);
});
