/** The public pages of a line: tracking and contact. */
export interface LinePages {
	/** URL of the line's tracking page; `${BLNUM}` stands for the bill of lading number. */
	readonly trackingUrl: string;
	/** URL of the line's contact page, where known. */
	readonly contactUrl?: string;
}

const NUMBER = "$" + "{BLNUM}";

/**
 * The public pages of lines by their own SCAC. Several independent programs use each URL, or the line itself publishes it. Lines
 * without such evidence are left out.
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
