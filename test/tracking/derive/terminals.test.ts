import { expect, it } from "vitest";
import type { FacilityLookup } from "../../../server/tracking/derive/lookups.ts";
import { withAssumptions } from "../../../server/tracking/derive/terminals.ts";
import { DIRECT } from "../journeys.ts";
import { containerOf, journeyOf, SOURCES } from "../messages.ts";
import { report } from "../reports.ts";

const PIER = { type: "terminal", id: "pier" } as const;
const QUAY = { type: "terminal", id: "quay" } as const;
const RAMP = { type: "rail_terminal", id: "ramp" } as const;
const facility = (record: typeof PIER | typeof QUAY | typeof RAMP) => ({
	facilityCode: null,
	facilityCodeList: null,
	locode: null,
	record,
});
const RECORDS = { PIER, QUAY, RAMP };
const CONFIGURED = {
	terminal: [PIER, "USLAX"],
	rail_terminal: [RAMP, "USCHI"],
} as const;

/** A directory of three facilities by their codes. One at each place is configured, unless none is to be. */
const known = (isConfigured: boolean): FacilityLookup => ({
	named(place) {
		const record = RECORDS[place.facilityCode as keyof typeof RECORDS];
		return record === undefined ? null : facility(record);
	},
	only(kind, locode) {
		const [record, at] = CONFIGURED[kind];
		return isConfigured && locode === at
			? { ...facility(record), isAssumed: true }
			: null;
	},
});

const VOYAGE = `
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
`;
const TRAIN = `
	ACT 21 DISC USLAX ship:ALPHA
	ACT 23 LOAD USLAX rail
	EST 26 ARRI USCHI rail at:ramp
`;

/** [the added messages, the terminal at the port with and without a configuration, the inland one with it] */
it.each([
	["", "assumed pier", "", ""],
	["ACT 21 DISC USLAX ship:ALPHA", "assumed pier", "", ""],
	["ACT 21 DISC USLAX ship:ALPHA at:port_terminal:PIER", "pier", "pier", ""],
	["ACT 21 DISC USLAX ship:ALPHA at:port_terminal:QUAY", "quay", "quay", ""],
	["PLN 20 ARRI USLAX ship:ALPHA at:port_terminal:QUAY", "quay", "quay", ""],
	[
		"ACT 21 DISC USLAX ship:ALPHA at:port_terminal:ELSE",
		"assumed pier",
		"",
		"",
	],
	[
		"ACT 21 DISC USLAX ship:ALPHA by:terminal at:port_terminal:QUAY",
		"assumed quay",
		"assumed quay",
		"",
	],
	[
		"ACT 21 DISC USLAX ship:ALPHA at:port_terminal:QUAY\nACT 21 DISC USLAX ship:ALPHA by:terminal at:port_terminal:QUAY",
		"quay",
		"quay",
		"",
	],
	[
		"ACT 21 DISC USLAX ship:ALPHA\nACT 22 LOAD USLAX barge:B\nACT 24 ARRI USCHI barge:B at:inland_terminal",
		"assumed pier",
		"",
		"",
	],
	[TRAIN, "assumed pier", "", "assumed ramp"],
	[`${TRAIN}ACT 27 DISC USCHI rail at:ramp:RAMP`, "assumed pier", "", "ramp"],
	[`${TRAIN}ACT 28 GTOT USCHI truck at:ramp:RAMP`, "assumed pier", "", "ramp"],
	[
		"ACT 21 DISC USLAX ship:ALPHA at:port_terminal:QUAY\nEST 20 ARRI USLAX ship:ALPHA by:terminal at:port_terminal:QUAY",
		"quay",
		"quay",
		"",
	],
	[
		"ACT 21 DISC USLAX ship:ALPHA\nACT 24 GTOT USCHI truck at:customer_location",
		"assumed pier",
		"",
		"",
	],
])(
	"%s: the terminals are %j, without a configuration %j, inland %j",
	(said, port, unconfigured, inland) => {
		const wordsOf = (isConfigured: boolean) => {
			const { shipment, containers } = journeyOf(`${VOYAGE}${said}`, {
				facilities: known(isConfigured),
			});
			const { provenance } = shipment;
			const word = (
				found: typeof shipment.podTerminal,
				origin: typeof provenance.pod_terminal,
			) => {
				expect(origin?.isFacilityAssumed).toBe(
					found?.record ? found.isAssumed : undefined,
				);
				if (!found?.record) return "";
				return found.isAssumed ? `assumed ${found.record.id}` : found.record.id;
			};
			const pod = word(shipment.podTerminal, provenance.pod_terminal);
			for (const container of containers) {
				const { pod_terminal } = container.provenance;
				expect(word(container.podTerminal, pod_terminal)).toBe(pod);
			}
			return [
				pod,
				word(shipment.destinationTerminal, provenance.destination_terminal),
			];
		};
		expect(wordsOf(true)).toEqual([port, inland]);
		expect(wordsOf(false)[0]).toBe(unconfigured);
	},
);

