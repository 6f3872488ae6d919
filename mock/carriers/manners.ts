/** In what the lines differ from each other although they all speak the same standard. */
export interface Manners {
	/** The word for a planned event. */
	readonly plannedWord: "PLN" | "PLAN";
	/** How the page headers name a page. */
	readonly pageReference: "url" | "path" | "cursor";
	/** What a line answers about a number it does not know. */
	readonly unknownNumber: "404" | "empty list";
	/** Whether it sends events about documents. */
	readonly hasShipmentEvents: boolean;
	/** Whether gate moves carry a transport call; otherwise their place is only in `eventLocation`. */
	readonly gatesHaveCalls: boolean;
	/** Whether it marks port of lading, transshipment and discharge in `carrierSpecificData`. */
	readonly marksPlaces: boolean;
}

const USUAL: Manners = {
	plannedWord: "PLN",
	pageReference: "cursor",
	unknownNumber: "404",
	hasShipmentEvents: true,
	gatesHaveCalls: true,
	marksPlaces: false,
};

const CMA_CGM_GROUP: Partial<Manners> = {
	pageReference: "url",
	hasShipmentEvents: false,
	marksPlaces: true,
};

const UNUSUAL: Readonly<Record<string, Partial<Manners>>> = {
	CMDU: CMA_CGM_GROUP,
	APLU: CMA_CGM_GROUP,
	ANNU: CMA_CGM_GROUP,
	MAEU: { pageReference: "url" },
	SEAU: { pageReference: "url" },
	SAFM: { pageReference: "url" },
	MSCU: { pageReference: "path", unknownNumber: "empty list" },
	HLCU: { gatesHaveCalls: false },
	EGLV: { plannedWord: "PLAN", unknownNumber: "empty list" },
	ONEY: { pageReference: "path" },
	YMLU: { gatesHaveCalls: false, unknownNumber: "empty list" },
	COSU: { unknownNumber: "empty list" },
	ZIMU: { pageReference: "url", gatesHaveCalls: false },
};

/** The manners of a line. */
export function mannersOf(scac: string): Manners {
	return { ...USUAL, ...UNUSUAL[scac] };
}
