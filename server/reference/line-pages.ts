/** Where people look a shipment up at a line, and where they reach the line. */
export interface LinePages {
	/** Address of the line's tracking page; `${BLNUM}` stands where it takes the number of a bill of lading. */
	readonly trackingUrl: string;
	/** Address of the page that says how to reach the line, where it is known. */
	readonly contactUrl?: string;
}

const NUMBER = "$" + "{BLNUM}";

/**
 * The public pages of lines by their own SCAC. Each address is one that several independent programs open, or that the line itself
 * names; lines whose page cannot be named that surely are left out.
 */
export const LINE_PAGES: Readonly<Partial<Record<string, LinePages>>> = {
	ANNU: {
		trackingUrl: "https://www.anl.com.au/ebusiness/tracking",
	},
	APLU: {
		trackingUrl: "https://www.apl.com/ebusiness/tracking",
	},
	ARKU: {
		trackingUrl: "https://webtracking.arkasline.com.tr/shipmenttracking",
	},
	CMDU: {
		trackingUrl: `https://www.cma-cgm.com/ebusiness/tracking/search?SearchBy=BL&Reference=${NUMBER}`,
		contactUrl: "https://www.cma-cgm.com/contact",
	},
	COSU: {
		trackingUrl: `https://elines.coscoshipping.com/ebusiness/cargoTracking?trackingType=BILLOFLADING&number=${NUMBER}`,
	},
	EGLV: {
		trackingUrl: "https://ct.shipmentlink.com/servlet/TDB1_CargoTracking.do",
	},
	HDMU: {
		trackingUrl:
			"https://www.hmm21.com/e-service/general/trackNTrace/TrackNTrace.do",
	},
	HLCU: {
		trackingUrl: `https://www.hapag-lloyd.com/en/online-business/track/track-by-booking-solution.html?blno=${NUMBER}`,
	},
	KMTU: {
		trackingUrl: "https://www.ekmtc.com/index.html#/cargo-tracking",
	},
	MAEU: {
		trackingUrl: `https://www.maersk.com/tracking/${NUMBER}`,
		contactUrl: "https://www.maersk.com/contactus",
	},
	MATS: {
		trackingUrl: "https://www.matson.com/shipment-tracking.html",
	},
	MSCU: {
		trackingUrl: "https://www.msc.com/en/track-a-shipment",
	},
	ONEY: {
		trackingUrl: `https://ecomm.one-line.com/one-ecom/manage-shipment/cargo-tracking?trakNoParam=${NUMBER}`,
	},
	OOLU: {
		trackingUrl:
			"https://www.oocl.com/eng/ourservices/eservices/cargotracking/Pages/cargotracking.aspx",
	},
	SMLM: {
		trackingUrl: "https://esvc.smlines.com/smline/CUP_HOM_3301.do",
	},
	SMLU: {
		trackingUrl: "https://www.seaboardmarine.com/tracking/",
	},
	WHLC: {
		trackingUrl: "https://www.wanhai.com/views/cargoTrack/CargoTrack.xhtml",
	},
	YMLU: {
		trackingUrl: "https://www.yangming.com/en/esolution/cargo_tracking",
	},
	ZIMU: {
		trackingUrl: `https://www.zim.com/tools/track-a-shipment?consnumber=${NUMBER}`,
		contactUrl: "https://www.zim.com/contact-us",
	},
};
