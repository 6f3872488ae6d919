import { describe, expect, test } from "vitest";
import { jsonClient } from "../../../server/sources/requests/json-client.ts";
import {
	ONE_ATTEMPT,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import { SourceError } from "../../../server/sources/requests/source-error.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
	text,
} from "../carriers/carrier-peer.ts";

/** Queries a source with this behaviour, below its base address. */
async function ask(behaviour: Behaviour, below = "/v1//") {
	const peer = await carrierPeer(behaviour);
	const channel = sourceChannel({ http: testHttp(), policy: ONE_ATTEMPT });
	const client = jsonClient(`${peer.url}${below}`, channel, {
		subject: "the terminal",
		settings: "the terminals file",
		failure: (...failure) => new SourceError(...failure),
	});
	const signal = AbortSignal.timeout(60_000);
	const call = { signal, endsAtMs: Date.now() + 5_000 };
	const answer = await client.get("/status?of=1", call).catch((error) => error);
	return { asked: peer.asked(), answer };
}

test("a source is queried below its base address, with or without a slash at its end", async () => {
	for (const below of ["/v1", "/v1/", "/v1//"]) {
		const { asked, answer } = await ask(json({ a: 1 }), below);
		expect(asked).toEqual(["/v1/status?of=1"]);
		expect(answer).toEqual({ a: 1 });
	}
});

describe("a failure explains itself to the operator", () => {
	const page = { "content-type": "Text/HTML" };
	const check = "check its entry in the terminals file";
	test.each<[string, Behaviour, string, string]>([
		[
			"401",
			json({}, {}, 401),
			"credential",
			`the terminal refuses our credentials (401): ${check}`,
		],
		[
			"403",
			json({}, {}, 403),
			"blocked",
			`the terminal refuses our credentials (403): ${check}`,
		],
		["404", json({}, {}, 404), "unrecognized", "the terminal answers 404"],
		["429", json({}, {}, 429), "transient", "the terminal answers 429"],
		["500", json({}, {}, 500), "transient", "the terminal answers 500"],
		[
			"a lost connection",
			(request) => request.socket.destroy(),
			"transient",
			"the terminal cannot be reached (UND_ERR_SOCKET)",
		],
		[
			"a web page",
			text("<html>", page),
			"unrecognized",
			"the terminal answers a web page where JSON belongs",
		],
		[
			"half a JSON",
			text('{"a": 1'),
			"unrecognized",
			"the terminal's answer of 7 characters is no complete JSON",
		],
		[
			"a list",
			json([]),
			"unrecognized",
			"the terminal's JSON is not an object",
		],
		[
			"null",
			json(null),
			"unrecognized",
			"the terminal's JSON is not an object",
		],
	])("%s", async (_, behaviour, reason, message) => {
		const { answer } = await ask(behaviour);
		expect(answer).toBeInstanceOf(SourceError);
		expect(answer).toMatchObject({ reason, message });
	});

	test("with the wait that the source asks for", async () => {
		const { answer } = await ask(json({}, { "retry-after": "60" }, 503));
		expect(answer).toMatchObject({
			retryAfterMs: 60_000,
			cause: { status: 503 },
		});
	});
});
