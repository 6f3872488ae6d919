import { hash } from "node:crypto";

/** Goes into every digest: to be counted up when answers are read in another way, so that known ones are read again. */
export const READING = 2;

/** Digest of an event's text, by which it is recognized when the carrier sends it again. */
export function textDigest(text: string): string {
	return `${READING}:${hash("sha1", text, "base64url")}`;
}
