import pg from "pg";

/**
 * A client whose connection ends with its first failure. The driver would keep one open for which it has no password, and with it the
 * process.
 */
export class EndingClient extends pg.Client {
	constructor(config?: string | pg.ClientConfig) {
		super(config);
		const { connection } = this;
		connection.on("error", () => connection.stream.destroy());
	}
}
