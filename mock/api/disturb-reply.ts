import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler, Response } from "express";
import { ApiError } from "../../server/http/replies/api-error.ts";

const LONGEST_DELAY_MS = 60_000;

/** Cuts the connection in the middle of the body, and of a stream after an event, so that a client that reopens it gets on. */
function cutWithin(response: Response): void {
	const write = response.write.bind(response);
	let isCut = false;
	const cutAfter = (text: string) => {
		isCut = true;
		write(text, () => response.destroy());
		return true;
	};
	response.end = ((body: string = "") => {
		if (!isCut) cutAfter(body.slice(0, body.length / 2));
		return response;
	}) as Response["end"];
	response.write = ((block: string) => {
		if (isCut) return true;
		return /^data:/m.test(block) ? cutAfter(block) : write(block);
	}) as Response["write"];
}

/**
 * Disturbs the reply as the header `Prefer` asks: `delay=2000` delays it by 2,000 ms, `cut=before` closes the connection before the
 * reply, and `cut=within` closes it in the middle of the reply, or a stream after an event. Other values get a 400.
 */
export const disturbReply: RequestHandler = async (request, response, next) => {
	const prefer = String(request.headers.prefer ?? "");
	const delay = /(?:^|[,;\s])delay="?([^",;\s]+)/.exec(prefer)?.[1] ?? "0";
	const cut = /(?:^|[,;\s])cut="?([^",;\s]+)/.exec(prefer)?.[1];
	const isCut = cut === "before" || cut === "within";
	if (!(Number(delay) <= LONGEST_DELAY_MS) || (cut !== undefined && !isCut))
		throw new ApiError(400, {
			code: "invalid",
			detail: `Prefer takes delay=<milliseconds>, at most ${LONGEST_DELAY_MS}, and cut=before or cut=within`,
			source: { header: "prefer" },
		});
	await sleep(Number(delay));
	if (cut === "before") response.destroy();
	else {
		if (cut === "within") cutWithin(response);
		next();
	}
};
