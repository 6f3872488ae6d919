import { expect, test } from "vitest";
import { containerCheckDigit } from "../../server/reference/iso-6346.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { eventually } from "../support/time/eventually.ts";

const landfall = await openForFile(startTestLandfall);

/** A container number with its check digit. */
function boxOf(owner: string, serial: number): string {
	const body = `${owner}${serial}`;
	return `${body}${containerCheckDigit(body)}`;
}

/** Containers of an owner, a thousand serial numbers apart from each other. */
function* boxesOf(owner: string, firstSerial = 100_007): Generator<string> {
	for (let serial = firstSerial; serial < 900_000; serial += 1_000) {
		yield boxOf(owner, serial);
	}
}

/** Numbers that no line of the simulated world knows. */
function* unknownBoxesOf(owner: string): Generator<string> {
	for (const box of boxesOf(owner, 100_040)) {
		if (box.endsWith("0404")) yield box;
	}
}

/** Submits containers at a line, and waits until the line was queried for all of them and the outcomes are counted. */
async function trackBoxes(
	tenant: Tenant,
	boxes: Iterator<string, unknown>,
	count: number,
	scac: string,
): Promise<void> {
	const numbers = Array.from({ length: count }, () =>
		String(boxes.next().value),
	);
	const ids = await Promise.all(
		numbers.map(async (request_number) => {
			const { data } = await tenant.client.createTrackingRequest(
				trackingRequestBody({
					...{ request_number, request_type: "container", scac },
				}),
			);
			return data.id;
		}),
	);
	for (const id of ids) {
		await eventually("the line is queried", async () => {
			const { data } = await tenant.client.getTrackingRequest(id);
			return data.attributes.status !== "pending";
		});
	}
	const outcomes = landfall.db.selectFrom("new_outcomes").select("id");
	await eventually(
		"the outcomes are counted",
		async () => (await outcomes.execute()).length === 0,
	);
}

async function inferred(tenant: Tenant, number: string) {
	const { data, meta } = await tenant.client.inferNumber(number);
	const { decision, selected, candidates } = data.attributes.shipping_line;
	return {
		...{ decision, line: selected?.scac ?? null },
		likeliest: candidates[0]?.scac ?? null,
		explanation: meta.explanation,
	};
}

test("the line of a leased container is predicted from tracked containers of its owner, until results contradict it", async () => {
	const boxes = boxesOf("TCNU");
	// This container was never tracked, nor any other of its serial thousand.
	const box = boxOf("TCNU", 990_000);
	expect(await inferred(landfall, box)).toMatchObject({
		decision: "no_prediction",
		likeliest: null,
	});

	await trackBoxes(landfall, boxes, 20, "MSCU");
	expect(await inferred(landfall, box)).toMatchObject({
		decision: "needs_confirmation",
		line: null,
		likeliest: "MSCU",
	});

	await trackBoxes(landfall, boxes, 45, "MSCU");
	const learned = await inferred(landfall, box);
	expect(learned).toMatchObject({ decision: "auto_select", line: "MSCU" });
	expect(learned.explanation).toMatch(/65 tracking requests of yours for TCNU/);

	await trackBoxes(landfall, unknownBoxesOf("TCNU"), 4, "MSCU");
	expect(await inferred(landfall, box)).toMatchObject({
		decision: "needs_confirmation",
		line: null,
		likeliest: "MSCU",
	});

	await trackBoxes(landfall, boxes, 30, "MAEU");
	expect(await inferred(landfall, box)).toMatchObject({
		decision: "no_prediction",
		line: null,
	});
});

test("other accounts see the tracking results of many accounts as a count, and see nothing of few accounts", async () => {
	const boxes = boxesOf("TGHU");
	const box = boxOf("TGHU", 990_000);
	const observer = await landfall.addTenant("observer");
	const trackers: Tenant[] = [];
	for (let index = 1; index <= 6; index += 1) {
		trackers.push(await landfall.addTenant(`tracker ${index}`));
	}
	for (const [index, tracker] of trackers.entries()) {
		await trackBoxes(tracker, boxes, 3, "HLCU");
		const isShown = index >= 4;
		expect(await inferred(observer, box)).toMatchObject({
			likeliest: isShown ? "HLCU" : null,
		});
	}
	const { decision, line, explanation } = await inferred(observer, box);
	expect({ decision, line }).toEqual({
		decision: "needs_confirmation",
		line: null,
	});
	expect(explanation).toMatch(/18 tracking requests of other accounts/);
	expect(explanation).not.toMatch(/tracker/);
});
