import { describe, expect, it, vi } from "vitest";
import { openBodies } from "../../../server/http/contract/open-bodies.ts";
import { operationExamples } from "../../contract/contract-examples.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

/** Objects whose members are all undeclared, because the contract accepts anything in them. */
const OPEN = new Set(["rotateWebhookSecret", "redeliverWebhookNotification"]);

/** One example of a body for each operation that takes one. */
const bodies = operationExamples.filter(
	({ operationId, place, mediaType }, index) =>
		place === "request" &&
		mediaType === "application/vnd.api+json" &&
		!OPEN.has(operationId) &&
		operationExamples.findIndex(
			(other) => other.place === place && other.operationId === operationId,
		) <= index,
);

/** A copy of a body in which every object has an undeclared member, and the paths of these members. */
function withStrangers(value: unknown, pointer = ""): [unknown, string[]] {
	if (Array.isArray(value)) {
		const items = value.map((item, index) =>
			withStrangers(item, `${pointer}/${index}`),
		);
		return [items.map(([item]) => item), items.flatMap(([, at]) => at)];
	}
	if (value === null || typeof value !== "object") return [value, []];
	const members = Object.entries(value).map(
		([name, member]) =>
			[name, withStrangers(member, `${pointer}/${name}`)] as const,
	);
	const copy = members.map(([name, [member]]) => [name, member] as const);
	return [
		Object.fromEntries([...copy, ["x/colour~", "red"]]),
		[`${pointer}/x~1colour~0`, ...members.flatMap(([, [, at]]) => at)],
	];
}

const named = bodies.map((example) => {
	const title = `${example.operationId} ${example.name}`;
	return [title, example] as const;
});

function send(
	{ method, path }: (typeof bodies)[number],
	body: unknown,
	headers: Record<string, string> = {},
) {
	return landfall.fetch(path.replace("{id}", MISSING_ID), {
		method: method.toUpperCase(),
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
}

describe("an undeclared member of a body", () => {
	it.each(named)("is ignored by default: %s", async (_title, example) => {
		const [body] = withStrangers(example.value);
		const [plain, strange] = [
			await send(example, example.value),
			await send(example, body),
		];
		const wanted = await plain.text();
		const told = await strange.text();
		expect(told).not.toContain("colour");
		// The first request can make the second one a duplicate, whatever its members.
		if (plain.status !== 201) {
			expect(strange.status, wanted + told).toBe(plain.status);
		}
	});

	it.each(named)(
		"is refused by name under handling=strict: %s",
		async (_title, example) => {
			const [body, pointers] = withStrangers(example.value);
			const reply = await send(example, body, { prefer: "handling=strict" });
			expect(await problemsOf(reply, 422)).toEqual(
				expect.arrayContaining(
					pointers.map((pointer) => ({ code: "unknown_member", pointer })),
				),
			);
		},
	);

	it("is reported together with all other errors of the body", async () => {
		const body = { event: "container.sunk", secret: 7, to: "me" };
		const reply = await landfall.send("POST", "/webhooks/trigger", body, {
			prefer: "handling=strict",
		});
		expect(
			(await problemsOf(reply, 422)).map(({ pointer }) => pointer),
		).toEqual(expect.arrayContaining(["/event", "/secret", "/to", "/url"]));
	});
});

it("a failure of the validator itself is not hidden by undeclared members", () => {
	const schemas = { Order: { properties: {} } };
	const bodyPointers = new Map([["a/b", "#/components/schemas/Order"]]);
	const failure = new Error("broken");
	const handle = openBodies(
		{ components: { schemas } } as never,
		() => ({ bodyPointers }) as never,
		(_request, _response, next) => next(failure),
	);
	const next = vi.fn();
	const headers = { "content-type": "a/b", prefer: "handling=strict" };
	handle({ headers, body: { colour: 1 } } as never, {} as never, next);
	expect(next.mock.calls).toEqual([[failure]]);
});
