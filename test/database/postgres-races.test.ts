import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { expect, it, test } from "vitest";
import type { Database, Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { transact } from "../../server/database/transact.ts";
import {
	findAccountByName,
	insertAccount,
} from "../../server/resources/accounts/account-queries.ts";
import { ensureKey } from "../../server/resources/accounts/first-key.ts";
import {
	type KeptWay,
	putMaps,
	removeMaps,
} from "../../server/resources/container-maps/container-map-queries.ts";
import { findWays } from "../../server/resources/containers/containers-of-shipment.ts";
import { openShipment } from "../../server/resources/shipments/shipment-queries.ts";
import { insertNewTrackingRequests } from "../../server/resources/tracking-requests/tracking-request-queries.ts";
import { recordPositions } from "../../server/resources/vessels/record-positions.ts";
import { findNewestPositions } from "../../server/resources/vessels/vessel-position-queries.ts";
import {
	insertVessels,
	openVessel,
} from "../../server/resources/vessels/vessel-queries.ts";
import {
	serializeVessel,
	vesselId,
} from "../../server/resources/vessels/vessel-serializer.ts";
import { toInstant, wallClock } from "../../server/runtime/clock.ts";
import { completeJob } from "../../server/worker/job-queue.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	DAY,
	HOUR,
	jobsOf,
	requestOf,
	shipmentOf,
	startTrackedWorld,
	submit,
	submitAnswered,
	transportEventsOf,
} from "../jobs/tracked.ts";
import { recordTrack } from "../map/recorded-way.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { aboard, atSea, message } from "../support/peers/carrier-messages.ts";
import { reply } from "../support/peers/stub-carrier.ts";
import { PIER_400 } from "../support/peers/stub-terminal.ts";
import { startWhileHeld } from "../support/postgres/held.ts";
import { testOnPostgres } from "../support/postgres/on-database.ts";
import { untilBlocked } from "../support/postgres/until-blocked.ts";
import { newBox } from "../support/records/new-numbers.ts";
import { eventually } from "../support/time/eventually.ts";
import {
	add,
	claim,
	NOW,
	openQueue,
	jobsOf as queuedJobs,
} from "../worker/queue.ts";

const folder = await openForFile(temporaryFolder);
const file = `${folder.path}/landfall.db`;
const world = await openForFile(startTrackedWorld, { databaseFile: file });
const { system } = world;
const other = await openForFile(openMigrated, `file:${file}`);

/** The instant this long after the clock's time. */
const instantIn = (ms: number) =>
	toInstant(new Date(world.clock.now().getTime() + ms));

/** A tracked container at sea, expected at a terminal that can be queried. */
async function tracked(number: string) {
	const tenant = await addNotifiedTenant(world, number);
	const box = newBox();
	const told = [
		...atSea(box).slice(0, 4),
		message(`PLN ${instantIn(11 * DAY)} DISC USLAX vessel`, {
			id: `${box} discharge`,
			container: box,
			terminal: PIER_400,
		}),
	];
	const requestId = await submitAnswered(world, tenant, number, told);
	const { shipment } = await shipmentOf(tenant, requestId);
	const hold = (db: Queries) =>
		openShipment(db, tenant.account.id, shipment.id);
	const patch = (path: string, attributes?: object) =>
		tenant.fetch(path, {
			method: "PATCH",
			...(attributes && {
				headers: { "content-type": "application/json" },
				body: JSON.stringify({
					data: { type: "shipment", id: shipment.id, attributes },
				}),
			}),
		});
	return { tenant, box, told, requestId, id: shipment.id, hold, patch };
}

const statusesOf = (results: readonly PromiseSettledResult<Response>[]) =>
	results.map((one) =>
		one.status === "fulfilled" ? one.value.status : one.reason,
	);

it("keeps what each of two PATCHes of a shipment changes", async () => {
	const { tenant, id, hold, patch } = await tracked("TWOPATCHES");
	const path = `/shipments/${id}`;
	const results = await startWhileHeld(
		other,
		hold,
		() => patch(path, { ref_numbers: ["one"] }),
		() => patch(path, { tags: ["other"] }),
	);
	expect(statusesOf(results)).toEqual([200, 200]);
	const { data } = await tenant.client.getShipment(id);
	expect(data.attributes).toMatchObject({
		ref_numbers: ["one"],
		tags: ["other"],
	});
});

