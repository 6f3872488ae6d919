import { fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { type AnyRecord, recordText } from "../cli/record-text.ts";
import { type LandfallClient, LandfallError } from "../index.ts";

/** The answer of a tool: records, or a sentence when there are none. */
export type Answer = readonly AnyRecord[] | string;

/** A tool for assistants. Each member of its input is text; those in `optional` can be left out. */
export interface Tool<Needed extends string, Optional extends string = never> {
	readonly name: string;
	/** Tells the assistant when to use the tool. */
	readonly description: string;
	readonly needed: Readonly<Record<Needed, string>>;
	readonly optional?: Readonly<Record<Optional, string>>;
	/** Whether the tool only reads. */
	readonly isReading: boolean;
	answer(
		client: LandfallClient,
		input: Readonly<Record<Needed, string> & Partial<Record<Optional, string>>>,
		signal: AbortSignal,
	): Promise<Answer>;
}

const describedTexts = (descriptions: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(descriptions).map(([name, description]) => [
			name,
			{ type: "string", description, minLength: 1, maxLength: 100 },
		]),
	);

const textOf = (answer: Answer) =>
	typeof answer === "string" ? answer : answer.map(recordText).join("\n\n");

/**
 * Registers a tool with a server. An error answer of the API becomes a text for the assistant; other errors become errors of
 * the protocol.
 */
export function offer<Needed extends string, Optional extends string>(
	server: McpServer,
	client: LandfallClient,
	tool: Tool<Needed, Optional>,
): void {
	const { name, description, needed, optional = {}, isReading } = tool;
	type Input = Parameters<typeof tool.answer>[1];
	const inputSchema = fromJsonSchema<Input>({
		type: "object",
		properties: describedTexts({ ...needed, ...optional }),
		required: Object.keys(needed),
		additionalProperties: false,
	});
	const annotations = { readOnlyHint: isReading, destructiveHint: false };
	server.registerTool(
		name,
		{ description, inputSchema, annotations },
		async (input, { mcpReq }) => {
			try {
				const answer = await tool.answer(client, input, mcpReq.signal);
				return { content: [{ type: "text", text: textOf(answer) }] };
			} catch (error) {
				if (!(error instanceof LandfallError)) throw error;
				const content = [{ type: "text" as const, text: error.message }];
				return { content, isError: true };
			}
		},
	);
}
