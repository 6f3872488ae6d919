import { afterEach, describe, expect, test, vi } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { startTestWorld } from "./ask-world.ts";

const world = await openForFile(startTestWorld);
afterEach(() => vi.useRealTimers());

const EVENTS = "/ZIMU/v2/events?transportDocumentReference=PLAIN001";

function askForToken(fields: Record<string, string>, basic?: string) {
	return fetch(`${world.url}/ZIMU/oauth/token`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers:
			basic === undefined ? {} : { Authorization: `Basic ${btoa(basic)}` },
	});
}

async function askWith(headers: Record<string, string>, path = EVENTS) {
	return (await world.get(path, { headers })).status;
}

const CREDENTIALS = {
	grant_type: "client_credentials",
	client_id: "landfall",
	client_secret: "simulated",
};

describe("a line with tokens", () => {
	test("issues one for client credentials in the form or as Basic authorization", async () => {
		const { grant_type } = CREDENTIALS;
		for (const reply of [
			await askForToken(CREDENTIALS),
			await askForToken({ grant_type }, "landfall:simulated"),
		]) {
			expect(reply.status).toBe(200);
			const token = (await reply.json()) as Record<string, unknown>;
			expect(token).toMatchObject({ token_type: "Bearer", expires_in: 299 });
			const Authorization = `Bearer ${token.access_token}`;
			expect(await askWith({ Authorization })).toBe(200);
		}
	});

	test.each([
		[{ ...CREDENTIALS, client_secret: "wrong" }, 401],
		[{ ...CREDENTIALS, client_id: "" }, 401],
		[{ ...CREDENTIALS, grant_type: "password" }, 400],
	])("issues none for %j", async (fields, status) => {
		expect((await askForToken(fields)).status).toBe(status);
	});

	test("answers 401 without one, with another line's, and with an invented one", async () => {
		const reply = await askForToken(CREDENTIALS);
		const { access_token: token } = (await reply.json()) as {
			access_token: string;
		};
		const Authorization = `Bearer ${token}`;
		expect(await askWith({})).toBe(401);
		expect(await askWith({ "Consumer-Key": "any" })).toBe(401);
		expect(await askWith({ Authorization: "Bearer 9999999999999.x" })).toBe(
			401,
		);
		const other = EVENTS.replace("ZIMU", "CMDU");
		expect(await askWith({ Authorization }, other)).toBe(401);
	});

	test("answers 401 when it has expired in wall-clock time", async () => {
		const reply = await askForToken(CREDENTIALS);
		const { access_token: token } = (await reply.json()) as {
			access_token: string;
		};
		const Authorization = `Bearer ${token}`;
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 298_000 });
		expect(await askWith({ Authorization })).toBe(200);
		vi.setSystemTime(Date.now() + 2_000);
		expect(await askWith({ Authorization })).toBe(401);
	});
});

describe("a line with two keys", () => {
	test("answers 401 unless both are there", async () => {
		const path = "/HLCU/v2/events?carrierBookingReference=PLAIN001";
		const id = { "X-IBM-Client-Id": "any" };
		const secret = { "X-IBM-Client-Secret": "any" };
		expect(await askWith({ ...id, ...secret }, path)).toBe(200);
		expect(await askWith(id, path)).toBe(401);
		expect(await askWith(secret, path)).toBe(401);
	});
});
