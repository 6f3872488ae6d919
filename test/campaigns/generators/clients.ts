import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CONTRACT = join(ROOT, "generated/openapi.json");
const TOOLS = join(ROOT, "node_modules/.cache/generators");

const program = (name: string) => join(import.meta.dirname, "programs", name);

/** Tested versions of the generators. */
const PYTHON_CLIENT = "openapi-python-client==0.29.1";
const HEY_API = "@hey-api/openapi-ts@0.99.0";
const TYPESCRIPT = "typescript@5.9.3";
const GENERATOR = "7.25.0";
const MAVEN_CENTRAL = "https://repo1.maven.org/maven2/org/openapitools";

/** A generated client, ready to make its calls. */
export interface GeneratedClient {
	readonly command: string;
	readonly args: readonly string[];
	readonly folder: string;
}

/** A generator of clients. */
export interface Generator {
	readonly name: string;
	/** Programs that must be on the path. */
	readonly needs: readonly string[];
	/** Generates and compiles a client with its ten calls in a new folder. */
	make(folder: string): Promise<GeneratedClient>;
}

/** Downloads openapi-generator from Maven Central once. Returns its path. */
async function generatorJar(): Promise<string> {
	const jar = join(TOOLS, `openapi-generator-cli-${GENERATOR}.jar`);
	if (existsSync(jar)) return jar;
	const url = `${MAVEN_CENTRAL}/openapi-generator-cli/${GENERATOR}/openapi-generator-cli-${GENERATOR}.jar`;
	const reply = await fetch(url, { signal: AbortSignal.timeout(120_000) });
	if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
	await mkdir(TOOLS, { recursive: true });
	await writeFile(jar, Buffer.from(await reply.arrayBuffer()));
	return jar;
}

async function generate(
	folder: string,
	language: string,
	...options: string[]
): Promise<void> {
	const jar = await generatorJar();
	const words = ["-Xmx1g", "-jar", jar, "generate", "-i", CONTRACT];
	await run("java", [...words, "-g", language, "-o", folder, ...options]);
}

const python: Generator = {
	name: "Python (openapi-python-client)",
	needs: ["python3"],
	async make(folder) {
		const environment = join(TOOLS, "python");
		const bin = join(environment, "bin");
		if (!existsSync(join(bin, "pip")))
			await run("python3", ["-m", "venv", environment]);
		await run(join(bin, "pip"), ["install", "--quiet", PYTHON_CLIENT, "ruff"]);
		const path = `${bin}:${process.env.PATH}`;
		const words = ["generate", "--path", CONTRACT, "--output-path", folder];
		const options = { env: { PATH: path } };
		await run(
			join(bin, "openapi-python-client"),
			[...words, "--overwrite"],
			options,
		);
		await copyFile(program("calls.py"), join(folder, "calls.py"));
		return { command: join(bin, "python"), args: ["calls.py"], folder };
	},
};

const typescript: Generator = {
	name: "TypeScript (hey-api)",
	needs: ["npm"],
	async make(folder) {
		const settings = { type: "module", private: true };
		await writeFile(join(folder, "package.json"), JSON.stringify(settings));
		const there = { cwd: folder };
		const packages = [HEY_API, TYPESCRIPT, "@types/node@24"];
		await run("npm", ["install", "--silent", ...packages], there);
		const made = ["openapi-ts", "-i", CONTRACT, "-o", "out"];
		await run("npx", made, there);
		await copyFile(program("calls.ts"), join(folder, "calls.ts"));
		const strict = ["--strict", "--skipLibCheck", "--target", "es2022"];
		const modules = ["--module", "esnext", "--moduleResolution", "bundler"];
		const check = ["tsc", ...strict, ...modules, "--noEmit", "calls.ts"];
		await run("npx", check, there);
		const bundle = ["--bundle", "--format=esm", "--platform=node"];
		const esbuild = join(ROOT, "node_modules/.bin/esbuild");
		await run(esbuild, ["calls.ts", ...bundle, "--outfile=calls.js"], there);
		return { command: process.execPath, args: ["calls.js"], folder };
	},
};

const go: Generator = {
	name: "Go (openapi-generator)",
	needs: ["java", "go"],
	async make(folder) {
		await generate(
			folder,
			"go",
			"--additional-properties",
			"useOneOfDiscriminatorLookup=true",
		);
		await mkdir(join(folder, "calls"));
		await copyFile(program("calls.go"), join(folder, "calls/main.go"));
		await run("go", ["build", "-o", "ten-calls", "./calls"], { cwd: folder });
		return { command: join(folder, "ten-calls"), args: [], folder };
	},
};

const java: Generator = {
	name: "Java (openapi-generator)",
	needs: ["java", "mvn"],
	async make(folder) {
		const options = "useSingleRequestParameter=true";
		const words = ["--library", "native", "--additional-properties", options];
		await generate(folder, "java", ...words);
		const source = join(folder, "src/main/java");
		await copyFile(program("Calls.java"), join(source, "Calls.java"));
		const there = { cwd: folder };
		await run("mvn", ["--quiet", "compile"], there);
		const copy = "dependency:copy-dependencies";
		await run("mvn", ["--quiet", copy, "-DoutputDirectory=libraries"], there);
		const classes = ["-cp", "target/classes:libraries/*", "Calls"];
		return { command: "java", args: classes, folder };
	},
};

/** Ruby reads code only when it runs it. Requiring the client loads all of its files, as compiling does in other languages. */
const ruby: Generator = {
	name: "Ruby (openapi-generator)",
	needs: ["java", "ruby"],
	async make(folder) {
		await generate(folder, "ruby");
		const words = ["-W0", "-I", "lib"];
		await run("ruby", [...words, "-r", "openapi_client", "-e", ""], {
			cwd: folder,
		});
		await copyFile(program("calls.rb"), join(folder, "calls.rb"));
		return { command: "ruby", args: [...words, "calls.rb"], folder };
	},
};

/** The tested generators. */
export const GENERATORS: readonly Generator[] = [
	python,
	typescript,
	go,
	java,
	ruby,
];
