import { startServerProcess } from "../bench/server-process.ts";
import type { Fleet, FleetOptions } from "./receivers.ts";

/** Starts a fleet of receivers in a process of its own. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
	const child = await startServerProcess([
		"test/campaigns/fleet-process.ts",
		JSON.stringify(options),
	]);
	async function ask<Answer>(action: string, ...args: unknown[]) {
		const reply = await fetch(`${child.url}/${action}`, {
			method: "POST",
			body: JSON.stringify(args),
		});
		return (await reply.json()) as Answer;
	}
	return {
		urls: await ask<string[]>("urls"),
		behave: (receivers, behaviour) => ask("behave", receivers, behaviour),
		tally: () => ask("tally"),
		arrivals: (from) => ask("arrivals", from ?? 0),
		reached: (count, limitMs) => ask("reached", count, limitMs),
		stop: () => child.stop(),
	};
}
