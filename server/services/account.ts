/** Paid features: routing data, railway data, documents, and queries on demand. */
export const ENTITLEMENTS = [
	"routing",
	"rail",
	"documents",
	"refresh",
] as const;

/** A paid feature of an account. */
export type Entitlement = (typeof ENTITLEMENTS)[number];

/** The account of a request. */
export interface Account {
	readonly id: string;
	readonly name: string;
	readonly entitlements: readonly Entitlement[];
}

/** An account with the API key that authenticated the request. */
export interface KeyHolder extends Account {
	readonly keyId: string;
}
