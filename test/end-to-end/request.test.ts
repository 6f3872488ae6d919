import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { TrackingRequestDocument } from "../../generated/openapi.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { refuseInserts } from "../support/records/refuse-writes.ts";

const logged: Record<string, unknown>[] = [];

const stream = new Writable({
	write(chunk, _encoding, done) {
		logged.push(JSON.parse(chunk));
		done();
	},
});
const system = await openForFile(startTestLandfall, {
	isWorking: false,
	log: pino(stream),
});

function post(number: string): Promise<Response> {
	const attributes = {
		request_number: number,
		request_type: "bill_of_lading",
		scac: "MAEU",
		ref_numbers: ["PO-1"],
	};
	return system.send("POST", "/tracking_requests", {
		data: { type: "tracking_request", attributes },
	});
}

async function rows() {
	const { db } = system;
	return {
		requests: await db.selectFrom("tracking_requests").selectAll().execute(),
		jobs: await db.selectFrom("jobs").selectAll().execute(),
	};
}

test("a request answered with 201 has its row and its job, and a read gives the same record", async () => {
	const reply = await post("MAEU260710107");
	expect(reply.status).toBe(201);
	expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
	const { data } = (await reply.json()) as TrackingRequestDocument;
	expect(data).toMatchObject({
		type: "tracking_request",
		attributes: {
			request_number: "MAEU260710107",
			status: "pending",
			failed_reason: null,
			ref_numbers: ["PO-1"],
		},
		relationships: { tracked_object: { data: null } },
	});
	expect(reply.headers.get("location")).toBe(
		`/v2/tracking_requests/${data.id}`,
	);
	const { requests, jobs } = await rows();
	expect(requests).toMatchObject([
		{ id: data.id, account_id: system.account.id, status: "pending" },
	]);
	expect(jobs).toMatchObject([
		{
			name: "track-shipment",
			account_id: system.account.id,
			payload: JSON.stringify({ trackingRequestId: data.id }),
			attempts: 0,
			lease_owner: null,
		},
	]);
	const again = await system.fetch(`/tracking_requests/${data.id}`);
	expect(await again.json()).toMatchObject({ data });
});

test("a request is not stored when its job cannot be written", async () => {
	const { db } = system;
	const before = await rows();
	const stopRefusing = await refuseInserts(db, "jobs");
	expect((await post("MAEU260710135")).status).toBe(500);
	await stopRefusing();
	expect(await rows()).toEqual(before);
	expect((await post("MAEU260710135")).status).toBe(201);
});

test("every request leaves one line in the log, with its id and account and without the key", async () => {
	const { status } = await post("MAEU260710100");
	const lines = logged.filter(({ msg }) => msg === "request");
	expect(lines.at(-1)).toMatchObject({
		accountId: system.account.id,
		operation: "createTrackingRequest",
		status,
		requestId: expect.any(String),
	});
	expect(JSON.stringify(logged)).not.toContain(system.key);
});
