import { CompiledQuery, type Kysely, type QueryResult } from "kysely";
import type { Schema } from "./schema.ts";

type Queries = Kysely<Schema>;

/** A query as it is run. */
export interface RunQuery<Row = unknown> extends CompiledQuery<Row> {
	/** Whether its answer is not read, so that a transaction need not wait for it. */
	readonly isUnread?: boolean;
}

/** Builds a query from its arguments: values, lists of values, rows, and lists of rows with the same columns. */
type Build<Arguments extends readonly unknown[], Row> = (
	db: Queries,
	...args: Arguments
) => { compile(db: Queries): CompiledQuery<Row> };

/** A placeholder for a value while a query is compiled. */
class Placeholder {
	readonly index: number;

	constructor(index: number) {
		this.index = index;
	}
}

/** A compiled query for arguments of one shape. */
interface Known<Row> {
	/** Only its text, because the tree that it was built from takes three times as much memory. */
	readonly query: CompiledQuery<Row>;
	/**
	 * For each parameter the placeholder of its argument, a list of them, or a constant. Undefined when the parameters are the values in the
	 * same order, as in most inserts.
	 */
	readonly parameters: readonly unknown[] | undefined;
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** The columns of a row or list of rows; undefined for values. All rows have the columns of the first. */
function columnsOf(argument: unknown): readonly string[] | undefined {
	const first = Array.isArray(argument) ? argument[0] : argument;
	return isRow(first) ? Object.keys(first) : undefined;
}

/** The shape of arguments, on which the text of a query depends. */
function shapeOf(args: readonly unknown[]): string {
	let shape = "";
	for (const argument of args) {
		if (Array.isArray(argument)) shape += argument.length;
		if (isRow(argument)) shape += columnsOf(argument)?.join() ?? "";
		shape += " ";
	}
	return shape;
}

function valuesOf(args: readonly unknown[]): unknown[] {
	const values: unknown[] = [];
	for (const argument of args) {
		const columns = columnsOf(argument);
		const items: readonly unknown[] = Array.isArray(argument)
			? argument
			: [argument];
		if (columns === undefined) values.push(...items);
		else {
			for (const row of items as readonly Record<string, unknown>[]) {
				for (const column of columns) values.push(row[column]);
			}
		}
	}
	return values;
}

/** Arguments of the same shape with a placeholder for each value, counted in the order of {@link valuesOf}. */
function placeholdersFor(args: readonly unknown[]): unknown[] {
	let count = 0;
	return args.map((argument) => {
		const columns = columnsOf(argument);
		const one = () =>
			columns === undefined
				? new Placeholder(count++)
				: Object.fromEntries(
						columns.map((column) => [column, new Placeholder(count++)]),
					);
		return Array.isArray(argument) ? argument.map(one) : one();
	});
}

function compile<Arguments extends readonly unknown[], Row>(
	build: Build<Arguments, Row>,
	db: Queries,
	args: Arguments,
): Known<Row> {
	const { sql, parameters } = build(
		db,
		...(placeholdersFor(args) as never),
	).compile(db);
	const places = parameters.map((one) =>
		one instanceof Placeholder ? one.index : undefined,
	);
	const count = valuesOf(args).length;
	const used = parameters.flat().filter((one) => one instanceof Placeholder);
	if (new Set(used.map(({ index }) => index)).size !== count) {
		throw new Error(`an argument is not a parameter of ${sql}`);
	}
	const isInOrder =
		places.length === count && places.every((place, index) => place === index);
	return {
		query: CompiledQuery.raw(sql) as CompiledQuery<Row>,
		parameters: isInOrder ? undefined : parameters,
	};
}

function parametersOf<Row>(
	{ parameters }: Known<Row>,
	args: readonly unknown[],
): readonly unknown[] {
	const values = valuesOf(args);
	if (!parameters) return values;
	const bound = (one: unknown) =>
		one instanceof Placeholder ? values[one.index] : one;
	return parameters.map((one) =>
		Array.isArray(one) ? one.map(bound) : bound(one),
	);
}

/**
 * Runs a query that is compiled once for each shape of its arguments: the lengths of lists and the columns of rows. Building a query
 * costs more than running it. While it is compiled, placeholders stand for the values, so `build` may only pass its arguments on. The
 * adapter distinguishes database dialects.
 */
function compiled<Arguments extends readonly unknown[], Row>(
	build: Build<Arguments, Row>,
	isUnread = false,
): (db: Queries, ...args: Arguments) => Promise<QueryResult<Row>> {
	const byAdapter = new WeakMap<object, Map<string, Known<Row>>>();
	return (db, ...args) => {
		const { adapter } = db.getExecutor();
		const byShape = byAdapter.get(adapter) ?? new Map<string, Known<Row>>();
		byAdapter.set(adapter, byShape);
		const shape = shapeOf(args);
		const known = byShape.get(shape) ?? compile(build, db, args);
		byShape.set(shape, known);
		const parameters = parametersOf(known, args);
		const query: RunQuery<Row> = { ...known.query, parameters, isUnread };
		return db.executeQuery<Row>(query);
	};
}

/** A query that is compiled once and resolves to its rows, inside or outside a transaction. */
export function compiledRead<Arguments extends readonly unknown[], Row>(
	build: Build<Arguments, Row>,
): (db: Queries, ...args: Arguments) => Promise<Row[]> {
	const run = compiled(build);
	return async (db, ...args) => (await run(db, ...args)).rows;
}

/** A write that is compiled once and resolves to the number of changed rows. */
export function compiledCountedWrite<Arguments extends readonly unknown[]>(
	build: Build<Arguments, unknown>,
): (db: Queries, ...args: Arguments) => Promise<number> {
	const run = compiled(build);
	return async (db, ...args) =>
		Number((await run(db, ...args)).numAffectedRows ?? 0);
}

/**
 * A write that is compiled once. In a transaction on PostgreSQL it is only sent: its error fails the next statement with an answer, or
 * the commit.
 */
export function compiledWrite<Arguments extends readonly unknown[]>(
	build: Build<Arguments, unknown>,
): (db: Queries, ...args: Arguments) => Promise<void> {
	const run = compiled(build, true);
	return async (db, ...args) => void (await run(db, ...args));
}
