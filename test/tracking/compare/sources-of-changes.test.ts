import { describe, expect, it } from "vitest";
import {
	changesOf,
	sourceOfChanges,
} from "../../../server/tracking/compare/change-events.ts";
import {
	type ArrivalEstimate,
	compareJourney,
} from "../../../server/tracking/compare/compare.ts";
import { DIRECT, RAIL } from "../journeys.ts";
import {
	containerOf,
	day,
	journeyOf,
	SOURCES,
	shipmentOf,
} from "../messages.ts";

const CONTAINER = containerOf(RAIL);
const SHIPMENT = shipmentOf(RAIL);
const facility = (code: string, locode: string | null) => ({
	facilityCode: code,
	facilityCodeList: "SMDG" as const,
	locode,
});

/** A container whose attributes come from these sources. */
const from = (sources: Readonly<Record<string, string>>) => ({
	...CONTAINER,
	provenance: Object.fromEntries(
		Object.entries(sources).map(([name, who]) => {
			const source = SOURCES[who];
			if (source === undefined) throw new Error(`nobody is called ${who}`);
			const observation = `said by ${who}`;
			return [
				name,
				{ ...CONTAINER.provenance.empty_out_at, source, observation },
			];
		}),
	) as typeof CONTAINER.provenance,
});

const changeset = (...names: readonly string[]) =>
	Object.fromEntries(names.map((name) => [name, [null, day(3)]])) as never;

describe("the source of a changeset", () => {
	/** [what changes, the source of each value, the source of the changeset] */
	it.each([
		[["pickup_lfd", "pickup_lfd_rail"], { pickup_lfd_rail: "rail" }, "rail"],
		[
			["pickup_lfd", "holds_at_pod_terminal"],
			{ holds_at_pod_terminal: "terminal", pickup_lfd: "line" },
			"shipping_line",
		],
		[["pickup_lfd"], { pickup_lfd_rail: "rail" }, "terminal"],
		[["empty_out_at"], {}, "shipping_line"],
		[["pod_terminal"], {}, "shipping_line"],
		[["pod_terminal", "empty_out_at"], {}, "shipping_line"],
		[["pod_terminal", "pickup_lfd"], {}, "terminal"],
		[["holds_at_pod_terminal"], {}, "terminal"],
	] as const)("of %j, %j, is the %s", (names, sources, kind) => {
		const found = sourceOfChanges(changeset(...names), from(sources));
		expect(found).toBe(kind);
	});
});

describe("the change of", () => {
	/** [an attribute, its source, the source and place of the change] */
	it.each([
		["pickup_lfd_line", null, "shipping_line", "USLAX"],
		["pickup_lfd_terminal", null, "terminal", "USLAX"],
		["pickup_lfd_rail", null, "rail", "USCHI"],
		["pickup_lfd", null, "terminal", "USLAX"],
		["pickup_lfd", "rail", "rail", "USCHI"],
		["pickup_lfd", "line", "shipping_line", "USLAX"],
		["pickup_appointment_at", null, "terminal", "USLAX"],
		["pickup_appointment_at", "rail", "rail", "USCHI"],
	] as const)(
		"%s, reported by %j, comes from the %s, at %s",
		(name, who, kind, port) => {
			const container = from(who ? { [name]: who } : {});
			const bare = { podTerminal: null, destinationTerminal: null };
			const [pier, ramp] = [facility("P", "USOAK"), facility("R", "USKCK")];
			const [unplaced, other] = [facility("P", null), facility("R", null)];
			const at = (terminals: object) =>
				changesOf(changeset(name), { ...container, ...terminals }, SHIPMENT);
			const [plain] = at(bare);
			expect(plain).toMatchObject({
				sourceKind: kind,
				locode: port,
				facility: null,
				timezone: port === "USCHI" ? "America/Chicago" : "America/Los_Angeles",
				value: day(3),
				observation: who && `said by ${who}`,
			});
			const isInland = port === "USCHI";
			expect(
				at({ podTerminal: pier, destinationTerminal: ramp }),
			).toMatchObject([
				isInland
					? { locode: "USKCK", facility: ramp }
					: { locode: "USOAK", facility: pier },
			]);
			expect(
				at({ podTerminal: unplaced, destinationTerminal: other }),
			).toMatchObject([
				{ locode: port, facility: isInland ? other : unplaced },
			]);
		},
	);
});

