import { expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

const RAMP = referenceId("rail_terminal", "USCHI/Logistics Park Chicago");

await describeRecordRead(
	{
		path: "/rail_terminals",
		id: RAMP,
		record: {
			id: RAMP,
			attributes: {
				id: RAMP,
				nickname: "Logistics Park Chicago",
				city: "Elwood",
			},
			relationships: { port: { data: null } },
		},
		others: [referenceId("terminal", "USLAX/Pier 400")],
	},
	(landfall) => {
		it("links to its metro area", async () => {
			const { client } = landfall;
			const { data } = await client.getRailTerminal(RAMP);
			const area = data.relationships.metro_area.data;
			const found = await client.getMetroArea(area?.id ?? "");
			expect(found.data.attributes.code).toBe("USCHI");
		});
	},
);
