import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { InferNumberDocument } from "../../generated/openapi.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import { errorDocumentOf, problemsOf } from "../support/replies/problems.ts";

const PATH = "/tracking_requests/infer_number";
const TEXT = JSON.stringify({ number: "ＭＳＣＵ 663987-0" });

const landfall = await openForFile(startTestLandfall, { isWorking: false });

function post(body: RequestInit["body"], headers: Record<string, string>) {
	const type = { "content-type": "application/json" };
	return landfall.fetch(PATH, {
		method: "POST",
		headers: { ...type, ...headers },
		body,
		duplex: "half",
	} as RequestInit);
}

describe("a body is read", () => {
	it.each([
		["as it is", TEXT, {}],
		["with blanks around it", `\r\n ${TEXT}\t`, {}],
		["after a byte order mark", `\ufeff${TEXT}`, {}],
		["in the declared charset", TEXT, { charset: "utf-8" }],
		["in a charset declared in capitals", TEXT, { charset: "UTF-8" }],
		["in a charset declared in quotes", TEXT, { charset: '"Utf-8"' }],
		["compressed", gzipSync(TEXT), { "content-encoding": "gzip" }],
		["in chunks without a declared length", new Blob([TEXT]).stream(), {}],
	])(
		"%s",
		async (_name, body, { charset, ...headers }: Record<string, string>) => {
			const type = charset && `application/json; charset=${charset}`;
			const reply = await post(body as RequestInit["body"], {
				...headers,
				...(type && { "content-type": type }),
			});
			expect(reply.status).toBe(200);
			const { data } = (await reply.json()) as InferNumberDocument;
			expect(data.attributes.validation.parsed_number).toBe("MSCU6639870");
		},
	);

	it.each([
		["utf-16", Buffer.from(TEXT, "utf16le")],
		["UTF-16LE", Buffer.from(TEXT, "utf16le")],
		['"utf-32"', TEXT],
		["latin1", TEXT],
		["", TEXT],
	])("is refused in any other charset: %s", async (charset, body) => {
		const type = `application/json; charset=${charset}`;
		const reply = await post(body as RequestInit["body"], {
			"content-type": type,
		});
		expect(await problemsOf(reply, 415)).toEqual([
			{ code: "unsupported_charset", header: "content-type" },
		]);
	});

	it.each([
		[";charset=latin1", 415],
		["; CharSet = latin1", 415],
		[" ;  charset= latin1", 415],
		['; x=y;charset="latin1" ; z=1', 415],
		["; charset=utf-8; x=latin1", 200],
		[" ; charset=utf-8", 200],
		["; charset=utf-8;charset=latin1", 200],
		["; mycharset=latin1", 200],
		["; charset-of=latin1", 200],
	])(
		"in the declared charset, however it is written: %s",
		async (told, status) => {
			const type = `application/json${told}`;
			const reply = await post(TEXT, { "content-type": type });
			expect(reply.status).toBe(status);
		},
	);

	it("only as UTF-8, plain or compressed", async () => {
		const latin1 = Buffer.from('{"number": "M\xfcller"}', "latin1");
		for (const reply of [
			await post(latin1, {}),
			await post(gzipSync(latin1), { "content-encoding": "gzip" }),
		]) {
			const { errors } = await errorDocumentOf(reply, 400);
			expect(errors).toMatchObject([
				{
					...{ code: "malformed_json", detail: "the body is not UTF-8" },
					source: { pointer: "" },
				},
			]);
		}
	});

	it("in several pieces, even when they divide a letter", async () => {
		const { hostname, port } = new URL(landfall.url);
		const socket = connect(Number(port), hostname);
		await once(socket, "connect");
		const bytes = Buffer.from(TEXT);
		socket.write(
			`POST /v2${PATH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${landfall.key}\r\n` +
				`Content-Type: application/json\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
		);
		for (const [from, to] of [
			[0, 12],
			[12, 13],
			[13, bytes.length],
		]) {
			await sleep(10);
			socket.write(bytes.subarray(from, to));
		}
		const answer = (await socket.toArray()).join("");
		expect(answer).toMatch(/^HTTP\/1.1 200 /);
		expect(answer).toContain("MSCU6639870");
	});

	it("in chunks too where it is optional, so that another media type is refused", async () => {
		const send = (body: RequestInit["body"]) =>
			landfall.fetch(`/webhooks/${MISSING_ID}/rotate_secret`, {
				...{ method: "POST", body, duplex: "half" },
				headers: { "content-type": "text/plain" },
			} as RequestInit);
		expect((await send("")).status).toBe(404);
		expect(await problemsOf(await send("{}"), 415)).toEqual([
			{ code: "unsupported_media_type", header: "content-type" },
		]);
		const chunks = new Blob(["{}"]).stream();
		expect(await problemsOf(await send(chunks), 415)).toEqual([
			{ code: "unsupported_media_type", header: "content-type" },
		]);
	});

	it("not at all where an operation takes none", async () => {
		const reply = await landfall.fetch(`/webhooks/${MISSING_ID}`, {
			...{ method: "DELETE", body: "{" },
			headers: { "content-type": "text/plain" },
		});
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
	});

	it("up to a hundred kilobytes, and refused beyond", async () => {
		const of = (length: number) => '{"number": "MSCU6639870"}'.padEnd(length);
		expect((await post(of(102_400), {})).status).toBe(200);
		expect(await problemsOf(await post(of(102_401), {}), 413)).toEqual([
			{ code: "too_large", pointer: "" },
		]);
	});
});
