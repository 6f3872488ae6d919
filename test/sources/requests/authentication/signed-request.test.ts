import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
	type SignedRequestSettings,
	signedRequest,
} from "../../../../server/sources/requests/authentication/signed-request.ts";
import { protectedCarrier } from "./token-peer.ts";

const URL_ = new URL(
	"https://api.example.com/v2/events?equipmentReference=A%2F1",
);

const prove = (more: Partial<SignedRequestSettings> = {}) =>
	signedRequest({
		type: "signed-request",
		keyId: "key-1",
		secret: "secret-1",
		...more,
	}).prove(URL_, AbortSignal.timeout(60_000));

const EMPTY_DIGEST = `SHA-256=${createHash("sha256").digest("base64")}`;

/** Checks a signature as a gateway does: only from the sent request and the secret. */
function isSignedBy(
	secret: string,
	headers: Readonly<Record<string, string>>,
	authorization: string,
): boolean {
	const part = (name: string) =>
		new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? "";
	const lines = part("headers")
		.split(" ")
		.map((name) =>
			name === "request-line"
				? `GET ${URL_.pathname}${URL_.search} HTTP/1.1`
				: `${name}: ${headers[name]}`,
		);
	const algorithm = part("algorithm").replace("hmac-", "");
	const want = createHmac(algorithm, secret).update(lines.join("\n"));
	return want.digest("base64") === part("signature");
}

test("date, digest of the empty body and request line are signed with HMAC-SHA1", async () => {
	const headers = await prove();
	expect(Object.keys(headers)).toEqual(["Date", "Digest", "Authorization"]);
	expect(headers.Digest).toBe(EMPTY_DIGEST);
	expect(Math.abs(Date.parse(headers.Date ?? "") - Date.now())).toBeLessThan(
		5_000,
	);
	const authorization = headers.Authorization ?? "";
	expect(authorization).toMatch(
		/^hmac username="key-1",algorithm="hmac-sha1",headers="Date Digest request-line",signature="[^"]+"$/,
	);
	expect(isSignedBy("secret-1", headers, authorization)).toBe(true);
	expect(isSignedBy("secret-2", headers, authorization)).toBe(false);
});

test("the names of the headers, the algorithm and a nonce are configurable", async () => {
	const settings = {
		algorithm: "hmac-sha256",
		dateHeader: "X-Coscon-Date",
		digestHeader: "X-Coscon-Digest",
		nonceHeader: "X-Coscon-Content-Md5",
		nonceCopyHeader: "X-Coscon-Hmac",
		authorizationHeader: "X-Coscon-Authorization",
	} as const;
	const headers = await prove(settings);
	const authorization = headers["X-Coscon-Authorization"] ?? "";
	expect(authorization).toContain(
		'algorithm="hmac-sha256",headers="X-Coscon-Date X-Coscon-Digest X-Coscon-Content-Md5 request-line"',
	);
	expect(isSignedBy("secret-1", headers, authorization)).toBe(true);
	const nonce = headers["X-Coscon-Content-Md5"];
	expect(nonce).toMatch(/^[0-9a-f]{32}$/);
	expect(headers["X-Coscon-Hmac"]).toBe(nonce);
	expect((await prove(settings))["X-Coscon-Hmac"]).not.toBe(nonce);
});

test("a carrier with these settings gets signed requests", async () => {
	const { get, shown } = await protectedCarrier(() => ({
		...{ type: "signed-request", keyId: "key-1", secret: "secret-1" },
	}));
	await get();
	expect(shown).toEqual([expect.stringMatching(/^hmac username="key-1",/)]);
});

test("the secret is in no header", async () => {
	expect(JSON.stringify(await prove())).not.toContain("secret-1");
});
