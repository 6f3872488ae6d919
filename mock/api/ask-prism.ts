import { setTimeout as sleep } from "node:timers/promises";
import { type Dispatcher, request as send } from "undici";
import { ApiError } from "../../server/http/replies/api-error.ts";
import type { MockOperation } from "./contract.ts";
import type { Preference } from "./preference.ts";
import type { PrismKeeper } from "./prism-keeper.ts";

/** How long a request waits while Prism starts. */
const MOST_WAIT_MS = 15_000;

const PAUSE_MS = 50;
const PRISM_TIMEOUT_MS = 10_000;

/** Headers of the connection (RFC 9110, section 7.6.1), of the body's encoding, and of Prism itself. */
const OWN_HEADERS =
	/^(connection|content-length|date|keep-alive|preference-applied|sl-violations|transfer-encoding|upgrade|vary|access-control-.*)$/;

/** An answer of Prism. */
export interface PrismAnswer {
	readonly headers: ReadonlyMap<string, string | string[]>;
	readonly body: string;
}

function unavailable(): ApiError {
	return new ApiError(
		503,
		{
			title: "Service Unavailable",
			code: "internal_error",
			detail: "the mock starts its engine again; try again in some seconds",
		},
		{ "retry-after": "5" },
	);
}

async function askOnce(
	url: string,
	{ id, method, request }: MockOperation,
	{ status, example }: Preference,
): Promise<PrismAnswer> {
	const wanted = [`code=${status}`, example && `example=${example}`];
	const reply = await send(url + request.target, {
		method: method as Dispatcher.HttpMethod,
		headers: { accept: "*/*", prefer: wanted.filter(Boolean).join(", ") },
		headersTimeout: PRISM_TIMEOUT_MS,
		bodyTimeout: PRISM_TIMEOUT_MS,
	});
	const body = await reply.body.text();
	if (String(reply.statusCode) !== status) {
		throw new Error(
			`Prism answers ${id} with ${reply.statusCode}, not ${status}: ${body}`,
		);
	}
	const headers = new Map<string, string | string[]>();
	for (const [name, value] of Object.entries(reply.headers)) {
		if (value !== undefined && !OWN_HEADERS.test(name))
			headers.set(name, value);
	}
	return { headers, body };
}

/**
 * Gets an example answer of an operation from Prism. Prism receives the contract's example path and nothing from the
 * client. Waits while Prism starts, and throws an {@link ApiError} 503 when that takes too long.
 */
export async function askPrism(
	keeper: PrismKeeper,
	operation: MockOperation,
	preference: Preference,
): Promise<PrismAnswer> {
	const patience = AbortSignal.timeout(MOST_WAIT_MS);
	const isOver = new Promise<never>((_resolve, reject) => {
		patience.addEventListener("abort", () => reject(unavailable()));
	});
	isOver.catch(() => {});
	for (;;) {
		const prism = await Promise.race([keeper.current(), isOver]);
		try {
			return await askOnce(prism.url, operation, preference);
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code === undefined) throw error;
			// A Prism that times out once does not recover.
			if (code.endsWith("_TIMEOUT")) prism.kill();
			if (patience.aborted) throw unavailable();
		}
		await sleep(PAUSE_MS);
	}
}
