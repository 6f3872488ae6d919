import fc from "fast-check";
import { expect, it } from "vitest";
import type { Shipment } from "../../generated/openapi.ts";
import { serializeShipment } from "../../server/resources/shipments/shipment-serializer.ts";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type { Journey } from "../../server/tracking/journey/journey.ts";
import type { Origin } from "../../server/tracking/journey/origin.ts";
import {
	identityOf,
	type Message,
	type Observation,
} from "../../server/tracking/observations/observation.ts";
import { extentOf } from "../support/vitest/extent.ts";
import { FEEDER, RAIL, TRANSSHIPMENT } from "./journeys.ts";
import { BOX, BOX_2, day, lookup, messages, say } from "./messages.ts";
import { report, retraction } from "./reports.ts";

const derive = (observations: readonly Observation[]): Journey =>
	deriveJourney(observations, { now: day(90), lookup });

/** A journey without the times of receipt of its messages. */
const withoutReceipts = (journey: Journey): unknown =>
	JSON.parse(JSON.stringify(journey), (name, value: unknown) =>
		name === "receivedAt" ? undefined : value,
	);

const anyId = fc.constantFrom("", "", "", "id:e1", "id:e2", "id:e3");
const anyDay = fc.integer({ min: 0, max: 40 });

/** Any message. Its values come from small ranges, so that messages often concern the same call. */
const anyMessage: fc.Arbitrary<Message> = fc
	.tuple(
		fc.constantFrom("PLN", "EST", "ACT"),
		anyDay,
		fc.constantFrom(
			...["ARRI", "DEPA", "LOAD", "DISC", "GTIN", "GTOT", "PICK", "DROP"],
			...["AVPU", "STUF", "BKG:CONF", "BKG:CANC"],
		),
		fc.constantFrom(
			...[
				"CNSHA",
				"CNSHG",
				"SGSIN",
				"MYPKG",
				"NLRTM",
				"DEDUI",
				"Shanghai",
				"-",
			],
		),
		fc.constantFrom(
			...["ship:A", "ship:B", "ship:C", "vessel", "rail", "truck", "barge:D"],
			"",
		),
		fc.constantFrom("", "", "call:1", "call:2", "call:3", "seq:1", "seq:2"),
		fc.constantFrom("", "", "empty", "filling?", "nobox", `box:${BOX_2}`),
		fc.constantFrom(
			...["", "", "phase:export", "phase:transshipment", "phase:import"],
		),
		fc.constantFrom("", "", "at:ramp", "at:depot", "at:customer_location"),
		fc.constantFrom("", "", "bill:M1", "bill:M2 booking:K1", "booking:K1"),
		fc.constantFrom("", "", "", "by:terminal", "by:rail", "date"),
		anyId,
		anyDay.map((said) => `said:${said}`),
	)
	.map((words) => say(words.join(" ")));

/** Any report of a terminal or railway. */
const anyReport = fc
	.record({
		number: anyDay,
		locode: fc.constantFrom("NLRTM", "DEDUI", "SGSIN"),
		parts: fc.record(
			{
				isAvailable: fc.boolean(),
				isOffDock: fc.boolean(),
				yardLocation: fc.constantFrom("A1", null),
				appointmentAt: fc.constantFrom(day(30), null),
				holds: fc.constantFrom(
					[],
					[{ name: "TMF", status: "hold", description: null } as const],
				),
				lastFreeDays: fc
					.tuple(
						fc.constantFrom("terminal", "line", "rail"),
						fc.constantFrom(day(28), day(29), null),
					)
					.map(([kind, at]) => [{ kind, at }]),
			},
			{ requiredKeys: [] },
		),
		by: fc.constantFrom("terminal", "rail"),
		box: fc.constantFrom(BOX, BOX_2),
		id: fc.constantFrom("r1", "r2", undefined),
		said: anyDay,
	})
	.map(({ number, locode, parts, id, ...words }) =>
		report(number, locode, parts, id === undefined ? words : { ...words, id }),
	);

