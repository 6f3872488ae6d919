import { type Answer, onWire, type WireAnswer } from "../basics/answer.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { FaultsMet } from "./faults.ts";

const LONGEST_DELAY_MS = 2_000;

/** The next page headers of all dialects. */
const NEXT_PAGE = ["Next-Page", "Next-Page-Cursor"] as const;

const LOGIN_PAGE =
	"<!doctype html><title>Sign in</title><form action=/login></form>";

/** The parts of a request that faults depend on. */
interface Asked {
	/** Whether the request is for a page after the first. */
	readonly isLaterPage: boolean;
	/** Wall-clock time, because clients compare HTTP dates with it. */
	readonly now: Date;
	readonly random: SeededRandom;
}

function refused(status: number, headers: Record<string, string>): Answer {
	return { status, headers, body: { statusCode: status } };
}

/** The answer that a fault puts in place of the line's own; undefined when no fault does. */
function replacement(faults: FaultsMet, requested: Asked): Answer | undefined {
	const { random, now } = requested;
	if (faults.has("too_many_requests")) {
		return refused(429, {
			"Retry-After": String(random.integer("wait", 1, 5)),
		});
	}
	if (faults.has("too_many_requests_date")) {
		const until = new Date(
			now.getTime() + random.integer("wait", 1, 5) * 1_000,
		);
		return refused(429, { "Retry-After": until.toUTCString() });
	}
	if (faults.has("server_error")) {
		return refused(random.pick("status", [500, 502, 503]), {});
	}
	if (faults.has("token_expiry") && requested.isLaterPage) {
		return refused(401, {
			"WWW-Authenticate": 'Bearer error="invalid_token"',
		});
	}
	return undefined;
}

/** Page headers that name the previous page as the next one, or on the first page that page itself. */
function loopingHeaders({ headers }: Answer): Answer["headers"] {
	const next = NEXT_PAGE.find((name) => headers[name] !== undefined);
	const again = headers["Prev-Page"] ?? headers["Current-Page"];
	return next === undefined || again === undefined
		? headers
		: { ...headers, [next]: again };
}

/** Applies faults to an answer and serializes it. */
export function spoilAnswer(
	answer: Answer,
	faults: FaultsMet,
	requested: Asked,
): WireAnswer {
	const sent = replacement(faults, requested) ?? answer;
	const wire: WireAnswer = {
		...onWire(
			faults.has("cursor_loop")
				? { ...sent, headers: loopingHeaders(sent) }
				: sent,
		),
		delayMs: faults.has("latency")
			? requested.random.between("delay", 0, LONGEST_DELAY_MS)
			: 0,
	};
	if (wire.status !== 200) return wire;
	if (faults.has("html")) {
		const headers = { "Content-Type": "text/html; charset=utf-8" };
		return { ...wire, headers, text: LOGIN_PAGE };
	}
	const half = Math.floor(wire.text.length / 2);
	return faults.has("truncated")
		? { ...wire, text: wire.text.slice(0, half) }
		: wire;
}
