import { readFileSync } from "node:fs";
import {
	Ajv,
	type ErrorObject,
	type SchemaObject,
	type ValidateFunction,
} from "ajv";
import { memberName } from "../../runtime/json-pointer.ts";
import { SettingsFileError } from "./settings-error.ts";
import { parseYaml, type SettingsDocument } from "./settings-yaml.ts";

/** The text of a settings file, and the environment for its `${NAME}` references. */
export interface SettingsFile {
	readonly path: string;
	readonly text: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** Maximum depth of values; valid files have at most ten levels. */
const DEEPEST = 50;

/** Maximum problems in one message. */
const MOST_PROBLEMS = 20;

/** Reads the file at the path that an environment variable names. Throws {@link SettingsFileError} when it cannot be read. */
export function openSettingsFile(
	variable: string,
	path: string,
	env: SettingsFile["env"],
): SettingsFile {
	try {
		return { path, text: readFileSync(path, "utf8"), env };
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		throw new SettingsFileError(
			code === "ENOENT"
				? `${variable} names ${path}: there is no such file`
				: `${variable} names ${path}, which cannot be read (${code ?? message})`,
		);
	}
}

/** The place of a value by member names and indexes, and a complaint: a sentence whose subject is the place. */
export type SettingsProblem = readonly [
	path: readonly (string | number)[],
	complaint: string,
];

/** Problems with a part of a file, with their places in the whole. */
export function* below(
	place: SettingsProblem[0],
	problems: Iterable<SettingsProblem>,
): Generator<SettingsProblem> {
	for (const [path, complaint] of problems)
		yield [[...place, ...path], complaint];
}

/** Finds the problems that a schema cannot express in settings that follow it. */
type Check<T> = (settings: T) => Iterable<SettingsProblem>;

/** Reports a problem. */
type Complain = (...problem: SettingsProblem) => void;

/** Replaces every `${NAME}` in texts from the environment. */
function completed(
	value: unknown,
	env: SettingsFile["env"],
	complain: Complain,
	path: readonly string[] = [],
): unknown {
	if (path.length > DEEPEST)
		throw new SettingsFileError("is nested too deeply");
	if (typeof value === "string") {
		return value.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
			const found = Object.hasOwn(env, name) ? env[name] : undefined;
			if (found) return found;
			complain(path, `refers to ${name}, which the environment does not have`);
			return "";
		});
	}
	if (Array.isArray(value)) {
		return value.map((item, index) =>
			completed(item, env, complain, [...path, String(index)]),
		);
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, member]) => [
			name,
			completed(member, env, complain, [...path, name]),
		]),
	);
}

function pathOf(pointer: string): string[] {
	return pointer.split("/").slice(1).map(memberName);
}

/** The schema of names reports invalid names itself, and `anyOf` that none of its branches fits. */
function isSaidElsewhere({ keyword, schemaPath }: ErrorObject): boolean {
	return keyword === "propertyNames" || /\/anyOf\/\d+\//.test(schemaPath);
}

function complaintOf(error: ErrorObject, document: SettingsDocument): string {
	if (error.keyword === "additionalProperties") {
		const name: string = error.params.additionalProperty;
		const line = document.lineOf([...pathOf(error.instancePath), name]);
		// As JSON, because the name in a file of another kind can have control characters.
		return `has the unknown member ${JSON.stringify(name)} (line ${line})`;
	}
	if (error.keyword === "required") {
		return `lacks "${error.params.missingProperty}"`;
	}
	const name = error.propertyName ? `member "${error.propertyName}" ` : "";
	return `${name}must be ${error.parentSchema?.description}`;
}

function problemsOf(document: SettingsDocument) {
	const problems = new Set<string>();
	return {
		problems,
		complain: (...[path, complaint]: SettingsProblem) => {
			const at = path.length === 0 ? "the whole file" : `/${path.join("/")}`;
			const line = path.length === 0 ? "" : ` (line ${document.lineOf(path)})`;
			problems.add(`${at}${line} ${complaint}`);
		},
	};
}

const validators = new WeakMap<SchemaObject, ValidateFunction>();

/** The validator of a schema, compiled once. */
function validatorOf(schema: SchemaObject): ValidateFunction {
	const options = { allErrors: true, verbose: true, discriminator: true };
	const validate = validators.get(schema) ?? new Ajv(options).compile(schema);
	validators.set(schema, validate);
	return validate;
}

function read<T>(
	{ text, env }: SettingsFile,
	schema: SchemaObject,
	check: Check<T>,
): T {
	const document = parseYaml(text);
	const { problems, complain } = problemsOf(document);
	const refuse = () => {
		const shown = [...problems].slice(0, MOST_PROBLEMS);
		return new SettingsFileError(shown.join("; "));
	};
	// A file with nothing but comments leaves everything out.
	const value = completed(document.value ?? {}, env, complain);
	if (problems.size > 0) throw refuse();
	const validate = validatorOf(schema);
	const isOfSchema = validate(value);
	for (const error of validate.errors ?? []) {
		if (isSaidElsewhere(error)) continue;
		complain(pathOf(error.instancePath), complaintOf(error, document));
	}
	if (isOfSchema) for (const problem of check(value as T)) complain(...problem);
	if (problems.size > 0) throw refuse();
	return value as T;
}

/**
 * Reads a settings file: YAML (so JSON too), with `${NAME}` in any text replaced from the environment, checked against a
 * JSON Schema (draft-07). Each `description` of the schema completes the sentence "… must be". `discriminator` selects
 * between alternatives. `check` finds what the schema cannot express.
 * Throws {@link SettingsFileError} that names the file, each place with its line, and what was expected.
 */
export function readSettingsFile<T>(
	file: SettingsFile,
	schema: SchemaObject,
	check: Check<T> = () => [],
): T {
	try {
		return read(file, schema, check);
	} catch (error) {
		if (!(error instanceof SettingsFileError)) throw error;
		throw new SettingsFileError(`${file.path}: ${error.message}`);
	}
}