const anyRetraction = fc
	.tuple(fc.constantFrom("e1", "e2", "e3"), anyDay)
	.map(([id, said]) => retraction(id, said));

/** Any observations of a line, a terminal and a railway, with corrections and retractions. */
const anything = fc.array(
	fc.oneof(
		{ weight: 8, arbitrary: anyMessage },
		{ weight: 2, arbitrary: anyReport },
		{ weight: 1, arbitrary: anyRetraction },
	),
	{ maxLength: 40 },
);

/** All of a carrier's messages about one journey: plans, changing estimates and actuals. */
const history: fc.Arbitrary<readonly Message[]> = fc
	.tuple(
		fc.constantFrom(TRANSSHIPMENT, RAIL, FEEDER),
		fc.array(fc.integer({ min: -12, max: 12 }), {
			minLength: 40,
			maxLength: 40,
		}),
	)
	.map(([text, delays]) => {
		const facts = messages(text).filter((o) => o.classifier === "actual");
		return facts.flatMap((fact, index) => {
			const at =
				(Date.parse(fact.occurredAt) - Date.parse(day(0))) / 86_400_000;
			const forecast = (number: number, said: number): Message => ({
				...fact,
				key: `${fact.key} forecast ${number}`,
				classifier: number === 0 ? "planned" : "estimated",
				occurredAt: day(at + (delays[2 * index + number] ?? 0) / 24),
				reportedAt: day(said),
			});
			const told = { ...fact, reportedAt: day(at) };
			return [forecast(0, -5), forecast(1, -5 + index / 2), told];
		});
	});

/** For each end of the journey: the port that a later message replaces by another one. */
const OTHER_PORTS = {
	pol: { from: "CNSHA", to: "CNNGB", ship: "ALPHA" },
	pod: { from: "USLAX", to: "USOAK", ship: "ALPHA" },
	"pod by another vessel": { from: "USLAX", to: "USOAK", ship: "CHARLIE" },
	destination: { from: "USCHI", to: "USKCK", ship: "ALPHA" },
} as const;

/** A line's plans and estimates of a journey by sea and rail, one end of which is moved once or twice on the way. */
const moved: fc.Arbitrary<readonly Message[]> = fc
	.record({
		change: fc.constantFrom(...Object.values(OTHER_PORTS)),
		isBack: fc.boolean(),
		hasHandling: fc.boolean(),
		hasVersions: fc.boolean(),
		days: fc.array(fc.integer({ min: -3, max: 8 }), {
			minLength: 8,
			maxLength: 8,
		}),
	})
	.map(({ change, isBack, hasHandling, hasVersions, days }) => {
		const { from, to, ship } = change;
		const plan = (said: number, own: boolean, late: number) => {
			const at = (locode: string) => (own && locode === from ? to : locode);
			const by = own ? ship : "ALPHA";
			const handling = `
				PLN ${5 + late} LOAD ${at("CNSHA")} ship:${by} said:${said}
				PLN ${21 + late} DISC ${at("USLAX")} ship:${by} said:${said}
			`;
			return messages(`
				PLN ${6 + late}  DEPA ${at("CNSHA")} ship:${by} said:${said}
				PLN ${20 + late} ARRI ${at("USLAX")} ship:${by} said:${said}
				${hasHandling ? handling : ""}
				PLN ${23 + late} DEPA ${at("USLAX")} rail said:${said}
				PLN ${30 + late} ARRI ${at("USCHI")} rail at:ramp said:${said}
			`).map((o, index) => ({
				...o,
				key: hasVersions ? String(index) : `${own} ${o.key}`,
			}));
		};
		return days.flatMap((late, index) =>
			plan(index * 2 - 20, index >= 4 && !(isBack && index >= 6), late / 24),
		);
	});

