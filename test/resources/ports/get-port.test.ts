import { expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

const LOS_ANGELES = referenceId("port", "USLAX");

await describeRecordRead(
	{
		path: "/ports",
		id: "USLAX",
		record: {
			id: LOS_ANGELES,
			attributes: {
				id: LOS_ANGELES,
				code: "USLAX",
				name: "Los Angeles",
				country_code: "US",
				time_zone: "America/Los_Angeles",
			},
		},
		others: ["USCHI", "XXXXX", referenceId("metro_area", "USCHI")],
	},
	(landfall) => {
		it.each([
			["its id", referenceId("port", "USNYC"), "USNYC"],
			["its UN/LOCODE", "USNYC", "USNYC"],
			["its UN/LOCODE in small letters", "usnyc", "USNYC"],
			["an alternative UN/LOCODE", "USEWR", "USNYC"],
		])("finds a port by %s", async (_name, id, code) => {
			const { data } = await landfall.client.getPort(id);
			expect(data.attributes.code).toBe(code);
		});

		it("links to terminals that can be read in turn, and that refer back to the port", async () => {
			const { client } = landfall;
			const { data: port } = await client.getPort("USLAX");
			const terminals = await Promise.all(
				port.relationships.terminals.data.map(({ id }) =>
					client.getTerminal(id),
				),
			);
			expect(terminals.length).toBeGreaterThan(1);
			for (const { data } of terminals) {
				expect(data.relationships.port.data.id).toBe(port.id);
			}
		});
	},
);
