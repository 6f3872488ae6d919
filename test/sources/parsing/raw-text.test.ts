import { expect, it } from "vitest";
import { rawText } from "../../../server/sources/parsing/raw-text.ts";

it("a message of 65,536 characters is kept, and a longer or too deeply nested one is not", () => {
	expect(rawText("x".repeat(65_534))).toHaveLength(65_536);
	expect(rawText("x".repeat(65_535))).toBeNull();
	let deep: unknown = 1;
	for (let depth = 0; depth < 50_000; depth++) deep = [deep];
	expect(rawText(deep)).toBeNull();
});