/** Whether a message is the only version under its identity. A version that is received again becomes the latest. */
function isSaidOneWay(
	observation: Observation,
	list: readonly Observation[],
): boolean {
	const words = JSON.stringify(observation);
	return list.every(
		(o) =>
			identityOf(o) !== identityOf(observation) || JSON.stringify(o) === words,
	);
}

it("observations in any order, repeated and split in any way give the same journey", () => {
	fc.assert(
		fc.property(
			anything.chain((list) =>
				fc.record({
					list: fc.constant(list),
					shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
					repeated: fc.subarray(list),
					heard: fc.integer({ min: 99, max: 140 }),
				}),
			),
			({ list, shuffled, repeated, heard }) => {
				const later = repeated
					.filter((o) => isSaidOneWay(o, list))
					.map((o) => ({ ...o, receivedAt: day(heard) }));
				const polls = [...later, ...shuffled, ...repeated];
				expect(withoutReceipts(derive(polls))).toEqual(
					withoutReceipts(derive(list)),
				);
			},
		),
		{ numRuns: extentOf(30) },
	);
});

const FIRST_ESTIMATES = [
	["pol_original_etd_at", "pol_etd_at"],
	["pod_original_eta_at", "pod_eta_at"],
	["destination_original_eta_at", "destination_eta_at"],
] as const;

it("the first estimates equal those of continuous polling", () => {
	fc.assert(
		fc.property(moved, (list) => {
			const { attributes } = derive(list).shipment;
			const moments = [...new Set(list.map((o) => o.reportedAt ?? ""))].sort();
			const records = moments.map(
				(moment) =>
					derive(list.filter((o) => (o.reportedAt ?? "") <= moment)).shipment,
			);
			for (const [original, estimate] of FIRST_ESTIMATES) {
				const recorded = records.map((record) => record.attributes[estimate]);
				expect(recorded.find((value) => value !== null)).toBe(
					attributes[original],
				);
			}
		}),
		{ numRuns: extentOf(20) },
	);
});

it("a record is the same whenever polls happen around a change of port", () => {
	const recordOf = (facts: Journey["shipment"], before?: Shipment) =>
		serializeShipment({
			id: "s1",
			createdAt: day(0),
			facts,
			before,
			line: { scac: "MAEU", name: "Maersk", shortName: "Maersk" },
			requestNumber: "M1",
			normalizedNumber: "M1",
			refNumbers: [],
			tags: [],
			containerIds: [],
			times: {},
		});
	fc.assert(
		fc.property(
			moved,
			fc.array(fc.integer({ min: -21, max: -5 })),
			(list, polls) => {
				let record: Shipment | undefined;
				for (const poll of polls.sort((a, b) => a - b)) {
					const said = list.filter((o) => (o.reportedAt ?? "") <= day(poll));
					record = recordOf(derive(said).shipment, record);
				}
				const { shipment } = derive(list);
				expect(recordOf(shipment, record)).toEqual(recordOf(shipment));
			},
		),
		{ numRuns: extentOf(20) },
	);
});

it("observations that are stored and read give the same journey, in any order of their members", () => {
	const turned = (value: unknown): unknown =>
		Array.isArray(value)
			? value.map(turned)
			: value !== null && typeof value === "object"
				? Object.fromEntries(
						Object.entries(value)
							.reverse()
							.map(([name, member]) => [name, turned(member)]),
					)
				: value;
	fc.assert(
		fc.property(anything, (list) => {
			expect(derive(list.map((o) => turned(o) as Observation))).toEqual(
				derive(list),
			);
		}),
		{ numRuns: extentOf(20) },
	);
});

it("a message repeated under a new id changes nothing", () => {
	const list = fc.array(
		anyMessage.filter(({ sourceEventId }) => sourceEventId === null),
		{ maxLength: 40 },
	);
	fc.assert(
		fc.property(
			list.chain((said) => fc.tuple(fc.constant(said), fc.subarray(said))),
			([said, repeated]) => {
				const again = repeated.map((o) => ({
					...o,
					key: `${o.key} again`,
					sourceEventId: "again",
				}));
				expect(derive([...again, ...said])).toEqual(derive(said));
			},
		),
		{ numRuns: extentOf(30) },
	);
});

