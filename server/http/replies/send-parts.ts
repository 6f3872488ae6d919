import { createHash } from "node:crypto";
import type { Response } from "express";
import { quoteTag } from "../../representations/entity-tag.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { unreadReplies } from "./unread-replies.ts";

/** Characters per write, a fraction of a millisecond of work. */
const SLICE = 65_536;

/** The last position up to `end` at which a text can be cut without splitting a surrogate pair. */
function cutAt(text: string, end: number): number {
	const last = text.charCodeAt(end - 1);
	return end < text.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/** Splits a body into texts of similar size. */
export function* textsOf(body: string | readonly string[]): Generator<string> {
	let gathered: string[] = [];
	let length = 0;
	for (const text of typeof body === "string" ? [body] : body) {
		for (let start = 0; start < text.length; ) {
			const end = cutAt(text, Math.min(start + SLICE, text.length));
			gathered.push(
				start === 0 && end === text.length ? text : text.slice(start, end),
			);
			length += end - start;
			start = end;
			if (length < SLICE) continue;
			yield gathered.join("");
			gathered = [];
			length = 0;
		}
	}
	if (length > 0) yield gathered.join("");
}

/** Resolves when the connection accepts more data or is closed. */
function drained(response: Response): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			response.off("drain", done).off("close", done);
			resolve();
		};
		response.on("drain", done).on("close", done);
	});
}

/** Writes slices as the client reads them, and gives way between them. */
async function writeSlices(
	response: Response,
	slices: Buffer[],
	bytes: number,
): Promise<void> {
	let unread = bytes;
	for (;;) {
		// Taken out, because what is sent need not be kept.
		const slice = slices.shift();
		if (!slice || response.destroyed) break;
		if (!response.write(slice)) {
			unreadReplies.hold(response, unread);
			await drained(response);
		}
		unread -= slice.length;
		await giveWay();
	}
	response.end();
}

/**
 * Sends a long answer in slices and gives way between them. Resolves when it begins, because the client can take its time. `isKnown`
 * gets the entity tag and returns whether the client already has the answer.
 */
export async function sendInParts(
	response: Response,
	{
		status,
		mediaType,
	}: { readonly status: number; readonly mediaType: string },
	texts: Iterable<string>,
	isKnown: (tag: string) => boolean,
): Promise<void> {
	const digest = createHash("sha1");
	const slices: Buffer[] = [];
	let bytes = 0;
	for (const text of texts) {
		const slice = Buffer.from(text);
		digest.update(slice);
		slices.push(slice);
		bytes += slice.length;
		await giveWay();
	}
	if (isKnown(quoteTag(digest.digest("base64url")))) {
		response.statusCode = 304;
		response.end();
		return;
	}
	response.setHeader("content-type", mediaType);
	response.setHeader("content-length", bytes);
	response.writeHead(status);
	void writeSlices(response, slices, bytes);
}
