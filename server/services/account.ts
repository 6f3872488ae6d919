/** Every paid feature that an account can have: routing data, what railways tell, and documents. */
export const ENTITLEMENTS = ["routing", "rail", "documents"] as const;

/** A paid feature of an account. */
export type Entitlement = (typeof ENTITLEMENTS)[number];

/** Who a request is made for. */
export interface Account {
	readonly id: string;
	readonly name: string;
	readonly entitlements: readonly Entitlement[];
}

/** An account as one of its keys opens it. */
export interface KeyHolder extends Account {
	readonly keyId: string;
}
