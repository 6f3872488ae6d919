import { expect, test } from "vitest";
import { chaos } from "../campaigns/chaos.ts";

test("no notification is lost, misdirected or wrongly signed while users change webhooks and two workers are killed in turn", async () => {
	const { problems } = await chaos(
		{
			notifications: 300,
			webhooks: 8,
			accounts: 2,
			spreadMs: 2_000,
			slowMs: 20,
			isFlaky: false,
			limitMs: 60_000,
		},
		() => {},
	);
	expect(problems).toEqual([]);
});
