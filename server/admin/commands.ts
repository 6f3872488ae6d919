import {
	insertAccount,
	listAccounts,
	setEntitlement,
} from "../resources/accounts/account-queries.ts";
import { nameOfApiKey } from "../resources/accounts/api-key.ts";
import {
	insertApiKey,
	listApiKeys,
	revokeApiKey,
} from "../resources/accounts/api-key-queries.ts";
import { toInstant } from "../runtime/clock.ts";
import type { Account } from "../services/account.ts";
import { ENTITLEMENTS, type Entitlement } from "../services/account.ts";
import { accountLeavingCommands } from "./account-leaving.ts";
import { backupCommands } from "./backup-commands.ts";
import { carrierCheckCommand } from "./carrier-check.ts";
import {
	type AdminCommand,
	type AdminContext,
	type AdminResult,
	CommandError,
} from "./command.ts";
import { databaseCommands } from "./database-commands.ts";
import { doctorCommand } from "./doctor.ts";
import { accountNamed } from "./named-account.ts";
import { retentionCommands } from "./retention-commands.ts";
import type { TableRow } from "./table.ts";

function now(): string {
	return toInstant(new Date());
}

function describe(account: Account): TableRow {
	return {
		name: account.name,
		id: account.id,
		entitlements: account.entitlements,
	};
}

function entitlementNamed(name: string | undefined): Entitlement {
	const entitlement = ENTITLEMENTS.find((known) => known === name);
	if (entitlement) return entitlement;
	throw new CommandError(
		`an entitlement is one of: ${ENTITLEMENTS.join(", ")}`,
	);
}

async function changeEntitlement(
	{ openDatabase }: AdminContext,
	[name, wanted]: readonly string[],
	isEntitled: boolean,
): Promise<AdminResult> {
	const database = await openDatabase();
	const entitlement = entitlementNamed(wanted);
	const account = await accountNamed(database, name);
	const changed = await setEntitlement(
		database.db,
		account,
		entitlement,
		isEntitled,
	);
	const verb = isEntitled ? "has" : "no longer has";
	return {
		message: `account ${changed.name} ${verb} ${entitlement}\n`,
		data: describe(changed),
	};
}

/** Every command of `npm run admin`. */
export const adminCommands: readonly AdminCommand[] = [
	{
		words: "account create",
		usage: "account create <name>",
		summary: "adds an account",
		operands: 1,
		isFirst: true,
		async run({ openDatabase }, [name = ""]) {
			const database = await openDatabase();
			if (!/^\S(.{0,98}\S)?$/u.test(name))
				throw new CommandError(
					"an account's name has 1 to 100 characters, and no space at its ends",
				);
			try {
				const isFirst = (await listAccounts(database.db)).length === 0;
				const entitlements = isFirst ? ENTITLEMENTS : [];
				const account = await insertAccount(
					database.db,
					name,
					now(),
					entitlements,
				);
				return {
					message: `account ${name} created\n`,
					data: describe(account),
				};
			} catch (error) {
				if (database.isUniqueViolation(error))
					throw new CommandError(
						`there is an account ${JSON.stringify(name)} already`,
					);
				throw error;
			}
		},
	},
	{
		words: "account list",
		usage: "account list",
		summary: "lists the accounts",
		operands: 0,
		async run({ openDatabase }) {
			const database = await openDatabase();
			const accounts = await listAccounts(database.db);
			return {
				data: accounts.map((account) => ({
					...describe(account),
					created_at: account.createdAt,
				})),
			};
		},
	},
	{
		words: "account entitle",
		usage: "account entitle <name> <entitlement>",
		summary: `grants a paid feature: ${ENTITLEMENTS.join(", ")}`,
		operands: 2,
		run: (context, operands) => changeEntitlement(context, operands, true),
	},
	{
		words: "account withdraw",
		usage: "account withdraw <name> <entitlement>",
		summary: "withdraws a paid feature",
		operands: 2,
		run: (context, operands) => changeEntitlement(context, operands, false),
	},
	...accountLeavingCommands,
	{
		words: "key create",
		usage: "key create <account name>",
		summary: "creates an API key and shows it only now",
		operands: 1,
		async run({ openDatabase }, [name]) {
			const database = await openDatabase();
			const account = await accountNamed(database, name);
			const { key, row } = await insertApiKey(database.db, account.id, now());
			return {
				message: `${key}\n`,
				data: { key, prefix: row.prefix, account: account.name },
			};
		},
	},
	{
		words: "key list",
		usage: "key list <account name>",
		summary: "lists the keys of an account, without the keys themselves",
		operands: 1,
		async run({ openDatabase }, [name]) {
			const database = await openDatabase();
			const account = await accountNamed(database, name);
			const keys = await listApiKeys(database.db, account.id);
			return {
				data: keys.map(({ prefix, created_at, revoked_at }) => ({
					prefix,
					created_at,
					revoked_at,
				})),
			};
		},
	},
	{
		words: "key revoke",
		usage: "key revoke <prefix>",
		summary: "revokes a key within a second",
		operands: 1,
		async run({ openDatabase }, [given = ""]) {
			const database = await openDatabase();
			// A whole key is taken too, and never repeated: it is a secret.
			const { prefix, hash } = nameOfApiKey(given);
			const isRevoked = await revokeApiKey(database.db, prefix, now(), hash);
			if (!isRevoked) {
				const whole = hash ? ", the prefix of the given key" : "";
				throw new CommandError(
					`there is no active key ${JSON.stringify(prefix)}${whole}; key list shows the prefixes`,
				);
			}
			return {
				message: `key ${prefix} revoked\n`,
				data: { prefix, revoked: true },
			};
		},
	},
	carrierCheckCommand,
	...databaseCommands,
	...backupCommands,
	...retentionCommands,
	doctorCommand,
];
