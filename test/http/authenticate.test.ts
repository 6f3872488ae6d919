import { describe, expect, it } from "vitest";
import { prefixOfApiKey } from "../../server/resources/accounts/api-key.ts";
import { revokeApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { beginPost } from "../support/replies/late-body.ts";
import { errorDocumentOf } from "../support/replies/problems.ts";
import { eventually } from "../support/time/eventually.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const ask = (headers: Record<string, string>) =>
	fetch(`${landfall.url}/shipments`, { headers });

describe("an API key", () => {
	it.each(["Token", "token", "TOKEN", "Bearer", "bearer"])(
		"is accepted after %s",
		async (scheme) => {
			const reply = await ask({ authorization: `${scheme} ${landfall.key}` });
			expect(reply.status).toBe(200);
		},
	);

	it("is refused in any other form, always with the same message", async () => {
		const { key } = landfall;
		const { authorization: _, ...none } = { authorization: "" };
		const attempts: Record<string, string>[] = [
			none,
			{ authorization: "" },
			{ authorization: "Token" },
			{ authorization: `Bearer Token ${key}` },
			{ authorization: "Bearer" },
			{ authorization: `Basic ${btoa(`${key}:`)}` },
			{ authorization: key },
			{ authorization: `Token ${key} ${key}` },
			{ authorization: `Token "${key}"` },
			{ authorization: `Token ${key}x` },
			{ authorization: `Token ${key.slice(0, -1)}` },
			{ authorization: `Token ${key.toLowerCase()}` },
			{ authorization: `Token ${prefixOfApiKey(key)}` },
			{ authorization: `Token ${"k".repeat(10_240)}` },
			{ authorization: "Token lf_unknown" },
			{ authorization: "Token ' or 1=1 --" },
			{ "x-api-key": key },
		];
		const documents = await Promise.all(
			attempts.map(async (headers) => {
				const reply = await ask(headers);
				expect(reply.headers.get("www-authenticate")).toBe("Token");
				const { errors } = await errorDocumentOf(reply, 401);
				return errors.map(({ id: _id, ...error }) => error);
			}),
		);
		for (const document of documents) expect(document).toEqual(documents[0]);
	});

	it("is refused in the URL, where it would end up in logs", async () => {
		const reply = await fetch(
			`${landfall.url}/shipments?authorization=Token+${landfall.key}&api_key=${landfall.key}`,
		);
		expect(reply.status).toBe(401);
	});

	it("stops working when it is revoked, and the account's other keys go on working", async () => {
		const tenant = await landfall.addTenant("revoked");
		expect((await tenant.fetch("/shipments")).status).toBe(200);
		const { db } = landfall;
		const prefix = prefixOfApiKey(tenant.key);
		expect(await revokeApiKey(db, prefix, "2026-03-02T08:00:00Z")).toBe(true);
		await eventually(
			"the key is refused",
			async () => (await tenant.fetch("/shipments")).status === 401,
		);
		expect((await landfall.fetch("/shipments")).status).toBe(200);
	});

	it("is refused when it is revoked while the body of its request arrives", async () => {
		const tenant = await landfall.addTenant("revoked meanwhile");
		expect((await tenant.fetch("/shipments")).status).toBe(200);
		const party = { type: "party", attributes: { company_name: "Late" } };
		const waiting = await beginPost(landfall.url, tenant, "/parties", {
			data: party,
		});
		const prefix = prefixOfApiKey(tenant.key);
		await revokeApiKey(landfall.db, prefix, "2026-03-02T08:00:00Z");
		await eventually(
			"the key is refused",
			async () => (await tenant.fetch("/shipments")).status === 401,
		);
		expect(await waiting.finish()).toBe(401);
	});
});
