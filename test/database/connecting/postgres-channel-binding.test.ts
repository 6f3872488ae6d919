import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/database/database.ts";
import { prepareSchema } from "../../../server/database/migrate.ts";
import { ConfigError } from "../../../server/settings/config-error.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { authority } from "../../support/peers/certificate.ts";
import {
	giveToServer,
	startPostgres,
} from "../../support/postgres/postgres-server.ts";

/** How the server authenticates each user. */
const RULES = `
host all landfall 127.0.0.1/32 trust
host all scram    127.0.0.1/32 scram-sha-256
host all plain    127.0.0.1/32 password
host all trusted  127.0.0.1/32 trust
`;

/** A server with TLS, and a user for each way to log in. */
async function startSecured() {
	const folder = mkdtempSync(join(tmpdir(), "landfall-secured-"));
	giveToServer(folder);
	const write = (name: string, content: string) => {
		const file = join(folder, name);
		writeFileSync(file, content, { mode: 0o600 });
		giveToServer(file);
		return file;
	};
	const issuer = authority("an authority of this test");
	const { cert, key } = issuer.issue("localhost");
	const server = await startPostgres({
		ssl: "on",
		ssl_cert_file: write("server.crt", cert),
		ssl_key_file: write("server.key", key),
		hba_file: write("pg_hba.conf", RULES),
	});
	if (!server) throw new Error("no PostgreSQL package for this platform");
	const owner = new pg.Client(`${server.url}/postgres`);
	await owner.connect();
	for (const name of ["scram", "plain", "trusted"])
		await owner.query(`create role ${name} superuser login password 's3cret'`);
	await owner.end();
	return {
		/** A `DATABASE_URL` for a user, with TLS or without. */
		urlFor(user: string, binding: string, hasTls: boolean): string {
			const tls = new URLSearchParams({
				sslmode: "verify-full",
				sslrootcert: write("ca.crt", issuer.cert),
			});
			return `postgres://${user}:s3cret@localhost:${server.port}/postgres?channel_binding=${binding}${hasTls ? `&${tls}` : ""}`;
		},
		async close() {
			await server.close();
			rmSync(folder, { recursive: true });
		},
	};
}

const secured = await openForFile(startSecured);

/** The user of a session; the error when it is refused. */
async function login(url: string): Promise<string | undefined> {
	const database = openDatabase(url);
	const one = sql<{ user: string }>`select current_user as "user"`;
	try {
		return (await one.execute(database.db)).rows[0]?.user;
	} catch (error) {
		return (error as Error).message;
	} finally {
		await database.close();
	}
}

const REFUSAL =
	/^the server does not authenticate by SCRAM-SHA-256-PLUS, which channel_binding=require needs/;

test.each([
	["scram", "require", true],
	["scram", "prefer", true],
	["scram", "prefer", false],
	["scram", "disable", true],
	["plain", "prefer", true],
	["trusted", "prefer", true],
])(
	"a login of the user %s with channel_binding=%s is made, with TLS: %s",
	async (user, binding, hasTls) => {
		expect(await login(secured.urlFor(user, binding, hasTls))).toBe(user);
	},
);

test.each([
	["scram", false],
	["plain", true],
	["trusted", true],
	["trusted", false],
])(
	"channel_binding=require refuses a server that authenticates the user %s without it, with TLS: %s",
	async (user, hasTls) => {
		expect(await login(secured.urlFor(user, "require", hasTls))).toMatch(
			REFUSAL,
		);
	},
);

test("a server that asks for the password in plain text gets it only without channel_binding=require", async () => {
	const received: string[] = [];
	const asking = createServer((socket) => {
		socket.on("error", () => {});
		socket.once("data", () => {
			socket.on("data", (bytes) => received.push(bytes.toString("latin1")));
			// AuthenticationCleartextPassword (PostgreSQL, section 54.7).
			socket.write(Buffer.from("520000000800000003", "hex"));
			setTimeout(() => socket.end(), 200);
		});
	}).listen(0, "127.0.0.1");
	await once(asking, "listening");
	const { port } = asking.address() as AddressInfo;
	const url = `postgres://a:s3cret@127.0.0.1:${port}/a`;
	expect(await login(`${url}?channel_binding=require`)).toMatch(REFUSAL);
	expect(received).toEqual([]);
	await login(`${url}?channel_binding=prefer`);
	expect(received.join("")).toContain("s3cret");
	asking.close();
});

test("a start on a server without channel binding ends with a sentence", async () => {
	const database = openDatabase(secured.urlFor("scram", "require", false));
	const failure = await prepareSchema(database).catch((error) => error);
	await database.close();
	expect(failure).toBeInstanceOf(ConfigError);
	expect(failure.message).toMatch(
		/^DATABASE_URL names a database that cannot be used: the server does not authenticate by/,
	);
});
