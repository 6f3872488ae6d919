import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type {
	PositionPage,
	VesselFound,
} from "../../../../generated/upstream/vessel-positions.ts";
import { worldRandom } from "../../../../mock/carriers/basics/seeded-random.ts";
import { answerPositions } from "../../../../mock/carriers/positions/answer-positions.ts";
import { fleetVessel } from "../../../../mock/carriers/positions/fleet.ts";
import {
	motionOn,
	passageBetween,
} from "../../../../mock/carriers/positions/passage.ts";
import { vesselTruth } from "../../../../mock/carriers/positions/true-positions.ts";
import { servicesOf } from "../../../../mock/carriers/schedule/line-services.ts";
import { callOf } from "../../../../mock/carriers/schedule/sailings.ts";
import { processMemory } from "../../../../mock/carriers/world/first-requests.ts";
import { newWorld } from "../../../../mock/carriers/world/world.ts";
import { SHIPPING_LINES } from "../../../../server/reference/shipping-lines.ts";
import { greatCircleMiles } from "../../../../server/sea/globe.ts";
import type {
	PositionError,
	VesselPosition,
} from "../../../../server/sources/contracts/position-source.ts";
import { isShipMmsi } from "../../../../server/sources/contracts/vessel-numbers.ts";
import { findSharedWorld } from "../../../../server/sources/shared-world.ts";
import { simulatedVessels } from "../../../../server/sources/vessels/simulated-vessels.ts";
import { withoutJumps } from "../../../../server/sources/vessels/without-jumps.ts";
import { testHttp } from "../../../sources/carriers/carrier-peer.ts";
import { NO_SIGNAL } from "../../../sources/vessels/position-peer.ts";
import {
	DAY_MS,
	START_AT,
	startTestWorld,
	type TestWorld,
} from "../ask-world.ts";
import { sourceContract } from "../source-contract.ts";

const contract = sourceContract("vessel-positions");
const HOUR_MS = 3_600_000;
const services = SHIPPING_LINES.flatMap(({ scac }) => servicesOf(scac));
const fleet = services.flatMap((service) => service.fleet);
/** One vessel of every thirtieth service. */
const some = services
	.filter((_, index) => index % 30 === 0)
	.flatMap((service) => service.fleet.slice(0, 1));
const [vessel] = some;
if (!vessel) throw new Error("the world has no vessels");

const clock = { at: START_AT };
const quiet = newWorld({
	seed: "landfall",
	memory: processMemory(),
	now: () => new Date(clock.at),
	stage: undefined,
	clock: undefined,
});

function ask(query: string, path = "/vessels/positions", key = "k") {
	return answerPositions(quiet, {
		path,
		query: new URLSearchParams(query),
		headers: { "x-api-key": key },
		isLooping: false,
	});
}

const iso = (at: number) => new Date(at).toISOString();

/** The positions of one vessel over some days before {@link START_AT}, page by page. */
function journeyReports(words: string, days: number): VesselFound[] {
	const query = `vessels=${words}&since=${iso(START_AT - days * DAY_MS)}`;
	const found: VesselFound[] = [];
	let cursor: string | undefined;
	do {
		const more = cursor === undefined ? "" : `&cursor=${cursor}`;
		const { status, body } = ask(query + more);
		expect([status, contract.errors("PositionPage", body)]).toEqual([200, []]);
		const page = body as PositionPage;
		for (const answer of page.answers)
			if (answer.outcome === "found") found.push(answer);
		cursor = page.nextCursor;
	} while (cursor !== undefined);
	return found;
}

function positionsOf(imo: string, days: number) {
	return journeyReports(`imo:${imo}`, days).flatMap(
		({ positions }) => positions,
	);
}

function truthOf(imo: string, at: number) {
	const truth = vesselTruth("landfall", imo, at);
	if (!truth) throw new Error("the vessel is not known");
	return truth;
}

