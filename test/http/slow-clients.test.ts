import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLandfall, type TestLandfall } from "../support/landfall.ts";

let landfall: TestLandfall;

beforeAll(async () => {
	landfall = await startTestLandfall({ isWorking: false });
});
afterAll(() => landfall.stop());

/** What a client is answered that sends this and then nothing more, or "kept" while it is not cut off. */
async function answerTo(bytes: string): Promise<string> {
	const { hostname, port } = new URL(landfall.url);
	const socket = connect(Number(port), hostname);
	await once(socket, "connect");
	socket.write(bytes);
	const kept = sleep(20_000, "kept", { ref: false });
	const answer = await Promise.race([text(socket), kept]);
	socket.destroy();
	return answer;
}

test("a client that sends half a head, or nothing, is cut off long before Node would look by itself", async () => {
	const answers = await Promise.all(
		["GET /v2/shipments HTTP/1.1\r\nHost: a\r\nX-Slow: ", ""].map(answerTo),
	);
	expect(answers).toEqual([
		expect.stringMatching(/^HTTP\/1.1 408 /),
		expect.stringMatching(/^HTTP\/1.1 408 /),
	]);
}, 30_000);
