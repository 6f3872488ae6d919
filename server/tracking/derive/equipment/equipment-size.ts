/** Size and type of a container, in the words of the interface. Null where the code does not tell. */
export interface EquipmentSize {
	readonly equipmentType:
		| "dry"
		| "reefer"
		| "open top"
		| "flat rack"
		| "bulk"
		| "tank"
		| null;
	/** Feet. */
	readonly equipmentLength: 10 | 20 | 40 | 45 | null;
	readonly equipmentHeight: "standard" | "high_cube" | null;
}
