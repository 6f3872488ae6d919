import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import {
	ownerName,
	releaseLeasesOfEndedProcesses,
} from "../../server/worker/lease-owner.ts";
import { add, claim, jobsOf, openQueue } from "./queue.ts";

/** The number of a process that has ended. */
function endedPid(): number {
	return spawnSync(process.execPath, ["--version"]).pid;
}

test.each([
	{
		who: "a process of this machine that has ended",
		owner: () => `${hostname()}/${endedPid()}/token`,
		isReleased: true,
	},
	{
		who: "an earlier process that had our own number",
		owner: () => ownerName("an earlier token"),
		isReleased: true,
	},
	{
		who: "a process of this machine that lives",
		owner: () => `${hostname()}/${process.ppid}/token`,
		isReleased: false,
	},
	{
		who: "a process of another machine",
		owner: () => `not-${hostname()}/${endedPid()}/token`,
		isReleased: false,
	},
])(
	"the lease of $who is released at once: $isReleased",
	async ({ owner, isReleased }) => {
		const { one, other } = await openQueue();
		await add(one, ["r"]);
		await claim(one, owner());
		await releaseLeasesOfEndedProcesses(other.db);
		const [job] = await jobsOf(one);
		expect(job?.lease_owner === null).toBe(isReleased);
		expect(await claim(other, "heir")).toHaveLength(isReleased ? 1 : 0);
	},
);

test("an owner is named by host, process and token", () => {
	expect(ownerName("run")).toBe(`${hostname()}/${process.pid}/run`);
});
