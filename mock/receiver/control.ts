import type { IncomingMessage, ServerResponse } from "node:http";
import {
	type Behaviour,
	type BehaviourInput,
	readBehaviour,
} from "./behaviour.ts";
import type { Ledger } from "./ledger.ts";
import { entryRecord, totalsRecord } from "./records.ts";
import { readBody } from "./request-body.ts";

/** The parts of a running receiver that the control endpoints read and change. */
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
			const input = await readInput(request);
			if (typeof input === "string") {
				return reply(response, 400, { error: input });
			}
			control.behaviour = input;
			return reply(response, 200, behaviourRecord(input));
		}
		default:
			return reply(response, 404, {
				error:
					"there are POST /notifications, GET /received, GET /behaviour and PUT /behaviour",
			});
	}
}

async function readInput(
	request: IncomingMessage,
): Promise<Behaviour | string> {
	const body = await readBody(request, LARGEST_BODY_BYTES);
	if (typeof body === "string") return body;
	try {
		const input: unknown = JSON.parse(body.toString());
		return isBehaviourInput(input)
			? readBehaviour(input)
			: "a behaviour is an object of fail, fail_first and fail_share";
	} catch (error) {
		return (error as Error).message;
	}
}

function isBehaviourInput(value: unknown): value is BehaviourInput {
	return (
		typeof value === "object" &&
		value !== null &&
		!Array.isArray(value) &&
		Object.keys(value).every((name) => MEMBERS.has(name))
	);
}

/** A behaviour in the form that `PUT /behaviour` accepts. */
function behaviourRecord({ failure, failFirst, failShare }: Behaviour) {
	return {
		fail: failure?.name ?? null,
		fail_first: Number.isFinite(failFirst) ? failFirst : null,
		fail_share: failure ? failShare : null,
	};
}

/** Answers with JSON, unless an answer has already begun. */
export function reply(
	response: ServerResponse,
	status: number,
	body: object,
): void {
	if (response.headersSent) return;
	response.writeHead(status, { "content-type": "application/json" });
	response.end(`${JSON.stringify(body)}\n`);
}
