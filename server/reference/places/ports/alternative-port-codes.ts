/**
 * Alternative UN/LOCODEs under which carriers report a port, with the code that the port tables use. Most are codes of the harbour as
 * distinct from the city, or of one district of a port.
 */
export const ALTERNATIVE_PORT_CODES: Readonly<Record<string, string>> = {
	BRVLC: "BRVDC",
	CADEL: "CAVAN",
	CNCHQ: "CNCKG",
	CNCQI: "CNCKG",
	CNDAG: "CNDLC",
	CNDAL: "CNDLC",
	CNFZH: "CNFOC",
	CNHKO: "CNHAK",
	CNNBG: "CNNGB",
	CNNBO: "CNNGB",
	CNNJG: "CNNKG",
	CNNJI: "CNNKG",
	CNQDG: "CNTAO",
	CNQIN: "CNTAO",
	CNQZL: "CNQZJ",
	CNSGH: "CNSHA",
	CNSHG: "CNSHA",
	CNSTG: "CNSWA",
	CNTAC: "CNTAG",
	CNTNJ: "CNTXG",
	CNTSN: "CNTXG",
	CNWEG: "CNWEI",
	CNXAM: "CNXMN",
	CNXMG: "CNXMN",
	CNYAT: "CNYNT",
	CNYTG: "CNYNT",
	CNZNG: "CNZHA",
	JOAQJ: "JOAQB",
	JPKKJ: "JPMOJ",
	KRBNP: "KRPUS",
	USEWR: "USNYC",
	USNTS: "USCHS",
	USPTM: "USORF",
	USUYU: "USNYC",
};

const MAIN_CODES = new Map(Object.entries(ALTERNATIVE_PORT_CODES));

/** The UN/LOCODE by which the port tables list a port, from that code or an alternative one. Any other code is returned unchanged. */
export function mainPortCode(code: string): string {
	return MAIN_CODES.get(code) ?? code;
}
