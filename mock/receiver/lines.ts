import { styleText } from "node:util";
import type { Totals } from "./ledger.ts";
import type { Delivery } from "./records.ts";

/** Whether a delivery was taken, refused, or failed because the receiver was told to fail. */
function markOf({ refusal, failure }: Delivery): string {
	if (failure) return styleText("magenta", "!");
	return refusal === undefined
		? styleText("green", "✓")
		: styleText("red", "✗");
}

/** A delivery as one line for people; coloured where standard output is a terminal. */
export function deliveryLine(delivery: Delivery): string {
	const { at, event, number, sequence, refusal, attempt, failure } = delivery;
	const isVerified = refusal === undefined;
	const facts = [
		at.toISOString().slice(11, 23),
		number.padEnd(13),
		(sequence === null ? "" : `#${sequence}`).padStart(4),
		event.padEnd(42),
	].join("  ");
	const notes = [
		isVerified
			? styleText("green", "verified")
			: styleText("red", `refused: ${refusal}`),
		...(isVerified
			? [attempt > 1 ? styleText("yellow", `duplicate ${attempt}`) : "new"]
			: []),
		...(delivery.isOutOfOrder ? [styleText("yellow", "out of order")] : []),
		...(failure
			? [styleText("magenta", `failed on purpose: ${failure.name}`)]
			: []),
	].join(", ");
	return `${markOf(delivery)} ${isVerified ? facts : styleText("dim", facts)}  ${notes}`;
}

/** Everything that came, in one line. */
export function totalsLine(totals: Readonly<Totals>): string {
	const refused = Object.entries(totals.refusals).map(
		([reason, count]) => `${count} ${reason}`,
	);
	return [
		`${totals.deliveries} deliveries`,
		`${totals.verified} verified`,
		refused.length === 0 ? "none refused" : `refused: ${refused.join(", ")}`,
		`${totals.notifications} notifications, ${totals.taken} of them taken`,
		`${totals.duplicates} duplicates`,
		`${totals.outOfOrder} out of order`,
		`${totals.failed} failed on purpose`,
	].join(" · ");
}
