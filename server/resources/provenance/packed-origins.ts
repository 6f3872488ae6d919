import { type JsonText, toJsonText } from "../../database/json-text.ts";
import {
	type PackedTexts,
	packTexts,
	unpackTexts,
} from "../../database/packed-texts/packed-texts.ts";

/** The provenance of a record and the history of its estimates, both as replied. */
export type PackedOrigins<Provenance, EtaHistory> = PackedTexts<
	JsonText<Provenance> | JsonText<EtaHistory>
>;

/** Compresses the origins of a record, because they are long, alike, and rarely read. */
export function packOrigins<Provenance, EtaHistory>(
	provenance: Provenance,
	etaHistory: EtaHistory,
): PackedOrigins<Provenance, EtaHistory> {
	return packTexts([toJsonText(provenance), toJsonText(etaHistory)]);
}

/** The provenance of a record. */
export function provenanceIn<Provenance>(
	origins: PackedOrigins<Provenance, unknown>,
): JsonText<Provenance> {
	const [provenance] = unpackTexts(origins);
	return provenance as JsonText<Provenance>;
}

/** The history of a record's estimates. */
export function etaHistoryIn<EtaHistory>(
	origins: PackedOrigins<unknown, EtaHistory>,
): JsonText<EtaHistory> {
	const [, etaHistory] = unpackTexts(origins);
	return etaHistory as JsonText<EtaHistory>;
}
