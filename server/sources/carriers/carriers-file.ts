import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Inquiry } from "./carrier.ts";
import { CARRIERS_FILE_SCHEMA } from "./carriers-file-schema.ts";

/** One carrier of the file, checked; header names are in lower case and their values complete. */
export interface CarrierEntry {
	readonly scac: string;
	readonly dialect: "dcsa-2.2";
	readonly baseUrl: string;
	readonly eventsPath?: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Absent: as the shipping line is known to want it. */
	readonly stripScacPrefix?: boolean;
	readonly requestTypes?: readonly Inquiry["requestType"][];
	readonly timeLimitMs?: number;
}

/** The carriers file cannot be used. `message` is one line for the operator: file, place in it, what is wrong; never a value of a header. */
export class CarriersFileError extends Error {
	override readonly name = "CarriersFileError";
}

/** The file as it was read, and the environment for the `${NAME}` references in its headers. */
export interface CarriersFile {
	readonly path: string;
	readonly text: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** Headers of the connection or of our own reading; a carrier's entry cannot set them. */
const RESERVED_HEADERS = new Set([
	"accept-encoding",
	"connection",
	"content-length",
	"expect",
	"host",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
]);

type WrittenEntry = Omit<CarrierEntry, "headers"> & {
	readonly headers?: Readonly<Record<string, string>>;
};

function compile(): ValidateFunction<{ carriers: WrittenEntry[] }> {
	return new Ajv({ allErrors: true, verbose: true }).compile(
		CARRIERS_FILE_SCHEMA,
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		// Only the position: the rest of the message quotes the file, which may hold credentials.
		const position = /\(line \d+ column \d+\)/.exec(String(error))?.[0] ?? "";
		throw new CarriersFileError(`is no valid JSON ${position}`.trim());
	}
}

function describe(error: ErrorObject): string {
	const at = error.instancePath || "the whole file";
	if (error.keyword === "additionalProperties") {
		return `${at} has the unknown member "${error.params.additionalProperty}"`;
	}
	if (error.keyword === "required") {
		return `${at} lacks "${error.params.missingProperty}"`;
	}
	const name = error.propertyName ? ` member "${error.propertyName}"` : "";
	return `${at}${name} must be ${error.parentSchema?.description}`;
}

function checked(value: unknown): readonly WrittenEntry[] {
	const validate = compile();
	if (validate(value)) return value.carriers;
	const problems = (validate.errors ?? [])
		.filter((error) => error.keyword !== "propertyNames")
		.map(describe);
	throw new CarriersFileError([...new Set(problems)].slice(0, 20).join("; "));
}

function completed(
	value: string,
	env: CarriersFile["env"],
	at: string,
): string {
	const text = value.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
		const secret = Object.hasOwn(env, name) ? env[name] : undefined;
		if (secret) return secret;
		throw new CarriersFileError(
			`${at} refers to ${name}, which the environment does not have`,
		);
	});
	if (/^[\x20-\x7e]*$/.test(text)) return text;
	throw new CarriersFileError(`${at} must be printable ASCII on one line`);
}

function completeHeaders(
	entry: WrittenEntry,
	index: number,
	env: CarriersFile["env"],
): CarrierEntry {
	const headers = Object.entries(entry.headers ?? {}).map(([name, value]) => {
		const at = `/carriers/${index}/headers/${name}`;
		if (RESERVED_HEADERS.has(name.toLowerCase())) {
			throw new CarriersFileError(`${at} cannot be set`);
		}
		return [name.toLowerCase(), completed(value, env, at)];
	});
	return { ...entry, headers: Object.fromEntries(headers) };
}

/** Reads a carriers file. Throws {@link CarriersFileError}. */
export function readCarriersFile(file: CarriersFile): readonly CarrierEntry[] {
	try {
		return checked(parse(file.text)).map((entry, index) => {
			if (!URL.canParse(entry.baseUrl)) {
				throw new CarriersFileError(
					`/carriers/${index}/baseUrl is no valid address`,
				);
			}
			return completeHeaders(entry, index, file.env);
		});
	} catch (error) {
		if (!(error instanceof CarriersFileError)) throw error;
		throw new CarriersFileError(`${file.path}: ${error.message}`);
	}
}
