import { type Answer, onWire, type WireAnswer } from "../basics/answer.ts";
import type { Deal } from "../basics/deal.ts";
import type { FaultsMet } from "./faults.ts";

const LONGEST_DELAY_MS = 2_000;

/** Headers by which the dialects name the next page. */
const NEXT_PAGE = ["Next-Page", "Next-Page-Cursor"] as const;

const LOGIN_PAGE =
	"<!doctype html><title>Sign in</title><form action=/login></form>";

/** What a spoiler may look at. */
interface Asked {
	/** Whether the request is for a page behind the first. */
	readonly isLaterPage: boolean;
	/** The present by the wall, which is what HTTP dates are held against. */
	readonly now: Date;
	readonly deal: Deal;
}

function refused(status: number, headers: Record<string, string>): Answer {
	return { status, headers, body: { statusCode: status } };
}

/** An answer that takes the place of the line's own, or undefined. */
function replacement(faults: FaultsMet, asked: Asked): Answer | undefined {
	const { deal, now } = asked;
	if (faults.has("too_many_requests")) {
		return refused(429, { "Retry-After": String(deal.integer("wait", 1, 5)) });
	}
	if (faults.has("too_many_requests_date")) {
		const until = new Date(now.getTime() + deal.integer("wait", 1, 5) * 1_000);
		return refused(429, { "Retry-After": until.toUTCString() });
	}
	if (faults.has("server_error")) {
		return refused(deal.pick("status", [500, 502, 503]), {});
	}
	if (faults.has("token_expiry") && asked.isLaterPage) {
		return refused(401, {
			"WWW-Authenticate": 'Bearer error="invalid_token"',
		});
	}
	return undefined;
}

/** The page headers of a line whose pages lead back to the one that was asked for. */
function loopingHeaders({ headers }: Answer): Answer["headers"] {
	const next = NEXT_PAGE.find((name) => headers[name] !== undefined);
	const again = headers["Prev-Page"] ?? headers["Current-Page"];
	return next === undefined || again === undefined
		? headers
		: { ...headers, [next]: again };
}

/** Puts an answer on the wire as the faults leave it; with none, as it is. */
export function spoilAnswer(
	answer: Answer,
	faults: FaultsMet,
	asked: Asked,
): WireAnswer {
	const sent = replacement(faults, asked) ?? answer;
	const wire: WireAnswer = {
		...onWire(
			faults.has("cursor_loop")
				? { ...sent, headers: loopingHeaders(sent) }
				: sent,
		),
		delayMs: faults.has("latency")
			? asked.deal.between("delay", 0, LONGEST_DELAY_MS)
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
