import { expect, it } from "vitest";
import type {
	MetroArea,
	Port,
	RailTerminal,
	ShippingLine,
	Terminal,
	Vessel,
} from "../../generated/openapi.ts";
import { METRO_AREAS } from "../../server/reference/places/metro-areas.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { RAIL_TERMINALS } from "../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../server/reference/places/terminals/terminals.ts";
import { terminalId } from "../../server/reference/reference-id.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { serializeMetroArea } from "../../server/resources/metro-areas/metro-area-serializer.ts";
import { serializePort } from "../../server/resources/ports/port-serializer.ts";
import { serializeRailTerminal } from "../../server/resources/rail-terminals/rail-terminal-serializer.ts";
import { serializeShippingLine } from "../../server/resources/shipping-lines/shipping-line-serializer.ts";
import { serializeTerminal } from "../../server/resources/terminals/terminal-serializer.ts";
import {
	serializeVessel,
	vesselId,
	withPositions,
} from "../../server/resources/vessels/vessel-serializer.ts";
import { operationExamples, webhookExamples } from "./contract-examples.ts";

type Place = Port | MetroArea | Terminal | RailTerminal | ShippingLine;

interface Document {
	readonly data?: Place | Vessel | readonly Place[];
	readonly included?: readonly (Place | Vessel)[];
}

const records = [...operationExamples, ...webhookExamples].flatMap(
	({ value }) => {
		const { data = [], included = [] } = value as Document;
		return [data, included].flat() as (Place | Vessel)[];
	},
);

const shown = records.filter((record): record is Place =>
	/^(port|metro_area|terminal|rail_terminal|shipping_line)$/.test(record.type),
);

const served: readonly Place[] = [
	...PORTS.map((port) =>
		serializePort(
			port,
			TERMINALS.filter(({ portCode }) => portCode === port.code).map(
				terminalId,
			),
		),
	),
	...METRO_AREAS.map(serializeMetroArea),
	...TERMINALS.map((terminal) => serializeTerminal(terminal, true)),
	...RAIL_TERMINALS.map(serializeRailTerminal),
	...SHIPPING_LINES.map((line) => serializeShippingLine(line, true)),
];

it("the places of the examples are among the server's places", () => {
	expect(shown.length).toBeGreaterThan(6);
	for (const place of shown) {
		expect(place).toEqual(served.find(({ id }) => id === place.id));
	}
});

it("the vessels of the examples have the form of the server's vessels with IMO numbers", () => {
	const vessels = records.filter(
		(record): record is Vessel => record.type === "vessel",
	);
	expect(vessels.length).toBeGreaterThan(2);
	for (const vessel of vessels) {
		const { attributes } = vessel;
		const { mmsi, latitude, longitude, position_timestamp: at } = attributes;
		const latest = at !== null &&
			latitude !== null &&
			longitude !== null && {
				...{ at, latitude, longitude },
				headingDegrees: attributes.navigational_heading_degrees,
				speedKnots: attributes.nautical_speed_knots,
			};
		const id = vesselId(attributes) ?? "";
		const written = serializeVessel(id, attributes, {
			mmsi,
			latest: latest || null,
		});
		const { positions } = attributes;
		expect(vessel).toEqual(
			positions === null ? written : withPositions(written, positions),
		);
	}
});
