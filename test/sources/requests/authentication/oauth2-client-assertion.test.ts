import { createHash, generateKeyPairSync } from "node:crypto";
import { jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import {
	type ClientAssertionSettings,
	readPrivateKey,
} from "../../../../server/sources/requests/authentication/oauth2-client-assertion.ts";
import { protectedCarrier } from "./token-peer.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
	modulusLength: 2048,
});
const PEM = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const SHA_1 = createHash("sha1").update("certificate").digest();
const SHA_256 = createHash("sha256").update("certificate").digest();

async function assertionFor(more: Partial<ClientAssertionSettings>) {
	const { get, tokenRequests, shown } = await protectedCarrier((tokenUrl) => ({
		type: "oauth2-client-assertion",
		tokenUrl,
		clientId: "client-7",
		privateKey: PEM,
		scope: "api://tnt/.default",
		...more,
	}));
	await get();
	const form = Object.fromEntries(tokenRequests[0]?.form ?? []);
	const verified = await jwtVerify(form.client_assertion ?? "", publicKey);
	return { ...verified, form, shown };
}

test("the assertion is signed by the key (RS256), names client, endpoint and certificate, and is valid for minutes", async () => {
	const { payload, protectedHeader, form, shown } = await assertionFor({
		certificateThumbprint: SHA_1.toString("hex"),
		keyId: "k-1",
	});
	expect(shown).toEqual(["Bearer token-1"]);
	expect(form).toMatchObject({
		grant_type: "client_credentials",
		client_id: "client-7",
		client_assertion_type:
			"urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
		scope: "api://tnt/.default",
	});
	expect(protectedHeader).toEqual({
		alg: "RS256",
		typ: "JWT",
		kid: "k-1",
		x5t: SHA_1.toString("base64url"),
	});
	expect(payload).toMatchObject({
		iss: "client-7",
		sub: "client-7",
		aud: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/token$/),
		jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
	});
	expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});

describe("settings are accepted in several forms", () => {
	test("a SHA-256 fingerprint with colons, and an audience", async () => {
		const { payload, protectedHeader } = await assertionFor({
			certificateThumbprint:
				SHA_256.toString("hex").toUpperCase().match(/../g)?.join(":") ?? "",
			audience: "https://login.example.com",
		});
		expect(protectedHeader["x5t#S256"]).toBe(SHA_256.toString("base64url"));
		expect(payload.aud).toBe("https://login.example.com");
	});

	test.each([
		["PKCS #8", PEM],
		["PKCS #1", privateKey.export({ type: "pkcs1", format: "pem" }).toString()],
		["line ends of two characters", PEM.replaceAll("\n", "\\n")],
	])("a key in %s", (_, pem) => {
		expect(readPrivateKey(pem)?.type).toBe("private");
	});

	test.each([
		["nothing", ""],
		["half a key", PEM.slice(0, 200)],
		[
			"a public key",
			publicKey.export({ type: "spki", format: "pem" }).toString(),
		],
		[
			"a key of another kind",
			generateKeyPairSync("ed25519")
				.privateKey.export({ type: "pkcs8", format: "pem" })
				.toString(),
		],
	])("but not %s", (_, pem) => {
		expect(readPrivateKey(pem)).toBeUndefined();
	});
});
