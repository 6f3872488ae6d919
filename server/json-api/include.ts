import { ApiError } from "../http/api-error.ts";

/** Names one record. */
export interface ResourceIdentifier {
	readonly type: string;
	readonly id: string;
}

/** A record as far as its relationships matter. */
export interface LinkedResource {
	readonly relationships: Readonly<
		Record<
			string,
			{
				readonly data:
					| ResourceIdentifier
					| readonly ResourceIdentifier[]
					| null;
			}
		>
	>;
}

/** Reads a comma list of relationship names; a name that is not `allowed` is a 400 that names it. */
export function readInclude<Name extends string>(
	include: string | undefined,
	allowed: readonly Name[],
): Name[] {
	const wanted = [
		...new Set((include ?? "").split(",").map((name) => name.trim())),
	].filter((name) => name !== "");
	const unknown = wanted.filter((name) => !allowed.includes(name as Name));
	if (unknown.length > 0) {
		throw new ApiError(400, {
			code: "unknown_include",
			detail: `${unknown.join(", ")} cannot be included here; these can: ${allowed.join(", ")}`,
			source: { parameter: "include" },
		});
	}
	return wanted as Name[];
}

/** Collects the records that the named relationships of some records refer to, each once. */
export function linkedIdentifiers(
	resources: readonly LinkedResource[],
	names: readonly string[],
): ResourceIdentifier[] {
	const found = new Map<string, ResourceIdentifier>();
	for (const { relationships } of resources) {
		for (const name of names) {
			for (const identifier of [relationships[name]?.data ?? []].flat()) {
				found.set(`${identifier.type} ${identifier.id}`, identifier);
			}
		}
	}
	return [...found.values()];
}
