/** `npm run receiver`: a webhook receiver for testing integrations. */
import { once } from "node:events";
import { styleText } from "node:util";
import { interruption } from "../../server/runtime/interruption.ts";
import { deliveryLine, totalsLine } from "./lines.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { deliveryRecord, totalsRecord } from "./records.ts";
import { register } from "./registration.ts";

const WRONG_USAGE = 2;

/** Aborts when the reader of standard output closes it. */
function lossOfReader(): AbortSignal {
	const controller = new AbortController();
	process.stdout.on("error", () => controller.abort());
	return controller.signal;
}

/** Prints a readable line, to standard error when standard output is JSON. */
function say(text: string, { isJson }: Options): void {
	(isJson ? process.stderr : process.stdout).write(`${text}\n`);
}

function print(text: string): void {
	process.stdout.write(`${text}\n`);
}

function greeting(receiver: Receiver, options: Options): string {
	const { behaviour, secrets, registration } = options;
	const at = (path: string) => new URL(path, receiver.url).href;
	const lines = [
		`  receiver   ${receiver.url}`,
		`  control    GET ${at("/received")}, PUT ${at("/behaviour")}`,
	];
	if (behaviour.failure) lines.push(`  it fails   ${behaviour.failure.name}`);
	if (secrets.length === 0 && registration === undefined) {
		lines.push(
			"  no secret  refuses everything: give it --secret or --register",
		);
	}
	return lines.join("\n");
}

/** Receives until it is interrupted, and then removes its webhook. */
async function receive(options: Options, ended: AbortSignal) {
	await using opened = new AsyncDisposableStack();
	const { isJson, registration } = options;
	const receiver = await startReceiver({
		...options,
		onDelivery: (delivery) =>
			print(
				isJson
					? JSON.stringify(deliveryRecord(delivery))
					: deliveryLine(delivery),
			),
	});
	opened.defer(() => receiver.close());
	say(greeting(receiver, options), options);
	if (registration) {
		const { webhookId, eventCount, remove } = await register(
			receiver,
			registration,
		);
		opened.defer(() => removeWebhook(webhookId, remove));
		say(`  webhook    ${webhookId}, for ${eventCount} events`, options);
	}
	if (!ended.aborted) await once(ended, "abort");
	return receiver.totals;
}

async function removeWebhook(id: string, remove: () => Promise<void>) {
	try {
		await remove();
	} catch (error) {
		printError(`Webhook ${id} is still there: ${(error as Error).message}`);
		process.exitCode = 1;
	}
}

/** The options; undefined after `--help` or an error. */
function readUsage(): Options | undefined {
	try {
		const options = readOptions(process.argv.slice(2), process.env);
		if (options === undefined) process.stdout.write(USAGE);
		return options;
	} catch (error) {
		printError(`${(error as Error).message}\n\n${USAGE}`);
		process.exitCode = WRONG_USAGE;
		return undefined;
	}
}

function printError(text: string): void {
	const mark = styleText("red", "✗", { stream: process.stderr });
	process.stderr.write(`${mark} ${text}\n`);
}

const options = readUsage();
if (options) {
	try {
		const ended = AbortSignal.any([interruption(), lossOfReader()]);
		const totals = await receive(options, ended);
		print(
			options.isJson
				? JSON.stringify({ totals: totalsRecord(totals) })
				: `\n${totalsLine(totals)}`,
		);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		printError(
			code === "EADDRINUSE"
				? "That port is taken: choose another one with --port."
				: message,
		);
		process.exitCode = 1;
	}
}
