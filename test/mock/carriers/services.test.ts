import { describe, expect, test } from "vitest";
import { randomFor } from "../../../mock/carriers/basics/seeded-random.ts";
import { servicesOf } from "../../../mock/carriers/schedule/line-services.ts";
import { callOf } from "../../../mock/carriers/schedule/sailings.ts";
import { seaMiles } from "../../../mock/carriers/schedule/sea-lanes.ts";
import { HUBS, ROTATIONS } from "../../../mock/carriers/schedule/services.ts";
import { portPlace } from "../../../mock/carriers/schedule/world-places.ts";
import { imoCheckDigit } from "../../../server/reference/imo-number.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";

const scacs = SHIPPING_LINES.map(({ scac }) => scac);

describe("services", () => {
	test("every line sails at least one service", () => {
		const idle = scacs.filter((scac) => servicesOf(scac).length === 0);
		expect(idle).toEqual([]);
	});

	test("every service is sailed by lines that exist, between ports that exist", () => {
		const sailed = ROTATIONS.flatMap(({ lines }) => lines);
		expect(sailed.filter((scac) => !scacs.includes(scac))).toEqual([]);
		const ports = ROTATIONS.flatMap((rotation) => rotation.ports);
		for (const code of [...ports, ...HUBS]) {
			expect(portPlace(code).locode).toBe(code);
		}
	});

	test("no rotation calls twice at one port", () => {
		for (const { code, ports } of ROTATIONS) {
			expect(new Set(ports).size, code).toBe(ports.length);
		}
	});

	test("no two vessels share a number or a name, and every number has its check digit", () => {
		const vessels = scacs.flatMap((scac) =>
			servicesOf(scac).flatMap(({ fleet }) => fleet),
		);
		expect(new Set(vessels.map(({ imo }) => imo)).size).toBe(vessels.length);
		expect(new Set(vessels.map(({ name }) => name)).size).toBe(vessels.length);
		for (const { imo } of vessels) {
			expect(imo).toMatch(/^9\d{6}$/);
			expect(imoCheckDigit(imo.slice(0, 6))).toBe(Number(imo.at(-1)));
		}
	});
});

describe("sailings", () => {
	const world = randomFor("a world");

	test("a vessel never leaves before it arrives, and never arrives before it has left the last port", () => {
		for (const service of servicesOf("MSCU")) {
			for (const sailing of [0, 100, 355]) {
				let freeAt = Number.NEGATIVE_INFINITY;
				for (let at = 0; at < service.ports.length * 2; at++) {
					const call = callOf(service, sailing, at, world);
					expect(call.arrivalAt).toBeGreaterThan(freeAt);
					expect(call.departureAt).toBeGreaterThan(call.arrivalAt);
					freeAt = call.departureAt;
				}
			}
		}
	});

	test("a vessel ends its round where it begins its next one, a fleet of sailings later", () => {
		const [service] = servicesOf("HLCU");
		if (service === undefined) throw new Error("no service");
		const next = callOf(service, 40, service.ports.length, world);
		const same = callOf(service, 40 + service.fleet.length, 0, world);
		expect(next).toEqual(same);
	});
});

describe("distances by sea", () => {
	test.each([
		["USLAX", "CNSHA", 5_700, 6_400],
		["JPTYO", "USOAK", 4_500, 5_000],
		["CNSHA", "USSAV", 10_000, 11_500],
		["NLRTM", "USNYC", 3_200, 3_600],
		["CNYTN", "NLRTM", 9_600, 10_400],
		["BRSSZ", "NLRTM", 5_300, 6_000],
		["INNSA", "USNYC", 8_000, 8_800],
		["CNSHA", "CNNGB", 40, 150],
	])(
		"%s to %s is between %i and %i nautical miles",
		(from, to, least, most) => {
			const miles = seaMiles(portPlace(from), portPlace(to));
			expect(miles).toBeGreaterThan(least);
			expect(miles).toBeLessThan(most);
		},
	);
});
