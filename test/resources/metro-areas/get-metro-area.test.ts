import { expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

const CHICAGO = referenceId("metro_area", "USCHI");

await describeRecordRead(
	{
		path: "/metro_areas",
		id: "USCHI",
		record: {
			id: CHICAGO,
			attributes: {
				id: CHICAGO,
				code: "USCHI",
				name: "Chicago",
				state_abbr: "IL",
				time_zone: "America/Chicago",
			},
		},
		others: ["USLAX", referenceId("port", "USLAX")],
	},
	(landfall) => {
		it.each([CHICAGO, "USCHI", "uschi"])(
			"finds a metro area by its id or its UN/LOCODE: %s",
			async (id) => {
				const { data } = await landfall.client.getMetroArea(id);
				expect(data.id).toBe(CHICAGO);
			},
		);
	},
);
