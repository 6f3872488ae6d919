import { setTimeout as wait } from "node:timers/promises";
import type { ContractDocument, Operation } from "./contract.ts";
import {
	type Exchange,
	type Line,
	type Probe,
	secondsToWait,
} from "./exchange.ts";
import { identifiersIn } from "./json-api.ts";
import { replyProblems } from "./rules.ts";
import type { Validator } from "./validate.ts";

/** One requirement on one operation, tried by one request. */
export interface CaseResult {
	readonly operation: string;
	/** The requirement, such as `refuses an unknown key`. */
	readonly name: string;
	/** The request as a line; empty when none was made. */
	readonly request: string;
	/** What breaks the contract; empty when nothing does. */
	readonly problems: readonly string[];
	/** Why it was not tried; undefined when it was. */
	readonly skipped?: string;
}

/** What a reply must be, beyond what the contract says of all replies. */
export interface Expectation {
	readonly status: number;
	/** Returns more problems of a reply with that status. */
	readonly check?: (exchange: Exchange) => readonly string[];
	/** Statuses that mean that it cannot be tried here, with the reason. */
	readonly unlessSkipped?: Readonly<Record<number, string>>;
}

/** Operations whose replies name records that are not there. */
const SAMPLES = new Set(["getWebhookNotificationExample", "triggerWebhook"]);

/** How many records of a type are remembered, beside those that this run has made. */
const REMEMBERED = 5;

const CREATED = 201;

/** An examination that is going on: what it is about, and what was found so far. */
export interface Examination {
	/** Whether the server is a mock: it takes any key and has no limits. */
	readonly isMock: boolean;
	readonly document: ContractDocument;
	readonly operations: readonly Operation[];
	readonly validator: Validator;
	readonly line: Line;
	readonly cases: readonly CaseResult[];
	/** Statuses that an operation has answered with. */
	statusesOf(operation: Operation): ReadonlySet<number>;
	/** Ids of records of a type that replies have named, first those that this run has made. */
	idsOf(type: string): readonly string[];
	/** Makes a request only to learn which records there are. */
	discover(probe: Probe): Promise<void>;
	/** Makes a request and holds its reply against the contract and an expectation. Resolves to the exchange when it is as expected. */
	examine(
		name: string,
		probe: Probe,
		expectation: Expectation,
	): Promise<Exchange | undefined>;
	/** Notes that a requirement was not tried. */
	skip(operation: Operation, name: string, reason: string): void;
}

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

	/** Sends until the limit lets it pass. Each 429 is held against the contract too. */
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

	return {
		...subject,
		cases,
		statusesOf: ({ id }) => statuses.get(id) ?? new Set(),
		idsOf: (type) => ids.get(type) ?? [],
		async discover(probe) {
			await send(probe);
		},
		async examine(name, probe, expectation) {
			const exchange = await send(probe);
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
		skip(operation, name, skipped) {
			const request = "";
			cases.push({
				operation: operation.id,
				name,
				request,
				problems: [],
				skipped,
			});
		},
	};
}
