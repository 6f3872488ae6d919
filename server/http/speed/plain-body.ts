import type { Request, RequestHandler } from "express";

/** Whether a body is plain, as most are: a declared and allowed length, and no compression. */
function isPlain({ headers }: Request, mostBytes: number): boolean {
	const length = Number(headers["content-length"]);
	return (
		length > 0 &&
		length <= mostBytes &&
		headers["content-encoding"] === undefined
	);
}

/** Reads the bytes of plain bodies without the general reader, which takes a tenth of a request's time. */
export function plainBody(
	readAny: RequestHandler,
	mostBytes: number,
): RequestHandler {
	return (request, response, next) => {
		if (!isPlain(request, mostBytes)) return readAny(request, response, next);
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			request.body = Buffer.concat(chunks);
			next();
		});
	};
}
