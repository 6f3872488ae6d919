import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const CONTRACT = "landfall:requests";

/** Whether a body is valid by the schema at a pointer of the contract. Missing members get their defaults. */
export type BodyCheck = (pointer: string, body: unknown) => boolean;

/**
 * Checks bodies against the request contract with the options of the validator. Schemas are compiled at first use.
 */
export function bodyCheck(
	contract: Readonly<Record<string, unknown>>,
): BodyCheck {
	const options = { strict: false, validateSchema: false, useDefaults: true };
	const ajv = new Ajv2020(options);
	// The package is CommonJS: in Node its function is the member `default` of the import.
	formats.default(ajv, { mode: "full" });
	ajv.addSchema({ $id: CONTRACT, ...contract });
	const compiled = new Map<string, ValidateFunction>();
	return (pointer, body) => {
		const known = compiled.get(pointer) ?? ajv.getSchema(CONTRACT + pointer);
		if (!known) throw new Error(`the contract has no schema at ${pointer}`);
		compiled.set(pointer, known);
		return known(body) === true;
	};
}
