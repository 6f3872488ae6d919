import {
	type Owner,
	ownerOf,
} from "../../reference/owner-codes/owner-codes.ts";

/**
 * Who holds the owner code that a container number begins with. Codes are registered with the category letter U; the equipment
 * and chassis of a holder (J, Z) carry the same three letters.
 */
export function findOwner(number: string): Owner | undefined {
	return (
		ownerOf(number.slice(0, 4)) ??
		(number.charAt(3) === "U" ? undefined : ownerOf(`${number.slice(0, 3)}U`))
	);
}
