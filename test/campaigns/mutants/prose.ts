import type { Ignorer } from "@stryker-mutator/api/ignore";
import type { babel } from "@stryker-mutator/instrumenter";

const LEVELS = new Set(["debug", "info", "warn", "error", "fatal"]);

/** Members that say where a fact comes from. */
const SOURCES = new Set(["evidence"]);

/** Whether a node is all that only people read, who know what it means however it is worded. */
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

/** Leaves out mutants of texts that no test should hold: what is logged, what our own faults say, and where a fact comes from. */
export const withoutProse: Ignorer = {
	shouldIgnore: (path) =>
		isProse(path as babel.NodePath) ? "only people read it" : undefined,
};
