import { describe, expect, it } from "vitest";
import type { ContainerComparison } from "../../../server/tracking/compare/compare.ts";
import type { ContainerStatusReport } from "../../../server/tracking/observations/observation.ts";
import { RAIL } from "../journeys.ts";
import { BOX, BOX_2, day, journeyOf } from "../messages.ts";
import { midnight, report } from "../reports.ts";
import { comparePolls, compareTwo } from "./compare-polls.ts";

const DISCHARGED = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 22 ARRI USLAX ship:ALPHA
	ACT 23 DISC USLAX ship:ALPHA at:port_terminal:TRP1
`;

/** The container after each of several reports, one poll each. */
function afterReports(
	...reports: readonly ContainerStatusReport[]
): ContainerComparison[] {
	const also = reports.map((parts, index) =>
		report(24 + index / 10, "USLAX", parts),
	);
	const journeys = [0, ...also.keys(), also.length].map((count) =>
		journeyOf(DISCHARGED, { also: also.slice(0, count) }),
	);
	return comparePolls(journeys.slice(1))
		.slice(1)
		.flatMap(({ containers }) => containers);
}

const lfd = (kind: "line" | "terminal" | "rail", at: string | null) => ({
	lastFreeDays: [{ kind, at }],
});
const hold = (name: "customs" | "freight") =>
	({ name, status: "hold", description: null }) as const;
const fee = (amount: number) =>
	({ type: "demurrage", amount, currencyCode: "USD" }) as const;

describe("a terminal's answer", () => {
	it.each<[string, readonly ContainerStatusReport[], readonly object[]]>([
		[
			"is announced when it is the first",
			[{ isAvailable: false, holds: [hold("customs")] }],
			[
				{
					available_for_pickup: [null, false],
					holds_at_pod_terminal: [[], [hold("customs")]],
				},
			],
		],
		[
			"is announced when it reports that the value is gone",
			[{ holds: [hold("customs")] }, { holds: [] }],
			[
				{ holds_at_pod_terminal: [[], [hold("customs")]] },
				{ holds_at_pod_terminal: [[hold("customs")], []] },
			],
		],
		[
			"is not announced when only the order of a list differs",
			[
				{ holds: [hold("customs"), hold("freight")] },
				{ holds: [hold("freight"), hold("customs")] },
			],
			[
				{
					holds_at_pod_terminal: [[], [hold("customs"), hold("freight")]],
				},
				{},
			],
		],
		[
			"is not announced when it omits an earlier value",
			[{ isAvailable: true, holds: [] }, {}],
			[{ available_for_pickup: [null, true] }, {}],
		],
		[
			"is announced with the fees before and after",
			[{ fees: [fee(100)] }, { fees: [fee(150)] }],
			[
				{
					fees_at_pod_terminal: [
						[],
						[{ type: "demurrage", amount: 100, currency_code: "USD" }],
					],
				},
				{
					fees_at_pod_terminal: [
						[{ type: "demurrage", amount: 100, currency_code: "USD" }],
						[{ type: "demurrage", amount: 150, currency_code: "USD" }],
					],
				},
			],
		],
	])("%s", (_, reports, want) => {
		const told = afterReports(...reports);
		expect(told.map(({ changeset }) => changeset)).toEqual(want);
	});

	it("has the terminal as its source", () => {
		const [first] = afterReports({ isAvailable: true });
		expect(first?.sourceKind).toBe("terminal");
	});

	it("known when the container appears is announced with the container", () => {
		const also = [report(24, "USLAX", lfd("line", day(28)))];
		const [first] = comparePolls([journeyOf(DISCHARGED, { also })]);
		expect(first?.containers).toEqual([
			expect.objectContaining({ isNew: true, changeset: {}, changes: [] }),
		]);
	});
});

describe("a last free day", () => {
	const told = (...reports: readonly ContainerStatusReport[]) =>
		afterReports(...reports).map(({ changes }) =>
			changes.map(
				({ event, value }) =>
					`${event.replace(/^container\.|\.changed$/g, "")} ${value}`,
			),
		);

	it("is announced by its own event and by the event of the combined last free day", () => {
		expect(told(lfd("terminal", day(28)))).toEqual([
			[`pickup_lfd_terminal ${midnight(28)}`, `pickup_lfd ${midnight(28)}`],
		]);
	});

	it("of the line takes precedence over the terminal's", () => {
		expect(
			told(
				lfd("terminal", day(28)),
				lfd("line", day(27)),
				lfd("terminal", day(26)),
			),
		).toEqual([
			[`pickup_lfd_terminal ${midnight(28)}`, `pickup_lfd ${midnight(28)}`],
			[`pickup_lfd_line ${midnight(27)}`, `pickup_lfd ${midnight(27)}`],
			[`pickup_lfd_terminal ${midnight(26)}`],
		]);
	});

	it("that moves and moves back is announced each time, and a removed one is announced as null", () => {
		expect(
			told(
				lfd("line", day(28)),
				lfd("line", day(29)),
				lfd("line", day(28)),
				lfd("line", day(28)),
				lfd("line", null),
			),
		).toEqual([
			[`pickup_lfd_line ${midnight(28)}`, `pickup_lfd ${midnight(28)}`],
			[`pickup_lfd_line ${midnight(29)}`, `pickup_lfd ${midnight(29)}`],
			[`pickup_lfd_line ${midnight(28)}`, `pickup_lfd ${midnight(28)}`],
			[],
			["pickup_lfd_line null", "pickup_lfd null"],
		]);
	});

	it("of the railway is announced at the inland terminal", () => {
		const before = journeyOf(RAIL.replace(/\tACT (35|40).*\n/g, ""));
		const also = [report(33, "USCHI", lfd("rail", day(36)), { by: "rail" })];
		const after = journeyOf(RAIL.replace(/\tACT (35|40).*\n/g, ""), { also });
		const [container] = compareTwo(before, after).containers;
		expect(container?.changes).toEqual(
			["pickup_lfd_rail", "pickup_lfd"].map((name) => ({
				key: `changed.${name}`,
				event: `container.${name}.changed`,
				value: midnight(36, 6),
				sourceKind: "rail",
				timezone: "America/Chicago",
				locode: "USCHI",
				facility: expect.objectContaining({ facilityCode: "BNSF" }),
				vessel: null,
				voyageNumber: null,
				isEstimate: false,
				observation: expect.stringContaining("rail/"),
			})),
		);
	});
});

it("a pickup appointment at the terminal is announced when it is made, moved and cancelled", () => {
	const told = afterReports(
		{ appointmentAt: day(26) },
		{ appointmentAt: day(27) },
		{ appointmentAt: null },
	);
	expect(
		told.map(({ changes, changeset }) => [
			changes.map(({ event, value, locode }) => [event, value, locode]),
			changeset,
		]),
	).toEqual(
		[
			[null, day(26)],
			[day(26), day(27)],
			[day(27), null],
		].map(([before, after]) => [
			[["container.pickup_appointment.changed", after, "USLAX"]],
			{ pickup_appointment_at: [before, after] },
		]),
	);
});

describe("the terminal at the port of discharge", () => {
	const at = (code: string) =>
		journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			EST 22 ARRI USLAX ship:ALPHA
			EST 23 DISC USLAX ship:ALPHA ${code && `at:port_terminal:${code}`}
		`);

	it("is announced when it is assigned, changed and removed, and only an assignment has its own event", () => {
		const told = comparePolls([at(""), at("TRP1"), at("ETS1"), at("")])
			.slice(1)
			.flatMap(({ containers }) => containers);
		expect(told.map(({ changeset }) => changeset.pod_terminal)).toEqual([
			[null, "TRP1"],
			["TRP1", "ETS1"],
			["ETS1", null],
		]);
		expect(told.map(({ newPodTerminal }) => newPodTerminal)).toEqual([
			{ id: "TRP1", sourceKind: "shipping_line" },
			{ id: "ETS1", sourceKind: "shipping_line" },
			null,
		]);
	});
});

