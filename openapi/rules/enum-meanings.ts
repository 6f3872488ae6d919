import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Context, SchemaNode } from "./redocly.ts";

const WEBHOOKS = new URL("../webhooks/", import.meta.url);

type Meanings = Record<string, string | null>;

interface ListedSchema extends SchemaNode {
	description?: string;
	readonly enum?: readonly unknown[];
	"x-enum-descriptions"?: Meanings;
}

/** The description of the webhook of an event; null when there is none. */
function meaningOfEvent(name: string): string | null {
	const file = fileURLToPath(new URL(`${name}.yaml`, WEBHOOKS));
	if (!existsSync(file)) return null;
	const { post } = parse(readFileSync(file, "utf8"));
	return post.description;
}

/**
 * Redocly preprocessor: lists the values of an enumeration with their meanings in its description. The meaning of an event
 * comes from the webhook of its name.
 */
export function enumMeanings() {
	return {
		Schema(schema: ListedSchema) {
			const meanings = schema["x-enum-descriptions"];
			if (!meanings) return;
			for (const [value, meaning] of Object.entries(meanings))
				meanings[value] = meaning ?? meaningOfEvent(value);
			const list = Object.entries(meanings)
				.map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
				.join("\n");
			schema.description = `${schema.description ?? ""}\n\n${list}`.trim();
		},
	};
}

/** Every value of an enumeration has a meaning, and every meaning has its value. */
export function meaningfulValues() {
	return {
		Schema(schema: ListedSchema, context: Context) {
			const { enum: values, "x-enum-descriptions": meanings } = schema;
			if (!values && !meanings) return;
			const names = (values ?? [])
				.filter((value) => value !== null)
				.map(String);
			const without = [
				...names.filter((name) => !meanings?.[name]),
				...Object.keys(meanings ?? {}).filter(
					(name) => !meanings?.[name] || (values && !names.includes(name)),
				),
			];
			for (const name of new Set(without)) {
				context.report({
					message: `Say under \`x-enum-descriptions\` what "${name}" means, or leave it out.`,
					location: context.location.key(),
				});
			}
		},
	};
}
