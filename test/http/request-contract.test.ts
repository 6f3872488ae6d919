import { expect, it } from "vitest";
import { loadContract } from "../../server/http/contract.ts";
import { requestContract } from "../../server/http/request-contract.ts";

it("the validator's part of the contract has every operation and every component it refers to", () => {
	const { document } = loadContract();
	const part = requestContract(document) as unknown as typeof document;
	expect(Object.keys(part.paths)).toEqual(Object.keys(document.paths));
	const text = JSON.stringify(part);
	for (const [, kind = "", name = ""] of text.matchAll(
		/"#\/components\/(\w+)\/(\w+)"/g,
	)) {
		expect(part.components[kind], `${kind}/${name}`).toHaveProperty(name);
	}
	expect(text).not.toContain("WebhookNotificationDocument");
	expect(text.length).toBeLessThan(JSON.stringify(document).length / 5);
});
