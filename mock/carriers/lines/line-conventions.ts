/** The DCSA Track & Trace versions that lines implement. */
export type Dialect = "2.2" | "3.0-beta1" | "3.0";

/** How a line applies the standard where lines differ. */
export interface LineConventions {
	/** The version of the standard. */
	readonly dialect: Dialect;
	/** How clients authenticate: any key, the two headers of a gateway, or a token. */
	readonly authentication: "key" | "two keys" | "oauth2";
	/** How it writes event times. */
	readonly timeForm: "exact" | "without offset" | "date";
	/** Its classifier of a planned event. */
	readonly plannedWord: "PLN" | "PLAN";
	/** How the page headers name a page. */
	readonly pageReference: "url" | "path" | "cursor";
	/** Its answer for an unknown number. */
	readonly unknownNumber: "404" | "empty list";
	/** Whether it sends events about documents. */
	readonly hasShipmentEvents: boolean;
	/** Whether gate moves have a transport call; otherwise their place is only in `eventLocation`. */
	readonly gatesHaveCalls: boolean;
	/** Whether it marks port of lading, transshipment and discharge in `carrierSpecificData`. */
	readonly marksPlaces: boolean;
}

const USUAL: LineConventions = {
	dialect: "2.2",
	authentication: "key",
	timeForm: "exact",
	plannedWord: "PLN",
	pageReference: "cursor",
	unknownNumber: "404",
	hasShipmentEvents: true,
	gatesHaveCalls: true,
	marksPlaces: false,
};

const CMA_CGM_GROUP: Partial<LineConventions> = {
	authentication: "oauth2",
	pageReference: "url",
	hasShipmentEvents: false,
	marksPlaces: true,
};

/** 3.0 allows only an empty list for an unknown number. */
const SPEAKS_3_0: Partial<LineConventions> = {
	dialect: "3.0",
	unknownNumber: "empty list",
};

const UNUSUAL: Readonly<Record<string, Partial<LineConventions>>> = {
	CMDU: CMA_CGM_GROUP,
	APLU: CMA_CGM_GROUP,
	ANNU: CMA_CGM_GROUP,
	MAEU: { pageReference: "url" },
	SEAU: { pageReference: "url" },
	SAFM: { pageReference: "url" },
	MSCU: { pageReference: "path", unknownNumber: "empty list" },
	HLCU: { authentication: "two keys", gatesHaveCalls: false },
	EGLV: { plannedWord: "PLAN", unknownNumber: "empty list", timeForm: "date" },
	ONEY: { pageReference: "path" },
	YMLU: {
		gatesHaveCalls: false,
		unknownNumber: "empty list",
		timeForm: "without offset",
	},
	ZIMU: {
		authentication: "oauth2",
		pageReference: "url",
		gatesHaveCalls: false,
	},
	COSU: { ...SPEAKS_3_0, authentication: "oauth2" },
	SMLM: SPEAKS_3_0,
	WHLC: SPEAKS_3_0,
	OOLU: { dialect: "3.0-beta1" },
	PCIU: { dialect: "3.0-beta1", authentication: "oauth2" },
	ARKU: { dialect: "3.0-beta1", pageReference: "url" },
};

/** The conventions of a line. */
export function conventionsOf(scac: string): LineConventions {
	return { ...USUAL, ...UNUSUAL[scac] };
}
