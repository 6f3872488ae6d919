import type { Socket } from "node:net";

/**
 * Bytes that are parsed at once. Undici makes an error with its stack for each header beyond the limit, until the end of what it has
 * read: for 64 kB of short headers ten thousand, which take a tenth of a second.
 */
const MOST_READ = 1_024;

/** Lets a connection be read in short pieces, and not further once it is destroyed. */
export function readShortly<One extends Socket>(socket: One): One {
	const read = socket.read.bind(socket);
	socket.read = (size?: number) => {
		if (socket.destroyed) return null;
		const isLong = size === undefined && socket.readableLength > MOST_READ;
		return read(isLong ? MOST_READ : size);
	};
	return socket;
}
