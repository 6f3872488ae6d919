import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const CONTRACT = "landfall:requests";

/** Whether a body is as the schema at a pointer of the contract demands. Members that it leaves out get their defaults. */
export type BodyCheck = (pointer: string, body: unknown) => boolean;

/**
 * Holds bodies against the request contract, with the options that the validator holds them against it. Schemas are compiled
 * when they are first needed.
 */
export function bodyCheck(
	contract: Readonly<Record<string, unknown>>,
): BodyCheck {
	const options = { strict: false, validateSchema: false, useDefaults: true };
	const ajv = new Ajv2020(options);
	// The package is CommonJS: under Node's rules its function is the member `default` of what is imported.
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