/** Reports a departure from the line, and polls the shipment. Resolves when no poll is in progress. */
async function poll(
	{ told, box }: Awaited<ReturnType<typeof tracked>>,
	number: string,
) {
	const at = instantIn(0);
	world.carrier.report(number, [
		...told,
		message(`ACT ${at} DEPA CNSHA vessel`, {
			id: `${box} ${at}`,
			container: box,
		}),
	]);
	world.clock.advance(DAY);
	system.services.wakeWorkers();
	await world.settle();
}

test.each(["stop first", "poll first"])(
	"a shipment that is stopped during a poll stays stopped, with no job left: %s",
	async (order) => {
		const number = order.replace(" ", "").toUpperCase();
		const shipment = await tracked(number);
		const { tenant, id, hold, patch } = shipment;
		const stop = () => patch(`/shipments/${id}/stop_tracking`);
		const run = () => poll(shipment, number);
		const both: (() => Promise<unknown>)[] = [stop, run];
		if (order === "poll first") both.reverse();
		const results = await startWhileHeld(other, hold, ...both);
		expect(results.map(({ status }) => status)).toEqual([
			"fulfilled",
			"fulfilled",
		]);
		await world.settle();
		const { data } = await tenant.client.getShipment(id);
		expect(data.attributes.line_tracking_stopped_reason).toBe(
			"cancelled_by_user",
		);
		expect(await jobsOf(world, tenant)).toEqual([]);
		expect(await accountEventsOf(world, tenant)).toContain(
			"tracking_request.tracking_stopped",
		);
	},
);

it("stores reports of line and terminal that arrive together, each event once", async () => {
	const number = "LINEANDYARD";
	const { tenant, box, told, requestId, hold } = await tracked(number);
	world.clock.advance(10 * DAY);
	await world.settle();
	const at = instantIn(0);
	const discharge = (id: string) =>
		message(`ACT ${at} DISC USLAX vessel`, {
			id,
			container: box,
			terminal: PIER_400,
		});
	await other.db.transaction().execute(async (db) => {
		await hold(db);
		let response: ServerResponse | undefined;
		world.carrier.report(number, (asked) => {
			response = asked;
		});
		world.terminal.report(box, { dischargedAt: at });
		const before = world.terminal.queried.length;
		const asked = await eventually("both are asked", () => {
			world.clock.advance(6 * HOUR);
			system.services.wakeWorkers();
			const isYardAsked = world.terminal.queried
				.slice(before)
				.includes(`pier-400 ${box}`);
			return isYardAsked && response;
		});
		reply(200, [...told, discharge(`${box} told`)])(asked);
		await untilBlocked(other.db, 2);
	});
	await world.settle();
	const stored = await transportEventsOf(world, tenant);
	const { containers } = await shipmentOf(tenant, requestId);
	const listed = containers.get(box)?.relationships.transport_events.data ?? [];
	expect(stored.map(({ id }) => id).sort()).toEqual(
		listed.map(({ id }) => id).sort(),
	);
	const failed = await system.db
		.selectFrom("jobs")
		.select("last_error")
		.where("account_id", "=", tenant.account.id)
		.where("last_error", "is not", null)
		.execute();
	expect(failed).toEqual([]);
});

it("tracks a shipment once when two requests lead to it at the same time", async () => {
	const tenant = await system.addTenant("twice");
	const told = atSea(newBox());
	const documents = told.map((one) => ({
		...one,
		documentReferences: [
			{ documentReferenceType: "TRD", documentReferenceValue: "TWICEBILL" },
			{ documentReferenceType: "BKG", documentReferenceValue: "TWICEBOOKING" },
		],
	}));
	world.carrier.report("TWICEBILL", documents);
	world.carrier.report("TWICEBOOKING", documents);
	const ids = await other.db.transaction().execute(async (db) => {
		await sql`lock table shipments in share mode`.execute(db);
		const submitted = [
			await submit(tenant, "TWICEBILL"),
			await submit(tenant, "TWICEBOOKING", "booking_number"),
		];
		await untilBlocked(other.db, 2);
		return submitted;
	});
	await world.settle();
	const requests = await Promise.all(ids.map((id) => requestOf(tenant, id)));
	expect(requests.map(({ attributes }) => attributes.status).sort()).toEqual([
		"created",
		"failed",
	]);
	const [first, second] = requests.toSorted((a, b) =>
		a.attributes.status.localeCompare(b.attributes.status),
	);
	expect(second?.attributes).toMatchObject({
		failed_reason: "duplicate",
		duplicate_of: first?.id,
	});
});

