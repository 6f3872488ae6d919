import { expect, it } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import {
	serializeVessel,
	vesselId,
} from "../../../server/resources/vessels/vessel-serializer.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

function vessel(imo: string | null, name: string) {
	return { id: vesselId({ imo, name }) ?? "", imo, name };
}

const ISABELLA = vessel("9839272", "MSC ISABELLA");
const DAWN = vessel(null, "NORTHERN DAWN");

await describeRecordRead(
	{
		path: "/vessels",
		id: ISABELLA.id,
		record: serializeVessel(ISABELLA.id, ISABELLA),
		isWhole: true,
		others: ["9839273", "983927", "98392720"],
		prepare: ({ landfall }) =>
			insertVessels(
				landfall.services.database.db,
				[ISABELLA, DAWN].map((vessel) => ({
					...vessel,
					document: toJsonText(serializeVessel(vessel.id, vessel)),
				})),
			),
	},
	(landfall) => {
		it("finds a vessel by its IMO number", async () => {
			const { data } = await landfall.client.getVessel("9839272");
			expect(data.id).toBe(ISABELLA.id);
		});

		it("finds a vessel with a name alone by its id", async () => {
			const { data } = await landfall.client.getVessel(DAWN.id);
			expect(data.attributes).toMatchObject({
				name: "NORTHERN DAWN",
				imo: null,
			});
		});

		it("shows every vessel to every account, but not which accounts track it", async () => {
			const other = await landfall.addTenant("other");
			expect(await other.client.getVessel(ISABELLA.id)).toEqual(
				await landfall.client.getVessel(ISABELLA.id),
			);
		});
	},
);
