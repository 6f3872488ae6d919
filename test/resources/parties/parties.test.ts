import { describe, expect, it } from "vitest";
import type { PartyDocument } from "../../../generated/openapi.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { describePaging } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const NAME = "/data/attributes/company_name";
const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
	env: { PARTIES_PER_ACCOUNT: "5" },
});

const bodyOf = (attributes: object, id?: string) => ({
	data: { type: "party", ...(id !== undefined && { id }), attributes },
});

const named = (name: unknown) => bodyOf({ company_name: name });

const post = (body: object, tenant = landfall) =>
	tenant.send("POST", "/parties", body);

async function create(name: string, tenant = landfall) {
	const reply = await post(named(name), tenant);
	expect(reply.status).toBe(201);
	return ((await reply.json()) as PartyDocument).data;
}

const listed: string[] = [];
for (const name of ["One", "Two", "Three", "Four", "Five"]) {
	listed.unshift((await create(name)).id);
	clock.advance(60_000);
}
const [id = ""] = listed;

const patch = (attributes: object, bodyId?: string) =>
	landfall.send("PATCH", `/parties/${id}`, bodyOf(attributes, bodyId));

describe("parties", () => {
	describeCommonReplies(
		landfall,
		{ method: "GET", path: "/parties" },
		{ method: "POST", path: "/parties", body: named("Acme") },
		{ method: "GET", path: "/parties/{id}" },
		{ method: "PATCH", path: "/parties/{id}", body: bodyOf({}) },
	);
	describeConditionalReads(landfall, "/parties");
	describeConditionalReads(landfall, `/parties/${id}`);
	describePaging(landfall, "/parties", listed);

	it("are created with 201 and a Location, and are read as they were created", async () => {
		const tenant = await landfall.addTenant("creating");
		const reply = await post(named("  Acme Imports "), {
			...landfall,
			...tenant,
		});
		expect(reply.status).toBe(201);
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as PartyDocument;
		expect(data).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			type: "party",
			attributes: {
				company_name: "Acme Imports",
				created_at: "2026-03-02T08:05:00Z",
			},
		});
		const path = `/v2/parties/${data.id}`;
		expect(reply.headers.get("location")).toBe(path);
		expect(links).toEqual({ self: new URL(path, landfall.url).href });
		expect((await tenant.client.getParty(data.id)).data).toEqual(data);
		expect((await landfall.fetch(`/parties/${data.id}`)).status).toBe(404);
	});

	it.each([
		["no name", {}, "blank"],
		["an empty name", { company_name: "" }, "blank"],
		["a blank name", { company_name: " \t " }, "blank"],
		["null as a name", { company_name: null }, "blank"],
		["a number as a name", { company_name: 7 }, "wrong_type"],
		["a name of 256 letters", { company_name: "x".repeat(256) }, "invalid"],
		["a name that exists", { company_name: "two" }, "duplicate"],
		[
			"an existing name with other blanks",
			{ company_name: " TWO " },
			"duplicate",
		],
		[
			"a name that looks like an existing one",
			{ company_name: "\uff34w\u200bo" },
			"duplicate",
		],
	])("are refused with %s", async (what, attributes, code) => {
		const problems = [{ code, pointer: NAME }];
		expect(await problemsOf(await post(bodyOf(attributes)), 422)).toEqual(
			problems,
		);
		if (what === "no name") return;
		expect(await problemsOf(await patch(attributes), 422)).toEqual(problems);
	});

	it("are refused with 422 when the account has as many as it may", async () => {
		const before = await landfall.db
			.selectFrom("account_counters")
			.selectAll()
			.where("name", "=", "parties")
			.execute();
		expect(await problemsOf(await post(named("Six")), 422)).toEqual([
			{ code: "limit_reached", pointer: "/data" },
		]);
		const after = await landfall.db
			.selectFrom("account_counters")
			.selectAll()
			.where("name", "=", "parties")
			.execute();
		expect(after).toEqual(before);
	});

	it("are renamed with 200, also to another case of their name, and absent members stay", async () => {
		for (const name of ["five", "Fifth", undefined]) {
			const reply = await patch(
				name === undefined ? {} : { company_name: name },
			);
			expect(reply.status).toBe(200);
			const { data } = (await reply.json()) as PartyDocument;
			expect(data.attributes.company_name).toBe(name ?? "Fifth");
			expect((await landfall.client.getParty(id)).data).toEqual(data);
		}
	});

	it("are not changed by a body with another id or type", async () => {
		expect(await problemsOf(await patch({}, MISSING_ID), 422)).toEqual([
			{ code: "not_allowed", pointer: "/data/id" },
		]);
	});

	it("with one name are created once, even by two requests at the same time", async () => {
		const tenant = await landfall.addTenant("twice");
		const replies = await Promise.all(
			[1, 2, 3].map(() => post(named("Twice"), { ...landfall, ...tenant })),
		);
		expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
	});
});
