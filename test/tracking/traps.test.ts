import { describe, expect, it } from "vitest";
import { DIRECT, TRANSSHIPMENT } from "./journeys.ts";
import {
	BOX,
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	messages,
	say,
	shipmentOf,
} from "./messages.ts";
import { report, retraction } from "./reports.ts";

/*
 * What carriers and terminals are known to do to those who believe them. Each test fails where messages are taken one by
 * one, as they come, for the state of the shipment.
 */

const VOYAGE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;

describe("the route", () => {
	it("does not freeze the port of discharge at a transshipment hub", () => {
		const atHub = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
		`;
		const onward = `${atHub} PLN 17 DEPA SGSIN ship:BRAVO
			PLN 40 ARRI NLRTM ship:BRAVO`;
		expect(shipmentOf(atHub).port_of_discharge_locode).toBe("SGSIN");
		expect(shipmentOf(onward).port_of_discharge_locode).toBe("NLRTM");
		expect(containerOf(onward)).toMatchObject({
			pod_arrived_at: null,
			pod_discharged_at: null,
			current_status: "on_ship",
		});
	});

	it("keeps two calls of one port in one voyage apart", () => {
		expect(
			containerOf(`
				ACT 5  LOAD CNSHA ship:ALPHA seq:1
				ACT 6  DEPA CNSHA ship:ALPHA seq:1
				ACT 20 ARRI USLAX ship:ALPHA seq:2
				ACT 21 DEPA USLAX ship:ALPHA seq:2
				ACT 22 ARRI USOAK ship:ALPHA seq:3
				ACT 23 DEPA USOAK ship:ALPHA seq:3
				ACT 25 ARRI USLAX ship:ALPHA seq:4
				ACT 26 DISC USLAX ship:ALPHA seq:4
			`),
		).toMatchObject({
			pod_arrived_at: day(25),
			pod_discharged_at: day(26),
			pol_vessel_departed_at: day(6),
		});
	});

	it("takes barges for feeders, not for the ocean vessel", () => {
		const text = `
			ACT 3   LOAD CNNGB barge:YANGTZE
			ACT 3.5 DEPA CNNGB barge:YANGTZE
			ACT 4   ARRI CNSHA barge:YANGTZE
			ACT 4.5 DISC CNSHA barge:YANGTZE
			${VOYAGE}
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			pol_atd_at: day(6),
		});
		expect(eventLines(containerOf(text)).slice(0, 5)).toEqual([
			"feeder_loaded CNNGB 3",
			"feeder_departed CNNGB 3.5",
			"feeder_arrived CNSHA 4",
			"feeder_discharged CNSHA 4.5",
			"vessel_loaded CNSHA 5",
		]);
	});

	it("does not take a rail ramp before the port for the destination", () => {
		const text = `
			ACT 1  GTIN USCHI at:ramp
			ACT 2  LOAD USCHI rail at:ramp
			ACT 3  ARRI USLAX rail
			EST 10 DEPA USLAX ship:ALPHA
			EST 30 ARRI CNSHA ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "USLAX",
			destination_locode: null,
		});
		expect(containerOf(text)).toMatchObject({
			pod_rail_loaded_at: null,
			ind_ata_at: null,
			current_status: "loaded",
		});
	});

	it("goes through places that our tables do not know", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI XXZZZ ship:ALPHA
			ACT 21 DISC XXZZZ ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_discharge_locode: "XXZZZ",
			port_of_discharge_name: "XXZZZ",
			pod_timezone: null,
			pod_ata_at: day(20),
		});
	});

	it("believes an exact code before the name of a city", () => {
		const misnamed = messages(VOYAGE).map((o) =>
			o.place?.locode === "USLAX"
				? { ...o, place: { ...o.place, name: "Shanghai" } }
				: o,
		);
		expect(shipmentOf("ACT 7 INSP Shanghai", { also: misnamed })).toMatchObject(
			{
				port_of_lading_locode: "CNSHA",
				port_of_discharge_locode: "USLAX",
				port_of_discharge_name: "Los Angeles",
			},
		);
	});

	it("is not thrown off by an empty vessel object", () => {
		const nameless = messages(VOYAGE).map((o) =>
			o.kind === "equipment" ? { ...o, vessel: { imo: null, name: "" } } : o,
		);
		expect(shipmentOf("", { also: nameless })).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "USLAX",
			pod_vessel_name: "ALPHA",
		});
	});
});

describe("the containers", () => {
	it("show nothing of the journey before, when one is used again", () => {
		const before = `
			ACT -60 LOAD USLAX ship:OLDIE
			ACT -40 DISC CNSHA ship:OLDIE
			ACT -30 GTOT CNSHA truck
			ACT -20 GTIN CNSHA empty truck at:depot
		`;
		expect(containerOf(before + TRANSSHIPMENT)).toEqual(
			containerOf(TRANSSHIPMENT),
		);
	});

	it("show nothing of the journey before in what a terminal said of it", () => {
		const before = "ACT -20 GTIN CNSHA empty truck at:depot";
		const old = report(-30, "CNSHA", {
			yardLocation: "OLD",
			isAvailable: true,
		});
		expect(containerOf(`${before}\n${DIRECT}`, { also: [old] })).toMatchObject({
			location_at_pod_terminal: null,
			availability_known: false,
		});
	});

	it("of a booking may not be there yet", () => {
		const booking = `
			PLN 6  DEPA CNSHA ship:ALPHA booking:K1
			PLN 20 ARRI USLAX ship:ALPHA booking:K1
			PLN 5  LOAD CNSHA ship:ALPHA booking:K1 nobox
		`;
		const journey = journeyOf(booking);
		expect(journey.containers).toEqual([]);
		expect(journey.shipment.attributes).toMatchObject({
			pol_etd_at: day(6),
			pod_eta_at: day(20),
			bill_of_lading_number: null,
		});
	});

	it("can be added and swapped later, each with what is its own", () => {
		const text = `
			ACT 1  GTOT CNSHA empty booking:K1
			ACT 2  GTIN CNSHA empty at:depot booking:K1
			ACT 3  GTOT CNSHA empty booking:K1 box:${BOX_2}
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 box:${BOX_2}
			ACT 6  DEPA CNSHA ship:ALPHA booking:K1
			EST 20 ARRI USLAX ship:ALPHA booking:K1
		`;
		const { containers } = journeyOf(text, { documents: ["K1"] });
		expect(
			containers.map(({ number, attributes }) => [
				number,
				attributes.empty_out_at,
				attributes.pol_vessel_loaded_at,
			]),
		).toEqual([
			[BOX, day(1), null],
			[BOX_2, day(3), day(5)],
		]);
	});

	it("do not travel when they were brought back empty and swapped, whatever was planned before", () => {
		const text = `
			PLN 2  GTOT CNSHA empty said:-5 at:depot
			PLN 5  LOAD CNSHA ship:ALPHA said:-5
			ACT 1  GTOT CNSHA empty at:depot
			ACT 1.5 GTIN CNSHA empty at:depot
			PLN 6  DEPA CNSHA ship:ALPHA said:-5
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
		`;
		const swapped = `ACT 3 GTIN CNSHA box:${BOX_2}\n${text}`;
		const [first, second] = journeyOf(swapped).containers;
		expect(first?.attributes).toMatchObject({
			empty_out_at: day(1),
			pol_vessel_departed_at: null,
			pod_arrived_at: null,
			current_status: "new",
		});
		expect(second?.attributes).toMatchObject({
			pol_vessel_departed_at: day(6),
			pod_arrived_at: day(20),
		});
	});

	it("of a booking that was split into bills are those of the bill that was asked for", () => {
		const text = `
			ACT 1  GTOT CNSHA empty booking:K1
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 bill:M1
			ACT 6  DEPA CNSHA ship:ALPHA booking:K1
			ACT 1  GTOT CNSHA empty booking:K1 box:${BOX_2}
			ACT 12 LOAD CNSHA ship:BRAVO booking:K1 bill:M2 box:${BOX_2}
			ACT 13 DEPA CNSHA ship:BRAVO booking:K1 bill:M2
		`;
		const numbersFor = (...documents: string[]) =>
			journeyOf(text, { documents }).containers.map(({ number }) => number);
		expect(numbersFor("M1")).toEqual([BOX]);
		expect(numbersFor("M2")).toEqual([BOX_2]);
		expect(numbersFor("K1")).toEqual([BOX, BOX_2]);
		expect(shipmentOf(text, { documents: ["M2"] })).toMatchObject({
			bill_of_lading_number: "M2",
			pol_atd_at: day(13),
		});
	});

	it("of a split booking are on the bill that was asked for, with the line's SCAC or without", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA bill:MAEUA1 bill:MAEUB2
			ACT 5  LOAD CNSHA ship:ALPHA bill:MAEUB2
		`;
		const billFor = (...documents: string[]) =>
			shipmentOf(text, { documents }).bill_of_lading_number;
		expect(billFor("B2")).toBe("MAEUB2");
		expect(billFor("MAEUB2")).toBe("MAEUB2");
		expect(billFor()).toBe("MAEUA1");
	});

	it("keep the cargo's house bill with its master bill", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 bill:M1
			ACT 21 DISC USLAX ship:ALPHA booking:K1 bill:H1
		`;
		expect(containerOf(text, { documents: ["M1"] })).toMatchObject({
			pol_vessel_loaded_at: day(5),
			pod_discharged_at: day(21),
		});
	});

	it("are returned to whatever depot takes them", () => {
		const { empty_terminated_at, empty_terminated_timezone, transportEvents } =
			containerOf(
				DIRECT.replace("GTIN USLAX empty truck", "GTIN USCHI empty truck"),
			);
		expect(empty_terminated_at).toBe(day(30));
		expect(empty_terminated_timezone).toBe("America/Chicago");
		expect(transportEvents.at(-1)?.locode).toBe("USCHI");
	});
});

describe("a fact", () => {
	it("can be corrected to an earlier and to a later time", () => {
		const loadedAt = (text: string) => containerOf(text).pol_vessel_loaded_at;
		const fact = "ACT 5 LOAD CNSHA ship:ALPHA said:5";
		expect(loadedAt(`${fact}\nACT 4 LOAD CNSHA ship:ALPHA said:7`)).toBe(
			day(4),
		);
		expect(loadedAt(`${fact}\nACT 6 LOAD CNSHA ship:ALPHA said:7`)).toBe(
			day(6),
		);
		expect(loadedAt(`${fact}\nACT 6 LOAD CNSHA ship:ALPHA said:3`)).toBe(
			day(5),
		);
	});

	it("can be corrected under its own id", () => {
		const text = `
			ACT 6 LOAD CNSHA ship:ALPHA id:e1 said:7
			ACT 5 LOAD CNSHA ship:ALPHA id:e1 said:5
		`;
		const container = containerOf(text);
		expect(container.pol_vessel_loaded_at).toBe(day(6));
		expect(container.rawEvents).toHaveLength(1);
	});

	it("can be taken back", () => {
		const text = `${VOYAGE} ACT 23 GTOT USLAX truck id:e1`;
		expect(containerOf(text).current_status).toBe("picked_up");
		expect(containerOf(text, { also: [retraction("e1", 24)] })).toMatchObject({
			current_status: "grounded",
			pod_full_out_at: null,
		});
	});

	it("is not undone by an estimate that comes after it", () => {
		const text = `${VOYAGE} EST 23 ARRI USLAX ship:ALPHA said:22`;
		expect(shipmentOf(text)).toMatchObject({ pod_ata_at: day(20) });
		expect(containerOf(text).pod_arrived_at).toBe(day(20));
		expect(eventLines(containerOf(text))).not.toContain(
			"estimated.vessel_arrived USLAX 23",
		);
	});

	it("in the future is an estimate until it can be true", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA said:7
		`;
		expect(shipmentOf(text, { nowDay: 10 })).toMatchObject({
			pod_ata_at: null,
			pod_eta_at: day(20),
		});
		expect(shipmentOf(text, { nowDay: 19 })).toMatchObject({
			pod_ata_at: day(20),
		});
	});

	it("that is only dated does not replace an instant", () => {
		const instant = "ACT 23.3 GTOT USLAX truck said:23";
		const dated = "ACT 23 GTOT USLAX truck date said:25";
		expect(containerOf(`${VOYAGE}\n${instant}\n${dated}`).pod_full_out_at).toBe(
			day(23.3),
		);
		expect(containerOf(`${VOYAGE}\n${dated}`).pod_full_out_at).toBe(day(23));
	});

	it("without an offset and a known place has no zone", () => {
		const text = VOYAGE.replaceAll("USLAX", "XXZZZ");
		expect(containerOf(text)).toMatchObject({
			pod_discharged_at: day(21),
			pod_timezone: null,
		});
		expect(containerOf(text).transportEvents.at(-1)?.timezone).toBeNull();
	});

	it("told again under a new id is one fact", () => {
		const container = containerOf(`
			ACT 5 LOAD CNSHA ship:ALPHA id:e1 said:5
			ACT 5 LOAD CNSHA ship:ALPHA id:e2 said:5
			ACT 5 LOAD CNSHA ship:ALPHA id:e3 said:9
		`);
		expect(container.rawEvents).toHaveLength(1);
		expect(container.transportEvents).toMatchObject([
			{ observation: "shipping_line/MAEU/e1" },
		]);
	});

	it("means the same in whatever order pages come", () => {
		const said = messages(DIRECT);
		const context = (also: typeof said) => containerOf("", { also });
		expect(context(said.toReversed())).toEqual(context(said));
	});
});

