import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import type { Comparison } from "../../../server/tracking/compare/compare.ts";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type {
	ContainerFacts,
	Journey,
} from "../../../server/tracking/journey/journey.ts";
import type {
	ContainerStatusReport,
	Observation,
} from "../../../server/tracking/observations/observation.ts";
import { bundle } from "../../contract/contract-examples.ts";
import { extentOf } from "../../support/vitest/extent.ts";
import { DIRECT, FEEDER, RAIL, TRANSSHIPMENT } from "../journeys.ts";
import { BOX_2, day, lookup, messages } from "../messages.ts";
import { report, retraction } from "../reports.ts";
import { comparePolls } from "./compare-polls.ts";

const HOUR_IN_DAYS = 1 / 24;

/** A message of a journey, as an actual or a forecast, early or late; a repeated id is a correction. */
const anyMessage = (text: string): fc.Arbitrary<Observation> =>
	fc
		.record({
			base: fc.constantFrom(...messages(text)),
			classifier: fc.constantFrom("planned", "estimated", "actual", "actual"),
			shift: fc.integer({ min: -30, max: 30 }),
			said: fc.integer({ min: 0, max: 60 }),
			id: fc.nat(60).map((number) => `e${number}`),
			isOfSecond: fc.boolean(),
		})
		.map(({ base, classifier, shift, said, id, isOfSecond }): Observation => {
			const at =
				(Date.parse(base.occurredAt) - Date.parse(day(0))) / 86_400_000;
			const told = {
				...base,
				key: id,
				sourceEventId: id,
				classifier,
				occurredAt: day(at + shift * HOUR_IN_DAYS),
				reportedAt: day(said),
			} as Observation;
			return isOfSecond && told.kind === "equipment"
				? { ...told, containerNumber: BOX_2 }
				: told;
		});

const anyTime = fc.option(fc.integer({ min: 24, max: 30 }).map(day));
const anyHold = fc.record({
	name: fc.constantFrom("customs", "freight"),
	status: fc.constant("hold"),
	description: fc.constant(null),
});
const anyFee = fc.record({
	type: fc.constantFrom("demurrage", "exam"),
	amount: fc.constantFrom(100, 150),
	currencyCode: fc.constant("USD"),
});
const anyParts = fc.record(
	{
		isAvailable: fc.boolean(),
		holds: fc.uniqueArray(anyHold, { selector: ({ name }) => name }),
		fees: fc.uniqueArray(anyFee, { selector: ({ type }) => type }),
		lastFreeDays: fc.uniqueArray(
			fc.record({
				kind: fc.constantFrom("terminal", "line", "rail"),
				at: anyTime,
			}),
			{ selector: ({ kind }) => kind },
		),
		appointmentAt: anyTime,
	},
	{ requiredKeys: [] },
) as fc.Arbitrary<ContainerStatusReport>;

const anyReport: fc.Arbitrary<Observation> = fc
	.tuple(
		fc.integer({ min: 20, max: 40 }),
		fc.constantFrom("USLAX", "USCHI", "NLRTM"),
		anyParts,
		fc.constantFrom("terminal", "rail"),
	)
	.map(([number, place, parts, by]) => report(number, place, parts, { by }));

const anyRetraction: fc.Arbitrary<Observation> = fc
	.tuple(fc.nat(60), fc.integer({ min: 0, max: 60 }))
	.map(([id, said]) => retraction(`e${id}`, said));

/** The reports of several polls of one journey. */
const anyPolls: fc.Arbitrary<Observation[][]> = fc
	.constantFrom(DIRECT, TRANSSHIPMENT, RAIL, FEEDER)
	.chain((text) =>
		fc.array(
			fc.array(
				fc.oneof(
					{ weight: 12, arbitrary: anyMessage(text) },
					{ weight: 6, arbitrary: anyReport },
					{ weight: 1, arbitrary: anyRetraction },
				),
				{ maxLength: 12 },
			),
			{ minLength: 1, maxLength: 6 },
		),
	);

