import { hash } from "node:crypto";
import { fromJsonText } from "../database/json-text.ts";
import { byAge, newRecordId } from "../database/record-id.ts";
import {
	identityKey,
	type MessageIdentity,
	type ObservationContent,
	type RecordedMessage,
} from "../resources/shipments/observation-queries.ts";
import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import { giveWay } from "../runtime/give-way.ts";
import type { CarrierAnswer } from "../sources/contracts/carrier.ts";
import { statusKeyStart } from "../sources/terminals/status/status-key.ts";
import type { Observation } from "../tracking/observations/observation.ts";

/** An observation and the row that it is recorded as. */
export interface RecordedObservation {
	readonly id: string;
	readonly observation: Observation;
}

function isOfSameSource(a: MessageIdentity, b: MessageIdentity): boolean {
	return a.source_kind === b.source_kind && a.source_code === b.source_code;
}

/** A message of a source and how it is recorded. */
interface Said {
	readonly observation: Observation;
	readonly message: MessageIdentity;
	readonly content: ObservationTable["content"];
}

/** How the source wrote and named a message, and how it was received, make it no other version: only what it says does. */
function saidBy(observation: Observation): Said {
	const {
		raw: _,
		receivedAt,
		answerPosition,
		key,
		sourceEventId,
		...said
	} = observation;
	const text = JSON.stringify(said);
	const receipt = { receivedAt, answerPosition, key, sourceEventId };
	const head = JSON.stringify(receipt);
	const message = {
		source_kind: said.source.kind,
		source_code: said.source.code,
		key,
		version: hash("sha1", text, "base64url"),
	};
	// One object of both: what is said is written once, for the digest and for the row.
	const content = `${head.slice(0, -1)},${text.slice(1)}`;
	return { observation, message, content: content as Said["content"] };
}

/** Whose message it is, and what it is recognized by when it is sent again. */
export interface Recording {
	readonly accountId: string;
	readonly shipmentId: string;
	readonly textDigests: CarrierAnswer["textDigests"];
}

function rowOf(
	{ observation, message, content }: Said,
	id: string,
	{ accountId, shipmentId, textDigests }: Recording,
): ObservationTable {
	return {
		account_id: accountId,
		id,
		shipment_id: shipmentId,
		...message,
		content,
		raw: observation.raw,
		text_digest: textDigests?.get(observation) ?? null,
		received_at: observation.receivedAt,
	};
}

/** An observation that is to be recorded. */
export interface FreshObservation {
	readonly observation: Observation;
	readonly row: ObservationTable;
}

/**
 * What a source says again after it said something else in its place: a wrong answer came between right ones. Only
 * messages of which more than one version is recorded are looked at, and those that the answer tells one version of.
 */
async function saidAgain(
	known: readonly Said[],
	recorded: ReadonlyMap<string, readonly MessageIdentity[]>,
	findVersions: FindVersions,
): Promise<{ said: Said; id: string }[]> {
	const groups = Map.groupBy(known, ({ message }) => identityKey(message));
	const doubtful = [...groups].flatMap(([identity, [said, ...others]]) =>
		said && others.length === 0 && (recorded.get(identity)?.length ?? 0) > 1
			? [said]
			: [],
	);
	if (doubtful.length === 0) return [];
	const versions = Map.groupBy(
		await findVersions(doubtful.map(({ message }) => message.key)),
		identityKey,
	);
	return doubtful.flatMap((said) => {
		const all = versions.get(identityKey(said.message)) ?? [];
		const own = all.find(({ version }) => version === said.message.version);
		const isLast = all.every(
			(one) => own && one.received_at <= own.received_at,
		);
		return own && !isLast ? [{ said, id: own.id }] : [];
	});
}

/** Looks up all recorded versions of messages with these keys. */
export type FindVersions = (
	keys: readonly string[],
) => Promise<readonly RecordedMessage[]>;

/**
 * Whether a status only observes again what its source said last about the container. Without another status of that
 * content there is nothing to look up; `A` after `A` says nothing new, `A` after `B` does.
 */
async function isUnchanged(
	{ message }: Said,
	recorded: ReadonlyMap<string, readonly MessageIdentity[]>,
	findVersions: FindVersions,
): Promise<boolean> {
	const identity = identityKey(message);
	if (!recorded.has(identity)) return false;
	const start = statusKeyStart(message.key);
	const ofContainer = [...recorded.values()].flatMap(([one]) =>
		one?.key.startsWith(start) && isOfSameSource(one, message) ? [one.key] : [],
	);
	const said = await findVersions(ofContainer);
	const last = byAge(said).findLast((one) => isOfSameSource(one, message));
	return last !== undefined && identityKey(last) === identity;
}

/**
 * So many ids of one message are kept, said in the same words of the same time: one that was sent twice can be taken back
 * under either id. Some lines give all their messages new ids whenever they are asked.
 */
const MOST_IDS = 3;

/** What a message of a source says, whatever its id. */
function sayingKey({ source_kind, source_code, version }: MessageIdentity) {
	return JSON.stringify([source_kind, source_code, version]);
}

/**
 * The observations that are to be recorded, each once, and their rows: those that are not recorded yet and no repetitions,
 * and those that are said again, which keep their row with the time of the new saying.
 */
export async function freshObservations(
	observations: readonly Observation[],
	recorded: readonly MessageIdentity[],
	recording: Recording,
	findVersions: FindVersions,
): Promise<FreshObservation[]> {
	const byIdentity = Map.groupBy(recorded, identityKey);
	const bySaying = Map.groupBy(recorded, sayingKey);
	const seen = new Set<string>();
	const fresh: FreshObservation[] = [];
	const known: Said[] = [];
	for (const observation of observations) {
		await giveWay();
		const said = saidBy(observation);
		const identity = identityKey(said.message);
		const { version } = said.message;
		if (seen.has(`${identity} ${version}`)) continue;
		seen.add(`${identity} ${version}`);
		const versions = byIdentity.get(identity) ?? [];
		if (versions.some((one) => one.version === version)) {
			known.push(said);
			continue;
		}
		const isRepeated =
			said.observation.kind === "status"
				? await isUnchanged(said, byIdentity, findVersions)
				: versions.length === 0 &&
					(bySaying.get(sayingKey(said.message)) ?? []).length >= MOST_IDS;
		if (!isRepeated) {
			const row = rowOf(said, newRecordId(), recording);
			fresh.push({ observation: said.observation, row });
		}
	}
	for (const { said, id } of await saidAgain(known, byIdentity, findVersions)) {
		const { observation } = said;
		fresh.push({ observation, row: rowOf(said, id, recording) });
	}
	return fresh;
}

/** An observation as it was recorded, without the source's own text: nothing is derived from that. */
export function recordedObservation(
	row: ObservationContent,
): RecordedObservation {
	const content = fromJsonText(row.content);
	return {
		id: row.id,
		observation: { ...content, raw: "" } as Observation,
	};
}
