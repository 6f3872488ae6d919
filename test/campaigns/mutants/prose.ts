import type { Ignorer } from "@stryker-mutator/api/ignore";
import type { babel } from "@stryker-mutator/instrumenter";

const LEVELS = new Set(["debug", "info", "warn", "error", "fatal"]);

/** Members with the source of a fact. */
const SOURCES = new Set(["evidence"]);

/** Whether a node is text for people only, whose wording no test should fix. */
function isProse({ node, parent }: babel.NodePath): boolean {
	if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral")
		return false;
	if (parent?.type === "ObjectProperty")
		return parent.key.type === "Identifier" && SOURCES.has(parent.key.name);
	if (parent?.type === "NewExpression")
		return (
			parent.callee.type === "Identifier" && parent.callee.name === "Error"
		);
	return (
		parent?.type === "CallExpression" &&
		parent.callee.type === "MemberExpression" &&
		parent.callee.property.type === "Identifier" &&
		LEVELS.has(parent.callee.property.name)
	);
}

/** Omits mutants of texts that tests should not fix: log messages, messages of internal errors, and sources of facts. */
export const withoutProse: Ignorer = {
	shouldIgnore: (path) =>
		isProse(path as babel.NodePath) ? "only people read it" : undefined,
};
