import type { Server } from "node:http";
import type { Socket } from "node:net";

const connections = new WeakMap<Server, Set<Socket>>();

/** Remembers the connections of a server for {@link closeSilentConnections}. */
export function watchConnections(server: Server): void {
	const open = new Set<Socket>();
	connections.set(server, open);
	server.on("connection", (socket: Socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
}

/** Closes connections on which no byte has come. Clients open some ahead of their requests, and Node does not count them as idle. */
export function closeSilentConnections(server: Server): void {
	for (const socket of connections.get(server) ?? [])
		if (socket.bytesRead === 0) socket.destroy();
}
