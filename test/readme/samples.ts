import { type CodeBlock, codeBlocks } from "./code-blocks.ts";

/** Blocks that do not run here, by their beginning, with the reason. */
export const NOT_RUN: Readonly<Record<string, string>> = {
	"npm ci && npm run demo":
		"it installs packages; test/mock/demo runs the demo, and this is part of npm test",
	"docker build":
		"it downloads an image; the image runs what npm start runs, with Node 24",
	'import { createLandfallClient } from "@landfall/client";\n\n// Whoever':
		"it is part of a page; test/client/browser-bundle.test.ts calls the client outside Node",
	"npm run admin -- carrier check": "it asks a shipping line on the internet",
	"npm run mock": "it runs until it is stopped; test/mock/api runs it",
	"npm run packages":
		"it packs; test/client/package.test.ts installs what it packs",
	"npm run sandbox":
		"it runs until it is stopped; test/mock/sandbox runs a sandbox",
	"npm run simulate":
		"it takes ten minutes; test/mock/simulate runs it for a shorter time",
};

/** Every block of code of the documentation. */
export const blocks = codeBlocks();
/** The blocks in a language, in the order of their pages. */
export const inLanguage = (language: string) =>
	blocks.filter((block) => block.language === language);
/** The command that starts the server, with the name and value of the setting before it. */
export const SERVER_START = /^(?:(\w+)=(\S+) )?npm start$/;

/** Whether a block starts the server. */
export const isServer = ({ text }: CodeBlock) => SERVER_START.test(text.trim());
/** The key of `NOT_RUN` that a block begins with; undefined when it runs. */
export const reasonFor = ({ text }: CodeBlock) =>
	Object.keys(NOT_RUN).find((start) => text.startsWith(start));
/** The shell blocks that run. */
export const shellBlocks = inLanguage("sh").filter(
	(block) => !isServer(block) && reasonFor(block) === undefined,
);
/** Whether a block is for operators. */
export const isOfOperations = ({ place }: CodeBlock) =>
	place.startsWith("OPERATIONS.md:");
