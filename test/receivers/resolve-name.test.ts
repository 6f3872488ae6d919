import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UnknownNameError } from "../../server/receivers/receiver-failure.ts";
import { nameResolver } from "../../server/receivers/resolve-name.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startNameServer } from "../support/peers/name-server.ts";

const folder = await openForFile(temporaryFolder);
const hostsFile = join(folder.path, "hosts");
/** Number of queries for the name whose first queries are lost. */
let drowsy = 0;

writeFileSync(
	hostsFile,
	[
		"# 10.0.0.9 commented.test",
		"10.0.0.1 \tstatic.test other.test # third.test",
		"fd00::1 static.test",
		"not-an-address broken.test",
		"",
	].join("\n"),
);
const names = await openForFile(startNameServer, (name) => {
	if (name.startsWith("silent")) return undefined;
	if (name === "drowsy.test") {
		drowsy += 1;
		return drowsy > 2 ? ["192.0.2.3"] : undefined;
	}
	return name === "erp.test" ? ["192.0.2.1", "192.0.2.2", "2001:db8::1"] : [];
});
const servers = [names.address];
/** Has time for an answer on a busy machine. */
const resolveName = nameResolver({ limitMs: 4_000, servers, hostsFile });
/** Gives up a silent name soon. */
const impatiently = nameResolver({ limitMs: 150, servers, hostsFile });
/** Has time for an answer beside hundreds of names, and gives up those that stay silent. */
const patiently = nameResolver({ limitMs: 2_000, servers, hostsFile });

describe("a name is resolved", () => {
	it.each<[string, string[]]>([
		["192.0.2.7", ["192.0.2.7"]],
		["2001:db8::7", ["2001:db8::7"]],
		["localhost", ["127.0.0.1", "::1"]],
		["LOCALHOST.", ["127.0.0.1", "::1"]],
		["a.b.localhost", ["127.0.0.1", "::1"]],
		["static.test", ["10.0.0.1", "fd00::1"]],
		["Static.Test.", ["10.0.0.1", "fd00::1"]],
		["other.test", ["10.0.0.1"]],
		["erp.test", ["192.0.2.1", "192.0.2.2", "2001:db8::1"]],
		["ERP.test.", ["192.0.2.1", "192.0.2.2", "2001:db8::1"]],
	])("%s: %j", async (name, want) => {
		const found = await resolveName(name);
		expect(found.map(({ address }) => address)).toEqual(want);
	});

	it.each([
		"unknown.test",
		"silent.test",
		"commented.test",
		"third.test",
		"broken.test",
		"notlocalhost",
		"localhost.test",
		"a..b",
		"",
	])("without a result: %j", async (name) => {
		await expect(impatiently(name)).rejects.toThrow(UnknownNameError);
	});

	it("again when the first query stays unanswered", async () => {
		const [found] = await resolveName("drowsy.test");
		expect(found).toEqual({ address: "192.0.2.3", family: 4 });
	});

	it("again for each connection, because its addresses can change", async () => {
		const before = names.queried.length;
		await resolveName("erp.test");
		await resolveName("erp.test");
		expect(names.queried.length - before).toBe(4);
	});

	it("while many other queries stay unanswered", async () => {
		const silent = Array.from({ length: 100 }, (_, index) =>
			patiently(`silent-${index}.test`).catch(() => "silent"),
		);
		const first = await Promise.race([patiently("erp.test"), ...silent]);
		expect(first).not.toBe("silent");
		await Promise.all(silent);
	});

	it("unless five hundred others are being resolved, and then again", async () => {
		const others = Array.from({ length: 500 }, (_, index) =>
			patiently(`silent-${index}.test`).catch(() => "silent"),
		);
		const refused = patiently("erp.test").catch((error) => error);
		expect(await Promise.race([...others, refused])).toBeInstanceOf(
			UnknownNameError,
		);
		await Promise.all(others);
		expect(await patiently("erp.test")).toHaveLength(3);
	});
});
