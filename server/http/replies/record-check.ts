import type { ErrorObject } from "ajv/dist/2020.js";
import { type ContractDocument, loadContract } from "../contract/contract.ts";
import { contractSchemas } from "../contract/contract-schemas.ts";
import { oncePerContract } from "../contract/once-per-contract.ts";
import { plainWords } from "../contract/plain-words.ts";
import { requestContract } from "../contract/request-contract.ts";
import type { Problem } from "./api-error.ts";
import { type Finding, problemsOf } from "./validation-problems.ts";

/** Finds the problems of the `data` of a body, worded as in a reply. Missing members get their defaults. */
export type RecordCheck = (data: unknown) => Partial<Problem>[];

function findingOf({
	instancePath,
	message = "",
	keyword,
	params,
}: ErrorObject): Finding {
	const { missingProperty: missing, allowedValues: values } = params;
	const member = missing === undefined ? "" : `/${missing}`;
	return {
		path: `/body/data${instancePath}${member}`,
		message: values ? `${message}: ${values.join(", ")}` : message,
		errorCode: `${keyword}.openapi.validation`,
	};
}

const schemasOf = oncePerContract((document: ContractDocument) =>
	contractSchemas(requestContract(document), {
		useDefaults: true,
		allErrors: true,
	}),
);

/** Checks records that are only part of a body, as the pipeline checks whole bodies. `schema` is a name in the contract. */
export function recordCheck(schema: string): RecordCheck {
	const { document } = loadContract();
	const validate = schemasOf(document).at(`#/components/schemas/${schema}`);
	const toPlain = plainWords(document);
	return (data) => {
		if (validate(data)) return [];
		const findings = (validate.errors ?? []).map(findingOf);
		return problemsOf(findings, { body: { data } }, toPlain);
	};
}