describe("the estimated arrival of a shipment", () => {
	const { containers, shipment } = journeyOf(DIRECT);
	const told = (before: string | null, parts: object, origin?: object) =>
		compareJourney(
			{
				shipment: { attributes: { pod_eta_at: before } },
				containers: [],
				terminalIdOf: () => null,
			},
			{
				containers,
				shipment: {
					...shipment,
					attributes: { ...shipment.attributes, pod_ata_at: null, ...parts },
					provenance: { ...shipment.provenance, ...origin },
				},
			},
		).newArrival;
	const eta = day(21);

	/** [the estimate before, the derived estimate, the announced change] */
	it.each<[string | null, object, Partial<ArrivalEstimate> | null]>([
		[null, { pod_eta_at: eta }, { timestamp: eta }],
		[day(20), { pod_eta_at: eta }, { timestamp: eta }],
		[eta, { pod_eta_at: eta }, null],
		[eta, { pod_eta_at: null }, null],
		[day(20), { pod_eta_at: eta, pod_ata_at: eta }, null],
		[
			null,
			{ pod_vessel_name: "A", pod_vessel_imo: "1" },
			{ vessel: { name: "A", imo: "1" } },
		],
		[
			null,
			{ pod_vessel_name: "A", pod_vessel_imo: null },
			{ vessel: { name: "A", imo: null } },
		],
		[
			null,
			{ pod_vessel_name: null, pod_vessel_imo: "1" },
			{ vessel: { name: null, imo: "1" } },
		],
		[null, { pod_vessel_name: null, pod_vessel_imo: null }, { vessel: null }],
	])("%j, then %j: %j", (before, parts, want) => {
		const found = told(before, parts);
		if (want === null) expect(found).toBeNull();
		else expect(found).toMatchObject(want);
	});

	it("is that of the estimate, and the line when the estimate has no source", () => {
		const origin = { ...shipment.provenance.pod_eta_at, source: SOURCES.rail };
		expect(told(null, {}, { pod_eta_at: origin })?.sourceKind).toBe("rail");
		const none = { pod_eta_at: undefined };
		expect(told(null, {}, none)?.sourceKind).toBe("shipping_line");
	});
});

describe("the newly assigned terminal", () => {
	const [container] = journeyOf(DIRECT).containers;
	const pier = facility("PIER", "USLAX");
	const at = (words: string, where: typeof pier | null) => {
		const [event] = container?.transportEvents ?? [];
		if (event === undefined) throw new Error("there is no event");
		const source = SOURCES[words] ?? event.source;
		return { ...event, source, facility: where };
	};
	/** [the source and place of each event, in order of time; the source of the assignment] */
	it.each<[ReturnType<typeof at>[], string]>([
		[[], "shipping_line"],
		[[at("terminal", null)], "shipping_line"],
		[[at("terminal", facility("ELSE", null))], "shipping_line"],
		[[at("terminal", pier)], "terminal"],
		[[at("line", pier), at("rail", pier)], "rail"],
		[[at("rail", pier), at("terminal", facility("ELSE", null))], "rail"],
	])("has the source of the last event there: %#", (transportEvents, kind) => {
		if (container === undefined) throw new Error("there is no container");
		const { attributes, number } = container;
		const { containers } = compareJourney(
			{
				shipment: { attributes: { pod_eta_at: null } },
				containers: [
					{
						...{ number, attributes, createdAt: day(0) },
						podTerminalId: null,
						transportEvents: [],
					},
				],
				terminalIdOf: (where) => where?.facilityCode ?? null,
			},
			{
				...journeyOf(DIRECT),
				containers: [{ ...container, podTerminal: pier, transportEvents }],
			},
		);
		expect(containers[0]?.newPodTerminal).toEqual({
			id: "PIER",
			sourceKind: kind,
		});
	});
});
