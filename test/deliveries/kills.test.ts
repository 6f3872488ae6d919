import { expect, test } from "vitest";
import { kills } from "../campaigns/kills.ts";

test("a worker that is killed repeatedly loses nothing, and repeats only deliveries that were in flight at a kill", async () => {
	const { problems } = await kills(
		{
			deliveries: 240,
			kills: 2,
			webhooks: 8,
			accounts: 2,
			slowMs: 20,
			limitMs: 60_000,
		},
		() => {},
	);
	expect(problems).toEqual([]);
});
