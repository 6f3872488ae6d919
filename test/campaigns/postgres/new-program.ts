import pg from "pg";
import type { SchemaMigration } from "../../../server/database/migrations/migration.ts";
import { MIGRATIONS } from "../../../server/database/migrations/migrations.ts";
import { MADE_UP_VERSIONS } from "../../database/migrations/made-up-migrations.ts";

// Loaded before server/main.ts, this turns the program into a later version, which knows the made-up migrations and uses only the new
// column.
const known = MIGRATIONS as SchemaMigration[];
known.push(...MADE_UP_VERSIONS.contracting.slice(known.length));

const OLD = "request_number";
const NEW = "submitted_number";

interface Field {
	readonly name: string;
}

/** The methods of the driver that are replaced. */
interface Driver {
	readonly Client: {
		prototype: { query(first: unknown, ...rest: unknown[]): unknown };
	};
	readonly Result: {
		prototype: { addFields(fields: readonly Field[]): void };
	};
}

const { Client, Result } = pg as unknown as Driver;

const { query } = Client.prototype;
Client.prototype.query = function renamed(first, ...rest) {
	const statement = first as { text?: string } | undefined;
	if (typeof statement?.text === "string")
		statement.text = statement.text.replaceAll(`"${OLD}"`, `"${NEW}"`);
	return query.call(this, first, ...rest);
};

const { addFields } = Result.prototype;
Result.prototype.addFields = function renamed(fields) {
	// When two columns have one name, the driver returns the last: the new column.
	addFields.call(
		this,
		fields.map((field) =>
			field.name === NEW ? { ...field, name: OLD } : field,
		),
	);
};
