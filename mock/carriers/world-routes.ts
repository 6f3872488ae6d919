import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ShippingLineFacts } from "../../server/reference/reference-types.ts";
import { onWire, RefusedRequest, type WireAnswer } from "./basics/answer.ts";
import { lineByScac } from "./basics/numbers.ts";
import { randomFor } from "./basics/seeded-random.ts";
import { answerEvents } from "./events/events.ts";
import { distortEvents } from "./faults/distort-events.ts";
import { readFaultRates } from "./faults/fault-settings.ts";
import { drawFaults, FAULTS } from "./faults/faults.ts";
import { spoilAnswer } from "./faults/spoil-answer.ts";
import { issueToken, requireToken } from "./lines/access-token.ts";
import { conventionsOf } from "./lines/line-conventions.ts";
import {
	EVENTS_PATHS,
	KEY_HEADERS,
	linesAt,
	TOKEN_PATH,
} from "./lines/lines.ts";
import { DIALECTS } from "./messages/dialects/dialects.ts";
import { answerPositions, vesselsAt } from "./positions/answer-positions.ts";
import { answerTerminals } from "./terminals/answer-terminals.ts";
import { terminalsAt } from "./terminals/facilities.ts";
import { answerTruth } from "./truth/answer-truth.ts";
import type { World } from "./world/world.ts";

