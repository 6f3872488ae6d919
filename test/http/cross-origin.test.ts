import { describe, expect, it, test } from "vitest";
import {
	startTestLandfall,
	type TestLandfall,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const OURS = "https://app.example.com";
const THEIRS = "https://app.example.com.evil.example";

const start = (CORS_ORIGINS: string) =>
	startTestLandfall({ env: { CORS_ORIGINS }, isWorking: false });
const some = await openForFile(start, `http://localhost:5173, ${OURS}`);
const all = await openForFile(start, "*");
const none = await openForFile(start, "");

const preflight = (landfall: TestLandfall, origin: string) =>
	fetch(`${landfall.url}/webhooks/1`, {
		method: "OPTIONS",
		headers: {
			origin,
			"access-control-request-method": "PATCH",
			"access-control-request-headers": "authorization,content-type",
		},
	});

const allowedOrigin = (reply: Response) =>
	reply.headers.get("access-control-allow-origin");

test("every reply of the API forbids scripts, frames, other origins, plain HTTP and guesses at its type", async () => {
	for (const path of ["/shipments", "/none"]) {
		const { headers } = await none.fetch(path);
		expect(Object.fromEntries(headers)).toMatchObject({
			"content-security-policy": "default-src 'none';frame-ancestors 'none'",
			"cross-origin-resource-policy": "same-origin",
			"strict-transport-security": "max-age=31536000; includeSubDomains",
			"x-content-type-options": "nosniff",
		});
	}
});

describe("a page of another origin", () => {
	it("may call the API with a key and a body when its origin is configured", async () => {
		const reply = await preflight(some, OURS);
		expect(reply.status).toBe(204);
		expect(allowedOrigin(reply)).toBe(OURS);
		expect(reply.headers.get("access-control-allow-methods")).toContain(
			"PATCH",
		);
		expect(reply.headers.get("access-control-allow-headers")).toBe(
			"authorization,content-type",
		);
		expect(reply.headers.get("access-control-max-age")).toBe("600");
		expect(reply.headers.get("vary")).toContain("Origin");
	});

	it("may read replies and errors, and the headers that clients need", async () => {
		for (const authorization of [`Token ${some.key}`, "Token unknown"]) {
			const reply = await fetch(`${some.url}/shipments`, {
				headers: { origin: OURS, authorization },
			});
			expect(allowedOrigin(reply)).toBe(OURS);
			const exposed = reply.headers.get("access-control-expose-headers");
			expect(exposed?.split(",").sort()).toEqual([
				"ETag",
				"Idempotency-Replayed",
				"Link",
				"Location",
				"Preference-Applied",
				"RateLimit",
				"RateLimit-Policy",
				"Retry-After",
				"X-Request-Id",
			]);
		}
	});

	it("may not call the API from another origin", async () => {
		for (const origin of [THEIRS, "http://app.example.com", "null"]) {
			expect(allowedOrigin(await preflight(some, origin))).toBeNull();
		}
	});

	it("may not call it by default, and may from everywhere when all origins are allowed", async () => {
		expect(allowedOrigin(await preflight(none, OURS))).toBeNull();
		expect(allowedOrigin(await preflight(all, THEIRS))).toBe("*");
	});

	it("never gets access with the user's credentials", async () => {
		for (const landfall of [some, all]) {
			const { headers } = await preflight(landfall, OURS);
			expect(headers.get("access-control-allow-credentials")).toBeNull();
		}
	});
});
