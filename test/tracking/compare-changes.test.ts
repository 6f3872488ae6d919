import { describe, expect, it } from "vitest";
import type { ContainerComparison } from "../../server/tracking/compare.ts";
import type { ContainerStatusReport } from "../../server/tracking/observation.ts";
import { comparePolls, compareTwo } from "./compare-polls.ts";
import { RAIL } from "./journeys.ts";
import { BOX, BOX_2, day, journeyOf } from "./messages.ts";
import { midnight, report } from "./reports.ts";

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
			"is told when it is the first",
			[{ isAvailable: false, holds: [hold("customs")] }],
			[
				{
					available_for_pickup: [null, false],
					holds_at_pod_terminal: [[], [hold("customs")]],
				},
			],
		],
		[
			"is told when it says that there is nothing any more",
			[{ holds: [hold("customs")] }, { holds: [] }],
			[
				{ holds_at_pod_terminal: [[], [hold("customs")]] },
				{ holds_at_pod_terminal: [[hold("customs")], []] },
			],
		],
		[
			"is not told when only the order of a list is another",
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
			"is not told when it leaves out what it said before",
			[{ isAvailable: true, holds: [] }, {}],
			[{ available_for_pickup: [null, true] }, {}],
		],
		[
			"is told with the fees before and after",
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

	it("is told as the terminal's", () => {
		const [first] = afterReports({ isAvailable: true });
		expect(first?.sourceKind).toBe("terminal");
	});

	it("that was known when the container appeared is told with the container", () => {
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

	it("is told as its own and as the one that counts", () => {
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

	it("that moves and moves back is told each time, and one that is gone as null", () => {
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

	it("of the railway is told at the inland terminal", () => {
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

it("a pickup appointment is told when it is made, moved and cancelled, at the terminal", () => {
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

	it("is told when it is assigned, changed and gone; only where there is one by its own event", () => {
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
