import { describe, expect, it } from "vitest";
import type { ContainerStatus } from "../../../../generated/upstream/terminal-status.ts";
import type { Visit } from "../../../../mock/carriers/terminals/visits.ts";
import { findFacility } from "../../../../server/sources/contracts/known-facility.ts";
import { sourceContract } from "../source-contract.ts";
import { instantsOf, quietWorld } from "./asked-terminals.ts";

const contract = sourceContract("terminal-status");
const world = quietWorld();
const visits = world.journeys(60).flatMap(world.visitsOf);
const byTruck = visits.filter(({ leavesBy }) => leavesBy === "truck");

function statusesOf(visit: Visit, count = 60): ContainerStatus[] {
	return instantsOf(visit, count).flatMap((at) => {
		const answer = world.answerAt(visit, at);
		return answer?.outcome === "found" ? [answer.status] : [];
	});
}

const told = byTruck.slice(0, 60).map((visit) => statusesOf(visit));
const some = (fits: (status: ContainerStatus) => boolean) =>
	told.filter((statuses) => statuses.some(fits)).length;

describe("the terminal contract", () => {
	it.each(contract.examples)(
		"has a valid example $name",
		({ schema, value }) => {
			expect(contract.errors(schema, value)).toEqual([]);
		},
	);
});

describe("the simulated terminals", () => {
	it("follow the contract at every moment of a visit", () => {
		const wrong = visits
			.slice(0, 40)
			.flatMap((visit) =>
				instantsOf(visit, 12).flatMap((at) =>
					contract.errors("ContainerAnswer", world.answerAt(visit, at)),
				),
			);
		expect(wrong).toEqual([]);
	});

	it.each(["ocean", "rail"])(
		"list facilities (%s) that are in the reference tables",
		(group) => {
			const { body } = world.ask(`/terminals/${group}/facilities`);
			expect(contract.errors("FacilityList", body)).toEqual([]);
			const { facilities } = body as {
				facilities: Parameters<typeof findFacility>[0][];
			};
			expect(facilities.length).toBeGreaterThan(40);
			expect(
				facilities
					.map(findFacility)
					.filter((found) => typeof found === "string"),
			).toEqual([]);
		},
	);

	it("know nothing at first, then the expected arrival, then the status", () => {
		for (const visit of visits.slice(0, 20)) {
			const outcomes = instantsOf(visit, 40).map(
				(at) => world.answerAt(visit, at)?.outcome ?? "",
			);
			expect([...new Set(outcomes)]).toEqual(["not_found", "not_yet", "found"]);
		}
	});

	it("answer the same at the same moment, in any order of queries", () => {
		const [visit] = byTruck;
		if (!visit) throw new Error("no visit");
		const instants = instantsOf(visit, 30);
		const answers = instants.map((at) => world.answerAt(visit, at));
		const again = quietWorld();
		again.journeys(60);
		const backwards = instants
			.toReversed()
			.map((at) => again.answerAt(visit, at));
		expect(backwards.toReversed()).toEqual(answers);
	});

	it("report the time of every change, and nothing else", () => {
		for (const statuses of told.slice(0, 20)) {
			const facts = new Map<string, string>();
			for (const { observedAt, changedAt = "", ...rest } of statuses) {
				expect(Date.parse(changedAt)).toBeLessThanOrEqual(
					Date.parse(observedAt),
				);
				if (rest.holds === undefined) continue;
				const known = facts.get(changedAt) ?? JSON.stringify(rest);
				expect(JSON.stringify(rest)).toBe(known);
				facts.set(changedAt, known);
			}
		}
	});

	it("have all situations of terminals: holds, fees, free days, appointments, moves and no news", () => {
		expect(some(({ holds = [] }) => holds.length > 0)).toBeGreaterThan(20);
		expect(
			some(({ holds = [] }) =>
				holds.some(({ status }) => status === "pending"),
			),
		).toBeGreaterThan(0);
		expect(
			some(({ fees = [] }) => fees.some(({ type }) => type === "DEMURRAGE")),
		).toBeGreaterThan(3);
		expect(
			some(({ lastFreeDays = [] }) =>
				lastFreeDays.some(({ kind }) => kind === "line"),
			),
		).toBeGreaterThan(3);
		expect(
			some(({ appointmentAt }) => typeof appointmentAt === "string"),
		).toBeGreaterThan(3);
		expect(some(({ offDock }) => offDock === true)).toBeGreaterThan(0);
		expect(some(({ holds }) => holds === undefined)).toBeGreaterThan(20);
		expect(some(({ chassisNumber }) => chassisNumber !== undefined)).toBe(
			told.length,
		);
		const turnings = told.filter((statuses) => {
			const said = statuses
				.map(({ availability }) => availability)
				.filter((word) => word !== "unknown");
			return said.filter((word, n) => word !== said[n - 1]).length > 3;
		});
		expect(turnings.length).toBeGreaterThan(2);
	});

	it("have released every hold and fee once the container has left", () => {
		for (const visit of byTruck) {
			const answer = world.answerAt(visit, visit.leavesAt);
			expect(answer).toMatchObject({
				outcome: "found",
				status: {
					availability: "unavailable",
					holds: [],
					fees: [],
					yardLocation: null,
				},
			});
		}
	});

	it.each<[string, string, string, number]>([
		["without a key", "/terminals/ocean/facilities", "", 401],
		["of an unknown group", "/terminals/air/facilities", "k", 404],
		[
			"of an unknown facility",
			"/terminals/ocean/facilities/x/containers?containers=MSCU6639870",
			"k",
			404,
		],
		[
			"about a number that is not a container number",
			"/terminals/ocean/facilities/uslax-apmt/containers?containers=X",
			"k",
			400,
		],
		[
			"about too many containers",
			`/terminals/ocean/facilities/uslax-apmt/containers?containers=${Array(51).fill("MSCU6639870").join()}`,
			"k",
			400,
		],
	])("refuse a query %s", (_, path, key, status) => {
		const answer = world.ask(path, key);
		expect(answer.status).toBe(status);
		expect(contract.errors("Problem", answer.body)).toEqual([]);
	});
});
