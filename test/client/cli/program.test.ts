import { execFile } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { buildProgram } from "../../../client/build/build-program.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { apiPeer } from "../api-peer.ts";
import { runLandfall, spawnLandfall } from "./run-landfall.ts";

const landfall = await openForFile(startTestLandfall);
const run = (...args: string[]) => runLandfall(landfall, args);

const tracked = await run("track", "MAEU260710175", "--json");
const shipment = JSON.parse(tracked.out[0] ?? "{}");

it("tracks a number given as the only argument, and prints its progress", () => {
	expect(tracked).toMatchObject({ code: 0 });
	expect(shipment).toMatchObject({
		type: "shipment",
		attributes: { shipping_line_scac: "MAEU" },
	});
	expect(tracked.error.at(-1)).toMatch(/\(MAEU\): created$/);
});

it("names the command that reads a number which is tracked already", async () => {
	const { code, error } = await run("track", "MAEU260710175");
	expect(code).toBe(1);
	expect(error).toEqual([
		`read what is tracked: landfall get shipments ${shipment.id}`,
		expect.stringMatching(/: 422 .* exists already/),
	]);
});

it("tracks a number with options, without waiting", async () => {
	const { code, out } = await run(
		...["track", "MEDUSH482917", "--no-wait", "--json"],
		...["--scac", "MSCU", "--type", "bill_of_lading"],
	);
	expect(code).toBe(0);
	expect(JSON.parse(out[0] ?? "").attributes).toMatchObject({
		request_number: "MEDUSH482917",
		scac: "MSCU",
		request_type: "bill_of_lading",
		status: "pending",
	});
});

it("tracks a number in the spelling in which it was given, because a line can know no other one", async () => {
	const { code, out } = await run(
		...["track", "TEST-TR-SUCCEEDED", "--scac", "TEST"],
		...["--limit", "15", "--json"],
	);
	expect(code).toBe(0);
	expect(JSON.parse(out[0] ?? "").attributes).toMatchObject({
		bill_of_lading_number: "TEST-TR-SUCCEEDED",
	});
});

it("tracks a number in a spelling that only inference reads", async () => {
	const { code, out } = await run(
		...["track", "MAEU\u2013260710177", "--no-wait", "--json"],
	);
	expect(code).toBe(0);
	const { request_number } = JSON.parse(out[0] ?? "").attributes;
	expect(request_number).toBe("MAEU260710177");
});

it("imports a table from a file, and names each refused line", async () => {
	const folder = temporaryFolder();
	const file = join(folder.path, "requests.csv");
	const good = "MBL,Carrier\nMAEU260710201,Maersk\nMAEU260710202,Maersk\n";
	writeFileSync(file, `${good}=A1+1,Maersk\n,Maersk\n`);
	const bad = await run("import", file);
	expect(bad.code).toBe(1);
	expect(bad.error.at(-1)).toBe("100 %");
	expect(bad.out).toEqual([
		"line 4: MBL must be letters from A to Z and digits, at least one, with blanks, dots, slashes, hyphens or underscores between them",
		"line 5: the line has no number to track",
		"2 created, 2 refused (0 tracked already)",
	]);
	writeFileSync(file, good);
	const again = await run("import", file, "--json");
	expect(again.code).toBe(0);
	expect(again.out.map((line) => JSON.parse(line).type)).toEqual([
		"tracking_request_import_refusal",
		"tracking_request_import_refusal",
		"tracking_request_import",
	]);
	const asked = await run("import", file, "--no-wait", "--json");
	expect(JSON.parse(asked.out[0] ?? "")).toMatchObject({
		attributes: { lines: 2 },
	});
	expect(await run("import", `${file}.none`)).toMatchObject({ code: 2 });
	folder.remove();
});

