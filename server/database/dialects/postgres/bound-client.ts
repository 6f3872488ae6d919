import type pg from "pg";
import { EndingClient } from "./ending-client.ts";

/** The mechanism with channel binding (RFC 5802 section 6). */
const BOUND = "SCRAM-SHA-256-PLUS";

/**
 * A client whose password only the server with the TLS certificate of this connection can use. The driver would also prove it to a
 * server that offers no channel binding, or send it, or ask for none.
 */
export class BoundClient extends EndingClient {
	constructor(config?: string | pg.ClientConfig) {
		super(config);
		const { connection } = this;
		let isBound = false;
		const refuse = () => {
			// Otherwise the driver takes the connection for a good one before it hears of the error.
			connection.removeAllListeners("readyForQuery");
			connection.stream.destroy(
				new Error(
					`the server does not authenticate by ${BOUND}, which channel_binding=require needs: it takes TLS (sslmode) and a password stored by SCRAM-SHA-256`,
				),
			);
		};
		// These come before the driver's own listeners, which are added when it connects. Nothing is sent after them.
		connection
			.on("authenticationSASL", ({ mechanisms }) => {
				if (!mechanisms.includes(BOUND)) refuse();
			})
			.on("authenticationSASLFinal", () => {
				isBound = true;
			})
			.on("authenticationCleartextPassword", refuse)
			.on("authenticationMD5Password", refuse)
			.on("authenticationOk", () => {
				if (!isBound) refuse();
			});
	}
}
