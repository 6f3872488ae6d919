import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler, Response } from "express";
import { ApiError } from "../../server/http/replies/api-error.ts";

const LONGEST_DELAY_MS = 60_000;

/** Sends half of the body, and then cuts the connection. */
function cutWithin(response: Response): void {
	response.end = ((body: string = "") => {
		response.write(body.slice(0, body.length / 2), () => response.destroy());
		return response;
	}) as Response["end"];
}

/**
 * Disturbs the reply as the header `Prefer` asks: `delay=2000` delays it by 2,000 ms, `cut=before` closes the connection before the
 * reply, and `cut=within` closes it in the middle of the reply. Other values get a 400.
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
