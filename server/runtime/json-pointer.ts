/** Writes a member's name as a part of a JSON pointer (RFC 6901 section 3). */
export function pointerPart(name: string): string {
	return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Reads a member's name from a part of a JSON pointer (RFC 6901 section 4). */
export function memberName(part: string): string {
	return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
