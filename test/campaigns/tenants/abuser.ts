import { setTimeout as sleep } from "node:timers/promises";
import { startServerProcess } from "../../bench/server-process.ts";
import type { AbuseSizes } from "./abuses.ts";

/** How an abuser is started. */
export interface AbuserOptions {
	/** Where the API is, `/v2` included. */
	readonly url: string;
	readonly key: string;
	/** The name of the abuse. */
	readonly name: string;
	readonly sizes: AbuseSizes;
	readonly receiverUrl: string;
	readonly scac: string;
}

/** The progress of an abuser. */
export interface AbuserState {
	readonly isDone: boolean;
	/** Printed description of the abuse. */
	readonly result: string;
}

/** An abuser in a process of its own. */
export interface Abuser {
	/** Resolves when the abuser is done, or when the time limit has passed. */
	prepare(): Promise<string>;
	run(): Promise<string>;
	stop(): Promise<void>;
}

/** Starts an abuser. */
export async function startAbuser(options: AbuserOptions): Promise<Abuser> {
	const child = await startServerProcess([
		"test/campaigns/tenants/abuser-process.ts",
		JSON.stringify(options),
	]);
	const act = async (action: string) => {
		const until = Date.now() + options.sizes.limitMs;
		const send = async (path: string, method: string) => {
			const reply = await fetch(child.url + path, { method });
			return (await reply.json()) as AbuserState;
		};
		let state = await send(`/${action}`, "POST");
		while (!state.isDone && Date.now() < until) {
			await sleep(200);
			state = await send("/", "GET");
		}
		return state.isDone ? state.result : "not done within the limit";
	};
	return {
		prepare: () => act("prepare"),
		run: () => act("run"),
		stop: () => child.stop(),
	};
}
