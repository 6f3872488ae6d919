import { describe, expect, it } from "vitest";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { ISABELLA, NOW, recordVessel, seen } from "./seen-vessel.ts";

const DAY = 24 * 60;
const landfall = await openForFile(startTestLandfall, {
	clock: testClock(NOW),
	carriers: carrierRegistry([]),
	isWorking: false,
});
const { db } = landfall;
const minutes = [91 * DAY, 20 * DAY, 8 * DAY, 6 * DAY, 60, 40, 22, 20];
// All at one place, because the filter is about times.
const positions = minutes.map((ago) => ({ ...seen(ago), longitude: -178 }));
await recordVessel(db, ISABELLA, positions);

const FROM = "show_positions[from_timestamp]";
const TO = "show_positions[to_timestamp]";
const at = (minutesAgo: number) => seen(minutesAgo).at;
const pathOf = (query: Record<string, string>) =>
	`/vessels/${ISABELLA}?${new URLSearchParams(query)}`;

describe("GET /vessels/{id} with show_positions", () => {
	it.each<[string, Record<string, string>, number[]]>([
		[
			"from an instant until now",
			{ [FROM]: at(21 * DAY) },
			[20 * DAY, 8 * DAY, 6 * DAY, 60, 40, 22, 20],
		],
		[
			"in the seven days before an instant",
			{ [TO]: at(5 * DAY) },
			[8 * DAY, 6 * DAY],
		],
		[
			"in the seven days before now, when that is the end",
			{ [TO]: NOW },
			[6 * DAY, 60, 40, 22, 20],
		],
		[
			"between two instants, both included",
			{ [FROM]: at(8 * DAY), [TO]: at(40) },
			[8 * DAY, 6 * DAY, 60, 40],
		],
		[
			"at a leap second, as in the second before it: none at that time",
			{ [TO]: "2016-12-31t23:59:60z" },
			[],
		],
		[
			"from the beginning of one day until that of another",
			{ [FROM]: "2026-08-06", [TO]: "2026-08-14" },
			[8 * DAY, 6 * DAY],
		],
		[
			"of 90 days",
			{ [FROM]: at(100 * DAY), [TO]: at(10 * DAY) },
			[91 * DAY, 20 * DAY],
		],
		["at one instant", { [FROM]: at(60), [TO]: at(60) }, [60]],
		[
			"from an instant shortly before its last position, which is not the first of its quarter of an hour",
			{ [FROM]: at(21), [TO]: at(20) },
			[20],
		],
		["until its last position", { [FROM]: at(21), [TO]: at(21) }, []],
		[
			"in a period without positions: none",
			{ [FROM]: at(3 * DAY), [TO]: at(2 * DAY) },
			[],
		],
	])("answers 200 with the positions %s", async (_name, query, ago) => {
		const reply = await landfall.fetch(pathOf(query));
		expect(reply.status).toBe(200);
		const { data, links } = (await reply.json()) as Awaited<
			ReturnType<typeof landfall.client.getVessel>
		>;
		expect(links.self).toBe(`${landfall.url}${pathOf(query)}`);
		const expected = ago.map((minutes) => ({
			latitude: 40.20854,
			longitude: -178,
			heading: 78,
			timestamp: at(minutes),
			estimated: false,
		}));
		expect(data.attributes).toMatchObject({
			position_timestamp: at(20),
			positions: expected,
		});
	});

	it("can be requested by the client with either end, in any offset", async () => {
		const { data } = await landfall.client.getVessel(ISABELLA, {
			"show_positions[from_timestamp]": "2026-08-15T03:30:00+08:00",
		});
		const times = data.attributes.positions?.map(({ timestamp }) => timestamp);
		expect(times).toEqual([at(40), at(22), at(20)]);
	});

	it.each<[string, Record<string, string>, string]>([
		[
			"an end before the beginning",
			{ [FROM]: NOW, [TO]: at(20) },
			`${FROM} is after the end of the time, ${TO}`,
		],
		[
			"a beginning after now",
			{ [FROM]: at(-1) },
			`${FROM} is after the end of the time, now`,
		],
		[
			"more than 90 days",
			{ [FROM]: at(90 * DAY + 1) },
			"positions of at most 90 days can be asked for",
		],
	])("answers 400 to %s", async (_name, query, detail) => {
		const reply = await landfall.fetch(pathOf(query));
		const { errors } = await errorDocumentOf(reply, 400);
		expect(errors).toMatchObject([
			{ code: "invalid", detail, source: { parameter: FROM } },
		]);
	});

	it.each([FROM, TO])(
		"answers 400 to %s that is not an instant",
		async (parameter) => {
			for (const value of ["yesterday", "2026-02-30", "2026-13-41T00:00:00Z"]) {
				const reply = await landfall.fetch(pathOf({ [parameter]: value }));
				expect(await problemsOf(reply, 400)).toEqual([
					{ code: "invalid", parameter },
				]);
			}
		},
	);

	it("answers 403 to an account without the paid feature, which still sees the vessel's last position", async () => {
		const poor = await landfall.addTenant("poor");
		const refused = await poor.fetch(pathOf({ [FROM]: at(DAY) }));
		expect(await problemsOf(refused, 403)).toEqual([
			{ code: "entitlement_required" },
		]);
		const { data } = await poor.client.getVessel(ISABELLA);
		const where = { position_timestamp: at(20), positions: null };
		expect(data.attributes).toMatchObject(where);
		const other = await poor.fetch(`/vessels/${ISABELLA}?colour=red`);
		expect(await other.json()).toMatchObject({ data: { attributes: where } });
	});

	it("answers 200 with the last seven days for show_positions without a value, without positions for false, and 400 for other values", async () => {
		const path = `/vessels/${ISABELLA}?show_positions`;
		const bare = await landfall.fetch(path);
		const until = await landfall.fetch(pathOf({ [TO]: NOW }));
		expect(bare.status).toBe(200);
		const { data } = (await bare.json()) as { data: object };
		expect(await until.json()).toMatchObject({ data });
		const yes = await landfall.fetch(`${path}=true`);
		expect(await yes.json()).toMatchObject({ data });
		const no = await landfall.fetch(`${path}=false&${TO}=${NOW}`);
		expect(await no.json()).toMatchObject({
			data: { attributes: { positions: null } },
		});
		const odd = await landfall.fetch(`${path}=maybe`);
		expect(await problemsOf(odd, 400)).toEqual([
			{ code: "not_allowed", parameter: "show_positions" },
		]);
	});

	it("answers 404 for an unknown vessel", async () => {
		const reply = await landfall.fetch(`/vessels/9074729?${TO}=${NOW}`);
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
	});
});
