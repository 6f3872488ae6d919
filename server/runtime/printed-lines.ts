import { styleText } from "node:util";

/** Levels of lines, as the log writes them. */
const LEVELS = { info: 30, fatal: 60 };

/** A line of the log that does not depend on its level. */
function logLine(
	level: keyof typeof LEVELS,
	details: Readonly<Record<string, string>>,
): string {
	const line = { level: LEVELS[level], time: Date.now(), ...details };
	return `${JSON.stringify(line)}\n`;
}

/** Prints a label and a text for people. */
export function say(label: string, text: string): void {
	process.stdout.write(`${styleText("cyan", label.padEnd(10))} ${text}\n`);
}

/** Prints a new API key, whatever the log's level is, because it is shown only once. */
export function printNewKey(apiKey: string): void {
	if (process.stdout.isTTY) say("API key", `${apiKey} (shown only now)`);
	else
		process.stdout.write(
			logLine("info", { apiKey, msg: "API key, shown only now" }),
		);
}

/** Prints why the program cannot start. */
export function printFailedStart(reason: string): void {
	const { stderr } = process;
	const words = "Landfall cannot start:";
	stderr.write(
		stderr.isTTY
			? `${styleText("red", words)} ${reason}\n`
			: logLine("fatal", { msg: `${words} ${reason}` }),
	);
}
