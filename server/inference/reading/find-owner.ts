import {
	type Owner,
	ownerOf,
} from "../../reference/owner-codes/owner-codes.ts";

/**
 * Finds the holder of a container number's owner code. Codes are registered with the category letter U. Equipment and chassis of a
 * holder (J, Z) have the same three letters.
 */
export function findOwner(number: string): Owner | undefined {
	return ownerOf(`${number.slice(0, 3)}U`);
}
