import { describe, expect, it } from "vitest";
import { referenceId } from "../../server/reference/reference-id.ts";
import { mapOf } from "./drawn.ts";
import { day, featuresOf, placeOf } from "./way.ts";

describe("the ports of a map", () => {
	it("are numbered, counted and labelled, even when one of them is unknown", () => {
		const { map } = mapOf("CNSHA\nSGSIN\n?Atlantis\nMYPKG\nNLRTM", 1);
		expect(
			featuresOf(map, "port").map(({ properties: p }) => [
				p.ports_sequence,
				p.ports_total,
				p.label,
				p.name,
			]),
		).toEqual([
			[1, 5, "POL", "Shanghai"],
			[2, 5, "TS1", "Singapore"],
			[4, 5, "TS3", "Port Klang"],
			[5, 5, "POD", "Rotterdam"],
		]);
	});

	it("have the values of the reference tables and the sources", () => {
		const { map } = mapOf(
			"CNSHA etd:3 atd:4 said:5\nUSLAX eta:20 ata:21 said:22",
			23,
		);
		const [shanghai, losAngeles] = featuresOf(map, "port");
		expect(shanghai?.properties).toEqual({
			feature_type: "port",
			ports_sequence: 1,
			ports_total: 2,
			location_id: referenceId("port", "CNSHA"),
			location_type: "Port",
			name: "Shanghai",
			state_abbr: null,
			state: null,
			country_code: "CN",
			country: "China",
			time_zone: "Asia/Shanghai",
			label: "POL",
			inbound_eta_at: null,
			inbound_ata_at: null,
			outbound_etd_at: day(3),
			outbound_atd_at: day(4),
			updated_at: day(5),
		});
		expect(losAngeles).toMatchObject({
			geometry: { type: "Point", coordinates: placeOf("USLAX") },
			properties: {
				location_id: referenceId("port", "USLAX"),
				state_abbr: "CA",
				state: "California",
				country: "United States",
				label: "POD",
				inbound_eta_at: day(20),
				inbound_ata_at: day(21),
				outbound_etd_at: null,
				outbound_atd_at: null,
				updated_at: day(22),
			},
		});
	});

	it("are transshipment ports as long as the port of discharge is not known", () => {
		const { map } = mapOf("CNSHA atd:4\nSGSIN eta:11 hub", 3);
		expect(
			featuresOf(map, "port").map(({ properties }) => properties.label),
		).toEqual(["POL", "TS1"]);
	});

	it("come twice when the journey comes there twice", () => {
		const { map } = mapOf("CNSHA\nSGSIN\nMYPKG\nSGSIN\nNLRTM", 1);
		const ports = featuresOf(map, "port").map(({ properties: p }) => p);
		expect(ports[1]?.location_id).toBe(ports[3]?.location_id);
		expect(ports.map(({ label }) => label)).toEqual([
			"POL",
			"TS1",
			"TS2",
			"TS3",
			"POD",
		]);
	});
});