/** A tenant with a customer, and two numbers to submit for it. */
async function withCustomer(name: string) {
	const tenant = await system.addTenant(name);
	const attributes = { company_name: "Before" };
	const { data: party } = await tenant.client.createParty({
		data: { type: "party", attributes },
	});
	const customer = { data: { id: party.id, type: "party" as const } };
	return {
		tenant,
		statusOf: async (id: string) =>
			(await requestOf(tenant, id)).attributes.status,
		async submitFor(request_number: string) {
			const { data } = await tenant.client.createTrackingRequest({
				data: {
					type: "tracking_request",
					attributes: {
						...{ request_number, scac: "MAEU" },
						request_type: "bill_of_lading",
					},
					relationships: { customer },
				},
			});
			return data.id;
		},
		rename: (company_name: string) =>
			tenant.client.updateParty(party.id, {
				data: { type: "party", attributes: { company_name } },
			}),
	};
}

/** Runs work while the first record of a request for this number waits for a vessel that another transaction adds. */
function whileRecording(
	number: string,
	imo: string,
	work: (db: Queries) => Promise<void>,
): Promise<void> {
	const named = { imo, name: "HELD" };
	const id = vesselId(named) ?? "none";
	const document = toJsonText(serializeVessel(id, named));
	world.carrier.report(number, aboard(imo, atSea(newBox())));
	return other.db.transaction().execute(async (db) => {
		await insertVessels(db, [{ id, ...named, document }]);
		await work(db);
	});
}

testOnPostgres(
	"the first record of a shipment does not wait until that of another shipment of its account and customer is complete",
	async () => {
		const { submitFor, statusOf } = await withCustomer("side by side");
		world.carrier.report("FREERECORD", atSea(newBox()));
		let first = "";
		await whileRecording("HELDRECORD", "9321483", async () => {
			first = await submitFor("HELDRECORD");
			await untilBlocked(other.db);
			const second = await submitFor("FREERECORD");
			await eventually(
				"the second request is tracked",
				async () => (await statusOf(second)) === "created",
			);
		});
		await world.settle();
		expect(await statusOf(first)).toBe("created");
	},
);

testOnPostgres(
	"a new shipment has the name that its customer gets while its first report is written",
	async () => {
		const { tenant, submitFor, rename } = await withCustomer("renamed");
		let id = "";
		await whileRecording("RENAMEDRECORD", "9321495", async () => {
			id = await submitFor("RENAMEDRECORD");
			await untilBlocked(other.db);
			await rename("After");
		});
		await world.settle();
		const { shipment } = await shipmentOf(tenant, id);
		expect(shipment.attributes.customer_name).toBe("After");
	},
);

/** The route of a tracked container, and any map of it. */
async function wayOf({ tenant, id }: Awaited<ReturnType<typeof tracked>>) {
	const accountId = tenant.account.id;
	const [way] = await findWays(system.db, accountId, id);
	if (!way) throw new Error("there is a container");
	const map: KeptWay["map"] = {
		account_id: accountId,
		container_id: way.id,
		document: "{}" as never,
		phase: "ended" as never,
		vessel_id: null,
		position_at: null,
		changes_at: null,
		etag: "x",
	} as never;
	return { way, map };
}

it("adds two batches that name the same numbers in different orders", async () => {
	const { tenant, requestId } = await tracked("BATCHES");
	const { account } = tenant;
	const like = await system.db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("id", "=", requestId)
		.executeTakeFirstOrThrow();
	const named = (number: string) => ({
		...like,
		...{ id: newRecordId(), request_number: number, number_key: number },
	});
	const add = (db: Queries, ...numbers: string[]) =>
		insertNewTrackingRequests(db, account.id, numbers.map(named));
	let added: Promise<ReadonlySet<string>> | undefined;
	await other.db.transaction().execute(async (db) => {
		await add(db, "BATCHED1");
		added = system.db
			.transaction()
			.execute((next) => add(next, "BATCHED2", "BATCHED1"));
		added.catch(() => {});
		await untilBlocked(other.db);
		expect(await add(db, "BATCHED2")).toHaveProperty("size", 1);
	});
	expect(await added).toHaveProperty("size", 0);
});

