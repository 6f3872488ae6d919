import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const MOST = 1_000;

function itemOf(attributes: object = {}) {
	return {
		type: "tracking_request",
		attributes: {
			request_type: "bill_of_lading",
			request_number: "MEDUSH482917",
			scac: "MSCU",
			...attributes,
		},
	};
}

const wrong = (count: number) => itemOf({ ref_numbers: Array(count).fill(1) });

const batchOf = (...items: readonly unknown[]) =>
	landfall.send("POST", "/tracking_requests/batch", { data: items });

async function pointersOf(reply: Response) {
	const { errors } = await errorDocumentOf(reply, 422);
	return errors.map(({ source }) => source?.pointer);
}

const refNumbers = (item: number, count: number) =>
	Array.from(
		{ length: count },
		(_, index) => `/data/${item}/attributes/ref_numbers/${index}`,
	);

it("a long body with more faults than a reply names gets its first hundred, at their places", async () => {
	const good = Array.from({ length: 500 }, () => itemOf());
	const bad = Array.from({ length: 100 }, () => wrong(30));
	expect(await pointersOf(await batchOf(...good, ...bad))).toEqual([
		...refNumbers(500, 30),
		...refNumbers(501, 30),
		...refNumbers(502, 30),
		...refNumbers(503, 10),
	]);
});

it("a long body with a fault in its last item gets it at its place", async () => {
	const items = Array.from({ length: MOST - 1 }, () => itemOf());
	const reply = await batchOf(...items, itemOf({ scac: "X" }));
	expect(await problemsOf(reply, 422)).toEqual([
		{ code: "invalid", pointer: `/data/${MOST - 1}/attributes/scac` },
	]);
});

it("a list that is too long is refused with its own limit beside its items, in a long body too", async () => {
	const items = Array.from({ length: 100 }, () => wrong(150));
	const { errors } = await errorDocumentOf(await batchOf(...items), 422);
	expect(errors).toContainEqual(
		expect.objectContaining({
			detail: "/data/0/attributes/ref_numbers must have at most 100 items",
		}),
	);
	expect(errors).toHaveLength(100);
});

it("unknown members of a long body are removed from requests that are refused for other faults", async () => {
	const items = Array.from({ length: MOST }, () => ({ ...wrong(5), mine: 1 }));
	expect(await pointersOf(await batchOf(...items))).toHaveLength(100);
});

it("an account's body with 180,000 faults lets another account's requests go on meanwhile", async () => {
	const other = await landfall.addTenant("other");
	await other.fetch("/ports");
	const items = Array.from({ length: MOST }, () => wrong(180));
	let isAnswered = false;
	const refused = batchOf(...items).finally(() => {
		isAnswered = true;
	});
	let served = 0;
	for (; !isAnswered; served++) await (await other.fetch("/ports")).text();
	expect(await pointersOf(await refused)).toHaveLength(100);
	expect(served).toBeGreaterThan(5);
});
