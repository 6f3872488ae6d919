import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { BASE_PATH } from "../../server/http/contract/contract.ts";
import {
	operationIdOf,
	pathParametersOf,
} from "../../server/http/contract/contract-validation.ts";
import { responseCheck } from "../../server/http/contract/response-check.ts";
import { sendNothing, sendText } from "../../server/http/replies/send.ts";
import { sendEvents } from "../../server/http/replies/send-events.ts";
import { refuseOtherId } from "../../server/json-api/body-id.ts";
import { readInclude } from "../../server/json-api/include.ts";
import { eventCatalogue } from "../../server/resources/account-events/event-catalogue.ts";
import { readEventFilter } from "../../server/resources/events/event-filter.ts";
import { refuseUnknownNames } from "../../server/resources/events/refuse-silence.ts";
import { answerRequest } from "./answers/answer-request.ts";
import { exampleStream } from "./answers/example-stream.ts";
import { findPathRecord } from "./answers/find-path-record.ts";
import { checkOwnRules } from "./answers/own-rules.ts";
import type { MockContract, MockOperation } from "./contract.ts";
import { usedUp } from "./example-limits.ts";
import { readPreference, readSeed } from "./preference.ts";
import type { Prism } from "./prism.ts";
import { exampleRecords } from "./records/example-records.ts";
import type { MockRecord } from "./records/mock-record.ts";
import type { Scenario } from "./records/scenarios.ts";
import { type Situation, situationOf } from "./records/situation.ts";
import { variedRecords } from "./varied-records.ts";

const EVENT_STREAM = "text/event-stream";

/** Returns the situation of a scenario, building it at its first use. */
function situations(contract: MockContract): (scenario: Scenario) => Situation {
	const records = exampleRecords(contract);
	const made = new Map<Scenario, Situation>();
	return (scenario) => {
		const situation =
			made.get(scenario) ?? situationOf(contract, records, scenario);
		made.set(scenario, situation);
		return situation;
	};
}

/** The origin by which the client reaches the mock. */
function originOf({ headers }: Request): string {
	return `http://${headers.host ?? "localhost"}`;
}

/** The id of a document's record. */
function idIn(body: unknown): string | undefined {
	return (body as { data?: { id?: string } } | undefined)?.data?.id;
}

/** The sent body of a notification: the sample of its event, with its id. */
function sentBody(
	{ id, attributes }: MockRecord,
	samples: MockContract["samples"],
): unknown {
	const text = samples.get(String(attributes?.event)) ?? "";
	const sampleId = idIn(JSON.parse(text)) ?? "";
	return JSON.parse(text.replaceAll(sampleId, id));
}

/**
 * Creates the function that answers valid requests: with an example of the contract as it stands, or from the records of a
 * situation.
 */
export function exampleAnswers(
	contract: MockContract,
	prism: Promise<Prism>,
	log: Logger,
): RequestHandler {
	const { operations, samples, serverUrl } = contract;
	const byId = new Map<string | undefined, MockOperation>(
		operations.map((one) => [one.id, one]),
	);
	const situationIn = situations(contract);
	const events = eventCatalogue(contract.document);
	const check = responseCheck(contract.document);

	function isAllowed(operation: MockOperation, value: unknown): boolean {
		const { status } = operation.success;
		const mediaType = operation.mediaTypes.get(status) ?? undefined;
		const body = JSON.stringify(value);
		return (
			check.problemsOf(operation, { status, mediaType, body }) === undefined
		);
	}

	/** The body of a success from the records of a situation, or Prism's example where the situation has none. */
	async function bodyIn(
		situation: Situation,
		operation: MockOperation,
		include: readonly string[],
		request: Request,
		example: unknown,
	): Promise<unknown> {
		const path = pathParametersOf(request);
		await checkOwnRules(operation.id, path, request.body);
		const { event } = request.query;
		if (operation.id === "streamEvents")
			refuseUnknownNames(readEventFilter(request.query).names, events);
		if (operation.id === "getWebhookNotificationExample")
			return JSON.parse(samples.get(String(event)) ?? "");
		const { id, ...below } = path;
		const [part] = Object.values(below);
		const named = part ?? id;
		if (named !== undefined && operation.method === "PATCH")
			refuseOtherId(named, idIn(request.body));
		const pathRecord = findPathRecord(operation, situation, id, part);
		if (operation.id === "getWebhookNotificationBody" && pathRecord)
			return sentBody(pathRecord, samples);
		return answerRequest(
			{
				operation,
				situation,
				pathRecord,
				part,
				query: request.query,
				body: request.body,
				include,
				isAllowed: (value) => isAllowed(operation, value),
				url: serverUrl.slice(0, -BASE_PATH.length) + request.originalUrl,
			},
			example,
		);
	}

	async function answer(
		operation: MockOperation,
		request: Request,
		response: Response,
	): Promise<void> {
		const { include } = request.query;
		const paths = operation.includesFrom
			? readInclude(include as string | undefined, operation.includesFrom)
			: [];
		const { status, example, scenario } = readPreference(
			operation,
			request.headers.prefer,
		);
		const situation = scenario && situationIn(scenario);
		const chosen = await (await prism)(operation, {
			status,
			example: situation?.exampleOf(operation.id) ?? example,
		});
		const body = situation
			? await bodyIn(situation, operation, paths, request, chosen.body)
			: chosen.body;
		const base = originOf(request) + BASE_PATH;
		for (const [name, value] of chosen.headers) {
			const own = value.replace(idIn(chosen.body) ?? "", idIn(body) ?? "");
			response.setHeader(name, own);
		}
		const retryAfter = chosen.headers.get("retry-after");
		if (status === 429 && retryAfter)
			response.setHeader("ratelimit", usedUp(retryAfter));
		const mediaType = operation.mediaTypes.get(status) ?? null;
		if (mediaType === null) return sendNothing(response, status);
		const seed = readSeed(request.headers.prefer);
		const shown =
			seed === undefined ? body : variedRecords(body, seed, new Date());
		const written = typeof shown === "string" ? shown : JSON.stringify(shown);
		const text = written.replaceAll(serverUrl, base);
		if (mediaType !== EVENT_STREAM)
			return sendText(request, response, status, mediaType, text);
		const { "last-event-id": lastEventId } = request.headers;
		const stream = exampleStream(
			text,
			lastEventId?.toString(),
			(record) =>
				situation === undefined || situation.find(record) !== undefined,
		);
		void sendEvents(request, response, stream, log);
	}

	return async (request, response, next) => {
		const operation = byId.get(operationIdOf(request));
		return operation ? answer(operation, request, response) : next();
	};
}
