import { expect, it } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { eventCatalogue } from "../../../server/resources/account-events/event-catalogue.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../../server/sources/carriers/simulated-carriers.ts";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { simulatedTerminals } from "../../../server/sources/terminals/simulated-terminals.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { eventually } from "../../support/time/eventually.ts";
import { type TestClock, testClock } from "../../support/time/test-clock.ts";
import { familyOf, typesIn } from "./event-families.ts";

const STEP_MS = 36 * 3_600_000;
const MOST_STEPS = 150;

const BY_RAIL = ["MAEUBYRAIL01", "MAEU"] as const;

/** Journeys that together have every event of the simulated world: direct, with a transshipment, by barge and by rail. */
const NUMBERS = [
	["MAEUPLAIN001", "MAEU"],
	["MEDUVIAHUB01", "MSCU"],
	["MAEUBARGE001", "MAEU"],
	BY_RAIL,
	["MAEUMANIFEST", "MAEU"],
	["TEST-TR-FAILED", "TEST"],
] as const;

/** Events that sources of the simulated world report never, or too rarely. */
const NOT_TOLD: readonly EventName[] = [
	"container.pod_terminal_changed",
	"container.transport.vessel_berthed",
	"container.transport.delivered",
	"container.pickup_appointment.changed",
	"document.extracted",
	"document.extraction_failed",
];

/** Advances the clock until every journey has ended. */
async function live(landfall: TestLandfall, clock: TestClock): Promise<void> {
	const { database, wakeWorkers } = landfall.services;
	const jobs = () => database.db.selectFrom("jobs").select("id");
	for (let step = 0; step < MOST_STEPS; step++) {
		await eventually("what is due is done", async () => {
			wakeWorkers();
			const now = clock.now().toISOString();
			const due = await jobs().where("run_at", "<=", now).execute();
			return due.length === 0;
		});
		if ((await jobs().execute()).length === 0) return;
		clock.advance(STEP_MS);
	}
	throw new Error("the journeys do not end");
}

/** Tracks these numbers for a tenant with a webhook for all events at `url`. */
async function follow(
	tenant: Tenant,
	url: URL,
	numbers: readonly (typeof NUMBERS)[number][],
): Promise<void> {
	await registerWebhook(tenant, { url: url.href });
	for (const [request_number, scac] of numbers) {
		const body = trackingRequestBody({ request_number, scac });
		await tenant.client.createTrackingRequest(body);
	}
}

/** All notifications of these journeys to an account with every entitlement, and of the one by rail to an account without any. */
async function notifyAll() {
	const clock = testClock("2026-03-02T08:00:00Z");
	const now = () => clock.now();
	const world = await startSimulatedWorld({ now });
	const http = sourceHttp();
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const deps = { http, now, zoneOf };
	const landfall = await startTestLandfall({
		clock,
		carriers: carrierRegistry([
			...simulatedCarriers(world, deps),
			testCarrier(deps),
		]),
		terminals: terminalRegistry(simulatedTerminals(world, deps)),
	});
	const receiver = await startReceiver();
	const poor = await landfall.addTenant("without entitlements");
	await follow(landfall, new URL("/entitled", receiver.url), NUMBERS);
	await follow(poor, new URL("/poor", receiver.url), [BY_RAIL]);
	await live(landfall, clock);
	const { length } = await landfall.db
		.selectFrom("webhook_notifications")
		.select("position")
		.execute();
	const hasAll = () => receiver.received.length >= length;
	await eventually("all is delivered", hasAll);
	await landfall.stop();
	await receiver.close();
	await http.close();
	await world.close();
	const notificationsAt = (wanted: string) =>
		receiver.received
			.filter(({ path }) => path === wanted)
			.map(({ document }) => document);
	return {
		notified: notificationsAt("/entitled"),
		notifiedWithout: notificationsAt("/poor"),
	};
}
const { notified, notifiedWithout } = await notifyAll();

const EVENTS = [...eventCatalogue(loadContract().document).keys()].filter(
	(event) => !NOT_TOLD.includes(event),
);

it.each(EVENTS)(
	"a notification includes its records, each once, its own record last: %s",
	(event) => {
		const notifications = notified.filter(
			({ data }) => data.attributes.event === event,
		);
		expect(notifications).not.toEqual([]);
		const { reference, always, sometimes } = familyOf(event);
		for (const { data, included } of notifications) {
			const about = data.relationships.reference_object.data;
			expect(about.type).toBe(reference);
			expect(included.at(-1)).toMatchObject(about);
			const ids = included.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			const types = typesIn(included);
			expect(types).toEqual(expect.arrayContaining([...always]));
			expect([...always, ...sometimes]).toEqual(expect.arrayContaining(types));
		}
	},
);

it("an account is not notified of events whose entitlement it lacks", () => {
	const names = notifiedWithout.map(({ data }) => data.attributes.event);
	expect(names).toContain("container.pickup_lfd.changed");
	expect(names).not.toContain("container.pickup_lfd_rail.changed");
});
