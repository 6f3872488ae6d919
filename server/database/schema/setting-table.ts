/** Facts of this installation that outlive a process, by name. */
export interface SettingTable {
	name: string;
	/** JSON text. */
	value: string;
}
