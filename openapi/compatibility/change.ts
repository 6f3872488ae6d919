/** The effect of a change on clients written against the earlier contract. */
export const SEVERITIES = ["breaking", "additive", "cosmetic"] as const;

/** One of the severities. */
export type Severity = (typeof SEVERITIES)[number];

/** Who writes a value: the client, or Landfall in a reply or a notification. */
export type Direction = "request" | "reply";

/** A difference between two contracts. */
export interface Change {
	readonly severity: Severity;
	/** The place: an operation, a webhook or a component, and the path of members within it. */
	readonly place: string;
	/** A description of the change. */
	readonly text: string;
	/** The operations and webhooks that it affects. */
	readonly users: readonly string[];
}

/** A place in both contracts. */
export interface Place {
	/** The operation, webhook or component. */
	readonly scope: string;
	/** The path of members within it, such as `data.attributes.number`. */
	readonly path: string;
	readonly direction: Direction;
}

/** The place of a member. */
export function within(place: Place, member: string): Place {
	const separator = place.path === "" || member.startsWith("[") ? "" : ".";
	return { ...place, path: `${place.path}${separator}${member}` };
}

/** The place of a component in requests or replies. */
export function ofComponent(name: string, direction: Direction): Place {
	const side = direction === "request" ? "in requests" : "in replies";
	return { scope: `${name} (${side})`, path: "", direction };
}

/** Collects the changes of a comparison. */
export class ChangeLog {
	readonly #found = new Map<string, Omit<Change, "users">>();
	readonly #scopes = new Map<string, string>();
	/** The scopes that refer to each component. */
	readonly #parents = new Map<string, Set<string>>();

	/** Records that a scope refers to a component. Returns whether the component is new to the log. */
	refer(scope: string, component: string): boolean {
		const parents = this.#parents.get(component);
		if (parents) parents.add(scope);
		else this.#parents.set(component, new Set([scope]));
		return parents === undefined;
	}

	/** Adds a change of this severity. */
	add(severity: Severity, { scope, path }: Place, text: string): void {
		const place = [scope, path].filter(Boolean).join(" › ");
		const key = JSON.stringify([place, text, severity]);
		this.#found.set(key, { severity, place, text });
		this.#scopes.set(key, scope);
	}

	/** Adds a change that allows fewer values: breaking in requests, harmless in replies. */
	narrower(place: Place, text: string): void {
		const isBreaking = place.direction === "request";
		this.add(isBreaking ? "breaking" : "additive", place, text);
	}

	/** Adds a change that allows more values: breaking in replies, harmless in requests. */
	wider(place: Place, text: string): void {
		const isBreaking = place.direction === "reply";
		this.add(isBreaking ? "breaking" : "additive", place, text);
	}

	/** The operations and webhooks that refer to a scope. */
	#usersOf(scope: string): string[] {
		const seen = new Set([scope]);
		for (const reached of seen)
			for (const parent of this.#parents.get(reached) ?? []) seen.add(parent);
		return [...seen].filter((reached) => !this.#parents.has(reached));
	}

	/** All changes, the breaking ones first. */
	changes(): Change[] {
		return [...this.#found]
			.map(([key, change]) => ({
				...change,
				users: this.#usersOf(this.#scopes.get(key) ?? ""),
			}))
			.sort(
				(one, other) =>
					SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
			);
	}
}
