import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { PathTree } from "../../../server/http/speed/path-tree.ts";
import { anyCharacter } from "../../support/any-character.ts";

let tree: PathTree<string>;

beforeAll(() => {
	tree = new PathTree();
	for (const template of [
		"/v2/webhooks",
		"/v2/webhooks/trigger",
		"/v2/webhooks/{id}",
		"/v2/containers/{id}/raw_events",
	])
		tree.add(template, template);
});

describe("a path is found by its template", () => {
	const table: [path: string, template: string | undefined, id?: string][] = [
		["/v2/webhooks", "/v2/webhooks"],
		["/v2/webhooks/trigger", "/v2/webhooks/trigger"],
		["/v2/webhooks/1", "/v2/webhooks/{id}", "1"],
		["/v2/webhooks/a%20b", "/v2/webhooks/{id}", "a b"],
		["/v2/webhooks/__proto__", "/v2/webhooks/{id}", "__proto__"],
		["/v2/containers/1/raw_events", "/v2/containers/{id}/raw_events", "1"],
		["/v2/webhooks/", undefined],
		["/v2/Webhooks", undefined],
		["/v2/webhooks/%zz", undefined],
		["/v2/webhooks/1/2", undefined],
		["/v2/containers/1", undefined],
		["/v2", undefined],
		["", undefined],
	];
	it.each(table)("%j", (path, template, id) => {
		const found = tree.find(path);
		expect(found?.value).toBe(template);
		expect(found?.parameters.id).toBe(id);
	});
});

it("an id of any text is returned unchanged", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, unit: anyCharacter }), (id) => {
			fc.pre(id !== "trigger");
			const found = tree.find(`/v2/webhooks/${encodeURIComponent(id)}`);
			expect(found?.parameters.id).toBe(id);
		}),
	);
});
