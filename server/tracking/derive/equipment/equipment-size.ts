/** Size and type of a container, as in the interface. Null where the code does not state them. */
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
