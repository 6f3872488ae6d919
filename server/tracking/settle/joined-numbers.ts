/** Joins document numbers that are named together, directly or through others. Maps every number to the representative of its set. */
export function joinedNumbers(
	groups: Iterable<readonly string[]>,
): ReadonlyMap<string, string> {
	const parents = new Map<string, string>();
	const rootOf = (text: string): string => {
		let root = text;
		for (
			let parent = parents.get(root);
			parent !== undefined && parent !== root;
			parent = parents.get(root)
		) {
			root = parent;
		}
		// Path compression.
		for (let at = text; at !== root; ) {
			const next = parents.get(at) ?? root;
			parents.set(at, root);
			at = next;
		}
		parents.set(root, root);
		return root;
	};
	for (const group of groups) {
		const [first] = group;
		if (first === undefined) continue;
		rootOf(first);
		for (const other of group) {
			// Most groups name the numbers of earlier ones.
			if (parents.get(other) === parents.get(first)) continue;
			const a = rootOf(first);
			const b = rootOf(other);
			if (a < b) parents.set(b, a);
			else parents.set(a, b);
		}
	}
	return new Map([...parents.keys()].map((key) => [key, rootOf(key)]));
}
