import type { Socket } from "node:net";
import { LongAnswerError } from "./receiver-failure.ts";

/** The most bytes in answer to one request, with all that surrounds body and headers. */
const MOST_BYTES = 131_072;

/**
 * Ends a connection whose peer sends too much in answer to a request. The parser skips blank lines and extensions of chunks, and takes any
 * number of interim answers, so that reading them could occupy this process for the whole time limit.
 */
export function boundAnswers(socket: Socket): void {
	const { write } = socket;
	let mostRead = MOST_BYTES;
	// Whatever is written begins or continues a request.
	socket.write = (...args: unknown[]) => {
		mostRead = socket.bytesRead + MOST_BYTES;
		return Reflect.apply(write, socket, args);
	};
	// Before the listener of the parser, which is added later.
	socket.on("readable", () => {
		if (socket.bytesRead > mostRead) socket.destroy(new LongAnswerError());
	});
}