it("each container has its own changes", () => {
	const two = `${DISCHARGED}\nACT 23 DISC USLAX ship:ALPHA box:${BOX_2}`;
	const also = [report(24, "USLAX", { isAvailable: true }, { box: BOX_2 })];
	const { containers } = compareTwo(journeyOf(two), journeyOf(two, { also }));
	expect(
		containers.map(({ number, changeset }) => [number, changeset]),
	).toEqual([
		[BOX, {}],
		[BOX_2, { available_for_pickup: [null, true] }],
	]);
});

describe("the past of a container:", () => {
	const OUT = `${DISCHARGED}\nACT 25 GTOT USLAX truck`;
	const ON_TRAIN = `
		${DISCHARGED}
		ACT 24 LOAD USLAX rail
		ACT 25 DEPA USLAX rail
		EST 30 ARRI USCHI rail at:ramp
	`;
	const RETURNED = `${ON_TRAIN}\nACT 31 GTOT USCHI truck\nACT 35 GTIN USCHI empty at:depot`;
	const port: ContainerStatusReport = {
		isAvailable: false,
		holds: [hold("customs")],
		fees: [fee(100)],
		lastFreeDays: [{ kind: "terminal", at: day(24) }],
		appointmentAt: day(24),
	};
	const line = lfd("line", day(26));
	const ramp: ContainerStatusReport = {
		isAvailable: true,
		holds: [hold("freight")],
		fees: [fee(50)],
		lastFreeDays: [{ kind: "rail", at: day(33) }],
	};
	const PORT = [
		"available_for_pickup",
		"fees_at_pod_terminal",
		"holds_at_pod_terminal",
		"pickup_appointment_at",
		"pickup_lfd",
		"pickup_lfd_terminal",
	];
	const PORT_TIMES = PORT.filter((name) => !/holds|fees/.test(name));
	const RAMP = [
		"available_for_pickup",
		"ind_facility_fees",
		"ind_facility_holds",
		"pickup_lfd",
		"pickup_lfd_rail",
	];

	it.each<
		[string, string, number, string, ContainerStatusReport, readonly string[]]
	>([
		["at the terminal", DISCHARGED, 40, "USLAX", port, PORT],
		["out since it was tracked", OUT, 24, "USLAX", port, PORT_TIMES],
		["out before", OUT, 26, "USLAX", port, []],
		["out before, for the line", OUT, 26, "USLAX", line, []],
		["on the train before, at the port", ON_TRAIN, 26, "USLAX", port, []],
		["on the train before, at the ramp", ON_TRAIN, 26, "USCHI", ramp, RAMP],
		[
			"on the train before, for the line",
			ON_TRAIN,
			26,
			"USLAX",
			line,
			["pickup_lfd", "pickup_lfd_line"],
		],
		["returned before, at the port", RETURNED, 40, "USLAX", port, []],
		["returned before, at the ramp", RETURNED, 40, "USCHI", ramp, []],
		["returned before, for the line", RETURNED, 40, "USLAX", line, []],
	])("is not announced: %s", (_, text, trackedOn, locode, parts, want) => {
		const by = locode === "USCHI" ? "rail" : "terminal";
		const also = [report(24.5, locode, parts, { by })];
		const journeys = [journeyOf(text), journeyOf(text, { also })];
		const [, told] = comparePolls(journeys, day(trackedOn));
		const [container] = told?.containers ?? [];
		expect(Object.keys(container?.changeset ?? {}).sort()).toEqual(want);
		expect(
			container?.changes.map(({ key }) => key.replace("changed.", "")).sort(),
		).toEqual(want.filter((name) => name.startsWith("pickup_")));
	});

	it("availability before tracking began is recorded but not announced", () => {
		const available = `${OUT}\nACT 24 AVPU USLAX at:port_terminal`;
		const eventsOf = (text: string) => {
			const [first] = comparePolls([journeyOf(text)]);
			const [container] = first?.containers ?? [];
			const words = (events?: ContainerComparison["news"]) =>
				events?.map(({ event }) => event.replace("container.transport.", ""));
			return [words(container?.news), words(container?.unannounced)];
		};
		expect(eventsOf(available)).toEqual([
			[
				"vessel_loaded",
				"vessel_departed",
				"vessel_arrived",
				"vessel_discharged",
				"full_out",
			],
			["available"],
		]);
		const [news, untold] = eventsOf(available.replace(/\n.*GTOT.*/, ""));
		expect(news).toContain("available");
		expect(untold).toEqual([]);
	});
});
