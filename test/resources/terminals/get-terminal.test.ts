import { expect, it } from "vitest";
import { terminalByFirmsCode } from "../../../server/reference/places/lookup.ts";
import { referenceId } from "../../../server/reference/reference-id.ts";
import type { TerminalFacts } from "../../../server/reference/reference-types.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { knownTerminal } from "../../../server/sources/contracts/known-facility.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

const PIER_400 = referenceId("terminal", "USLAX/Pier 400");
const pier400 = terminalByFirmsCode("W185") as TerminalFacts;

await describeRecordRead(
	{
		path: "/terminals",
		id: PIER_400,
		record: {
			id: PIER_400,
			attributes: {
				id: PIER_400,
				nickname: "Pier 400",
				firms_code: "W185",
				facility_type: "ocean_terminal",
			},
			relationships: { port: { data: { type: "port" } } },
		},
		others: [referenceId("rail_terminal", "USCHI/Logistics Park Chicago")],
	},
	(landfall) => {
		it("has the supported fields of its containers when this installation queries it", async () => {
			const source = {
				code: "apm",
				kind: "terminal" as const,
				lookUp: async () => [],
			};
			const asking = await startTestLandfall({
				carriers: carrierRegistry([]),
				terminals: terminalRegistry([
					{ source, facilities: [knownTerminal(pier400)] },
				]),
				isWorking: false,
			});
			const documents = await Promise.all([
				asking.client.getTerminal(PIER_400),
				landfall.client.getTerminal(PIER_400),
			]);
			await asking.stop();
			const provided = documents.map(
				({ data }) => data.attributes.provided_data,
			);
			const fields = [
				...["pickup_lfd", "available_for_pickup", "fees_at_pod_terminal"],
				...["holds_at_pod_terminal", "pickup_appointment_at"],
				...["location_at_pod_terminal", "pod_full_out_chassis_number"],
			];
			expect(provided).toEqual(
				[true, false].map((isAsked) => ({
					...Object.fromEntries(fields.map((name) => [name, isAsked])),
					...Object.fromEntries(fields.map((name) => [`${name}_notes`, ""])),
					pod_full_out_at: isAsked,
				})),
			);
		});

		it("links to its port", async () => {
			const { client } = landfall;
			const { data } = await client.getTerminal(PIER_400);
			const port = await client.getPort(data.relationships.port.data.id);
			expect(port.data.attributes.code).toBe("USLAX");
		});
	},
);
