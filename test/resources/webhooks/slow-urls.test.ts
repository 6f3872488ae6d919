import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

/** A URL whose name takes long to parse: different characters of another script. */
function slowUrl(characters: number): string {
	const name = Array.from({ length: characters }, (_, index) =>
		String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
	);
	return `https://${name.join("")}.com/`;
}

it.each([
	["of the longest length", slowUrl(2_000)],
	["that is too long", slowUrl(5_400)],
	["that is too long and encoded", encodeURI(slowUrl(5_400))],
])("refuses a URL %s before it parses its name", async (_, url) => {
	const event = "container.created";
	const refused = async (wanted: string) => {
		const body = { url: wanted, event };
		const reply = await landfall.send("POST", "/webhooks/trigger", body);
		expect(await problemsOf(reply, 422)).toMatchObject([{ pointer: "/url" }]);
	};
	// What is compiled at first use is not measured.
	await refused("ü");
	const before = process.threadCpuUsage();
	for (let count = 0; count < 20; count++) await refused(url);
	const { user, system } = process.threadCpuUsage(before);
	expect((user + system) / 1_000).toBeLessThan(1_000);
});
