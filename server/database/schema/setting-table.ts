/** Persistent settings of this installation, by name. */
export interface SettingTable {
	name: string;
	/** JSON text. */
	value: string;
}