describe("the vessels of the world", () => {
	it("have unique IMO numbers and MMSIs", () => {
		const numbers = fleet.flatMap(({ imo, mmsi }) => [imo, mmsi]);
		expect(new Set(numbers).size).toBe(fleet.length * 2);
		expect(fleet.filter(({ mmsi }) => !isShipMmsi(mmsi))).toEqual([]);
		expect(fleetVessel(vessel.mmsi)).toBe(fleetVessel(vessel.imo));
	});

	it("lie in a port from their arrival to their departure, and reach the next one on time", () => {
		const world = worldRandom("landfall");
		for (const service of services.slice(0, 40)) {
			const { imo } = service.fleet[0] ?? vessel;
			for (let position = 0; position < 6; position++) {
				const sailing = 50 * service.fleet.length;
				const call = callOf(service, sailing, position, world);
				const { arrivalAt, departureAt, place } = call;
				const { locode, longitude, latitude } = place;
				for (const at of [arrivalAt, departureAt - 1]) {
					expect(truthOf(imo, at)).toMatchObject({
						position: [longitude, latitude],
						speedKnots: 0,
						inPort: locode,
					});
				}
				for (const at of [arrivalAt - 1, departureAt]) {
					const truth = truthOf(imo, at);
					const off = greatCircleMiles(truth.position, [longitude, latitude]);
					expect([truth.inPort, off < 0.01]).toEqual([null, true]);
				}
			}
		}
	});

	it("only move ahead on each leg, each in its own weather, and none is faster than 30 knots", () => {
		const world = worldRandom("landfall");
		const speeds = new Set<string>();
		for (const service of services.filter((_, index) => index % 3 === 0)) {
			for (const position of service.ports.keys()) {
				const call = callOf(service, 350, position, world);
				const next = callOf(service, 350, position + 1, world);
				const random = world.of(`${service.scac} ${service.code} ${position}`);
				const passage = passageBetween(call, next, random);
				let before = 0;
				for (let share = 0; share <= 1; share += 0.05) {
					const lasts = next.arrivalAt - call.departureAt;
					const at = call.departureAt + share * lasts;
					const { miles, speedKnots } = motionOn(passage, at);
					expect(miles).toBeGreaterThanOrEqual(before);
					expect(speedKnots).toBeLessThan(30);
					speeds.add(speedKnots.toFixed(1));
					before = miles;
				}
			}
		}
		expect(speeds.size).toBeGreaterThan(150);
	});

	it("have the same position in every process, independent of earlier queries", () => {
		const instants = Array.from(
			{ length: 50 },
			(_, n) => START_AT - n * DAY_MS,
		);
		const there = instants.map((at) => truthOf(vessel.imo, at));
		const again = instants.toReversed().map((at) => truthOf(vessel.imo, at));
		expect(again.toReversed()).toEqual(there);
		const elsewhere = instants.map((at) =>
			vesselTruth("other", vessel.imo, at),
		);
		expect(elsewhere).not.toEqual(there);
		expect(vesselTruth("landfall", "9074729", START_AT)).toBeUndefined();
	});
});

