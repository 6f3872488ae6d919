/** The process of Prism: reads the contract as JSON from its input, and says in its output where it listens. */
import { flushCompileCache } from "node:module";
import { json } from "node:stream/consumers";
import { createSingleProcessPrism } from "@stoplight/prism-cli/dist/util/createServer.js";

await createSingleProcessPrism({
	// A document is as good as the name of its file, but Prism's types do not say so.
	document: (await json(process.stdin)) as string,
	host: "127.0.0.1",
	port: 0,
	cors: false,
	dynamic: false,
	multiprocess: false,
	errors: false,
	// What comes with each request is not logged.
	verboseLevel: "start",
	ignoreExamples: false,
	seed: "",
	jsonSchemaFakerFillProperties: false,
});

// It is ended by force, before Node would keep what it has compiled.
flushCompileCache();
