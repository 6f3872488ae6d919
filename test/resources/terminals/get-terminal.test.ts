import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/landfall.ts";
import { expectCommonHeaders, problemsOf } from "../../support/problems.ts";

const PIER_400 = referenceId("terminal", "USLAX/Pier 400");

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
	});
});
afterAll(() => landfall.stop());

describe("GET /terminals/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/terminals/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => `/terminals/${PIER_400}`,
	);

	it("answers 200 with the terminal and the address that was asked for", async () => {
		const reply = await landfall.fetch(`/terminals/${PIER_400}`);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getTerminal(PIER_400);
		expect(data).toMatchObject({
			id: PIER_400,
			attributes: {
				id: PIER_400,
				nickname: "Pier 400",
				firms_code: "W185",
				facility_type: "ocean_terminal",
			},
			relationships: { port: { data: { type: "port" } } },
		});
		expect(links).toEqual({ self: `${landfall.url}/terminals/${PIER_400}` });
	});

	it("tells of its containers when this installation asks it", async () => {
		const source = {
			code: "apm",
			kind: "terminal" as const,
			lookUp: async () => [],
		};
		const asking = await startTestLandfall({
			carriers: carrierRegistry([]),
			terminals: terminalRegistry([
				{ source, facilities: [{ type: "terminal", id: PIER_400 }] },
			]),
			isWorking: false,
		});
		const documents = await Promise.all([
			asking.client.getTerminal(PIER_400),
			landfall.client.getTerminal(PIER_400),
		]);
		await asking.stop();
		const told = documents.map(({ data }) => data.attributes.provided_data);
		expect(told[0]?.pickup_lfd).toBe(true);
		expect(told[1]?.pickup_lfd).toBe(false);
	});

	it("leads to its port", async () => {
		const { data } = await landfall.client.getTerminal(PIER_400);
		const port = await landfall.client.getPort(data.relationships.port.data.id);
		expect(port.data.attributes.code).toBe("USLAX");
	});

	it("answers 404 to the id of a rail terminal", async () => {
		const id = referenceId("rail_terminal", "USCHI/Logistics Park Chicago");
		const reply = await landfall.fetch(`/terminals/${id}`);
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
	});
});
