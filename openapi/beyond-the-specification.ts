/** The kinds of additions beyond the specification, as values of `x-beyond`: who else has the addition. */
export const KINDS = {
	"public-api": {
		title: "In the public API",
		text: "The public API that Landfall follows has it; the specification leaves it open.",
	},
	landfall: {
		title: "Landfall's own",
		text: "Neither the specification nor the public API has it.",
	},
} as const;

/** One of the kinds. */
type Kind = keyof typeof KINDS;

/** An addition beyond the specification. */
export interface Beyond {
	readonly kind: Kind;
	readonly group:
		| "Operations"
		| "Parameters and headers"
		| "Members"
		| "Values";
	/** Its place, as readers name it. */
	readonly place: string;
	/** Its description; empty for a value. */
	readonly text: string;
}

interface Node {
	readonly [member: string]: unknown;
	readonly "x-beyond"?: Kind | Readonly<Record<string, Kind>>;
	readonly const?: unknown;
	readonly description?: string;
	readonly name?: string;
	readonly operationId?: string;
	readonly summary?: string;
}

type Nodes = Readonly<Record<string, Node>>;

/** The parts of a bundled contract that can be marked. */
export interface Marked {
	readonly paths: Readonly<Record<string, Nodes>>;
	readonly components: Readonly<
		Partial<Record<"parameters" | "headers" | "schemas", Nodes>>
	>;
}

function firstSentence({ description = "" }: Node): string {
	const [sentence = ""] = description.split(/(?<=\.)\s|\n\n/);
	return sentence.replaceAll(/\s+/g, " ").replace(/:$/, ".");
}

/** The marks of a node: one for the whole node, or one for each marked value. */
function marksOf(node: Node, group: Beyond["group"], place: string): Beyond[] {
	const mark = node["x-beyond"];
	if (mark === undefined) return [];
	if (typeof mark !== "string")
		return Object.entries(mark).map(([value, kind]) => ({
			kind,
			group: "Values",
			place: `${place} = ${value}`,
			text: "",
		}));
	if (node.const !== undefined && group === "Members")
		return [
			{
				kind: mark,
				group: "Values",
				place: `${place} = ${node.const}`,
				text: "",
			},
		];
	const text = node.summary ? `${node.summary}.` : firstSentence(node);
	return [{ kind: mark, group, place, text }];
}

/** The marks within a schema. Each place is the path of member names to it. */
function marksOfSchema(schema: unknown, place: string): Beyond[] {
	if (Array.isArray(schema))
		return schema.flatMap((one) => marksOfSchema(one, place));
	if (schema === null || typeof schema !== "object") return [];
	const {
		examples: _,
		"x-enum-descriptions": __,
		properties,
		...rest
	} = schema as Node;
	return [
		...marksOf(schema as Node, "Members", place),
		...Object.entries((properties ?? {}) as Nodes).flatMap(([name, member]) =>
			marksOfSchema(member, `${place}.${name}`),
		),
		...Object.values(rest).flatMap((part) => marksOfSchema(part, place)),
	];
}

function marksOfOperation(
	path: string,
	method: string,
	operation: Node,
): Beyond[] {
	const parameters = (operation.parameters ?? []) as readonly Node[];
	return [
		...marksOf(operation, "Operations", `${method.toUpperCase()} ${path}`),
		...parameters.flatMap((parameter) =>
			marksOf(
				parameter,
				"Parameters and headers",
				`${parameter.name} of ${operation.operationId}`,
			),
		),
	];
}

/** The name of a shared parameter, with its key where several have the name. */
function nameOf({ name }: Node, key: string, parameters: Nodes): string {
	const same = Object.values(parameters).filter((one) => one.name === name);
	return same.length > 1 ? `${name} (${key})` : String(name);
}

/** Everything in a bundled contract that is marked `x-beyond`. A webhook has the mark of its event in `EventName`. */
export function beyondOf({ paths, components }: Marked): Beyond[] {
	const { parameters = {}, headers = {}, schemas = {} } = components;
	return [
		...Object.entries(paths).flatMap(([path, item]) =>
			Object.entries(item)
				.filter(([method]) => method !== "parameters")
				.flatMap(([method, operation]) =>
					marksOfOperation(path, method, operation),
				),
		),
		...Object.entries(parameters).flatMap(([key, parameter]) =>
			marksOf(
				parameter,
				"Parameters and headers",
				nameOf(parameter, key, parameters),
			),
		),
		...Object.entries(headers).flatMap(([name, header]) =>
			marksOf(header, "Parameters and headers", `${name} of replies`),
		),
		...Object.entries(schemas).flatMap(([name, schema]) =>
			marksOfSchema(schema, name),
		),
	];
}

const GROUPS: readonly Beyond["group"][] = [
	"Operations",
	"Parameters and headers",
	"Members",
	"Values",
];

function section(marks: readonly Beyond[], group: Beyond["group"]): string[] {
	const rows = marks.filter((mark) => mark.group === group);
	if (rows.length === 0) return [];
	return [
		`### ${group}`,
		"",
		...rows.map(({ place, text }) => `- \`${place}\`${text && `: ${text}`}`),
		"",
	];
}

/** The page that lists what goes beyond the specification. */
export function beyondPage(contract: Marked): string {
	const marks = beyondOf(contract);
	return [
		"# Beyond the specification",
		"",
		"Made from the contract by `npm run generate`. Do not edit.",
		"",
		"Landfall keeps the interface specification that it was built to. What goes beyond it bears `x-beyond` in the contract, with its",
		"kind. A mark covers all that is within, except what has a mark of its own.",
		"",
		...Object.entries(KINDS).flatMap(([kind, { title, text }]) => {
			const own = marks.filter((mark) => mark.kind === kind);
			return [
				`## ${title}`,
				"",
				`\`x-beyond: ${kind}\`. ${text}`,
				"",
				...GROUPS.flatMap((group) => section(own, group)),
			];
		}),
	]
		.join("\n")
		.trimEnd()
		.concat("\n");
}
