import { describe, expect, it } from "vitest";
import { containerOf, day, shipmentOf } from "../messages.ts";
import { midnight, report } from "../reports.ts";

/*
 * Known habits of carriers and terminals that break simple tracking. Each test fails when every message is applied to the record by
 * itself.
 */

const VOYAGE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;

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

	it("that reports a total and its fees does not charge twice", () => {
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
		expect(at(lfd(22, 28), lfd(23, 26)).pickup_lfd).toBe(midnight(26));
		expect(at(lfd(23, 26), lfd(22, 28)).pickup_lfd).toBe(midnight(26));
	});

	it("does not change the estimated arrival by its berth forecasts", () => {
		const text = `
			ACT 6    DEPA CNSHA ship:ALPHA
			EST 18   ARRI USLAX ship:ALPHA by:terminal said:5
			EST 20   ARRI USLAX ship:ALPHA said:7
			EST 21   ARRI USLAX ship:ALPHA by:terminal said:8
			EST 19   ARRI USLAX ship:ALPHA by:terminal said:9
			EST 22   DISC USLAX ship:ALPHA at:port_terminal:LINE said:7
			EST 22   DISC USLAX ship:ALPHA at:port_terminal:BERTH by:terminal said:9
		`;
		const shipment = shipmentOf(text);
		expect(shipment).toMatchObject({
			pod_eta_at: day(20),
			pod_original_eta_at: day(20),
			podTerminal: { facilityCode: "LINE" },
		});
		expect(shipment.etaHistory.map(({ value }) => value)).toEqual([day(20)]);
	});

	it("does not change the port of discharge by a forecast after the discharge", () => {
		const { podTerminal } = containerOf(`${VOYAGE}
			ACT 21.1 DISC USLAX ship:ALPHA at:port_terminal:TRUE said:22
			EST 22 DISC USLAX ship:ALPHA at:port_terminal:FALSE said:23
		`);
		expect(podTerminal?.facilityCode).toBe("TRUE");
	});

	it("and its line that report one gate-out give one event, from the terminal's message", () => {
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
