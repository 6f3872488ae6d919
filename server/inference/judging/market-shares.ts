/** Share of a line outside the table. */
const SMALL_SHARE = 0.0005;

/**
 * Shares of lines in the capacity of the world's container fleet, in twenty-foot units: rounded from the fleet lists published in 2025.
 * The brands of a group divide its share.
 */
const MARKET_SHARES: Readonly<Record<string, number>> = {
	MSCU: 0.205,
	MAEU: 0.14,
	CMDU: 0.105,
	COSU: 0.075,
	HLCU: 0.072,
	ONEY: 0.063,
	EGLV: 0.058,
	OOLU: 0.031,
	HDMU: 0.029,
	ZIMU: 0.023,
	YMLU: 0.022,
	WHLC: 0.017,
	PCIU: 0.013,
	APLU: 0.012,
	SITC: 0.006,
	SQQY: 0.006,
	KMTU: 0.005,
	IRSL: 0.004,
	SNKO: 0.004,
	ANNU: 0.004,
	TXZJ: 0.003,
	CULU: 0.003,
	RCLU: 0.003,
	ESPU: 0.003,
	GOSU: 0.002,
	SMLM: 0.002,
	MATS: 0.002,
	CHVW: 0.002,
	ARKU: 0.002,
	SEAU: 0.001,
	SMLU: 0.001,
	TRKU: 0.001,
	CLAM: 0.001,
};

/** Share of a line in the world's container fleet, 0 to 1; a small one for lines outside the table. */
export function marketShareOf(scac: string): number {
	return MARKET_SHARES[scac] ?? SMALL_SHARE;
}
