import { dirname, resolve } from "node:path";
import ts from "typescript";

/** The folder of snippets, where their relative imports start. */
const FOLDER = import.meta.dirname;

/** A message of the compiler: its number and its words. */
export interface Complaint {
	readonly code: number;
	readonly text: string;
}

function compilerOptions(): ts.CompilerOptions {
	const file = resolve(FOLDER, "../../tsconfig.json");
	const { config } = ts.readConfigFile(file, ts.sys.readFile) as {
		config: unknown;
	};
	return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}

/** Compiles each text as a file of this folder, all in one program, and returns the compiler's messages for each. */
export function compile(snippets: readonly string[]): Complaint[][] {
	const texts = new Map(
		snippets.map((text, index) => [
			resolve(FOLDER, `snippet-${index}.ts`),
			text,
		]),
	);
	const options = compilerOptions();
	const host = ts.createCompilerHost(options);
	const onDisk = { ...host };
	host.fileExists = (file) => texts.has(file) || onDisk.fileExists(file);
	host.readFile = (file) => texts.get(file) ?? onDisk.readFile(file);
	host.getSourceFile = (file, version) => {
		const text = texts.get(file);
		return text === undefined
			? onDisk.getSourceFile(file, version)
			: ts.createSourceFile(file, text, version);
	};
	const program = ts.createProgram([...texts.keys()], options, host);
	return [...texts.keys()].map((file) => {
		const source = program.getSourceFile(file);
		return [
			...program.getSyntacticDiagnostics(source),
			...program.getSemanticDiagnostics(source),
		].map(({ code, messageText }) => ({
			code,
			text: ts.flattenDiagnosticMessageText(messageText, "\n"),
		}));
	});
}
