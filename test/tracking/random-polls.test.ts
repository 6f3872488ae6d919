import { expect, it } from "vitest";
import { containerCheckDigit } from "../../mock/carriers/check-digits.ts";
import { type Deal, dealFor } from "../../mock/carriers/deal.ts";
import { dealFaults } from "../../mock/carriers/faults/faults.ts";
import { mannersOf } from "../../mock/carriers/manners.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { DAY_MS, START_AT } from "../mock/carriers/ask-world.ts";
import { type PolledNumber, pollsOf } from "./polled-world.ts";

/** About as many as can be asked for in a few seconds. */
const NUMBERS = 80;
/** A slow machine asks once in a whole journey of a fast world. */
const COUNTS = [0, 1, 3, 9] as const;
const FAULTS = {
	wrong_offset: 0.5,
	missing_offset: 0.3,
	duplicates: 0.3,
	reordering: 0.3,
};

function someNumber(deal: Deal): PolledNumber {
	const line = deal.pick("line", SHIPPING_LINES);
	const tellsBookings = mannersOf(line.scac).dialect !== "3.0-beta1";
	const kind = deal.pick("kind", [
		...(line.billOfLadingTrackingSupport ? (["bill", "bill"] as const) : []),
		...(line.bookingNumberTrackingSupport && tellsBookings
			? (["booking"] as const)
			: []),
		...(line.containerNumberTrackingSupport ? (["container"] as const) : []),
	]);
	const box = deal.text("box", "@@@U######");
	return {
		...{ scac: line.scac, kind },
		number:
			kind === "container"
				? `${box}${containerCheckDigit(box)}`
				: deal.text("number", "1########"),
		firstAskedAt: START_AT + deal.integer("first asked", 0, 300) * DAY_MS,
	};
}

/** Asks at some random moments, when the line's answers can be wrong, and in the end, when they are right. */
async function recordedOf(number: PolledNumber, deal: Deal) {
	const polls = pollsOf(number);
	const { firstAskedAt } = number;
	const lastsMs = polls.endsAt - firstAskedAt;
	const count = deal.pick("count", COUNTS);
	const shares = Array.from({ length: count }, (_, index) =>
		deal.fraction(`poll ${index}`),
	);
	for (const [index, share] of shares.sort((a, b) => a - b).entries()) {
		const faults = dealFaults(FAULTS, deal.of(`faults ${index}`));
		await polls.poll(firstAskedAt + Math.floor(share * lastsMs), faults);
	}
	await polls.poll(polls.endsAt);
	return { truth: polls.truth, journey: polls.derived() };
}

it("whenever lines and terminals are asked, however seldom, and whatever lines got wrong on the way, what really happened is recorded in the end", async () => {
	for (let index = 0; index < NUMBERS; index += 1) {
		const deal = dealFor(`random polls ${index}`);
		const number = someNumber(deal);
		const { truth, journey } = await recordedOf(number, deal);
		const where = `${number.scac} ${number.number}, ${truth.situation}`;
		const { bill_of_lading_number: _, ...facts } = truth.shipment ?? {};
		expect(journey.shipment.attributes, where).toMatchObject(facts);
		const byNumber = (containers: typeof truth.containers) =>
			Object.fromEntries(containers.map((box) => [box.number, box.attributes]));
		const recorded = journey.containers.map(({ number, attributes }) => ({
			number,
			attributes: { ...attributes },
		}));
		expect(Object.keys(byNumber(recorded)), where).toEqual(
			Object.keys(byNumber(truth.containers)).sort(),
		);
		expect(byNumber(recorded), where).toMatchObject(byNumber(truth.containers));
	}
}, 20_000);