it("the origin of a report shows whether its terminal was assumed, and not when the line named the terminal", () => {
	const said = (at: string) =>
		containerOf(`${VOYAGE}ACT 21 DISC USLAX ship:ALPHA ${at}`, {
			facilities: known(true),
			also: [report(22, "USLAX", { yardLocation: "A1" })],
		}).provenance;
	const assumed = said("");
	expect(assumed.location_at_pod_terminal?.isFacilityAssumed).toBe(true);
	expect(assumed.pod_discharged_at).not.toHaveProperty("isFacilityAssumed");
	const named = said("at:port_terminal:PIER");
	expect(named.location_at_pod_terminal).not.toHaveProperty(
		"isFacilityAssumed",
	);
});

it("every transport event has the terminal of its own messages", () => {
	const text = DIRECT.split("\n")
		.map((line, at) => line.replace(/$| at:\S+/, ` at:port_terminal:T${at}`))
		.join("\n");
	expect(
		containerOf(text.replace(/^ at:.*$/gm, "")).transportEvents.map(
			({ event, facility }) =>
				`${event.split(".").at(-1)} ${facility?.facilityCode}`,
		),
	).toEqual([
		"empty_out T1",
		"full_in T2",
		"vessel_loaded T4",
		"vessel_departed T6",
		"vessel_arrived T9",
		"vessel_discharged T10",
		"full_out T11",
		"empty_in T12",
	]);
});

it("a transport event has the terminal that its message names, otherwise that of another message about it", () => {
	const dischargedAt = (text: string) =>
		containerOf(`${VOYAGE}${text}`).transportEvents.at(-1)?.facility
			?.facilityCode;
	const plan = "PLN 22 DISC USLAX ship:ALPHA at:port_terminal:PIER";
	const fact = "ACT 21 DISC USLAX ship:ALPHA";
	expect(dischargedAt(`${plan}\n${fact}`)).toBe("PIER");
	expect(dischargedAt(`${plan}\n${fact} at:port_terminal:QUAY`)).toBe("QUAY");
});

/** [whether the terminals at the port and inland are assumed, the values with an origin that shows it] */
it.each([
	[false, false, []],
	[true, false, ["terminal"]],
	[false, true, ["rail"]],
	[true, true, ["terminal", "rail"]],
])(
	"assumed at the port: %s, inland: %s; the origins of %j show it",
	(port, inland, want) => {
		const { empty_out_at: some } = containerOf(DIRECT).provenance;
		if (some === undefined) throw new Error("there is no origin");
		const origins = Object.fromEntries(
			Object.entries(SOURCES).map(([who, source]) => [
				who,
				{ ...some, source },
			]),
		);
		const at = (isAssumed: boolean) => ({
			value: { ...facility(PIER), ...(isAssumed && { isAssumed }) },
			from: null,
		});
		const terminals = { pod: at(port), destination: at(inland) };
		const marked = Object.fromEntries(
			Object.entries(origins).map(([who, origin]) => [
				who,
				want.includes(who) ? { ...origin, isFacilityAssumed: true } : origin,
			]),
		);
		expect(withAssumptions(origins, terminals)).toEqual(marked);
		const none = { value: null, from: null };
		const unknown = { pod: none, destination: none };
		expect(withAssumptions(origins, unknown)).toEqual(origins);
	},
);
