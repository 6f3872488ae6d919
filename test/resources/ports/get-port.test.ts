import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/landfall.ts";
import { expectCommonHeaders, problemsOf } from "../../support/problems.ts";

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
	});
});
afterAll(() => landfall.stop());

describe("GET /ports/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/ports/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => `/ports/${referenceId("port", "USLAX")}`,
	);

	it("answers 200 with the port and the address that was asked for", async () => {
		const reply = await landfall.fetch("/ports/USLAX");
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getPort("USLAX");
		expect(data.id).toBe(referenceId("port", "USLAX"));
		expect(data.attributes).toMatchObject({
			id: data.id,
			code: "USLAX",
			name: "Los Angeles",
			country_code: "US",
			time_zone: "America/Los_Angeles",
		});
		expect(links).toEqual({ self: `${landfall.url}/ports/USLAX` });
	});

	it.each([
		["its id", referenceId("port", "USNYC"), "USNYC"],
		["its UN/LOCODE", "USNYC", "USNYC"],
		["its UN/LOCODE in small letters", "usnyc", "USNYC"],
		["an alternative UN/LOCODE", "USEWR", "USNYC"],
	])("finds a port by %s", async (_name, id, code) => {
		const { data } = await landfall.client.getPort(id);
		expect(data.attributes.code).toBe(code);
	});

	it("names terminals that can be read in turn, and that name the port", async () => {
		const { data: port } = await landfall.client.getPort("USLAX");
		const terminals = await Promise.all(
			port.relationships.terminals.data.map(({ id }) =>
				landfall.client.getTerminal(id),
			),
		);
		expect(terminals.length).toBeGreaterThan(1);
		for (const { data } of terminals) {
			expect(data.relationships.port.data.id).toBe(port.id);
		}
	});

	it.each(["USCHI", "XXXXX", referenceId("metro_area", "USCHI")])(
		"answers 404 to what is no port: %s",
		async (id) => {
			expect(
				await problemsOf(await landfall.fetch(`/ports/${id}`), 404),
			).toEqual([{ code: "not_found" }]);
		},
	);
});
