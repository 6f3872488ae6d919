let vessels = 930_000;

/** An IMO number with a valid check digit that no test has had before. */
export function newVessel(): string {
	vessels += 1;
	const digits = String(vessels).split("").map(Number);
	const sum = digits.reduce((total, digit, n) => total + digit * (7 - n), 0);
	return `${vessels}${sum % 10}`;
}

let boxes = 4_000_000;

/** A number of a container that no test has had before; lines do not look at its check digit. */
export function newBox(): string {
	boxes += 1;
	return `MSKU${boxes}`;
}
