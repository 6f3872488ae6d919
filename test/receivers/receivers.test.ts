import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { expect, test } from "vitest";
import { openReceivers } from "../../server/receivers/receivers.ts";

test("a receiver is handed as many posts at once as there are, so none waits out its time unsent", async () => {
	const concurrency = 64;
	const waiting: ServerResponse[] = [];
	const server = createServer((_request, response) => {
		waiting.push(response);
		if (waiting.length < concurrency) return;
		for (const each of waiting) each.end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const allowed = new BlockList();
	allowed.addSubnet("127.0.0.0", 8, "ipv4");
	const receivers = openReceivers({ allowed, ports: [443] });
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
	const { signal } = new AbortController();
	const answers = await Promise.all(
		Array.from({ length: concurrency }, () =>
			receivers.post(url, {}, "{}", signal),
		),
	);
	expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
		new Set([200]),
	);
	await receivers.close();
	server.close();
});
