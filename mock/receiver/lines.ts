import { styleText } from "node:util";
import type { Totals } from "./ledger.ts";
import type { Delivery } from "./records.ts";

/** The mark of a delivery: accepted, refused or failed on purpose. */
function markOf({ refusal, failure }: Delivery): string {
	if (failure) return styleText("magenta", "!");
	return refusal === undefined
		? styleText("green", "✓")
		: styleText("red", "✗");
}

/** A delivery as one readable line, coloured on a terminal. */
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

/** The totals as one line. */
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