/** All properties use the same polls, so that each journey is derived once. */
const TRIED = { numRuns: extentOf(60), seed: Date.now() };
const seenBefore = new Map<string, readonly Journey[]>();

/** The messages that several polls see of one journey, each more than the one before. */
function journeysOf(polls: Observation[][]): readonly Journey[] {
	const key = JSON.stringify(polls);
	const seen =
		seenBefore.get(key) ??
		polls.map((_, index) =>
			deriveJourney(polls.slice(0, index + 1).flat(), {
				now: day(90),
				lookup,
			}),
		);
	seenBefore.set(key, seen);
	return seen;
}

afterAll(() => seenBefore.clear());

/** The announcements of polls about each container, in order. */
function toldOf(comparisons: readonly Comparison[]) {
	const all = comparisons.flatMap(({ containers }) => containers);
	return Map.groupBy(all, ({ number }) => number);
}

/** Runs a property over the polls of one container, tracked since the given time. */
function eachContainer(
	check: (
		seen: readonly ContainerFacts[],
		told: readonly Comparison["containers"][number][],
	) => void,
	trackedSince?: string,
): void {
	fc.assert(
		fc.property(anyPolls, (polls) => {
			const journeys = journeysOf(polls);
			const containers = journeys.flatMap((journey) => journey.containers);
			const seen = Map.groupBy(containers, ({ number }) => number);
			for (const [number, told] of toldOf(
				comparePolls(journeys, trackedSince),
			)) {
				check(seen.get(number) ?? [], told);
			}
		}),
		TRIED,
	);
}

it("a container is announced once, and each milestone exactly once", () => {
	eachContainer((seen, told) => {
		expect(told.map(({ isNew }) => isNew)).toEqual(
			told.map((_, index) => index === 0),
		);
		const milestones = told
			.flatMap(({ news, unannounced: untold }) => [...news, ...untold])
			.filter(({ isEstimate }) => !isEstimate)
			.map(({ key }) => key);
		expect(new Set(milestones).size).toBe(milestones.length);
		const happened = seen
			.flatMap(({ transportEvents }) => transportEvents)
			.filter(({ isEstimate }) => !isEstimate)
			.map(({ key }) => key);
		expect(new Set(milestones)).toEqual(new Set(happened));
	});
});

it("an estimate is announced when it differs from the last announced one, or is valid again", () => {
	eachContainer((seen, told) => {
		const last = new Map<string, string>();
		told.forEach(({ news, withdrawn }, index) => {
			for (const key of withdrawn) last.delete(key);
			for (const { key, timestamp, isEstimate } of news) {
				if (!isEstimate) continue;
				expect(last.get(key)).not.toBe(timestamp);
				last.set(key, timestamp);
			}
			for (const event of seen[index]?.transportEvents ?? []) {
				if (event.isEstimate) expect(last.get(event.key)).toBe(event.timestamp);
			}
		});
	});
});

/** The values in changesets, by their names there. */
function valuesOf({ attributes, podTerminal }: ContainerFacts) {
	const { import_deadlines, ...others } = attributes;
	return new Map<string, unknown>(
		Object.entries({
			...import_deadlines,
			...others,
			pod_terminal: podTerminal?.facilityCode ?? null,
		}),
	);
}

/** The attributes that a changeset has in the contract. */
const { ContainerChangeset } = bundle.components.schemas as {
	ContainerChangeset: { properties: object };
};
const WATCHED = Object.keys(ContainerChangeset.properties);

/** The order of lists has no meaning. */
const unordered = (value: unknown) =>
	Array.isArray(value) ? new Set(value.map((v) => JSON.stringify(v))) : value;

