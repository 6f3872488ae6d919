import { hash } from "node:crypto";
import { Writable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { request } from "undici";
import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const ID = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";
const logged: string[] = [];

const lines = new Writable({
	write(line, _encoding, done) {
		logged.push(String(line));
		done();
	},
});
const landfall = await openForFile(startTestLandfall, {
	isWorking: false,
	log: pino({ level: "info" }, lines),
});

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(new URL(path, landfall.url), { headers });
const page = async () => (await get(`/map/${ID}`)).text();

/** Directives of the policy by name. */
async function policy(): Promise<Record<string, string>> {
	const header = (await get(`/map/${ID}`)).headers.get(
		"content-security-policy",
	);
	const directives = (header ?? "").split(";").map((directive) => {
		const [name = "", ...values] = directive.trim().split(" ");
		return [name, values.join(" ")];
	});
	return Object.fromEntries(directives);
}

describe("GET /map/{container id}", () => {
	it("answers 200 without a key, with the same page for every id", async () => {
		const reply = await get(`/map/${ID}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
		expect(reply.headers.get("referrer-policy")).toBe("no-referrer");
		const text = await reply.text();
		for (const other of ["anything", "..%2f..%2fetc", "%3Cscript%3E", "%"])
			expect(await (await get(`/map/${other}`)).text()).toBe(text);
		expect(text).not.toContain(ID);
	});

	it.each(["/map", "/map/", `/map/${ID}/more`])(
		"answers 404 at %s",
		async (path) => {
			expect((await get(path)).status).toBe(404);
		},
	);

	it("answers 304 to a client that has the page", async () => {
		const ask = async (tag: string) => {
			const headers = { "if-none-match": tag };
			return request(new URL(`/map/${ID}`, landfall.url), { headers });
		};
		const tag = (await get("/map/another")).headers.get("etag") ?? "";
		const reply = await ask(tag);
		expect(reply.statusCode).toBe(304);
		expect(await reply.body.text()).toBe("");
		expect((await ask('"other"')).statusCode).toBe(200);
	});

	it.each([
		["br", "br", brotliDecompressSync],
		["gzip", "gzip", gunzipSync],
		["gzip, deflate, br", "br", brotliDecompressSync],
		["identity", undefined, (body: Buffer) => body],
	])(
		"is sent to a client that accepts %s in that encoding",
		async (accepted, sent, open) => {
			const reply = await request(new URL(`/map/${ID}`, landfall.url), {
				headers: { "accept-encoding": accepted },
			});
			const body = Buffer.from(await reply.body.arrayBuffer());
			expect(reply.headers["content-encoding"]).toBe(sent);
			expect(reply.headers.vary).toMatch(/accept-encoding/i);
			expect(open(body).toString()).toBe(await page());
		},
	);

	it("fetches nothing but the API: no file, font, picture or script", async () => {
		const text = await page();
		const references = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(
			([, reference]) => reference ?? "",
		);
		expect(references.length).toBeGreaterThan(0);
		for (const reference of references) expect(reference).toMatch(/^data:/);
		const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
		expect(style).not.toMatch(/@import|url\(/);
	});

	it("is allowed its own script and style by their hashes, the API of its server, and nothing else", async () => {
		const text = await page();
		const sha256 = (part: RegExp) =>
			`'sha256-${hash("sha256", part.exec(text)?.[1] ?? "", "base64")}'`;
		expect(await policy()).toEqual({
			"default-src": "'none'",
			"script-src": sha256(/<script type="module">(.*?)<\/script>/s),
			"style-src": sha256(/<style>(.*?)<\/style>/s),
			"img-src": "data:",
			"connect-src": "'self'",
			"base-uri": "'none'",
			"form-action": "'none'",
			"frame-ancestors": "'self'",
			"require-trusted-types-for": "'script'",
		});
	});

	it("has one script, one style and the outlines of land, and no handler in an attribute", async () => {
		const text = await page();
		expect(text.match(/<script/g)).toHaveLength(2);
		expect(text.match(/<style/g)).toHaveLength(1);
		expect(text).not.toMatch(/ style="| on[a-z]+="/);
		const land = /id="land">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
		expect(JSON.parse(land)).toMatchObject({ type: "Topology" });
	});

	it("logs nothing after the path", async () => {
		await get(`/map/${ID}?key=lf_secret#key=lf_secret`);
		const lines = logged.filter((line) => line.includes("/map/"));
		expect(lines.length).toBeGreaterThan(0);
		expect(logged.join("")).not.toContain("lf_secret");
	});
});
