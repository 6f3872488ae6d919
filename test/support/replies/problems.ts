import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import { closedContract } from "../../../server/http/contract/closed-contract.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";

const contract = loadContract().document;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isErrorDocument = ajv
	.addSchema({ $id: "landfall:contract", ...closedContract(contract) })
	.getSchema<ErrorDocument>(
		"landfall:contract#/components/schemas/ErrorDocument",
	);

/** Code and source of an error. */
export interface ProblemSeen {
	readonly code?: string | null;
	readonly pointer?: string | null;
	readonly parameter?: string | null;
	readonly header?: string | null;
}

/** Expects the headers of every reply. */
export function expectCommonHeaders(reply: Response): void {
	expect(reply.headers.get("x-request-id")).toMatch(/^[\w.-]{8,64}$/);
	expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
	expect(reply.headers.get("strict-transport-security")).not.toBeNull();
	expect(reply.headers.get("x-powered-by")).toBeNull();
}

/** Returns the error document of a reply with this status; fails when it breaks the contract. */
export async function errorDocumentOf(
	reply: Response,
	status: number,
): Promise<ErrorDocument> {
	const text = await reply.text();
	expect(`${reply.status} ${text}`).toMatch(new RegExp(`^${status} `));
	expectCommonHeaders(reply);
	expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
	const document = JSON.parse(text) as ErrorDocument;
	expect(isErrorDocument?.(document), text).toBe(true);
	expect(document.meta.request_id).toBe(reply.headers.get("x-request-id"));
	const ids = new Set(document.errors.map(({ id }) => id));
	expect(ids.size).toBe(document.errors.length);
	for (const error of document.errors) {
		expect(error.id).not.toBe(document.meta.request_id);
		expect(error.status).toBe(String(status));
		expect([error.title, error.detail, error.code]).not.toContain("");
	}
	return document;
}

/** Returns code and source of each error of a reply with this status. */
export async function problemsOf(
	reply: Response,
	status: number,
): Promise<ProblemSeen[]> {
	const { errors } = await errorDocumentOf(reply, status);
	return errors.map(({ code, source }) => ({
		...(code != null && { code }),
		...source,
	}));
}
