import { expect, test } from "vitest";
import { queryTerminals } from "../../../server/jobs/check-terminal/query-terminals.ts";
import type { TerminalTask } from "../../../server/jobs/check-terminal/terminal-plan.ts";
import type { Services } from "../../../server/services/services.ts";

const BILL = "MAEU1";
const ASKED = { accountId: "a", bill: BILL };

/** All queries: source, facility and inquiries. */
let queried: unknown[] = [];

/** A source that knows every container, or fails. */
function source(code: string, failure?: Error) {
	return {
		code,
		async lookUp(facility: object, inquiries: { containerNumber: string }[]) {
			queried.push([code, facility, inquiries]);
			if (failure) throw failure;
			return inquiries.map(({ containerNumber }) => ({
				...{ containerNumber, outcome: "not_found" },
			}));
		},
	};
}

const PIER = { type: "terminal", id: "pier" };
const YARD = { type: "terminal", id: "yard" };
const RAMP = { type: "rail_terminal", id: "pier" };

const taskOf = (from: object, facility: object, number: string) =>
	({
		...{ source: from, facility },
		container: { attributes: { number } },
	}) as unknown as TerminalTask;

const inquiry = (containerNumber: string, bill: string | null = BILL) => ({
	...{ accountId: "a", containerNumber, billOfLadingNumber: bill },
});

function ask(tasks: readonly TerminalTask[], signal?: AbortSignal) {
	queried = [];
	const logged: unknown[] = [];
	const log = { warn: (line: unknown) => logged.push(line) };
	const answers = queryTerminals(
		tasks,
		ASKED,
		{ log } as unknown as Services,
		signal ?? new AbortController().signal,
	);
	return { answers, logged };
}

test("each source is queried once for each of its facilities, with the bill unless that is the container's own number", async () => {
	const [one, other] = [source("one"), source("other")];
	const tasks = [
		taskOf(one, PIER, "A"),
		taskOf(one, YARD, "B"),
		taskOf(one, PIER, BILL),
		taskOf(one, RAMP, "C"),
		taskOf(other, PIER, "D"),
	];
	const answers = await ask(tasks).answers;
	expect(queried).toEqual([
		["one", PIER, [inquiry("A"), inquiry(BILL, null)]],
		["one", YARD, [inquiry("B")]],
		["one", RAMP, [inquiry("C")]],
		["other", PIER, [inquiry("D")]],
	]);
	expect(
		answers.map(({ task, answer }) => [
			tasks.indexOf(task),
			answer.containerNumber,
		]),
	).toEqual([
		[0, "A"],
		[2, BILL],
		[1, "B"],
		[3, "C"],
		[4, "D"],
	]);
});

test("a failing source fails for its own containers only", async () => {
	const failure = new Error("gone");
	const { answers, logged } = ask([
		taskOf(source("sick", failure), PIER, "A"),
		taskOf(source("well"), PIER, "B"),
	]);
	expect((await answers).map(({ answer }) => answer)).toEqual([
		{
			...{ containerNumber: "A", outcome: "failed", reason: "transient" },
			message: "Error: gone",
		},
		{ containerNumber: "B", outcome: "not_found" },
	]);
	expect(logged).toEqual([{ source: "sick", facility: "pier", err: failure }]);
});

test("an aborted query does not count as a failure of the source", async () => {
	const reason = new Error("stopping");
	const tasks = [taskOf(source("sick", new Error("gone")), PIER, "A")];
	const { answers, logged } = ask(tasks, AbortSignal.abort(reason));
	await expect(answers).rejects.toBe(reason);
	expect(logged).toEqual([]);
});
