import { type AdminCommand, CommandError } from "./command.ts";
import { adminCommands } from "./commands.ts";

/** The usage of `npm run admin`. */
export const USAGE = `usage: npm run admin -- <command> [--json]

${adminCommands.map(({ usage, summary }) => `  ${usage.padEnd(52)} ${summary}`).join("\n")}
`;

const quoted = (word: string) => JSON.stringify(word);

/** A sentence that names the wrong word. */
function wrongWord(noun: string, verb: string | undefined): string {
	const known = adminCommands.map(({ words }) => words.split(" "));
	const verbs = known.flatMap(([first, second]) =>
		first === noun && second !== undefined ? [second] : [],
	);
	if (verbs.length === 0) {
		const nouns = [...new Set(known.map(([first]) => first))].join(", ");
		return `there is no command ${quoted(noun)}; the first word is one of: ${nouns}`;
	}
	const choice = `the second word is one of: ${verbs.join(", ")}`;
	return verb === undefined
		? `${quoted(noun)} needs another word; ${choice}`
		: `${noun} has no command ${quoted(verb)}; ${choice}`;
}

/** A sentence that names the missing or surplus operand. */
function wrongOperands(
	{ usage, operands }: AdminCommand,
	given: readonly string[],
): string {
	const [surplus] = given.slice(operands);
	if (surplus !== undefined)
		return `${quoted(surplus)} is one word too many: ${usage}`;
	const names = [...usage.matchAll(/(?<!--\w+ )<[^>]+>/g)].flat();
	return `${names[given.length] ?? "a word"} is missing: ${usage}`;
}

/** Finds a command and its operands. Throws {@link CommandError} that names the wrong word. */
export function findCommand(words: readonly string[]): {
	readonly command: AdminCommand;
	readonly operands: readonly string[];
} {
	const [noun, verb] = words;
	if (noun === undefined) throw new CommandError(USAGE);
	const command = adminCommands.find(
		(known) => known.words === noun || known.words === `${noun} ${verb}`,
	);
	if (!command) throw new CommandError(`${wrongWord(noun, verb)}\n\n${USAGE}`);
	const operands = words.slice(command.words.split(" ").length);
	if (operands.length !== command.operands)
		throw new CommandError(wrongOperands(command, operands));
	return { command, operands };
}
