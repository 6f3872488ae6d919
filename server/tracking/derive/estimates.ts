import type { Estimate } from "../journey/origin.ts";
import type { Message } from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import {
	authorityOf,
	best,
	bestActual,
	compareText,
} from "../observations/precedence.ts";
import {
	compareReports,
	credibleReportTime,
	isFromSameResponse,
} from "../observations/report-time.ts";
import type { FirstReports } from "../settle/repeated-messages.ts";
import { originOf } from "./derived.ts";

/** Maps each corrected message to its earlier versions. */
export type EarlierVersions = ReadonlyMap<Message, readonly Message[]>;

/** The messages about the time of one milestone. */
export interface TimeReports {
	readonly reports: readonly Message[];
	/** Messages about the vessel or call of an abandoned plan: they gave the milestone's estimates at that time. */
	readonly superseded: readonly Message[];
	readonly earlier: EarlierVersions;
}

/** The estimated time of one milestone. */
export interface EstimatedTime {
	/** The message with the current estimate. It stays after the actual. */
	readonly current: Message | null;
	/** The messages of all its values, in order of reporting. */
	readonly values: readonly Message[];
}

const reportOrder = (a: Message, b: Message): number =>
	compareReports(a, b) || compareText(a.key, b.key);

/**
 * Estimates in order of reporting, without old ones that a response lists again beside newer ones. Some lines renew their message ids
 * and give no report times; with the old ones their estimates would seem to change with every response.
 */
function withoutOldOnes(inOrder: readonly Message[]): Message[] {
	const known = new Set<string>();
	return inOrder.filter((message, index) => {
		const next = inOrder[index + 1];
		const isOld = known.has(message.occurredAt);
		known.add(message.occurredAt);
		return !(isOld && next && isFromSameResponse(message, next));
	});
}

/** All estimates in messages and their earlier versions about the same event, in order of reporting. */
function estimatesIn(
	messages: readonly Message[],
	earlier: EarlierVersions,
): Message[] {
	const estimates: Message[] = [];
	for (const message of messages) {
		if (message.classifier !== "actual") estimates.push(message);
		for (const before of earlier.get(message) ?? []) {
			const isSame =
				before.activity === message.activity &&
				placeKey(before.place) === placeKey(message.place);
			if (isSame && before.classifier !== "actual") estimates.push(before);
		}
	}
	return withoutOldOnes(estimates.sort(reportOrder));
}

const DAY_MS = 86_400_000;

/**
 * Whether an estimate was reported after the event had happened: by its report time, otherwise by its receipt if that was after the
 * receipt of the actual. An actual without a time of day leaves the whole day for estimates.
 */
function latenessIn(
	reports: readonly Message[],
	earlier: EarlierVersions,
): (estimate: Message) => boolean {
	const actual = bestActual(reports);
	if (actual === null) return () => false;
	const happenedMs =
		Date.parse(actual.occurredAt) + (actual.precision === "date" ? DAY_MS : 0);
	const receipts = reports
		.flatMap((message) => [message, ...(earlier.get(message) ?? [])])
		.flatMap((o) => (o.classifier === "actual" ? [o.receivedAt] : []));
	const [knownAt = ""] = receipts.sort(compareText);
	return (estimate) => {
		const { receivedAt } = estimate;
		const saidAt =
			credibleReportTime(estimate) ??
			(receivedAt > knownAt ? receivedAt : null);
		return saidAt !== null && Date.parse(saidAt) > happenedMs;
	};
}

/** The messages that had the highest precedence when they were reported. */
function champions(messages: readonly Message[]): Message[] {
	const path: Message[] = [];
	for (const message of messages) {
		const last = path.at(-1);
		if (last === undefined || best([last, message]) === message)
			path.push(message);
	}
	return path;
}

/**
 * The estimated time of a milestone and its former values. A repeated value is not a new one. Only sources with the highest authority
 * count: an estimate of the line overrides berth forecasts of terminals. An estimate reported after the event changes nothing.
 */
export function estimatedTime(timeReports: TimeReports): EstimatedTime {
	const { reports, earlier } = timeReports;
	const isLate = latenessIn(reports, earlier);
	const all = estimatesIn(reports, earlier);
	// Some lines give every message the time of the answer. Late estimates are then the only ones.
	const onTime = all.filter((o) => !isLate(o));
	const hasOnlyLate = onTime.length === 0;
	const about = hasOnlyLate ? all : onTime;
	const [begin] = about;
	const before = estimatesIn(timeReports.superseded, earlier).filter(
		(o) => begin === undefined || reportOrder(o, begin) < 0,
	);
	const authority = Math.max(
		...(about.length > 0 ? about : before).map(authorityOf),
	);
	const championsOf = (messages: readonly Message[]) =>
		champions(messages.filter((o) => authorityOf(o) >= authority));
	const now = championsOf(about);
	const last = best(
		reports,
		(o) => o.classifier !== "actual" && (hasOnlyLate || !isLate(o)),
	);
	const current = last ?? now.at(-1) ?? null;
	const path = [...championsOf(before), ...now, ...(current ? [current] : [])];
	const values = path.filter(
		(message, index) => path[index - 1]?.occurredAt !== message.occurredAt,
	);
	return { current, values };
}

/** The values of an estimated time for the record. */
export function historyOf<Attribute extends string>(
	attribute: Attribute,
	{ values }: EstimatedTime,
	first: FirstReports,
): Estimate<Attribute>[] {
	return values.map((message) => ({
		attribute,
		value: message.occurredAt,
		origin: originOf(message, first),
	}));
}
