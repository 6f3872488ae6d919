import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { untilBlocked } from "../../support/postgres/until-blocked.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";

const landfall = await openForFile(startWithExamples);

test("a redelivery that is repeated with its key while it runs is refused, so that nothing is sent twice", async () => {
	const { db } = landfall;
	const { id } = await registerWebhook(landfall);
	await raiseEvents(landfall, landfall, "container.created");
	const redeliver = () =>
		landfall.send(
			"POST",
			`/webhooks/${id}/redeliver`,
			{
				data: {
					type: "webhook_redelivery",
					attributes: { created_from: "2026-01-01T00:00:00Z" },
				},
			},
			{ "idempotency-key": "once" },
		);
	const { first, repeated } = await db.transaction().execute(async (held) => {
		await held
			.selectFrom("delivery_queues")
			.select("webhook_id")
			.where("webhook_id", "=", id)
			.forUpdate()
			.execute();
		const running = redeliver();
		await untilBlocked(db);
		return { first: running, repeated: (await redeliver()).status };
	});
	expect(repeated).toBe(409);
	expect((await first).status).toBe(202);
});
