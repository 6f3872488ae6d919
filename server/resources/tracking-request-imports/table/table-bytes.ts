import { isUtf8 } from "node:buffer";
import type { TrackingRequestImport } from "../../../../generated/openapi.ts";

type Encoding = TrackingRequestImport["attributes"]["encoding"];

const MARK = Buffer.from("\uFEFF");

/** Converts a table to UTF-8 without a byte order mark. Returns its original encoding too. */
export function toUtf8(bytes: Buffer): {
	readonly encoding: Encoding;
	readonly bytes: Buffer;
} {
	if (!isUtf8(bytes)) {
		const text = new TextDecoder("windows-1252").decode(bytes);
		return { encoding: "windows-1252", bytes: Buffer.from(text) };
	}
	const isMarked = bytes.subarray(0, MARK.length).equals(MARK);
	return {
		encoding: "utf-8",
		bytes: isMarked ? bytes.subarray(MARK.length) : bytes,
	};
}
