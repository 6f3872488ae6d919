import { describe, expect, it } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	type ListPage,
} from "../../support/replies/list-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const landfall = await openForFile(startWithExamples);

const { shipment, container } = EXAMPLES;
const PROVENANCE = "the message behind each value that has one";
const HISTORY = "the values of each estimated time, oldest first";

describe.each([
	{
		template: "/shipments/{id}/provenance",
		what: PROVENANCE,
		owner: shipment,
		data: EXAMPLES.shipmentProvenance,
	},
	{
		template: "/shipments/{id}/eta_history",
		what: HISTORY,
		owner: shipment,
		data: EXAMPLES.shipmentEtaHistory,
	},
	{
		template: "/containers/{id}/provenance",
		what: PROVENANCE,
		owner: container,
		data: EXAMPLES.containerProvenance,
	},
	{
		template: "/containers/{id}/eta_history",
		what: HISTORY,
		owner: container,
		data: EXAMPLES.containerEtaHistory,
	},
])("GET $template", ({ template, what, owner, data }) => {
	const path = template.replace("{id}", owner.id);

	describeCommonReplies(landfall, { method: "GET", path: template });
	describeConditionalReads(landfall, path);
	describeInclude(landfall, path, [owner.type, "raw_events"]);

	it(`answers 200 with ${what}`, async () => {
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		expect(await reply.json()).toEqual({
			data,
			links: { self: landfall.url + path },
		});
	});

	it(`embeds the ${owner.type} and each of the messages once`, async () => {
		const reply = await landfall.fetch(
			`${path}?include=${owner.type},raw_events`,
		);
		const { included = [] } = (await reply.json()) as ListPage;
		expect(included.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(
			[owner, ...data.relationships.raw_events.data]
				.map(({ type, id }) => `${type} ${id}`)
				.sort(),
		);
	});
});
