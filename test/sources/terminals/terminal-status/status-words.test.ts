import { expect, it } from "vitest";
import {
	feeType,
	holdName,
} from "../../../../server/sources/terminals/terminal-status/status-words.ts";

it.each([
	["USDA", "usda", "USDA HOLD", "Aphis", "CFIA", "CBP AGRICULTURE", "agri"],
	["USDA", "in quarantine", "AGRI_EXAM"],
	["VACIS", "CUSTOMS VACIS", "nii", "X-RAY", "xray", "Scan", "SCANNING"],
	["VACIS", "gamma ray"],
	["TMF", "TMF", "Traffic Mitigation Fee", "pier pass", "PierPass"],
	["customs", "CUSTOM", "Customs hold", "CBP", "CBSA", "USCS", "USBP"],
	["customs", "border_agency"],
	["freight", "FREIGHT", "LINE", "carrier hold", "ocean", "SSCO", "SSC"],
	["freight", "Steamship line", "BL", "B/L", "OBL", "mbl missing"],
	["other", "", "Airline", "Scuba", "customary", "blocked", "USDAX", "rayx"],
	["other", "coastline", "niid", "unscanned", "tmfs", "kusda"],
])("the words of a hold of %s", (name, ...written) => {
	for (const words of written) expect(holdName(words), words).toBe(name);
});

it.each([
	["total", "TOTAL", "Totals", "balance", "sum", "Amount due", "GRAND_TOTAL"],
	["total", "TOTAL DUE", "Total fees", "TOTAL_CHARGES", "Total amount owed"],
	["total", "Balance due:", "Sum of all fees", "Total (USD)"],
	["extended_dwell_time", "Extended dwell", "EXTENDED_FEE", "dwell time"],
	["extended_dwell_time", "long stay", "LONG-STAY"],
	["demurrage", "Demurrage", "STORAGE", "ground rent", "GROUND_RENT"],
	["exam", "Exam", "EXAMS", "inspection", "Inspections fee", "VACIS"],
	["demurrage", "TOTAL DEMURRAGE", "total storage", "Demurrage balance"],
	["exam", "Total exam fees"],
	["extended_dwell_time", "TOTAL_EXTENDED_DWELL"],
	["exam", "x-ray", "XRAY", "CET"],
	["other", "", "subtotal", "summary", "dwelling", "examiner", "storages"],
	["other", "Total wharfage", "balance of reefer plug-in"],
	["other", "longstay", "amount", "ground", "cets", "demurrages", "balances"],
])("the words of a fee of type %s", (type, ...written) => {
	for (const words of written) expect(feeType(words), words).toBe(type);
});
