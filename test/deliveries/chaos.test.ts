import { expect, test } from "vitest";
import { chaos } from "../campaigns/chaos.ts";

test("whatever users change while two workers are killed in turn: nothing is lost, sent where it must not go, or signed wrongly", async () => {
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