/** A raw HTTP request to the world. */
export interface WorldRequest {
	readonly method: string;
	readonly target: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** Routes a request to its line, terminals, vessels or the world's own pages. Throws {@link RefusedRequest}. */
export function answerRequest(
	world: World,
	url: string,
	request: WorldRequest,
): WireAnswer {
	if (!URL.canParse(request.target, url)) {
		throw new RefusedRequest(400, "the request target is not an address");
	}
	const address = new URL(request.target, url);
	const [, first = "", ...rest] = address.pathname.split("/");
	if (first === "world" && rest.length === 0) {
		allow(request, "GET", "HEAD");
		return ok(introduction(world, url));
	}
	if (first === "faults" && rest.length <= 1) {
		return ok(answerFaults(world, rest[0], request));
	}
	if (first === "truth" && rest.length === 2) {
		allow(request, "GET", "HEAD");
		const [scac = "", number = ""] = rest;
		return ok(answerTruth(world, scac, number, address.searchParams));
	}
	if (first === "terminals") {
		allow(request, "GET", "HEAD");
		return answerForTerminals(world, address, request);
	}
	if (first === "vessels") {
		allow(request, "GET", "HEAD");
		return answerForVessels(world, address, request);
	}
	const line = lineByScac(first);
	if (line === undefined) {
		throw new RefusedRequest(404, `no line is called ${first}`);
	}
	return answerForLine(world, line, `${url}/${first}`, address, request);
}

function ok(body: unknown): WireAnswer {
	return onWire({ status: 200, headers: {}, body });
}

/** The world's sources and clock. */
function introduction({ clock, now }: World, url: string) {
	return {
		now: now().toISOString(),
		clock: clock ?? null,
		lines: linesAt(url),
		terminals: terminalsAt(url),
		vessels: vesselsAt(url),
	};
}

/** The name of all terminals in the fault settings. */
const TERMINALS = "terminals";
const VESSELS = "vessels";

/** Shows all fault rates, or sets those of a line, the terminals, the vessels or all (`*`) from the body. */
function answerFaults(
	{ faults }: World,
	scac: string | undefined,
	request: WorldRequest,
) {
	if (scac === undefined || request.method !== "PUT") {
		allow(request, "GET", "HEAD", ...(scac === undefined ? [] : ["PUT"]));
		return { faults: FAULTS, set: faults.all() };
	}
	const isKnown = ["*", TERMINALS, VESSELS].includes(scac) || lineByScac(scac);
	if (!isKnown) throw new RefusedRequest(404, `no line is called ${scac}`);
	faults.set(scac, readFaultRates(request.body));
	return { faults: FAULTS, set: faults.all() };
}

function allow({ method }: WorldRequest, ...methods: string[]): void {
	if (methods.includes(method)) return;
	throw new RefusedRequest(405, `${method} is not possible here`, {
		Allow: methods.join(", "),
	});
}

/** Answers for the terminals, with the faults that spoil answers. */
function answerForTerminals(
	world: World,
	{ pathname: path, searchParams: query }: URL,
	{ headers }: WorldRequest,
): WireAnswer {
	const answer = answerTerminals(world, { path, query, headers });
	const random = randomFor(`${world.seed} ${randomUUID()}`);
	const faults = drawFaults(world.faults.of(TERMINALS), random);
	return spoilAnswer(answer, faults, {
		isLaterPage: false,
		now: new Date(),
		random,
	});
}

/** Answers for the vessels, with their faults. */
function answerForVessels(
	world: World,
	{ pathname: path, searchParams: query }: URL,
	{ headers }: WorldRequest,
): WireAnswer {
	const random = randomFor(`${world.seed} ${randomUUID()}`);
	const faults = drawFaults(world.faults.of(VESSELS), random);
	const isLooping = faults.has("cursor_loop");
	const question = { path, query, headers, isLooping };
	return spoilAnswer(answerPositions(world, question), faults, {
		isLaterPage: query.has("cursor"),
		now: new Date(),
		random,
	});
}

/** Answers for one line, with its faults. */
function answerForLine(
	world: World,
	line: ShippingLineFacts,
	baseUrl: string,
	address: URL,
	request: WorldRequest,
): WireAnswer {
	const path = address.href.slice(baseUrl.length).replace(/\?.*/, "");
	const { dialect, authentication } = conventionsOf(line.scac);
	if (path === TOKEN_PATH && authentication === "oauth2") {
		allow(request, "POST");
		const { body, headers } = request;
		return ok(issueToken(line.scac, Date.now(), body, headers.authorization));
	}
	const eventsPath = EVENTS_PATHS[dialect];
	if (path !== eventsPath) {
		const requested = `/${line.scac}${eventsPath}`;
		throw new RefusedRequest(
			404,
			`there is nothing at this path; request ${requested}`,
		);
	}
	const { apiVersion } = DIALECTS[dialect];
	try {
		allow(request, "GET", "HEAD");
		requireCredentials(line, request);
		requireVersion(apiVersion, request);
		const rates = world.faults.of(line.scac);
		const answer = answerEvents(
			world,
			line,
			new URL(baseUrl + eventsPath),
			address.searchParams,
			(events, walk) => {
				const random = randomFor(`${world.seed} ${walk}`);
				return distortEvents(events, drawFaults(rates, random), random);
			},
		);
		// Each request draws its own faults, so that a retry can succeed.
		const random = randomFor(`${world.seed} ${randomUUID()}`);
		return spoilAnswer(answer, drawFaults(rates, random), {
			isLaterPage: address.searchParams.has("cursor"),
			now: new Date(),
			random,
		});
	} catch (error) {
		throw error instanceof RefusedRequest
			? error.with({ "API-Version": apiVersion })
			: error;
	}
}

function requireCredentials(
	{ scac }: ShippingLineFacts,
	{ headers }: WorldRequest,
): void {
	const { authentication } = conventionsOf(scac);
	if (authentication === "oauth2") {
		requireToken(scac, Date.now(), headers.authorization);
		return;
	}
	for (const name of KEY_HEADERS[authentication]) {
		if ((headers[name.toLowerCase()] ?? "") === "") {
			throw new RefusedRequest(401, `the header ${name} is missing`);
		}
	}
}

function requireVersion(apiVersion: string, { headers }: WorldRequest): void {
	const wanted = headers["api-version"];
	const [major] = apiVersion.split(".");
	if (typeof wanted === "string" && wanted.split(".")[0] !== major) {
		throw new RefusedRequest(
			400,
			`this line does not have API-Version ${wanted}`,
		);
	}
}
