import { randomUUID } from "node:crypto";
import { ApiError } from "../../server/http/replies/api-error.ts";
import type { MockOperation } from "./contract.ts";
import { SCENARIOS, type Scenario, USUAL } from "./records/scenarios.ts";

/** The answer that a client selects with the header `Prefer`. */
export interface Preference {
	readonly status: number;
	/** The name of an example; undefined for an answer without a body. */
	readonly example: string | undefined;
	/** The situation whose records make the answer; undefined for an example as it stands. */
	readonly scenario: Scenario | undefined;
}

/** The error for a status or example that the operation does not have. */
function noSuchExample({ id, answers }: MockOperation): ApiError {
	const offers = answers.map(({ status, examples }) =>
		[status, [...examples.keys()].join(", ")].filter(Boolean).join(": "),
	);
	const scenarios = Object.keys(SCENARIOS).join(", ");
	return new ApiError(400, {
		code: "invalid",
		detail: `${id} has no such example. Write Prefer: code=<status>, example=<name>, with one of ${offers.join("; ")}; or Prefer: example=<name> with a situation: ${scenarios}.`,
		source: { header: "prefer" },
	});
}

/** The status and example that an operation answers with in a scenario. */
function inScenario(
	{ answers, success }: MockOperation,
	scenario: Scenario,
): Preference {
	const failure = answers.find(({ status }) => status === scenario.status);
	const { status, examples } = failure ?? success;
	const [example] = examples.keys();
	return { status, example, scenario: failure ? undefined : scenario };
}

/**
 * Reads the answer that the header `Prefer` selects (RFC 7240): `example=at_sea` for a situation, `code=422`, `example=duplicate` or both
 * for an example. By default it is the success in the usual situation. Throws an {@link ApiError} 400 for an answer that does not exist.
 */
export function readPreference(
	operation: MockOperation,
	prefer: string | string[] | undefined,
): Preference {
	const text = String(prefer ?? "");
	const code = /(?:^|[,;\s])code="?(\w+)/.exec(text)?.[1];
	const named = /(?:^|[,;\s])example="?([^",;\s]+)/.exec(text)?.[1];
	if (code === undefined) {
		if (named === undefined) return inScenario(operation, USUAL);
		const scenario = Object.hasOwn(SCENARIOS, named) && SCENARIOS[named];
		if (scenario) return inScenario(operation, scenario);
	}
	const answer = operation.answers.find(
		({ status, examples }) =>
			(code === undefined ? status < 300 : status === Number(code)) &&
			(named === undefined || examples.has(named)),
	);
	if (!answer) throw noSuchExample(operation);
	const [first] = answer.examples.keys();
	return {
		status: answer.status,
		example: named ?? first,
		scenario: undefined,
	};
}

/**
 * The seed of varied values when the header `Prefer` has `dynamic=true`: the text of `seed=<text>`, or a random one without it.
 * Undefined otherwise.
 */
export function readSeed(
	prefer: string | string[] | undefined,
): string | undefined {
	const text = String(prefer ?? "");
	if (!/(?:^|[,;\s])dynamic="?true/.test(text)) return undefined;
	return /(?:^|[,;\s])seed="?([^",;\s]+)/.exec(text)?.[1] ?? randomUUID();
}
