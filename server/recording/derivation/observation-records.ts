import { hash } from "node:crypto";
import { fromJsonText } from "../../database/json-text.ts";
import {
	NO_TEXTS,
	packTexts,
} from "../../database/packed-texts/packed-texts.ts";
import { byAge, newRecordId } from "../../database/record-id.ts";
import {
	identityKey,
	type MessageIdentity,
	type ObservationContent,
	type RecordedMessage,
} from "../../resources/shipments/observation-queries.ts";
import type { ObservationTable } from "../../resources/shipments/shipment-table.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { statusKeyStart } from "../../sources/terminals/terminal-status/status-key.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/** An observation with the id of its row. */
export interface RecordedObservation {
	readonly id: string;
	readonly observation: Observation;
}

function isOfSameSource(a: MessageIdentity, b: MessageIdentity): boolean {
	return a.source_kind === b.source_kind && a.source_code === b.source_code;
}

/** An observation with the identity and the content of its row. */
interface ObservationVersion {
	readonly observation: Observation;
	readonly message: MessageIdentity;
	readonly content: ObservationTable["content"];
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
		content: content as ObservationVersion["content"],
	};
}

/** The shipment that observations belong to, and digests that recognize their texts when a source repeats them. */
export interface ObservationOwner {
	readonly accountId: string;
	readonly shipmentId: string;
	readonly textDigests: CarrierAnswer["textDigests"];
}

function rowOf(
	{ observation, message, content }: ObservationVersion,
	id: string,
	{ accountId, shipmentId, textDigests }: ObservationOwner,
): ObservationTable {
	return {
		account_id: accountId,
		id,
		shipment_id: shipmentId,
		...message,
		content,
		raw: NO_TEXTS,
		text_digest: textDigests?.get(observation) ?? null,
		received_at: observation.receivedAt,
	};
}

/** An observation with the row to write. */
export interface NewObservation {
	readonly observation: Observation;
	readonly row: ObservationTable;
}

/**
 * Finds versions that a source restates after it reported another one in between. Only observations with several recorded
 * versions and a single reported one are looked up.
 */
async function findRestated(
	known: readonly ObservationVersion[],
	recorded: ReadonlyMap<string, readonly MessageIdentity[]>,
	findVersions: FindVersions,
): Promise<{ version: ObservationVersion; id: string }[]> {
	const groups = Map.groupBy(known, ({ message }) => identityKey(message));
	const candidates = [...groups].flatMap(([identity, [only, ...others]]) =>
		only && others.length === 0 && (recorded.get(identity)?.length ?? 0) > 1
			? [only]
			: [],
	);
	if (candidates.length === 0) return [];
	const versions = Map.groupBy(
		await findVersions(candidates.map(({ message }) => message.key)),
		identityKey,
	);
	return candidates.flatMap((candidate) => {
		const { message } = candidate;
		const all = versions.get(identityKey(message)) ?? [];
		const own = all.find(({ version }) => version === message.version);
		const isLast = all.every(
			(one) => own && one.received_at <= own.received_at,
		);
		return own && !isLast ? [{ version: candidate, id: own.id }] : [];
	});
}

/** Finds all recorded versions of observations by key. */
export type FindVersions = (
	keys: readonly string[],
) => Promise<readonly RecordedMessage[]>;

/** Whether a status repeats the source's last status of the container: `A` after `A` is no news, `A` after `B` is. */
async function isUnchanged(
	{ message }: ObservationVersion,
	recorded: ReadonlyMap<string, readonly MessageIdentity[]>,
	findVersions: FindVersions,
): Promise<boolean> {
	const identity = identityKey(message);
	if (!recorded.has(identity)) return false;
	const start = statusKeyStart(message.key);
	const ofContainer = [...recorded.values()].flatMap(([one]) =>
		one?.key.startsWith(start) && isOfSameSource(one, message) ? [one.key] : [],
	);
	const versions = await findVersions(ofContainer);
	const last = byAge(versions).findLast((one) => isOfSameSource(one, message));
	return last !== undefined && identityKey(last) === identity;
}

/**
 * Ids kept of one observation with the same content: a source can withdraw a repeated one under any of its ids. Some lines assign
 * new ids on every poll.
 */
const MAX_IDS = 3;

/** Identifies the content of an observation, whatever its id. */
function contentKey({ source_kind, source_code, version }: MessageIdentity) {
	return JSON.stringify([source_kind, source_code, version]);
}

/** Messages that are compressed together: a millisecond of work, within one piece of a large report. */
const MESSAGES_IN_ROW = 64;

/**
 * Stores the messages of new observations compressed together in the rows of some of them: similar messages take a tenth of the
 * space.
 */
async function packMessages(found: NewObservation[]): Promise<void> {
	for (let start = 0; start < found.length; start += MESSAGES_IN_ROW) {
		const part = found.slice(start, start + MESSAGES_IN_ROW);
		const [first] = part;
		if (!first) return;
		const raw = packTexts(part.map(({ observation }) => observation.raw));
		found[start] = { ...first, row: { ...first.row, raw } };
		await giveWay();
	}
}

/**
 * Returns the observations to write, each once: those that are not recorded yet, without repetitions, and restated ones, whose
 * rows get a new time of receipt.
 */
export async function newObservationsOf(
	observations: readonly Observation[],
	recorded: readonly MessageIdentity[],
	owner: ObservationOwner,
	findVersions: FindVersions,
): Promise<NewObservation[]> {
	const byIdentity = Map.groupBy(recorded, identityKey);
	const byContent = Map.groupBy(recorded, contentKey);
	const seen = new Set<string>();
	const found: NewObservation[] = [];
	const known: ObservationVersion[] = [];
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
				? await isUnchanged(reported, byIdentity, findVersions)
				: versions.length === 0 &&
					(byContent.get(contentKey(reported.message)) ?? []).length >= MAX_IDS;
		if (!isRepeated) {
			const row = rowOf(reported, newRecordId(), owner);
			found.push({ observation, row });
		}
	}
	await packMessages(found);
	const restated = await findRestated(known, byIdentity, findVersions);
	for (const { version, id } of restated) {
		const { observation } = version;
		found.push({ observation, row: rowOf(version, id, owner) });
	}
	return found;
}

/** Reads an observation from its row, without the source's original text: derivations do not use it. */
export function recordedObservation(
	row: ObservationContent,
): RecordedObservation {
	const content = fromJsonText(row.content);
	return {
		id: row.id,
		observation: { ...content, raw: "" } as Observation,
	};
}
