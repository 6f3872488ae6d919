import { contractSchemas } from "./contract-schemas.ts";

/** Whether a body is valid by the schema at a pointer of the contract. Missing members get their defaults. */
export type BodyCheck = (pointer: string, body: unknown) => boolean;

/** Checks bodies against the request contract as the validator does. Schemas are compiled at first use. */
export function bodyCheck(
	contract: Readonly<Record<string, unknown>>,
): BodyCheck {
	const schemas = contractSchemas(contract, { useDefaults: true });
	return (pointer, body) => schemas.at(pointer)(body) === true;
}
