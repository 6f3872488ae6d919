/** Statements with a name. A connection keeps each of them, and a text beyond is parsed each time. */
const MOST_NAMES = 2_000;

/** Gives each text of a statement a name of its own; undefined when there are too many. */
export function statementNames(): (text: string) => string | undefined {
	const names = new Map<string, string>();
	return (text) => {
		const known = names.get(text);
		if (known !== undefined || names.size >= MOST_NAMES) return known;
		const name = `landfall_${names.size}`;
		names.set(text, name);
		return name;
	};
}
