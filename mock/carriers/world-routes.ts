import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ShippingLineFacts } from "../../server/reference/reference-types.ts";
import { onWire, RefusedRequest, type WireAnswer } from "./basics/answer.ts";
import { dealFor } from "./basics/deal.ts";
import { lineByScac } from "./basics/numbers.ts";
import { answerEvents } from "./events/events.ts";
import { distortEvents } from "./faults/distort-events.ts";
import { readFaultRates } from "./faults/fault-settings.ts";
import { dealFaults, FAULTS } from "./faults/faults.ts";
import { spoilAnswer } from "./faults/spoil-answer.ts";
import { issueToken, requireToken } from "./lines/access-token.ts";
import {
	EVENTS_PATHS,
	KEY_HEADERS,
	linesAt,
	TOKEN_PATH,
} from "./lines/lines.ts";
import { mannersOf } from "./lines/manners.ts";
import { DIALECTS } from "./messages/dialects/dialects.ts";
import { answerPositions, vesselsAt } from "./positions/answer-positions.ts";
import { answerTerminals } from "./terminals/answer-terminals.ts";
import { terminalsAt } from "./terminals/facilities.ts";
import { answerTruth } from "./truth/answer-truth.ts";
import type { World } from "./world/world.ts";

/** A request to the world, as it came over the wire. */
export interface WorldRequest {
	readonly method: string;
	readonly target: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** Answers whatever is asked at the address of a world. Throws {@link RefusedRequest} for what cannot be answered. */
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

/** Who lives in the world, and by which clock. */
function introduction({ clock, now }: World, url: string) {
	return {
		now: now().toISOString(),
		clock: clock ?? null,
		lines: linesAt(url),
		terminals: terminalsAt(url),
		vessels: vesselsAt(url),
	};
}

/** What the terminals, and those who know where vessels are, are called where faults are set. */
const TERMINALS = "terminals";
const VESSELS = "vessels";

/** Shows all faults, or sets those of a line, of the terminals, of the vessels or of all of them (`*`) to what the body says. */
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

/** Answers for the terminals. What spoils the answers of lines spoils theirs. */
function answerForTerminals(
	world: World,
	{ pathname: path, searchParams: query }: URL,
	{ headers }: WorldRequest,
): WireAnswer {
	const answer = answerTerminals(world, { path, query, headers });
	const deal = dealFor(`${world.seed} ${randomUUID()}`);
	const faults = dealFaults(world.faults.of(TERMINALS), deal);
	return spoilAnswer(answer, faults, {
		isLaterPage: false,
		now: new Date(),
		deal,
	});
}

/** Answers where vessels are. */
function answerForVessels(
	world: World,
	{ pathname: path, searchParams: query }: URL,
	{ headers }: WorldRequest,
): WireAnswer {
	const deal = dealFor(`${world.seed} ${randomUUID()}`);
	const faults = dealFaults(world.faults.of(VESSELS), deal);
	const isLooping = faults.has("cursor_loop");
	const question = { path, query, headers, isLooping };
	return spoilAnswer(answerPositions(world, question), faults, {
		isLaterPage: query.has("cursor"),
		now: new Date(),
		deal,
	});
}

/** Answers for one line. Its faults come in here: they distort the events, and spoil what is answered. */
function answerForLine(
	world: World,
	line: ShippingLineFacts,
	baseUrl: string,
	address: URL,
	request: WorldRequest,
): WireAnswer {
	const path = address.href.slice(baseUrl.length).replace(/\?.*/, "");
	const { dialect, authentication } = mannersOf(line.scac);
	if (path === TOKEN_PATH && authentication === "oauth2") {
		allow(request, "POST");
		const { body, headers } = request;
		return ok(issueToken(line.scac, Date.now(), body, headers.authorization));
	}
	const eventsPath = EVENTS_PATHS[dialect];
	if (path !== eventsPath) {
		const asked = `/${line.scac}${eventsPath}`;
		throw new RefusedRequest(404, `nothing is here; ask ${asked}`);
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
				const deal = dealFor(`${world.seed} ${walk}`);
				return distortEvents(events, dealFaults(rates, deal), deal);
			},
		);
		// Asked again, a line may answer well: what spoils an answer is dealt for each request anew.
		const deal = dealFor(`${world.seed} ${randomUUID()}`);
		return spoilAnswer(answer, dealFaults(rates, deal), {
			isLaterPage: address.searchParams.has("cursor"),
			now: new Date(),
			deal,
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
	const { authentication } = mannersOf(scac);
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
		throw new RefusedRequest(400, `API-Version ${wanted} is not spoken here`);
	}
}
