import { readFileSync } from "node:fs";
import { Script } from "node:vm";

const IMPORT = /^import \{([^}]*)\} from "([^"]+)";\n/gm;

/** Libraries whose browser builds put what they export into a global variable. */
export type Globals = Readonly<Record<string, string>>;

/**
 * One script out of a module and all that it imports, each once and after what it needs itself. Throws when a module
 * imports a package that is not among the globals, and when two modules define the same name: the script is one scope.
 */
export function joinModules(entry: URL, globals: Globals): string {
	const fromGlobals = new Map<string, Set<string>>();
	const texts = new Map<string, string>();

	function add(module: URL): void {
		if (texts.has(module.href)) return;
		texts.set(module.href, "");
		const source = readFileSync(module, "utf8");
		for (const [, names = "", specifier = ""] of source.matchAll(IMPORT)) {
			if (specifier.startsWith(".")) add(new URL(specifier, module));
			else addNames(specifier, names);
		}
		// A map keeps the place of a first entry; the module belongs behind what it imports.
		texts.delete(module.href);
		texts.set(
			module.href,
			source.replaceAll(IMPORT, "").replaceAll(/^export /gm, ""),
		);
	}
	function addNames(specifier: string, names: string): void {
		const global = globals[specifier];
		if (global === undefined)
			throw new Error(`${specifier} has no browser build on the page`);
		const known = fromGlobals.get(global) ?? new Set();
		for (const name of names.split(","))
			if (name.trim()) known.add(name.trim());
		fromGlobals.set(global, known);
	}

	add(entry);
	const taken = [...fromGlobals].map(
		([global, names]) => `const { ${[...names].join(", ")} } = ${global};\n`,
	);
	const script = [...taken, ...texts.values()].join("\n");
	// Compiled, not run: this finds a name that is defined twice before a browser does.
	new Script(script);
	return script;
}
