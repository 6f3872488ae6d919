import type { Server } from "node:http";
import type { Socket } from "node:net";
import { latestResponse } from "./one-at-a-time.ts";

const TOO_SLOW = "ERR_HTTP_REQUEST_TIMEOUT";

/** How long a connection has for the headers of its request after it was found unread. */
const GRACE_MS = 1_000;

/**
 * Reads a connection before it is refused as too slow. Node counts from the moment it accepts a connection, so after a pause of the
 * process it would refuse requests that arrived long ago.
 */
export function readBeforeRefusing(server: Server): void {
	const { emit } = server;
	const spare = (...[error, socket]: [Error, Socket]) => {
		setTimeout(() => {
			if (!latestResponse(socket))
				Reflect.apply(emit, server, ["clientError", error, socket]);
		}, GRACE_MS).unref();
		return true;
	};
	server.emit = (name: string, ...args: unknown[]): boolean => {
		const [error, socket] = args as [NodeJS.ErrnoException, Socket];
		return name === "clientError" &&
			error.code === TOO_SLOW &&
			socket.bytesRead === 0
			? spare(error, socket)
			: Reflect.apply(emit, server, [name, ...args]);
	};
}