describe("a terminal", () => {
	const HOLD = { name: "customs", status: "hold", description: null } as const;
	const at = (...also: ReturnType<typeof report>[]) =>
		containerOf(VOYAGE, { also });

	it("that leaves its list of holds blank has not cleared them", () => {
		const held = report(22, "USLAX", { holds: [HOLD] });
		const blank = report(23, "USLAX", { isAvailable: false });
		const cleared = report(24, "USLAX", { holds: [] });
		expect(at(held, blank).holds_at_pod_terminal).toEqual([HOLD]);
		expect(at(held, blank, cleared).holds_at_pod_terminal).toEqual([]);
		expect(at(held, cleared).provenance.holds_at_pod_terminal).toMatchObject({
			observedAt: day(24),
		});
	});

	it("that gives a total has not asked for it twice", () => {
		const fees = [
			{ type: "demurrage", amount: 100, currencyCode: "USD" },
			{ type: "exam", amount: 50, currencyCode: null },
			{ type: "total", amount: 150, currencyCode: "USD" },
		] as const;
		expect(at(report(22, "USLAX", { fees })).fees_at_pod_terminal).toEqual([
			{ type: "demurrage", amount: 100, currency_code: "USD" },
			{ type: "exam", amount: 50 },
			{ type: "total", amount: 150, currency_code: "USD" },
		]);
	});

	it("can move the last free day backwards, and an old answer cannot", () => {
		const lfd = (number: number, lastDay: number) =>
			report(number, "USLAX", {
				lastFreeDays: [{ kind: "terminal", at: day(lastDay) }],
			});
		expect(at(lfd(22, 28), lfd(23, 26)).pickup_lfd).toBe(day(26));
		expect(at(lfd(23, 26), lfd(22, 28)).pickup_lfd).toBe(day(26));
	});

	it("does not make the arrival flap with its predictions of berths", () => {
		const text = `
			ACT 6    DEPA CNSHA ship:ALPHA
			EST 20   ARRI USLAX ship:ALPHA said:7
			EST 21   ARRI USLAX ship:ALPHA by:terminal said:8
			EST 19   ARRI USLAX ship:ALPHA by:terminal said:9
			EST 22   DISC USLAX ship:ALPHA at:port_terminal:LINE said:7
			EST 22   DISC USLAX ship:ALPHA at:port_terminal:BERTH by:terminal said:9
		`;
		const shipment = shipmentOf(text);
		expect(shipment).toMatchObject({
			pod_eta_at: day(20),
			podTerminal: { facilityCode: "LINE" },
		});
		expect(shipment.etaHistory.map(({ value }) => value)).toEqual([day(20)]);
	});

	it("does not change where the container was discharged by predicting it afterwards", () => {
		const { podTerminal } = containerOf(`${VOYAGE}
			ACT 21.1 DISC USLAX ship:ALPHA at:port_terminal:TRUE said:22
			EST 22 DISC USLAX ship:ALPHA at:port_terminal:FALSE said:23
		`);
		expect(podTerminal?.facilityCode).toBe("TRUE");
	});

	it("is told from a message about the same thing by the line only by its source", () => {
		const text = `${VOYAGE}
			ACT 23.5 GTOT USLAX truck said:24
			ACT 23.4 GTOT USLAX truck by:terminal said:23.4
		`;
		const container = containerOf(text);
		expect(container.pod_full_out_at).toBe(day(23.4));
		expect(container.provenance.pod_full_out_at?.source.kind).toBe("terminal");
		expect(
			container.transportEvents.filter(({ event }) =>
				event.endsWith("full_out"),
			),
		).toHaveLength(1);
	});
});

it("a message that repeats an id of another source is another message", () => {
	const also = [say("ACT 22 GTOT USLAX truck by:terminal id:e1")];
	const container = containerOf(`${VOYAGE} ACT 7 INSP CNSHA id:e1`, { also });
	expect(container.rawEvents).toHaveLength(6);
	expect(container.pod_full_out_at).toBe(day(22));
});
