/**
 * The key by which references are compared: letters and digits of any script, in upper case, because people copy references
 * with or without blanks, dashes and slashes. Empty for a text without letters and digits.
 */
export function referenceKey(reference: string): string {
	return reference
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The key by which tags are compared: upper case, without surrounding blanks. */
export function tagKey(tag: string): string {
	return tag.normalize("NFKC").trim().toUpperCase();
}
