import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const webhook = (attributes: object) => ({
	data: { type: "webhook", attributes },
});

it.each([
	["/tracking_requests/batch", { data: Array(1_001).fill(1) }, "/data", 1_001],
	[
		"/webhooks",
		webhook({ url: 1, events: Array(40_000).fill(1) }),
		"/data/attributes/events",
		40_000,
	],
	[
		"/webhooks?strange=true",
		webhook({ url: 1, events: Array(2_000).fill("a") }),
		"/data/attributes/events",
		2_000,
	],
])(
	"a list that is longer than any can be is the only problem of a body, whatever its items: %s",
	async (path, body, pointer, length) => {
		const reply = await landfall.send("POST", path, body);
		const { errors } = await errorDocumentOf(reply, 422);
		expect(errors).toMatchObject([
			{
				code: "invalid",
				detail: `${pointer} has ${length} items; no list can have more than 1000`,
				source: { pointer },
			},
		]);
	},
);

it("a list of up to 1,000 items is refused with its own limit and its items", async () => {
	const events = Array(1_000).fill(1);
	const reply = await landfall.send("POST", "/webhooks", webhook({ events }));
	const problems = await problemsOf(reply, 422);
	const pointer = "/data/attributes/events";
	expect(problems).toContainEqual({ code: "invalid", pointer });
	expect(problems).toContainEqual({
		code: "wrong_type",
		pointer: `${pointer}/0`,
	});
});

it("a long list in an unknown member is ignored as the member is", async () => {
	const reply = await landfall.send("POST", "/parties", {
		data: {
			type: "party",
			attributes: { company_name: "Acme", strange: Array(5_000).fill(1) },
		},
	});
	expect(reply.status).toBe(201);
});
