import { expect, test } from "vitest";
import { asExport } from "../../../server/resources/exports/running-exports.ts";

test("an account has two exports in progress, also after others have ended or failed", async () => {
	const ends: (() => void)[] = [];
	const begin = () =>
		asExport("acme", () => new Promise<void>((end) => ends.push(end)));
	const third = () =>
		asExport("acme", async () => 200).catch(({ status }) => status);
	const failed = asExport("acme", () => Promise.reject(new Error("cut off")));
	await expect(failed).rejects.toThrow("cut off");
	let [older, newer] = [begin(), begin()];
	for (let times = 0; times < 3; times++) {
		expect(await third()).toBe(429);
		ends.shift()?.();
		await older;
		[older, newer] = [newer, begin()];
	}
	for (const end of ends) end();
	await Promise.all([older, newer]);
});
