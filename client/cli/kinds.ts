import { groups } from "../groups.ts";
import type { CallOptions, LandfallClient } from "../index.ts";
import { UsageError } from "./call.ts";
import type { AnyRecord } from "./record-text.ts";

/** What a command asks a group of operations. The server refuses what the contract does not have. */
type Ask = Readonly<Record<string, unknown>>;

/** A group of operations whose records can be read by any name. */
interface Readable {
	get?(id: string, ask: Ask, options: CallOptions): Promise<AnyRecord>;
	list?(ask: Ask, options: CallOptions): AsyncIterable<AnyRecord>;
}

const inKebabCase = (name: string) =>
	name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const namesWith = (method: keyof Readable) =>
	Object.entries(groups)
		.filter(([, methods]) => method in methods)
		.map(([name]) => name);

/** Returns the method of a kind of records as it is named on the command line: `shipments`, `tracking-requests`. Throws {@link UsageError}. */
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

/** Returns `include` as paths: commas separate them on the command line. */
export const includeOf = (text: string | undefined) =>
	text === undefined ? {} : { include: text.split(",") };
