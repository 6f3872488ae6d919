import express, { type RequestHandler, Router } from "express";
import { middleware as validation } from "express-openapi-validator";
import type { LandfallClient } from "../../client/index.ts";
import description from "../../generated/sandbox.json" with { type: "json" };
import type {
	Advance,
	Fault,
	Rates,
	Sandbox,
} from "../../generated/sandbox.ts";
import { authenticate } from "../../server/http/authenticate.ts";
import { unprocessable } from "../../server/http/replies/api-error.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import type { KeyHolder } from "../../server/services/account.ts";
import type { Services } from "../../server/services/services.ts";
import { advance } from "./advance.ts";
import { findMatches, isAwaitable, isTracked } from "./matches.ts";
import type { SandboxClock } from "./sandbox-clock.ts";

const HOUR_MS = 3_600_000;

/** How long the simulated world may take to answer (ms). */
const WORLD_LIMIT_MS = 10_000;

/** The furthest that the time moves in one wait (ms). */
const LONGEST_WAIT_MS = 120 * 24 * HOUR_MS;

/** What the routes of a sandbox work with. */
export interface SandboxParts {
	readonly services: Services;
	readonly clock: SandboxClock;
	/** A client of the sandbox's own account. */
	readonly landfall: LandfallClient;
	/** Base URL of the simulated world. */
	readonly worldUrl: string;
	findAccount(key: string): Promise<KeyHolder | undefined>;
}

/** Reads or sets the faults of the world. Throws a 422 with the world's message and its place when it refuses them. */
async function worldFaults(
	worldUrl: string,
	fault?: Fault,
): Promise<Record<string, Rates>> {
	const path = fault ? `/${encodeURIComponent(fault.source)}` : "";
	const response = await fetch(`${worldUrl}/faults${path}`, {
		signal: AbortSignal.timeout(WORLD_LIMIT_MS),
		...(fault && { method: "PUT", body: JSON.stringify(fault.rates) }),
	});
	if (response.ok)
		return ((await response.json()) as { set: Record<string, Rates> }).set;
	const { errors } = (await response.json()) as {
		readonly errors: readonly { readonly message: string }[];
	};
	// The world does not know the source, or else one of the faults.
	const pointer = response.status === 404 ? "/source" : "/rates";
	throw unprocessable(pointer, "invalid", errors[0]?.message ?? "");
}

/** Refuses a move that says nothing, too much, or waits for what cannot happen. */
function checkAdvance({ to, hours, until, number }: Advance): void {
	const given = [to, hours, until].filter((one) => one !== undefined);
	if (given.length !== 1)
		throw unprocessable("", "invalid", "give one of to, hours and until");
	if (until !== undefined && !isAwaitable(until)) {
		throw unprocessable(
			"/until",
			"not_allowed",
			`${until} is no status of a container and no transport event; an event is written like container.transport.vessel_arrived`,
		);
	}
	if (number !== undefined && until === undefined)
		throw unprocessable("/number", "invalid", "/number is for until alone");
}

/** Moves the time as a request says. */
async function advanceAs(
	{ services, clock, landfall }: SandboxParts,
	wanted: Advance,
): Promise<void> {
	checkAdvance(wanted);
	const { to, hours = 0, until, number } = wanted;
	const now = clock.now();
	if (until === undefined) {
		const target = to === undefined ? +now + hours * HOUR_MS : Date.parse(to);
		if (target < +now)
			throw unprocessable("/to", "invalid", "/to must not lie in the past");
		await advance(services, clock, new Date(target));
		return;
	}
	if (number !== undefined && !(await isTracked(landfall, number)))
		throw unprocessable(
			"/number",
			"invalid",
			`${number} is not tracked in this sandbox: create a tracking request for it first`,
		);
	const matches = () => findMatches(landfall, { until, number });
	// Without a number only new matches count, because some container usually matches already.
	const before = number === undefined ? await matches() : new Set<string>();
	const isReached = async () => !(await matches()).isSubsetOf(before);
	if (await isReached()) return;
	const limit = new Date(+now + LONGEST_WAIT_MS);
	if (await advance(services, clock, limit, isReached)) return;
	throw unprocessable(
		"/until",
		"invalid",
		`${until} did not happen within 120 days; the time is now ${toInstant(clock.now())}`,
	);
}

/** Runs requests one at a time, because each moves the time on from where the request before it stopped. */
function oneByOne(handle: RequestHandler): RequestHandler {
	let last: Promise<unknown> = Promise.resolve();
	return (request, response, next) => {
		last = last.then(() => handle(request, response, next)).catch(next);
	};
}

/** The routes of the sandbox, as `openapi/sandbox.yaml` describes them. */
export function sandboxRoutes(parts: SandboxParts): Router {
	const { clock, worldUrl } = parts;
	const state = async (faults?: Record<string, Rates>): Promise<Sandbox> => ({
		now: toInstant(clock.now()),
		faults: faults ?? (await worldFaults(worldUrl)),
	});
	const checked: RequestHandler[] = [
		authenticate(parts.findAccount),
		express.json(),
		...(validation({
			apiSpec: description as never,
			validateSecurity: false,
			validateResponses: false,
			ajvFormats: { mode: "full" },
		}) as unknown as RequestHandler[]),
	];
	const router = Router();
	router.get("/sandbox/openapi.json", (_request, response) => {
		response.json(description);
	});
	// Every method is checked, because the check refuses those that a route does not have.
	const route = (path: string) => router.route(path).all(...checked);
	route("/sandbox").get(async (_request, response) => {
		response.json(await state());
	});
	route("/sandbox/advance").post(
		oneByOne(async (request, response) => {
			await advanceAs(parts, request.body as Advance);
			response.json(await state());
		}),
	);
	route("/sandbox/fault").post(async (request, response) => {
		const fault = request.body as Fault;
		response.json(await state(await worldFaults(worldUrl, fault)));
	});
	return router;
}