it("an older message changes no record", () => {
	const isRank = (name: string) => !name.includes("original");
	const attributesOf = (journey: Journey) =>
		[journey.shipment, ...journey.containers].map(({ attributes }) =>
			Object.entries(attributes).filter(([name]) => isRank(name)),
		);
	const factsOf = (journey: Journey) =>
		journey.containers.map(({ transportEvents }) =>
			transportEvents.map(({ key, timestamp }) => `${key} ${timestamp}`),
		);
	fc.assert(
		fc.property(
			history.chain((list) =>
				fc.record({
					list: fc.constant(list),
					message: fc.constantFrom(...list),
					hours: fc.integer({ min: -3, max: 3 }),
				}),
			),
			({ list, message, hours }) => {
				const atMs = Date.parse(message.occurredAt) + hours * 3_600_000;
				const older = {
					...message,
					key: "older",
					occurredAt: `${new Date(atMs).toISOString().slice(0, 19)}Z`,
					reportedAt: day(-30),
				};
				const [before, after] = [derive(list), derive([...list, older])];
				expect(attributesOf(after)).toEqual(attributesOf(before));
				expect(factsOf(after)).toEqual(factsOf(before));
			},
		),
		{ numRuns: extentOf(30) },
	);
});

/** The values of a record without any observation: they need no origin. */
const isDefault = (name: string, value: unknown): boolean =>
	value === null ||
	value === false ||
	name === "import_deadlines" ||
	(name === "current_status" && value === "new") ||
	(Array.isArray(value) && value.length === 0);

it("every value has an origin, and every origin is an observation", () => {
	fc.assert(
		fc.property(anything, (list) => {
			const said = new Set(list.map(identityOf));
			const { shipment, containers } = derive(list);
			for (const facts of [shipment, ...containers]) {
				const { attributes, provenance, etaHistory } = facts;
				const names = Object.entries(attributes).flatMap(([name, value]) =>
					isDefault(name, value) ? [] : [name],
				);
				expect(Object.keys(provenance)).toEqual(expect.arrayContaining(names));
				const origins: readonly Origin[] = [
					...Object.values(provenance),
					...etaHistory.map(({ origin }) => origin),
				];
				expect(origins.every((o) => said.has(o.observation))).toBe(true);
			}
		}),
		{ numRuns: extentOf(30) },
	);
});

it("an estimated time is the last of its history, and the original the first", () => {
	fc.assert(
		fc.property(history, (list) => {
			const { attributes, etaHistory } = derive(list).shipment;
			const valuesOf = (name: string) =>
				etaHistory.flatMap((e) => (e.attribute === name ? [e.value] : []));
			expect(valuesOf("pod_eta_at").at(-1)).toBe(attributes.pod_eta_at);
			expect(valuesOf("pod_eta_at")[0]).toBe(attributes.pod_original_eta_at);
			expect(valuesOf("pol_etd_at").at(-1)).toBe(attributes.pol_etd_at);
		}),
		{ numRuns: extentOf(20) },
	);
});

it("every transport event belongs to a message in the container's history or to a report", () => {
	fc.assert(
		fc.property(anything, (list) => {
			const reports = list.filter((o) => o.kind === "status").map(identityOf);
			for (const { transportEvents, rawEvents } of derive(list).containers) {
				const kept = new Set([
					...rawEvents.map(({ observation }) => observation),
					...reports,
				]);
				expect(transportEvents.every((e) => kept.has(e.observation))).toBe(
					true,
				);
				const times = rawEvents.map(({ message }) => message.occurredAt);
				expect(times).toEqual(times.toSorted());
				const keys = transportEvents.map(({ key }) => key);
				expect(new Set(keys).size).toBe(keys.length);
			}
		}),
		{ numRuns: extentOf(30) },
	);
});
