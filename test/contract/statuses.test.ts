import { describe, expect, it } from "vitest";
import {
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startWithExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";

const operations = contractOperations(loadContract().document);
const landfall = await openForFile(startWithExamples);
const shipment = `/shipments/${EXAMPLES.shipment.id}`;

describe("the status 422 is about a body", () => {
	it.each(operations)(
		"$id declares it exactly when it takes a body",
		({ method, mediaTypes }) => {
			const takesBody = method === "POST" || method === "PATCH";
			expect(mediaTypes.has(422)).toBe(takesBody);
		},
	);

	const strict = { prefer: "handling=strict" };
	const cases: [
		request: string,
		headers: Record<string, string>,
		status: number,
	][] = [
		[`${shipment}?include=vessels`, {}, 400],
		[`${shipment}?include=containers.shipment.containers.shipment`, {}, 400],
		[`${shipment}?include=`, {}, 200],
		[`${shipment}?include=containers&include=port_of_lading`, {}, 400],
		[`${shipment}?include[x]=containers`, {}, 400],
		[`${shipment}?page[size]=0`, strict, 400],
		[shipment, { ...strict, accept: "text/html" }, 406],
		[`/shipments/${"9".repeat(3_000)}`, {}, 404],
		["/shipments/MEDUSH482917", {}, 404],
		["/shipments/%00", {}, 400],
	];
	it.each(cases)(
		"getShipment answers another status to a request with a wrong path, parameter or header: %s",
		async (path, headers, status) => {
			expect((await landfall.fetch(path, { headers })).status).toBe(status);
		},
	);
});
