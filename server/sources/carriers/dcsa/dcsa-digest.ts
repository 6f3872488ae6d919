import { hash } from "node:crypto";

/** Version of the parser, part of every digest. Increment it when parsing changes, so that known answers are read again. */
const READING = 2;

/** Digest of an answer, from the hash of its texts. */
export function answerDigest(textHash: string): string {
	return `${READING}:${textHash}`;
}

/** Digest of an event's text, by which it is recognized when the carrier sends it again. */
export function textDigest(text: string): string {
	return `${READING}:${hash("sha1", text, "base64url")}`;
}
