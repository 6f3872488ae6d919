import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to connections and to servers without a port of their own, which could take it meanwhile. */
const FIRST = 20_000;
const LAST = 32_000;

/** Finds a free port for a program that takes no port 0. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(FIRST, LAST);
		const server = createServer();
		try {
			await once(server.listen(port, "127.0.0.1"), "listening");
			return port;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
		} finally {
			server.close();
		}
	}
}
