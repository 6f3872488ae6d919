import { expect, it } from "vitest";
import {
	randomFor,
	type SeededRandom,
} from "../../mock/carriers/basics/seeded-random.ts";
import { drawFaults } from "../../mock/carriers/faults/faults.ts";
import { conventionsOf } from "../../mock/carriers/lines/line-conventions.ts";
import { containerCheckDigit } from "../../server/reference/iso-6346.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { nextPollAt } from "../../server/resources/shipment-tracking/next-line-poll.ts";
import { stopReasonOf } from "../../server/resources/shipment-tracking/tracking-windows.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import { DEFAULT_RULES } from "../../server/settings/tracking-rules/tracking-settings.ts";
import { DAY_MS, START_AT } from "../mock/carriers/ask-world.ts";
import { extentOf } from "../support/vitest/extent.ts";
import { type PolledNumber, pollsOf } from "./polled-world.ts";

const NUMBERS = extentOf(4);
/** Numbers that are polled often. */
const FOLLOWED = extentOf(2);
const CANCELLED = extentOf(3);
/** The number of polls before the last one. A slow machine that runs a fast world polls about once in a whole journey. */
const COUNTS = [0, 1, 3, 9] as const;
const FAULTS = {
	wrong_offset: 0.5,
	missing_offset: 0.3,
	duplicates: 0.3,
	reordering: 0.3,
};

function someNumber(random: SeededRandom): PolledNumber {
	const line = random.pick("line", SHIPPING_LINES);
	const tellsBookings = conventionsOf(line.scac).dialect !== "3.0-beta1";
	const kind = random.pick("kind", [
		...(line.billOfLadingTrackingSupport ? (["bill", "bill"] as const) : []),
		...(line.bookingNumberTrackingSupport && tellsBookings
			? (["booking"] as const)
			: []),
		...(line.containerNumberTrackingSupport ? (["container"] as const) : []),
	]);
	const box = random.text("box", "@@@U######");
	return {
		...{ scac: line.scac, kind },
		number:
			kind === "container"
				? `${box}${containerCheckDigit(box)}`
				: random.text("number", "1########"),
		firstAskedAt: START_AT + random.integer("first asked", 0, 300) * DAY_MS,
	};
}

/** Polls at random moments with possibly wrong answers of the line, and at the end with right ones. */
async function recordedOf(number: PolledNumber, random: SeededRandom) {
	const polls = pollsOf(number);
	const { firstAskedAt } = number;
	const lastsMs = polls.endsAt - firstAskedAt;
	const count = random.pick("count", COUNTS);
	const shares = Array.from({ length: count }, (_, index) =>
		random.fraction(`poll ${index}`),
	);
	for (const [index, share] of shares.sort((a, b) => a - b).entries()) {
		const faults = drawFaults(FAULTS, random.of(`faults ${index}`));
		await polls.poll(firstAskedAt + Math.floor(share * lastsMs), faults);
	}
	await polls.poll(polls.endsAt);
	return { truth: polls.truth, journey: polls.derived() };
}

/** The recorded journey and the actual one, in the same form. */
function compared(
	{ scac, number }: PolledNumber,
	{ truth, journey }: Awaited<ReturnType<typeof recordedOf>>,
) {
	const { bill_of_lading_number: _, ...shipment } = truth.shipment ?? {};
	const inOneForm = (containers: typeof truth.containers) => ({
		numbers: containers.map((box) => box.number).sort(),
		containers: Object.fromEntries(
			containers.map((box) => [box.number, { ...box.attributes }]),
		),
	});
	return {
		told: {
			shipment: journey.shipment.attributes,
			...inOneForm([...journey.containers]),
		},
		truth: { shipment, ...inOneForm(truth.containers) },
		where: `${scac} ${number}, ${truth.situation}`,
	};
}

it(
	"the actual journey is recorded in the end, however rarely sources are polled and whatever lines report wrongly on the way",
	async () => {
		for (let index = 0; index < NUMBERS; index += 1) {
			const random = randomFor(`random polls ${index}`);
			const number = someNumber(random);
			const { told, truth, where } = compared(
				number,
				await recordedOf(number, random),
			);
			expect(told, where).toMatchObject(truth);
		}
	},
	extentOf(20_000),
);

/** So rarely that the last answers decide. */
const PACE = { ...DEFAULT_RULES.line.askEveryMs, returned: DAY_MS };
const SELDOM = {
	...DEFAULT_RULES.line,
	askEveryMs: {
		...PACE,
		...{ new: DAY_MS, atSea: 4 * DAY_MS, nearArrival: DAY_MS },
		...{ discharged: 2 * DAY_MS, pickedUp: 4 * DAY_MS },
	},
};

/** Polls as planned until tracking stops by itself; the line's answers can be wrong until the end. */
async function followedOf(number: PolledNumber, random: SeededRandom) {
	const polls = pollsOf(number);
	let askedAt = number.firstAskedAt;
	let createdAt: string | undefined;
	let lastNewsAt = "";
	for (let count = 0; ; count += 1) {
		const faults = drawFaults(FAULTS, random.of(`faults ${count}`));
		const now = new Date(askedAt);
		if (await polls.poll(askedAt, faults)) lastNewsAt = toInstant(now);
		createdAt ??= lastNewsAt === "" ? undefined : lastNewsAt;
		const journey = polls.derived();
		const { attributes, isBookingCancelled } = journey.shipment;
		const containers = journey.containers.map((box) => box.attributes);
		const shipment = { isBookingCancelled, isTerminalAwaited: false };
		const reason =
			createdAt &&
			stopReasonOf(
				{ ...shipment, attributes, containers, lastNewsAt, resumedAt: null },
				DEFAULT_RULES.stop,
				now,
			);
		if (reason) return { truth: polls.truth, journey, reason };
		const podEtaAt = attributes.pod_eta_at;
		const jitter = random.fraction(`jitter ${count}`);
		const planned = { createdAt: createdAt ?? toInstant(now), podEtaAt };
		askedAt = nextPollAt(
			{ ...planned, containers },
			SELDOM,
			now,
			jitter,
		).getTime();
	}
}

it(
	"tracking does not stop before the actual journey is recorded, even if lines are wrong until the end",
	async () => {
		for (let index = 0; index < FOLLOWED; index += 1) {
			const random = randomFor(`followed ${index}`);
			const number = someNumber(random);
			const { told, truth, where } = compared(
				number,
				await followedOf(number, random),
			);
			expect(told, where).toMatchObject(truth);
		}
	},
	extentOf(40_000),
);

it(
	"tracking of a cancelled booking does not stop before its plans are recorded",
	async () => {
		let cancelled = 0;
		for (let index = 0; cancelled < CANCELLED; index += 1) {
			expect(index, "numbers checked").toBeLessThan(10 * CANCELLED);
			const random = randomFor(`cancelled ${index}`);
			const number = {
				...someNumber(random),
				number: random.text("number", "CANCELLED####"),
			};
			// Some lines only accept containers, and some never report that a booking is cancelled.
			if (number.kind === "container") continue;
			if (pollsOf(number).truth.situation !== "booking cancelled") continue;
			cancelled += 1;
			const followed = await followedOf(number, random);
			expect(followed.reason).toBe("booking_cancelled");
			const { told, truth, where } = compared(number, followed);
			expect(told, where).toMatchObject(truth);
		}
	},
	extentOf(40_000),
);