describe("the received reports of a vessel", () => {
	/** The positions of some vessels in 20 days. */
	let heard: { imo: string; positions: VesselFound["positions"] }[];
	beforeAll(() => {
		heard = some.map(({ imo }) => ({ imo, positions: positionsOf(imo, 20) }));
	});

	it("come every few minutes near the coast, and at sea with gaps of hours, but never of a day", () => {
		const told = heard.map(({ positions }) => positions);
		const gaps = told.map((positions) => {
			const times = positions.map(({ at }) => Date.parse(at));
			return times.slice(1).map((at, n) => at - (times[n] ?? at));
		});
		expect(Math.min(...gaps.flat())).toBeGreaterThanOrEqual(60_000);
		expect(Math.max(...gaps.flat())).toBeLessThan(DAY_MS / 2);
		const atSea = gaps.filter((some) => Math.max(...some) > 4 * HOUR_MS);
		expect(atSea.length).toBeGreaterThan(some.length / 2);
		const [inPort] = told.flat().filter(({ speedKnots }) => speedKnots === 0);
		expect(inPort).toBeDefined();
	});

	it("are true, except for a few positions that are missing or miles off, which their neighbours reveal", () => {
		const all = heard.flatMap(({ positions }) => positions);
		const withoutFix = all.filter(({ latitude }) => latitude === 91);
		expect(withoutFix.length).toBeGreaterThan(10);
		let bad = 0;
		for (const { imo, positions } of heard) {
			const told = positions.filter(
				({ latitude }) => latitude <= 90,
			) as VesselPosition[];
			const kept = withoutJumps(told);
			bad += told.length - kept.length;
			const checked = kept.filter((_, index) => index % 4 === 0);
			const wrong = checked.filter(({ at, longitude, latitude }) => {
				const { position } = truthOf(imo, Date.parse(at));
				return greatCircleMiles(position, [longitude, latitude]) > 0.01;
			});
			expect(wrong).toEqual([]);
		}
		expect(bad).toBeGreaterThan(10);
		expect(bad).toBeLessThan(all.length / 100);
	});

	it("are the same at any time and in any division into requests", () => {
		const whole = positionsOf(vessel.imo, 3);
		const [middle] = whole.slice(whole.length / 2);
		const query = `vessels=imo:${vessel.imo}&since=${middle?.at}`;
		const { answers } = ask(query).body as PositionPage;
		expect(answers).toMatchObject([
			{ positions: whole.slice(whole.length / 2) },
		]);
		clock.at += DAY_MS;
		try {
			const later = positionsOf(vessel.imo, 3);
			expect(later.slice(0, whole.length)).toEqual(whole);
			expect(later.length).toBeGreaterThan(whole.length);
		} finally {
			clock.at = START_AT;
		}
	});

	it("now and then have the numbers in each other's place", () => {
		const words = fleet.slice(0, 50).map(({ imo }) => `imo:${imo}`);
		const hours = Array.from({ length: 10 }, (_, n) => START_AT - n * HOUR_MS);
		const swapped = hours.flatMap((at) => {
			clock.at = at;
			const query = `vessels=${words.join()}&since=${iso(at)}`;
			const { answers } = ask(query).body as PositionPage;
			return answers.filter((one) => (one as VesselFound).imo?.length === 9);
		});
		clock.at = START_AT;
		expect(swapped.length).toBeGreaterThan(5);
		expect(swapped.length).toBeLessThan(100);
	});
});

