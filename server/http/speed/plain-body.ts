import { isUtf8 } from "node:buffer";
import type { Request, RequestHandler } from "express";

const utf8 = new TextDecoder();

/** Whether a body is plain, as most are: a declared and allowed length, and no compression. */
function isPlain({ headers }: Request, mostBytes: number): boolean {
	const length = Number(headers["content-length"]);
	return (
		length > 0 &&
		length <= mostBytes &&
		headers["content-encoding"] === undefined
	);
}

/** Reads plain bodies without the general parser, which takes a tenth of a request's time. */
export function plainBody(
	readAny: RequestHandler,
	mostBytes: number,
): RequestHandler {
	return (request, response, next) => {
		if (!isPlain(request, mostBytes)) return readAny(request, response, next);
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const bytes = Buffer.concat(chunks);
			if (!isUtf8(bytes)) return next({ status: 400, type: "entity.not.utf8" });
			try {
				request.body = JSON.parse(utf8.decode(bytes));
			} catch {
				return next({ status: 400, type: "entity.parse.failed" });
			}
			next();
		});
	};
}