it("the changesets lead from the first announced values of a container to the current ones, each from the values after the one before", () => {
	eachContainer((seen, told) => {
		const [first] = seen;
		const last = seen.at(-1);
		if (!first || !last) throw new Error("The container was told unseen.");
		const values = valuesOf(first);
		told.forEach(({ changeset, news }, index) => {
			for (const [name, [before, after]] of Object.entries(changeset)) {
				expect(unordered(before), name).toEqual(unordered(values.get(name)));
				expect(unordered(after), name).not.toEqual(unordered(before));
				values.set(name, after);
			}
			// A milestone itself announces its first time.
			const journey = seen[index] ?? last;
			for (const [name, value] of valuesOf(journey)) {
				const isFirst = values.get(name) === null && !(name in changeset);
				if (isFirst && news.some(({ timestamp }) => timestamp === value)) {
					values.set(name, value);
				}
			}
		});
		for (const name of WATCHED) {
			expect(unordered(values.get(name)), name).toEqual(
				unordered(valuesOf(last).get(name)),
			);
		}
	});
});

it("every value that has its own event is announced by that event at each change", () => {
	const attributeOf = (key: string) => key.replace("changed.", "");
	eachContainer((seen, told) => {
		told.forEach(({ changes }, index) => {
			const [before, after] = [seen[index - 1], seen[index]];
			if (!before || !after) return;
			const told = new Map(
				changes.map(({ key, value }) => [attributeOf(key), value]),
			);
			for (const name of [
				"pickup_lfd",
				"pickup_lfd_line",
				"pickup_lfd_terminal",
				"pickup_lfd_rail",
				"pickup_appointment_at",
			]) {
				const value = valuesOf(after).get(name);
				const isChanged = value !== valuesOf(before).get(name);
				expect(told.get(name), name).toBe(isChanged ? value : undefined);
			}
		});
	});
});

it("the arrival of a shipment is announced at each change of its estimate, until it has arrived", () => {
	fc.assert(
		fc.property(anyPolls, (polls) => {
			const journeys = journeysOf(polls);
			comparePolls(journeys).forEach(({ newArrival }, index) => {
				const before = journeys[index - 1]?.shipment.attributes;
				const after = journeys[index]?.shipment.attributes;
				const isTold =
					before !== undefined &&
					after?.pod_ata_at === null &&
					after.pod_eta_at !== before.pod_eta_at;
				expect(newArrival?.timestamp ?? null).toBe(
					isTold ? after.pod_eta_at : null,
				);
			});
		}),
		TRIED,
	);
});

/** Whether an attribute belongs to the port of discharge or the inland destination, and when the container left there. */
const HANDOVERS = [
	[
		["pickup_lfd_terminal", "pickup_appointment_at"],
		["holds_at_pod_terminal", "fees_at_pod_terminal"],
		["pod_full_out_at", "pod_rail_departed_at"],
	],
	[
		["pickup_lfd_rail"],
		["ind_facility_holds", "ind_facility_fees"],
		["final_destination_full_out_at"],
	],
] as const;

it("nothing is announced about places that a container left before tracking, with any further polls and reports", () => {
	eachContainer((seen, told) => {
		told.forEach(({ changeset, changes, news }, index) => {
			const container = seen[index];
			if (!container) throw new Error("The container was told unseen.");
			const values = valuesOf(container);
			for (const [events, facts, departures] of HANDOVERS) {
				const hasLeft = [...departures, "empty_terminated_at"].some(
					(name) => values.get(name) !== null,
				);
				if (!hasLeft) continue;
				for (const name of [...events, ...facts]) {
					expect(changeset).not.toHaveProperty(name);
				}
				const keys = changes.map(({ key }) => key);
				for (const name of events) {
					expect(keys).not.toContain(`changed.${name}`);
				}
			}
			if (values.get("empty_terminated_at") === null) return;
			expect(changes).toEqual([]);
			expect(changeset).not.toHaveProperty("available_for_pickup");
			const words = news.map(({ event }) => event);
			expect(words).not.toContain("container.transport.available");
			expect(words).not.toContain("container.transport.not_available");
		});
	}, day(90));
});
