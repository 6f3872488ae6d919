/**
 * What makes two references the same: upper case, letters and digits only, of any script. People copy references with blanks,
 * dashes and slashes or without. Empty for a text that has neither letters nor digits.
 */
export function referenceKey(reference: string): string {
	return reference
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** What makes two tags the same: upper case, without blanks around them. */
export function tagKey(tag: string): string {
	return tag.normalize("NFKC").trim().toUpperCase();
}
