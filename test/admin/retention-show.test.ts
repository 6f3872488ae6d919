import { expect, test } from "vitest";
import { setSetting } from "../../server/database/setting-queries.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startAdministered } from "./administered.ts";

const DAY_MS = 86_400_000;

const { json, system } = await openForFile(startAdministered);

test("each kind of data that expires is shown with what it is and how long it is kept", async () => {
	const shown: Record<string, string>[] = await json("retention", "show");
	expect(shown.map(({ what, kind, kept }) => [what, kind, kept])).toEqual([
		["waiting notifications that fail", "notification_bodies", "30d"],
		["delivery attempts", "notification_bodies", "30d"],
		["records of notifications", "notification_bodies", "30d"],
		["notifications and events", "notifications", "90d"],
		["entries of the log of events", "notification_bodies", "30d"],
		["shipments whose messages lose their texts", "raw_messages", "90d"],
		["failed tracking requests", "failed_requests", "365d"],
		["shipments", "shipments", "730d"],
		["imports", "imports", "90d"],
		["replies to repeated requests", null, "1d"],
		["positions of vessels", "positions", "400d"],
	]);
});

test("what has expired counts by the clock of the simulated world", async () => {
	const wallMs = Date.now();
	const clockMs = wallMs + 100 * DAY_MS;
	const origin = { wallMs, clockMs, speed: 1 };
	await setSetting(system.db, "clock_origin", origin);
	const kinds: Record<string, string>[] = await json("retention", "show");
	await system.db.deleteFrom("settings").execute();
	expect(kinds.find(({ kind }) => kind === "positions")).toMatchObject({
		kept: "400d",
		due: null,
	});
	const bodies = kinds.find(({ kind }) => kind === "notification_bodies");
	const beforeMs = Date.parse(bodies?.removed_before ?? "");
	expect(Math.round((beforeMs - wallMs) / DAY_MS)).toBe(70);
});
