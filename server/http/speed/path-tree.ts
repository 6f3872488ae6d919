/** A matching path template with the values of its parameters. */
export interface FoundPath<T> {
	readonly value: T;
	readonly parameters: Record<string, string>;
}

interface Branch<T> {
	readonly literals: Map<string, Branch<T>>;
	parameter: { readonly name: string; readonly branch: Branch<T> } | undefined;
	value: T | undefined;
}

function newBranch<T>(): Branch<T> {
	return { literals: new Map(), parameter: undefined, value: undefined };
}

function decoded(segment: string): string | undefined {
	if (!segment.includes("%")) return segment;
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}

/**
 * A tree of path templates such as `/shipments/{id}`. Paths match segment by segment, literals before parameters, in exact
 * spelling.
 */
export class PathTree<T> {
	readonly #root = newBranch<T>();

	/** Adds a template. */
	add(template: string, value: T): void {
		let branch = this.#root;
		for (const segment of template.split("/").slice(1)) {
			const name = /^\{(\w+)\}$/.exec(segment)?.[1];
			if (name === undefined) {
				const next = branch.literals.get(segment) ?? newBranch<T>();
				branch.literals.set(segment, next);
				branch = next;
			} else {
				branch.parameter ??= { name, branch: newBranch<T>() };
				branch = branch.parameter.branch;
			}
		}
		branch.value = value;
	}

	/** Finds the template of a path; undefined when there is none. */
	find(path: string): FoundPath<T> | undefined {
		const parameters: Record<string, string> = {};
		let branch = this.#root;
		for (let start = 1; start <= path.length; ) {
			const slash = path.indexOf("/", start);
			const end = slash < 0 ? path.length : slash;
			const segment = path.slice(start, end);
			start = end + 1;
			const literal = branch.literals.get(segment);
			if (literal) {
				branch = literal;
				continue;
			}
			const value = segment === "" ? undefined : decoded(segment);
			if (!branch.parameter || value === undefined) return undefined;
			parameters[branch.parameter.name] = value;
			branch = branch.parameter.branch;
		}
		return branch.value === undefined
			? undefined
			: { value: branch.value, parameters };
	}
}
