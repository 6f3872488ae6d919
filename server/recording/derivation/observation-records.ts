import { hash } from "node:crypto";
import { fromJsonText } from "../../database/json-text.ts";
import {
	identityKey,
	type MessageIdentity,
	type NewObservation,
	type RecordedMessage,
	type StoredObservation,
} from "../../resources/observations/observation.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { statusKeyStart } from "../../sources/terminals/terminal-status/status-key.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/** An observation with its number among those of the shipment. */
export interface RecordedObservation {
	readonly number: number;
	readonly observation: Observation;
}

function isOfSameSource(a: MessageIdentity, b: MessageIdentity): boolean {
	return a.source_kind === b.source_kind && a.source_code === b.source_code;
}

/** An observation with the identity and the content of its row. */
interface ObservationVersion {
	readonly observation: Observation;
	readonly message: MessageIdentity;
	readonly content: StoredObservation["content"];
}

/** Computes the version of an observation: a digest of its content without id, original text and receipt. */
function versionOf(observation: Observation): ObservationVersion {
	const {
		raw: _,
		receivedAt,
		answerPosition,
		key,
		sourceEventId,
		...statement
	} = observation;
	const text = JSON.stringify(statement);
	const receipt = { receivedAt, answerPosition, key, sourceEventId };
	const head = JSON.stringify(receipt);
	const message = {
		source_kind: statement.source.kind,
		source_code: statement.source.code,
		key,
		version: hash("sha1", text, "base64url"),
	};
	// Both JSON texts become one object: the statement is serialized once, for the digest and for the row.
	const content = `${head.slice(0, -1)},${text.slice(1)}`;
	return {
		observation,
		message,
		content: content as StoredObservation["content"],
	};
}

/** Digests of texts, which recognize them when a source repeats them. */
type TextDigests = CarrierAnswer["textDigests"];

function rowOf(
	{ observation, message, content }: ObservationVersion,
	number: number,
	textDigests: TextDigests,
): StoredObservation {
	return {
		...message,
		number,
		content,
		text_digest: textDigests?.get(observation) ?? null,
		received_at: observation.receivedAt,
	};
}

/**
 * Finds versions that a source reports again after it had reported another one in between. Only an observation with several recorded
 * versions, of which one is reported now, can be such.
 */
function findRestated(
	known: readonly ObservationVersion[],
	recorded: ReadonlyMap<string, readonly RecordedMessage[]>,
): { version: ObservationVersion; number: number }[] {
	const groups = Map.groupBy(known, ({ message }) => identityKey(message));
	return [...groups].flatMap(([identity, [only, ...others]]) => {
		const all = recorded.get(identity) ?? [];
		if (!only || others.length > 0 || all.length < 2) return [];
		const own = all.find(({ version }) => version === only.message.version);
		const isLast = all.every(
			(one) => own && one.received_at <= own.received_at,
		);
		return own && !isLast ? [{ version: only, number: own.number }] : [];
	});
}

/** Whether a status repeats the source's last status of the container: `A` after `A` is no news, `A` after `B` is. */
function isUnchanged(
	{ message }: ObservationVersion,
	recorded: ReadonlyMap<string, readonly RecordedMessage[]>,
): boolean {
	const identity = identityKey(message);
	if (!recorded.has(identity)) return false;
	const start = statusKeyStart(message.key);
	const ofContainer = [...recorded.values()].flatMap((versions) =>
		versions[0]?.key.startsWith(start) && isOfSameSource(versions[0], message)
			? versions
			: [],
	);
	const [first, ...others] = ofContainer;
	const last =
		first && others.reduce((a, b) => (b.number > a.number ? b : a), first);
	return last !== undefined && identityKey(last) === identity;
}

/**
 * The most ids that are kept for observations with the same content: a source can withdraw a repeated one under any of its ids. Some
 * lines assign new ids on every poll.
 */
const MAX_IDS = 3;

/** Identifies the content of an observation, whatever its id. */
function contentKey({ source_kind, source_code, version }: MessageIdentity) {
	return JSON.stringify([source_kind, source_code, version]);
}

/**
 * Returns the observations to write, each once. These are unrecorded ones without repetitions, and versions that are reported again,
 * whose rows get a new time of receipt.
 */
export async function newObservationsOf(
	observations: readonly Observation[],
	recorded: readonly RecordedMessage[],
	textDigests: TextDigests,
): Promise<NewObservation[]> {
	const byIdentity = Map.groupBy(recorded, identityKey);
	const byContent = Map.groupBy(recorded, contentKey);
	const seen = new Set<string>();
	const found: NewObservation[] = [];
	const known: ObservationVersion[] = [];
	const last = recorded.reduce((most, one) => Math.max(most, one.number), 0);
	for (const observation of observations) {
		await giveWay();
		const reported = versionOf(observation);
		const identity = identityKey(reported.message);
		const { version } = reported.message;
		if (seen.has(`${identity} ${version}`)) continue;
		seen.add(`${identity} ${version}`);
		const versions = byIdentity.get(identity) ?? [];
		if (versions.some((one) => one.version === version)) {
			known.push(reported);
			continue;
		}
		const isRepeated =
			observation.kind === "status"
				? isUnchanged(reported, byIdentity)
				: versions.length === 0 &&
					(byContent.get(contentKey(reported.message)) ?? []).length >= MAX_IDS;
		if (!isRepeated) {
			const row = rowOf(reported, last + 1 + found.length, textDigests);
			found.push({ observation, row, isRestated: false });
		}
	}
	for (const { version, number } of findRestated(known, byIdentity)) {
		const { observation } = version;
		const row = rowOf(version, number, textDigests);
		found.push({ observation, row, isRestated: true });
	}
	return found;
}

/** Reads an observation from its row, without the source's original text: derivations do not use it. */
export function recordedObservation({
	number,
	content,
}: StoredObservation): RecordedObservation {
	return {
		number,
		observation: { ...fromJsonText(content), raw: "" } as Observation,
	};
}
