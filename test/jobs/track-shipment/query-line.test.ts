import { expect, test } from "vitest";
import { queryLine } from "../../../server/jobs/track-shipment/query-line.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import type { Carrier } from "../../../server/sources/contracts/carrier.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startTrackedWorld } from "../tracked.ts";

const world = await openForFile(startTrackedWorld);

/** Queries the line of a request where only MAEU is configured, and returns the inquiries that it got. */
async function askedAt(scac: string, request: Partial<TrackingRequestTable>) {
	const asked: unknown[] = [];
	const carrier: Carrier = {
		scac: "MAEU",
		async track(inquiry) {
			asked.push(inquiry);
			return { normalizedNumber: "1", observations: [] };
		},
	};
	const services = {
		...world.system.services,
		carriers: {
			...world.system.services.carriers,
			find: (code: string) => (code === "MAEU" ? carrier : undefined),
		},
	};
	const { signal } = new AbortController();
	await queryLine(scac, request as TrackingRequestTable, services, signal);
	return asked;
}

const REQUEST = {
	account_id: "a",
	request_number: "N1",
	answer_digest: "d",
	shipment_id: null,
};

test("a line that the operator has removed has no data, and the reason says so", async () => {
	await expect(askedAt("ZIMU", REQUEST)).rejects.toMatchObject({
		code: "data_unavailable",
		message: "ZIMU is no longer configured",
	});
});

test.each([
	["bill_of_lading", "bill_of_lading"],
	["booking_number", "booking"],
	["container", "container"],
] as const)("a request of type %s is queried as %s", async (type, want) => {
	const request = { ...REQUEST, request_type: type };
	expect(await askedAt("MAEU", request)).toEqual([
		{
			...{ accountId: "a", requestType: want, requestNumber: "N1" },
			knownDigest: "d",
		},
	]);
});
