let vessels = 930_000;

/** A new IMO number with a valid check digit. */
export function newVessel(): string {
	vessels += 1;
	const digits = String(vessels).split("").map(Number);
	const sum = digits.reduce((total, digit, n) => total + digit * (7 - n), 0);
	return `${vessels}${sum % 10}`;
}

let boxes = 4_000_000;

/** A new container number. Its check digit may be wrong, which stub lines do not check. */
export function newBox(): string {
	boxes += 1;
	return `MSKU${boxes}`;
}
