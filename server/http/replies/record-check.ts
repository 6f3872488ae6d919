import {
	Ajv2020,
	type ErrorObject,
	type ValidateFunction,
} from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type ContractDocument, loadContract } from "../contract/contract.ts";
import { oncePerContract } from "../contract/once-per-contract.ts";
import { plainWords } from "../contract/plain-words.ts";
import { requestContract } from "../contract/request-contract.ts";
import type { Problem } from "./api-error.ts";
import { type Finding, problemsOf } from "./validation-problems.ts";

const CONTRACT = "landfall:records";

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

/** Compiles the schemas of records at first use. */
const validators = oncePerContract((document: ContractDocument) => {
	const ajv = new Ajv2020({
		strict: false,
		validateSchema: false,
		useDefaults: true,
		allErrors: true,
	});
	// The package is CommonJS: in Node its function is the member `default` of the import.
	formats.default(ajv, { mode: "full" });
	ajv.addSchema({ $id: CONTRACT, ...requestContract(document) });
	return (schema: string): ValidateFunction => {
		const validate = ajv.getSchema(`${CONTRACT}#/components/schemas/${schema}`);
		if (!validate) throw new Error(`the contract has no schema ${schema}`);
		return validate;
	};
});

/** Checks records that are only part of a body, as the pipeline checks whole bodies. `schema` is a name in the contract. */
export function recordCheck(schema: string): RecordCheck {
	const { document } = loadContract();
	const validate = validators(document)(schema);
	const toPlain = plainWords(document);
	return (data) => {
		if (validate(data)) return [];
		const findings = (validate.errors ?? []).map(findingOf);
		return problemsOf(findings, { body: { data } }, toPlain);
	};
}