it("reads a record with related ones, for people and for programs", async () => {
	const args = ["get", "shipments", shipment.id, "--include", "containers"];
	const forPrograms = JSON.parse((await run(...args, "--json")).out[0] ?? "");
	const [container] = forPrograms.containers;
	expect(container.type).toBe("container");
	const [text] = (await run(...args)).out;
	const [head, ...related] = (text ?? "").split(/^ {2}containers:\n/m);
	expect(head).toContain(`shipment ${shipment.id}\n`);
	expect(related.join()).toMatch(
		new RegExp(`^ {4}container ${container.id}\n {6}\\w+ {2}`),
	);
	expect(related.join()).toMatch(
		new RegExp(`^ {6}number +${container.attributes.number}$`, "m"),
	);
});

it("reads up to --limit records that match the conditions", async () => {
	const [limited, failed] = await Promise.all([
		run("list", "tracking-requests", "--limit", "1", "--json"),
		run("list", "tracking-requests", "--where", "filter[status]=failed"),
	]);
	expect(limited.out).toHaveLength(1);
	expect(failed).toEqual({ code: 0, out: [], error: [] });
	const lines = (await run("list", "tracking-requests")).out;
	expect(lines).toEqual(
		expect.arrayContaining([
			expect.stringMatching(
				/^[\w-]{36} {2}MEDUSH482917 {2}bill_of_lading {2}MSCU/,
			),
		]),
	);
});

it("says when it lists fewer records than there are, unless their number was asked for", async () => {
	const data = Array.from({ length: 31 }, (_, index) => ({
		type: "party",
		id: String(index),
	}));
	const { baseUrl: url } = await apiPeer(() => ({ body: { data, links: {} } }));
	const list = (...more: string[]) =>
		runLandfall({ url, key: landfall.key }, ["list", "parties", ...more]);
	const usual = await list();
	expect(usual.out).toHaveLength(30);
	expect(usual.error).toEqual([
		"there are more than these 30; ask with --limit",
	]);
	expect((await list("--limit", "30")).error).toEqual([]);
	expect((await list("--limit", "31")).out).toHaveLength(31);
});

it("lists places and imports by what tells them apart, each id once", async () => {
	const [places, imports] = await Promise.all([
		run("list", "locations", "--where", "search=USLAX"),
		run("list", "tracking-request-imports"),
	]);
	expect(places.out[0]).toMatch(/^[\w-]{36} {2}USLAX {2}Los Angeles {2}US$/);
	expect(imports.out[0]).toMatch(/^[\w-]{36} {2}\S+Z {2}\w+ {2}2 {2}\d {2}\d$/);
	const [port] = (await run("get", "ports", "USLAX")).out;
	expect(port).not.toMatch(/^ {2}id /m);
});

it("takes each parameter of the operation as the URL has it", async () => {
	const { code, out } = await run(
		...[
			"list",
			"containers",
			"--json",
			"--where",
			"include=shipment,pod_terminal",
		],
		...["--where", "fields[container]=number,shipment"],
	);
	expect(code).toBe(0);
	const { attributes, shipment: related } = JSON.parse(out[0] ?? "");
	expect(Object.keys(attributes)).toEqual(["number"]);
	expect(related).toMatchObject({ type: "shipment" });
});

it("ends without a word when the reader of its output closes it", async () => {
	// There is always a next page, so only the loss of the reader ends the list.
	const data = Array.from({ length: 1_000 }, () => ({
		type: "event",
		id: "e",
	}));
	let pages = 0;
	const peer = await apiPeer(() => {
		const next = `/v2/events?page[after]=${++pages}`;
		return { body: { data, links: { next } } };
	});
	const server = { url: peer.baseUrl, key: landfall.key };
	const args = ["list", "events", "--limit", "999999999"];
	const child = spawnLandfall(server, args);
	let error = "";
	child.stderr.on("data", (chunk: Buffer) => {
		error += chunk.toString();
	});
	child.stdout.once("data", () => child.stdout.destroy());
	const [code] = await once(child, "close");
	expect({ code, error }).toEqual({ code: 0, error: "" });
});

it("sends a sample to a receiver, and prints the result", async () => {
	const receiver = await openForFile(startReceiver);
	const args = ["trigger", "container.created", "--json", "--url"];
	expect(await run(...args, receiver.url)).toMatchObject({ code: 0 });
	const [sent] = receiver.received;
	expect(sent?.document.data.attributes.event).toBe("container.created");
	const failed = await run(...args, "http://127.0.0.1:9/hooks");
	expect(failed.code).toBe(1);
	expect(JSON.parse(failed.out[0] ?? "")).toMatchObject({ succeeded: false });
});

