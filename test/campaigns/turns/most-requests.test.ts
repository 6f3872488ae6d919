import { describe, expect, it } from "vitest";
import { readContract } from "../../../mock/api/contract.ts";
import { readInclude } from "../../../server/json-api/include.ts";
import { mostRequests } from "./most-requests.ts";

const contract = readContract();
const requests = mostRequests(contract);

describe("the largest requests", () => {
	it("cover all operations of the contract", () => {
		const asked = new Set(requests.map(({ operationId }) => operationId));
		const declared = contract.operations.map(({ id }) => id);
		expect(declared.filter((id) => !asked.has(id))).toEqual([]);
	});

	it("include every related record", () => {
		for (const { id, includesFrom } of contract.operations) {
			if (!includesFrom) continue;
			const paths = requests
				.filter(({ operationId }) => operationId === id)
				.map(({ path }) => new URL(path, "http://x").searchParams)
				.map((query) => query.get("include"))
				.filter((include) => include !== null);
			expect(paths, id).toHaveLength(1);
			const read = readInclude(paths[0] ?? "", includesFrom);
			expect(read.length, id).toBeGreaterThan(1);
		}
	});

	it("have a body of the largest size that the server reads, where an operation takes one", () => {
		for (const { id, bodyPointers, mostBodyBytes } of contract.operations) {
			if (bodyPointers.size === 0) continue;
			const largest = requests.find(
				({ operationId, what }) =>
					operationId === id && what === "largest body",
			);
			const { length } = largest?.body ?? "";
			expect(length, id).toBeGreaterThan(0);
			expect(length, id).toBeLessThanOrEqual(mostBodyBytes);
		}
	});

	it("shrink to one record and one path", () => {
		for (const request of requests) {
			let steps = 0;
			for (let less = request.less(); less; less = less.less()) steps++;
			expect(steps, request.what).toBeLessThan(30);
		}
	});
});
