import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import contract from "../../../generated/openapi.json" with { type: "json" };
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { serve } from "../../support/peers/serve.ts";
import { type Answer, apiPeer, errors } from "../api-peer.ts";
import { runLandfall } from "./run-landfall.ts";

const folder = await openForFile(temporaryFolder);
afterEach(() => void vi.useRealTimers());

const webhook =
	contract.paths["/webhooks/{id}"].get.responses["200"].content[
		"application/vnd.api+json"
	].examples.active.value;
const notification = {
	data: {
		id: "n",
		type: "webhook_notification",
		attributes: { event: "container.created", created_at: "2026-07-01" },
		relationships: { webhook: { data: { id: "w", type: "webhook" } } },
	},
};
const stream = (body: string) => ({
	headers: { "content-type": "text/event-stream" },
	body,
});

/**
 * Listens to an API with one notification, whose webhook is answered as given, until the receiver accepts it or the program ends.
 * `receive` returns the receiver's status.
 */
async function listenTo(webhooks: () => Answer, receive: () => number) {
	const accepted = new AbortController();
	const receiver = await serve((_, response) => {
		response.writeHead(receive()).end();
		if (response.statusCode < 300)
			response.once("close", () => accepted.abort());
	});
	const api = await apiPeer(({ url, headers }) => {
		if (url === "/v2/webhooks") return { body: { data: [webhook.data] } };
		if (url.startsWith("/v2/webhooks/")) return webhooks();
		return "last-event-id" in headers
			? "silence"
			: stream(`id: p\n\nid: n\ndata: ${JSON.stringify(notification)}\n\n`);
	});
	const run = await runLandfall(
		{ url: api.baseUrl, key: "lf_test" },
		[
			...["listen", "--forward-to", receiver.url],
			...["--position", join(folder.path, `${crypto.randomUUID()}.json`)],
		],
		accepted.signal,
	);
	await receiver.close();
	return { ...run, isAccepted: accepted.signal.aborted };
}

it.each<[string, Answer]>([
	["cuts its connections", "hang up"],
	["answers 503", errors(503, [], { "retry-after": "0" })],
	["answers 429", errors(429, [], { "retry-after": "61" })],
])(
	"goes on with the webhook that it last read while the server %s",
	async (_, failure) => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const answers: Answer[] = [{ body: webhook }];
		let requests = 0;
		const { isAccepted, error } = await listenTo(
			() => answers.shift() ?? failure,
			() => {
				vi.advanceTimersByTime(10_001);
				return ++requests < 2 ? 500 : 200;
			},
		);
		expect({ isAccepted, error: error.slice(1) }).toEqual({
			isAccepted: true,
			error: [],
		});
		expect(requests).toBe(2);
	},
);

it("waits for a server that cannot be reached when it has read no webhook yet", async () => {
	const answers: Answer[] = [errors(429, [], { "retry-after": "61" })];
	const { isAccepted, error } = await listenTo(
		() => answers.shift() ?? { body: webhook },
		() => 200,
	);
	expect(isAccepted).toBe(true);
	expect(error.at(-1)).toMatch(/^n waits: GET \/webhooks\/w: 429/);
});

it.each([401, 403])(
	"ends when the server refuses its key with %i, which waiting cannot cure",
	async (status) => {
		const { isAccepted, code, error } = await listenTo(
			() => errors(status, []),
			() => 200,
		);
		expect({ isAccepted, code }).toEqual({ isAccepted: false, code: 1 });
		expect(error.at(-1)).toContain(`GET /webhooks/w: ${status}`);
	},
);
