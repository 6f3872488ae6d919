import type { IncomingMessage, ServerResponse } from "node:http";
import {
	type Behaviour,
	type BehaviourWish,
	readBehaviour,
} from "./behaviour.ts";
import type { Ledger } from "./ledger.ts";
import { entryRecord, totalsRecord } from "./records.ts";
import { readBody } from "./request-body.ts";

/** What can be asked of a running receiver. */
export interface Control {
	readonly ledger: Ledger;
	behaviour: Behaviour;
}

const LARGEST_BODY_BYTES = 10_000;
const MOST_LISTED = 1_000;
const MEMBERS: ReadonlySet<string> = new Set([
	"fail",
	"fail_first",
	"fail_share",
]);

/** Answers `GET /received`, `GET /behaviour` and `PUT /behaviour`; 404 for everything else. */
export async function answerControl(
	request: IncomingMessage,
	response: ServerResponse,
	path: string,
	control: Control,
): Promise<void> {
	switch (`${request.method} ${path}`) {
		case "GET /received":
			return reply(response, 200, {
				totals: totalsRecord(control.ledger.totals),
				notifications: control.ledger.latest(MOST_LISTED).map(entryRecord),
			});
		case "GET /behaviour":
			return reply(response, 200, behaviourRecord(control.behaviour));
		case "PUT /behaviour": {
			const wish = await readWish(request);
			if (typeof wish === "string") {
				return reply(response, 400, { error: wish });
			}
			control.behaviour = wish;
			return reply(response, 200, behaviourRecord(wish));
		}
		default:
			return reply(response, 404, {
				error:
					"there are POST /notifications, GET /received, GET /behaviour and PUT /behaviour",
			});
	}
}

async function readWish(request: IncomingMessage): Promise<Behaviour | string> {
	const body = await readBody(request, LARGEST_BODY_BYTES);
	if (typeof body === "string") return body;
	try {
		const wish: unknown = JSON.parse(body.toString());
		return isWish(wish)
			? readBehaviour(wish)
			: "a behaviour is an object of fail, fail_first and fail_share";
	} catch (error) {
		return (error as Error).message;
	}
}

function isWish(value: unknown): value is BehaviourWish {
	return (
		typeof value === "object" &&
		value !== null &&
		!Array.isArray(value) &&
		Object.keys(value).every((name) => MEMBERS.has(name))
	);
}

/** In the form in which it can be wished for. */
function behaviourRecord({ failure, failFirst, failShare }: Behaviour) {
	return {
		fail: failure?.name ?? null,
		fail_first: Number.isFinite(failFirst) ? failFirst : null,
		fail_share: failure ? failShare : null,
	};
}

/** Answers with JSON, unless an answer has begun already. */
export function reply(
	response: ServerResponse,
	status: number,
	body: object,
): void {
	if (response.headersSent) return;
	response.writeHead(status, { "content-type": "application/json" });
	response.end(`${JSON.stringify(body)}\n`);
}