it("stores no map of a route that changed during the drawing", async () => {
	const one = await tracked("NEWWAY");
	const { way, map } = await wayOf(one);
	const accountId = one.tenant.account.id;
	await removeMaps(system.db, accountId, [way.id]);
	const [result] = await startWhileHeld(
		other,
		async (db) => {
			await one.hold(db);
			await db
				.updateTable("containers")
				.set({ sea_stops: "[]" as never })
				.where("account_id", "=", accountId)
				.where("id", "=", way.id)
				.execute();
		},
		() =>
			transact(system.services.database, (db) => putMaps(db, [{ way, map }])),
	);
	expect(result).toEqual({ status: "fulfilled", value: false });
	const maps = await system.db
		.selectFrom("container_maps")
		.select("container_id")
		.where("container_id", "=", way.id)
		.execute();
	expect(maps).toEqual([]);
});

it("stores maps that two jobs draw of the same containers in different orders", async () => {
	const drawn = await Promise.all([tracked("WAYONE"), tracked("WAYTWO")]);
	const ways = await Promise.all(drawn.map(wayOf));
	const [low, high] = ways.sort((one, next) =>
		one.way.account_id < next.way.account_id ? -1 : 1,
	);
	if (!low || !high) throw new Error("there are two");
	let stored: Promise<boolean> | undefined;
	await other.db.transaction().execute(async (db) => {
		await putMaps(db, [low]);
		stored = system.db
			.transaction()
			.execute((next) => putMaps(next, [high, low]));
		stored.catch(() => {});
		await untilBlocked(other.db);
		expect(await putMaps(db, [high])).toBe(true);
	});
	expect(await stored).toBe(true);
});

it("keeps the positions of one vessel that two processes record together, with the newest as its last", async () => {
	const vessel = await recordTrack(system.db, "ALPHA", []);
	const seen = (time: string) => ({
		...{ at: `2026-11-02T${time}Z`, latitude: 33.5, longitude: -121.8 },
		...{ headingDegrees: 284, speedKnots: 17.8 },
	});
	const record = (database: Database, time: string) => () =>
		transact(database, (db) =>
			recordPositions(db, vessel, { mmsi: null, positions: [seen(time)] }),
		);
	await startWhileHeld(
		other,
		(db) => openVessel(db, vessel),
		record(system.services.database, "09:20:00"),
		record(system.services.database, "09:05:00"),
	);
	const stored = await findNewestPositions(system.db, vessel, 5);
	expect(stored.map(({ at }) => at)).toHaveLength(2);
	const { document } = await system.db
		.selectFrom("vessels")
		.select("document")
		.where("id", "=", vessel)
		.executeTakeFirstOrThrow();
	expect(document).toContain("2026-11-02T09:20:00Z");
});

test.each(["while it is being completed", "before it is completed"])(
	"a job that is planned again %s runs again",
	async (when) => {
		const { one, other: second } = await openQueue();
		await add(one, ["r"], { dedupeKey: "once" });
		const [job] = await claim(one, "worker");
		if (!job) throw new Error("it is due");
		const complete = (db: Queries) => completeJob(db, job);
		const plan = (database: Database) => () =>
			add(database, ["r"], { dedupeKey: "once" });
		const isPlannedFirst = when.startsWith("before");
		const results = await startWhileHeld(
			second,
			isPlannedFirst
				? (db) =>
						add({ ...second, db } as Database, ["r"], { dedupeKey: "once" })
				: complete,
			isPlannedFirst
				? () => transact(one, (db) => completeJob(db, job))
				: plan(one),
		);
		expect(results.map(({ status }) => status)).toEqual(["fulfilled"]);
		expect(await queuedJobs(one)).toMatchObject([
			{ dedupe_key: "once", lease_owner: null, run_at: NOW },
		]);
	},
);

it("creates one key when two processes start for the first time together", async () => {
	const { database, open } = await databaseFile();
	const [result] = await startWhileHeld(
		open(),
		(db) => insertAccount(db, "default", "2026-01-01T00:00:00Z"),
		() => ensureKey(database, wallClock, undefined),
	);
	expect(result).toEqual({ status: "fulfilled", value: undefined });
	expect(await findAccountByName(database.db, "default")).toBeDefined();
});
