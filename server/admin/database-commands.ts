import { distribute, distributionStatements } from "../database/distribute.ts";
import { migrate, readSchemaStatus } from "../database/migrate.ts";
import { type AdminCommand, CommandError } from "./command.ts";
import { toTable } from "./table.ts";

/** The commands of `npm run admin -- database`. */
export const databaseCommands: readonly AdminCommand[] = [
	{
		words: "database status",
		usage: "database status",
		summary:
			"lists the changes of the schema; fails when this version cannot run on it",
		operands: 0,
		async run({ openAnySchema }) {
			const { migrations, misfit, isEmpty } = await readSchemaStatus(
				await openAnySchema(),
			);
			const table = toTable(migrations.map((one) => ({ ...one })));
			return {
				message:
					misfit === undefined
						? table
						: `${table}DATABASE_URL names ${misfit}\n`,
				data: migrations.map((one) => ({ ...one })),
				// A start makes the tables of an empty database.
				isFailure: misfit !== undefined && !isEmpty,
			};
		},
	},
	{
		words: "database migrate",
		usage: "database migrate [--contract]",
		summary: "updates the schema beside running programs",
		operands: 0,
		isFirst: true,
		isLong: true,
		async run({ openAnySchema, isContracting }) {
			const database = await openAnySchema();
			const { applied, waiting } = await migrate(database, { isContracting });
			const { misfit } = await readSchemaStatus(database);
			if (misfit !== undefined)
				throw new CommandError(`DATABASE_URL names ${misfit}`);
			const done =
				applied.length === 0
					? ["nothing to apply"]
					: applied.map((name) => `${name} applied`);
			const left = waiting
				? [
						`${waiting.name} is not applied: it breaks programs that do not know ${waiting.contractsTo}; apply it with --contract when none of them runs`,
					]
				: [];
			return {
				message: `${[...done, ...left].join("\n")}\n`,
				data: { applied, waiting: waiting?.name ?? null },
			};
		},
	},
	{
		words: "database distribute",
		usage: "database distribute [--apply]",
		summary: "prints the SQL that distributes PostgreSQL by account with Citus",
		operands: 0,
		isLong: true,
		async run({ openDatabase, isApplying }) {
			if (!isApplying) {
				const statements = distributionStatements();
				return {
					message: statements.map((one) => `${one};\n`).join(""),
					data: { statements },
				};
			}
			const distributed = await distribute(await openDatabase());
			return {
				message:
					distributed.length === 0
						? "nothing to distribute\n"
						: distributed.map((table) => `${table} distributed\n`).join(""),
				data: { distributed },
			};
		},
	},
];