it("names the lines of a number", async () => {
	const { out } = await run("infer", "MAEU260710175");
	expect(out[0]).toMatch(/^bill_of_lading\n {2}MAEU [\s\S]*\(selected\)/);
});

it("says why a number is not valid", async () => {
	const { out } = await run("infer", "MSCU6639871");
	expect(out[0]).toMatch(
		/^container, not valid: expected check digit 0, got 1\n {2}MSCU /,
	);
});

it.each([
	[[], 2, /^say what to do; choose one of track, import, get, /],
	[["--help"], 0, /^ {2}landfall track <number>/],
	[["--version"], 0, /^\d+\.\d+\.\d+$/],
	[["get", "--help"], 0, /^ {2}landfall get <kind> <id>.*\n.*\n\nEvery/],
	[["toString"], 2, /^there is no command "toString"; choose one of track,/],
	[["find", "--json"], 2, /^\{"error":\{"name":"UsageError","message":"there/],
	[["get", "shipments"], 2, /^write landfall get <kind> <id>/],
	[["get", "ships", "1"], 2, /no kind "ships"; choose one of .*rail-terminals/],
	[["list", "shipments", "--limit", "many"], 2, /--limit must be a whole/],
	[["list", "shipments", "--where", "number"], 2, /name=value, not number$/],
	[["get", "none", "1"], 2, /definitions, custom-fields, webhooks, /],
	[["list", "none"], 2, /definitions, custom-fields, webhooks, /],
	[["list", "shipments", "--where", "fields=x"], 2, /^write fields\[<type>\]=/],
	[["list", "shipments", "--where", "no=1"], 1, /: 400 no is not a parameter/],
	[["track", "1", "--type", "ship"], 2, /^--type must be one of/],
	[["track", "1", "--unknown"], 2, /unknown/],
	[["trigger", "container.created"], 2, /as --url$/],
	[["infer", "1", "--api-key="], 2, /LANDFALL_API_KEY/],
	[["infer", "1", "--api-key=a b"], 2, /^apiKey must be printable ASCII/],
	[["conform", "--only", "getShip"], 2, /contract has no operation getShip$/],
	[["get", "shipments", "none"], 1, /^GET \/shipments\/none: 404 /],
	[["get", "shipments", "x", "--api-key", "lf_no"], 1, /: 401 /],
	[
		["conform", "--api-key", "lf_no"],
		1,
		/^GET http:.*\/shipments: 401, the server refuses the API key$/,
	],
	[
		["conform", "--base-url", "http://127.0.0.1:9/v2"],
		1,
		/: there was no answer$/,
	],
	[
		["infer", "1", "--base-url", "ftp"],
		2,
		/^baseUrl is not an http or https URL: ftp$/,
	],
])(
	"explains %j with exit code %i and the correct usage",
	async (args, code, text) => {
		const ended = await run(...args);
		expect(ended.code).toBe(code);
		expect((code === 0 ? ended.out : ended.error)[0]).toMatch(text);
	},
);

it("writes errors as JSON too", async () => {
	const { code, error } = await run("get", "ports", "none", "--json");
	expect(code).toBe(1);
	expect(JSON.parse(error[0] ?? "").error).toMatchObject({
		name: "NotFoundError",
		status: 404,
		code: "not_found",
		errors: [{ code: "not_found" }],
	});
});

it("runs from its package alone", async () => {
	const folder = await openForFile(temporaryFolder);
	await buildProgram("cli", folder.path);
	const { stdout } = await promisify(execFile)(
		join(folder.path, "landfall.js"),
		["get", "shipments", shipment.id, "--json"],
		{
			env: {
				PATH: process.env.PATH,
				LANDFALL_URL: landfall.url,
				LANDFALL_API_KEY: landfall.key,
			},
		},
	);
	expect(JSON.parse(stdout).id).toBe(shipment.id);
});