describe("answers", () => {
	it("follow the contract for vessels with either number or both, and for an unknown vessel", () => {
		const since = iso(START_AT - HOUR_MS);
		const { imo, mmsi } = vessel;
		const words = [`imo:${imo}`, `mmsi:${mmsi}`, `imo:${imo};mmsi:211331640`];
		const query = `vessels=${[...words, "imo:9074729"].join()}&since=${since}`;
		const { status, body } = ask(query);
		expect([status, contract.errors("PositionPage", body)]).toEqual([200, []]);
		const { answers } = body as PositionPage;
		expect(answers.map(({ vessel }) => vessel)).toEqual([
			...words,
			"imo:9074729",
		]);
		expect(answers.map(({ outcome }) => outcome)).toEqual([
			"found",
			"found",
			"found",
			"not_found",
		]);
		expect(answers[1]).toMatchObject({
			positions: (answers[0] as VesselFound).positions,
		});
	});

	it("come in pages of at most 5,000 positions that together hold each once, and go back at most 90 days", () => {
		const [first, second] = some;
		const words = `imo:${first?.imo},imo:${second?.imo}`;
		const pages = journeyReports(words, 400);
		expect(pages.length).toBeGreaterThan(6);
		const times = pages
			.filter((page) => page.vessel === `imo:${second?.imo}`)
			.flatMap(({ positions }) => positions.map(({ at }) => at));
		expect(times).toEqual([...new Set(times)].sort());
		expect(Date.parse(times[0] ?? "")).toBeGreaterThan(START_AT - 91 * DAY_MS);
		expect(times.length).toBeGreaterThan(10_000);
	});

	it("contain nothing from the future", () => {
		const query = `vessels=imo:${vessel.imo}&since=${iso(START_AT + DAY_MS)}`;
		expect(ask(query).body).toMatchObject({ answers: [{ positions: [] }] });
	});

	const ok = `vessels=imo:${vessel.imo}&since=${iso(START_AT)}`;
	const many = `vessels=${Array(51).fill("imo:9074729").join()}`;
	it.each<[string, number, string, string?]>([
		["since=2026-11-21T00:00:00Z", 400, "vessels must be"],
		["vessels=9074729&since=2026-11-21T00:00:00Z", 400, "vessels must be"],
		[`${many}&since=2026-11-21T00:00:00Z`, 400, "at most 50"],
		["vessels=imo:9074729", 400, "since"],
		["vessels=imo:9074729&since=2026-11-21", 400, "since"],
		["vessels=imo:9074729&since=2026-13-41T00:00:00Z", 400, "since"],
		[`${ok}&cursor=abc`, 400, "cursor"],
		[`${ok}&cursor=`, 400, "cursor"],
		[
			`${ok}&cursor=${Buffer.from("999999999999999 0 0").toString("base64url")}`,
			400,
			"cursor",
		],
		[ok, 404, "there is nothing at this path", "/vessels"],
		[ok, 404, "there is nothing at this path", "/vessels/positions/1"],
	])("to %s are %i: %s", (query, status, words, path) => {
		const answer = ask(query, path);
		expect(answer.status).toBe(status);
		expect(contract.errors("Problem", answer.body)).toEqual([]);
		expect(answer.body).toMatchObject({
			message: expect.stringContaining(words),
		});
	});

	it("need a key", () => {
		expect(ask(ok, undefined, "").status).toBe(401);
	});
});

describe("the world", () => {
	let world: TestWorld;
	beforeAll(async () => {
		world = await startTestWorld();
	});
	afterAll(() => world.close());

	async function source() {
		const introduction = await findSharedWorld(world.url);
		const now = () => new Date(world.clock);
		const [found] = simulatedVessels(introduction, { http: testHttp(), now });
		if (!found) throw new Error("the world does not say where vessels are");
		return found;
	}

	test("introduces its vessel tracker, whose pages the adapter parses", async () => {
		const since = new Date(START_AT - 30 * DAY_MS);
		const requested = some.slice(0, 3).map(({ imo }) => ({ imo, mmsi: null }));
		const answers = await (await source()).positions(
			requested,
			since,
			NO_SIGNAL,
		);
		for (const [index, answer] of answers.entries()) {
			expect(answer).toMatchObject({
				outcome: "found",
				mmsi: some[index]?.mmsi,
			});
			if (answer.outcome !== "found") continue;
			expect(answer.positions.length).toBeGreaterThan(2_000);
		}
	});

	test.each<[string, object, string]>([
		["vessels", { html: 1 }, "unrecognized"],
		["vessels", { truncated: 1 }, "unrecognized"],
		["vessels", { server_error: 1 }, "transient"],
		["vessels", { cursor_loop: 1 }, "found"],
		["vessels", {}, "found"],
		["*", { too_many_requests: 1 }, "transient"],
		["*", {}, "found"],
	])("has faults of %s on request: %o", async (whose, rates, outcome) => {
		const body = JSON.stringify(rates);
		await fetch(`${world.url}/faults/${whose}`, { method: "PUT", body });
		const since = new Date(START_AT - 40 * DAY_MS);
		const requested = [{ imo: vessel.imo, mmsi: null }];
		const told = await (await source())
			.positions(requested, since, NO_SIGNAL)
			.then(
				([answer]) => answer?.outcome,
				(error: PositionError) => error.reason,
			);
		expect(told).toBe(outcome);
	});
});
