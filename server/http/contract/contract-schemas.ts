import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** The id of the contract within the validator. */
export const CONTRACT = "landfall:contract";

/** The schemas of a contract. */
export interface ContractSchemas {
	readonly ajv: Ajv2020;
	/** The schema at a JSON pointer such as `#/components/schemas/Shipment`, compiled at first use. Throws when there is none. */
	at(pointer: string): ValidateFunction;
}

/** Makes the schemas of a contract available. `npm run generate` has checked them, so they are not checked again. */
export function contractSchemas(
	contract: object,
	options: Options = {},
): ContractSchemas {
	const ajv = new Ajv2020({
		strict: false,
		validateSchema: false,
		// Compiles a component once instead of into each schema that refers to it, which halves the time and costs no check any.
		inlineRefs: false,
		...options,
	});
	// The package is CommonJS: in Node its function is the member `default` of the import.
	formats.default(ajv, { mode: "full" });
	ajv.addSchema({ $id: CONTRACT, ...contract });
	const compiled = new Map<string, ValidateFunction>();
	return {
		ajv,
		at(pointer) {
			const schema = compiled.get(pointer) ?? ajv.getSchema(CONTRACT + pointer);
			if (!schema) throw new Error(`the contract has no schema at ${pointer}`);
			compiled.set(pointer, schema);
			return schema;
		},
	};
}
