import { groups } from "../groups.ts";
import type { CallOptions, LandfallClient } from "../index.ts";
import { type OperationId, requestLines } from "../operations.ts";
import { UsageError } from "./call.ts";
import type { AnyRecord } from "./record-text.ts";

/** An untyped query. */
type Ask = Readonly<Record<string, unknown>>;

/** A group of operations with a method for reading records. */
interface Readable {
	get?(id: string, ask: Ask, options: CallOptions): Promise<AnyRecord>;
	list?(ask: Ask, options: CallOptions): AsyncIterable<AnyRecord>;
}

const inKebabCase = (name: string) =>
	name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How many ids a command gives to a method. Records whose paths need more, such as options of a custom field, are no kinds. */
const IDS: Readonly<Record<keyof Readable, number>> = { get: 1, list: 0 };

const namesWith = (method: keyof Readable) =>
	Object.entries<Readonly<Record<string, OperationId>>>(groups)
		.filter(([, { [method]: id }]) => {
			const idCount = id && requestLines[id].split("{").length - 1;
			return idCount === IDS[method];
		})
		.map(([name]) => name);

/**
 * Returns the client's method for a kind of record as the command line names it: `shipments`, `tracking-requests`. Throws
 * {@link UsageError} for an unknown kind.
 */
export function methodOf<Name extends keyof Readable>(
	client: LandfallClient,
	kind: string,
	name: Name,
): NonNullable<Readable[Name]> {
	const names = namesWith(name);
	const group = names.find((one) => inKebabCase(one) === kind);
	const methods = client[group as keyof LandfallClient] as Readable | undefined;
	const method = methods?.[name];
	if (method) return method;
	const kinds = names.map(inKebabCase).join(", ");
	throw new UsageError(`there is no kind "${kind}"; choose one of ${kinds}`);
}

/** Splits `--include` into paths at its commas. */
export const includeOf = (text: string | undefined) =>
	text === undefined ? {} : { include: text.split(",") };
