import { describe, expect, it } from "vitest";
import {
	leftInlandAt,
	leftPortAt,
} from "../../../server/tracking/compare/departure-times.ts";
import {
	isStaleEvent,
	withoutStaleChanges,
} from "../../../server/tracking/compare/stale-changes.ts";
import { DIRECT } from "../journeys.ts";
import { containerOf, day, SOURCES, shipmentOf } from "../messages.ts";

/** [times of leaving port, by rail, the inland place, of the return; when it left the port, and the inland place] */
it.each([
	[[null, null, null, null], null, null],
	[[1, 2, 3, 4], 1, 3],
	[[null, 2, 3, 4], 2, 3],
	[[null, null, 3, 4], 3, 3],
	[[null, null, null, 4], 4, 4],
	[[1, null, null, null], 1, null],
])(
	"a container with the times %j left the port on %j, the inland place on %j",
	(times, port, inland) => {
		const [out, byRail, fromInland, returned] = times.map((at) =>
			at === null ? null : day(at),
		);
		const departures = {
			pod_full_out_at: out ?? null,
			pod_rail_departed_at: byRail ?? null,
			final_destination_full_out_at: fromInland ?? null,
			empty_terminated_at: returned ?? null,
		};
		expect(leftPortAt(departures)).toBe(port && day(port));
		expect(leftInlandAt(departures)).toBe(inland && day(inland));
	},
);

const CONTAINER = containerOf(DIRECT);
const SHIPMENT = shipmentOf(DIRECT);
const DAYS = {
	pickup_lfd_line: null,
	pickup_lfd_terminal: null,
	pickup_lfd_rail: null,
};

/** A container that left the port and the inland place on these days. */
function subjectOf(
	[leftPort, leftInland]: readonly (number | null)[],
	{
		hasInlandLeg = false,
		now = {},
		was = {},
		trackedOn = 10,
		by = "terminal",
		port = "USLAX",
	},
) {
	const { attributes, provenance } = CONTAINER;
	const { empty_out_at: origin } = provenance;
	const source = SOURCES[by];
	if (!origin || !source) throw new Error("there is no origin");
	const of = (days: object) => ({
		...attributes,
		import_deadlines: { ...DAYS, ...days },
		pod_full_out_at: leftPort ? day(leftPort) : null,
		pod_rail_departed_at: null,
		final_destination_full_out_at: leftInland ? day(leftInland) : null,
		empty_terminated_at: null,
	});
	const container = {
		...CONTAINER,
		hasInlandLeg,
		attributes: of(now),
		provenance: { available_for_pickup: { ...origin, source } },
	};
	const before = { attributes: of(was), createdAt: day(trackedOn) };
	const shipment = {
		...SHIPMENT,
		attributes: { ...SHIPMENT.attributes, port_of_discharge_locode: port },
	};
	return { container, shipment, before };
}

describe("a change of", () => {
	const AT_SEA = { hasInlandLeg: false };
	const INLAND = { hasInlandLeg: true };
	const DAY = day(20);
	/** [an attribute, the known values of the container, the place where it applies; none when it is announced in any case] */
	it.each([
		["pickup_lfd_line", AT_SEA, "port"],
		["pickup_lfd_line", INLAND, "inland"],
		["pickup_lfd_terminal", INLAND, "port"],
		["pickup_lfd_rail", AT_SEA, "inland"],
		["pickup_appointment_at", INLAND, "port"],
		["holds_at_pod_terminal", INLAND, "port"],
		["fees_at_pod_terminal", INLAND, "port"],
		["ind_facility_holds", AT_SEA, "inland"],
		["ind_facility_fees", AT_SEA, "inland"],
		["available_for_pickup", { ...INLAND, by: "terminal" }, "port"],
		["available_for_pickup", { ...AT_SEA, by: "rail" }, "inland"],
		["available_for_pickup", { ...INLAND, by: "line" }, "inland"],
		["available_for_pickup", { ...AT_SEA, by: "line" }, "port"],
		["pickup_lfd", AT_SEA, "port"],
		["pickup_lfd", INLAND, "inland"],
		["pickup_lfd", { ...INLAND, now: { pickup_lfd_terminal: DAY } }, "port"],
		["pickup_lfd", { ...AT_SEA, now: { pickup_lfd_rail: DAY } }, "inland"],
		["pickup_lfd", { ...INLAND, was: { pickup_lfd_terminal: DAY } }, "port"],
		["pickup_lfd", { ...AT_SEA, was: { pickup_lfd_rail: DAY } }, "inland"],
		[
			"pickup_lfd",
			{ ...INLAND, now: { pickup_lfd_line: DAY, pickup_lfd_terminal: DAY } },
			"inland",
		],
		[
			"pickup_lfd",
			{ ...AT_SEA, now: { pickup_lfd_line: DAY, pickup_lfd_rail: DAY } },
			"port",
		],
		[
			"pickup_lfd",
			{
				...INLAND,
				now: { pickup_lfd_line: DAY },
				was: { pickup_lfd_terminal: DAY },
			},
			"inland",
		],
		[
			"pickup_lfd",
			{ ...AT_SEA, now: { pickup_lfd_terminal: DAY, pickup_lfd_rail: DAY } },
			"port",
		],
		[
			"pickup_lfd",
			{
				...AT_SEA,
				now: { pickup_lfd_rail: DAY },
				was: { pickup_lfd_terminal: DAY },
			},
			"inland",
		],
		["empty_out_at", INLAND, "nowhere"],
	])(
		"%s, %j, is stale when the container has left the %s",
		(name, known, site) => {
			const isTold = (...left: (number | null)[]) =>
				name in
				withoutStaleChanges({ [name]: [null, DAY] }, subjectOf(left, known));
			expect(isTold(null, null)).toBe(true);
			expect(isTold(11, 11)).toBe(true);
			expect(isTold(10, 11)).toBe(site !== "port");
			expect(isTold(11, 10)).toBe(site !== "inland");
		},
	);

	it("a new container has no changes for a place that it has left, whenever it left", () => {
		const { before, ...subject } = subjectOf([50, null], {});
		const changes = { pickup_lfd_terminal: [null, DAY] } as never;
		expect(withoutStaleChanges(changes, subject)).toEqual({});
		expect(withoutStaleChanges(changes, { ...subject, before })).toEqual(
			changes,
		);
	});
});

type Row = [
	"available" | "not_available" | "full_out",
	string | null,
	boolean,
	string,
	string?,
];

/** [an event, its place, whether the container goes on inland, where it applies, the port of discharge if it is not Los Angeles] */
it.each<Row>([
	["available", "USLAX", true, "port"],
	["not_available", "USLAX", true, "port"],
	["available", "USEWR", true, "port", "USNYC"],
	["available", "USCHI", false, "inland"],
	["available", null, true, "inland"],
	["available", null, false, "port"],
	["full_out", "USLAX", false, "nowhere"],
])(
	"%s at %s, when it goes on inland: %s, is stale news when the container had left the %s",
	(name, locode, hasInlandLeg, site, port = "USLAX") => {
		const [some] = CONTAINER.transportEvents;
		if (some === undefined) throw new Error("there is no event");
		const event = {
			...some,
			event: `container.transport.${name}`,
			locode,
		} as const;
		const isStale = (...left: (number | null)[]) =>
			isStaleEvent(event, subjectOf(left, { hasInlandLeg, port }));
		expect(isStale(11, 11)).toBe(false);
		expect(isStale(10, 11)).toBe(site === "port");
		expect(isStale(11, 10)).toBe(site === "inland");
	},
);
