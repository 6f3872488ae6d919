import { describe, expect, test } from "vitest";
import { isUp, LIMIT_MS, startDemo } from "./start-demo.ts";

describe.concurrent("the demo", { timeout: LIMIT_MS }, () => {
	test("stays up with --keep, with a link to a map, until it is interrupted", async () => {
		const demo = startDemo(["--keep", "--limit", "1"]);
		const hint = await demo.untilShown("curl");
		const [, key = ""] = /Token (\S+)'/.exec(hint) ?? [];
		const [, url = ""] = /' (http:\S+)/.exec(hint) ?? [];
		const answer = await fetch(url, {
			headers: { Authorization: `Token ${key}` },
		});
		const list = (await answer.json()) as { data: unknown[] };
		const maps = hint.match(/http:\S+\/map\/\S+(?=#key=demo_)/g) ?? [];
		const [page, map] = await Promise.all(
			[
				maps[0],
				maps[0]?.replace(/\/map\/(.*)/, "/v2/containers/$1/map_geojson"),
			].map((address = "") =>
				fetch(address, { headers: { Authorization: `Token ${key}` } }),
			),
		);

		demo.interrupt();
		const { code, shown, left } = await demo.ended();

		expect(list.data).toHaveLength(3);
		expect(maps).toHaveLength(2);
		expect(maps[1]).toBe(maps[0]);
		expect(page?.headers.get("content-type")).toContain("text/html");
		expect(map?.headers.get("content-type")).toBe("application/geo+json");
		expect(code).toBe(0);
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});

	test("ends at once when it is interrupted, and removes its files", async () => {
		const demo = startDemo([]);
		await demo.untilShown("pending");
		demo.interrupt();
		const { code, shown, left } = await demo.ended();

		expect(code).toBe(130);
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});
});
