import { setTimeout as wait } from "node:timers/promises";
import type { ContractDocument, Operation } from "./contract.ts";
import {
	type Exchange,
	type Line,
	LostExchange,
	type Probe,
	secondsToWait,
} from "./exchange.ts";
import { identifiersIn } from "./json-api.ts";
import { replyProblems } from "./rules.ts";
import type { Validator } from "./validate.ts";

/** The result of testing one requirement of one operation with one request. */
export interface CaseResult {
	readonly operation: string;
	/** The requirement, such as `refuses an unknown key`. */
	readonly name: string;
	/** The request as a line; empty when none was made. */
	readonly request: string;
	/** Each violation of the contract; empty when the reply is right. */
	readonly problems: readonly string[];
	/** Why it was not tested; undefined when it was. */
	readonly skipped?: string;
}

/** Requirements on one reply beyond the rules for all replies. */
export interface Expectation {
	readonly status: number;
	/** Returns further problems of a reply with the expected status. */
	readonly check?: (exchange: Exchange) => readonly string[];
	/** Statuses that mean the requirement cannot be tested here, with the reason. */
	readonly unlessSkipped?: Readonly<Record<number, string>>;
}

/** Operations that reply with samples, so the records in their replies do not exist. */
const SAMPLES = new Set(["getWebhookNotificationExample", "triggerWebhook"]);

/** With so many ids of a type no others are remembered, except those that this run creates. */
const REMEMBERED = 5;

/** After so many requests without an answer in time an operation gets no more, because each takes half a minute. */
const MOST_TIMEOUTS = 2;

const CREATED = 201;

/** A running examination: its server and contract, and its results so far. */
export interface Examination {
	/** Whether the server is a mock: it accepts any key and has no limits. */
	readonly isMock: boolean;
	readonly document: ContractDocument;
	readonly operations: readonly Operation[];
	readonly validator: Validator;
	readonly line: Line;
	readonly cases: readonly CaseResult[];
	/** Statuses that an operation has answered with. */
	statusesOf(operation: Operation): ReadonlySet<number>;
	/** Ids of records of a type seen in replies; those that this run created come first. */
	idsOf(type: string): readonly string[];
	/** Sends a request only to learn the ids of records. It is reported only when it has no complete answer. */
	discover(probe: Probe): Promise<void>;
	/**
	 * Sends a request and checks its reply against the contract and an expectation. Resolves to the exchange when its status is
	 * the expected one. Rejects when the first request of all has no complete answer, or its key is refused.
	 */
	examine(
		name: string,
		probe: Probe,
		expectation: Expectation,
	): Promise<Exchange | undefined>;
	/** Records that a requirement was not tested. */
	skip(operation: Operation, name: string, reason: string): void;
}

/** Whether a request with the key of the examination, not with one that must be refused, has got 401. */
const isOwnKeyRefused = ({ status, headers = {} }: Exchange) =>
	status === 401 && !("authorization" in headers);

/** Begins an examination. */
export function beginExamination(
	subject: Pick<
		Examination,
		"isMock" | "document" | "operations" | "validator" | "line"
	>,
	signal: AbortSignal,
): Examination {
	const { line } = subject;
	const cases: CaseResult[] = [];
	const statuses = new Map<string, Set<number>>();
	const ids = new Map<string, string[]>();

	function remember(exchange: Exchange): void {
		const { operation, status, json } = exchange;
		const seen = statuses.get(operation.id) ?? new Set();
		statuses.set(operation.id, seen.add(status));
		if (status >= 400 || SAMPLES.has(operation.id)) return;
		for (const { type, id } of identifiersIn(json)) {
			const known = ids.get(type) ?? [];
			ids.set(type, known);
			if (known.includes(id)) continue;
			if (status === CREATED) known.unshift(id);
			else if (known.length < REMEMBERED) known.push(id);
		}
	}

	/** Repeats a request while the rate limit refuses it. Checks each 429 against the contract too. */
	async function send(probe: Probe): Promise<Exchange> {
		for (;;) {
			const exchange = await line.send(probe);
			remember(exchange);
			const seconds = secondsToWait(exchange);
			if (seconds === undefined) return exchange;
			const problems = replyProblems(exchange, subject);
			if (problems.length > 0) return exchange;
			await wait(seconds * 1_000, undefined, { signal });
		}
	}

	let hasAnswered = false;
	const timeouts = new Map<string, number>();

	/** Sends a request; reports one without a complete answer. */
	async function attempt(
		name: string,
		probe: Probe,
	): Promise<Exchange | undefined> {
		const { operation, method = operation.method, target } = probe;
		const slow = timeouts.get(operation.id) ?? 0;
		if (slow === MOST_TIMEOUTS) {
			skip(operation, name, "the operation does not answer in time");
			return undefined;
		}
		try {
			const exchange = await send(probe);
			// With a refused key each further answer would be a finding, and none of them about the server.
			if (!hasAnswered && isOwnKeyRefused(exchange))
				throw new Error(
					`${exchange.method} ${line.baseUrl}${target}: 401, the server refuses the API key`,
				);
			hasAnswered = true;
			return exchange;
		} catch (error) {
			// Without any answer so far, the address is probably wrong.
			if (!(error instanceof LostExchange) || !hasAnswered) throw error;
			if (error.timedOut) timeouts.set(operation.id, slow + 1);
			cases.push({
				operation: operation.id,
				name,
				request: `${method} ${target}`,
				problems: [error.problem],
			});
			return undefined;
		}
	}

	function skip({ id }: Operation, name: string, skipped: string): void {
		cases.push({ operation: id, name, request: "", problems: [], skipped });
	}

	return {
		...subject,
		cases,
		statusesOf: ({ id }) => statuses.get(id) ?? new Set(),
		idsOf: (type) => ids.get(type) ?? [],
		async discover(probe) {
			await attempt("lists records to examine", probe);
		},
		async examine(name, probe, expectation) {
			const exchange = await attempt(name, probe);
			if (!exchange) return undefined;
			const { operation, method, target, status } = exchange;
			const { [status]: skipped } = expectation.unlessSkipped ?? {};
			const problems = replyProblems(exchange, subject);
			if (status === expectation.status)
				problems.push(...(expectation.check?.(exchange) ?? []));
			else if (skipped === undefined)
				problems.unshift(
					`the status is ${status}, and must be ${expectation.status}`,
				);
			cases.push({
				operation: operation.id,
				name,
				request: `${method} ${target}`,
				problems,
				...(skipped !== undefined && problems.length === 0 && { skipped }),
			});
			return status === expectation.status ? exchange : undefined;
		},
		skip,
	};
}
