import type { ImportColumn } from "../../../../generated/openapi.ts";

/** The meaning of a column. */
export type Meaning = NonNullable<ImportColumn["meaning"]>;

/** Words that can follow in a header without changing its meaning. */
const NUMBER = ["", "no", "nos", "nr", "num", "number", "numbers"];

const NAME = ["", "name"];

const ALONE = [""];

/** For each meaning its header words in lower case without punctuation, and the words that may follow. */
const WORDS: Readonly<
	Record<Meaning, readonly [words: string, endings: readonly string[]][]>
> = {
	// Not "no", which often counts the lines.
	number: [
		["number trackingnumber trackingno requestnumber shipmentnumber", ALONE],
		["containerbl containermbl containerorbl", NUMBER],
		["blcontainer mblcontainer blorcontainer", NUMBER],
		["blbooking mblbooking bookingbl bookingmbl blorbooking", NUMBER],
	],
	// Not "type", which is often the type of the container.
	request_type: [["kind numbertype requesttype typeofnumber", ALONE]],
	bill_of_lading: [
		["bl bol mbl mbol obl bill billoflading masterbill masterbl", NUMBER],
		[
			"masterbol masterbilloflading oceanbill oceanbl oceanbilloflading",
			NUMBER,
		],
		["carrierbl carrierbill", NUMBER],
	],
	booking: [
		["booking bkg bk carrierbooking linebooking", NUMBER],
		["bookingref bookingreference bookingid carrierbookingreference", NUMBER],
	],
	container: [
		["container containers cntr ctr cont equipment", NUMBER],
		["containerid equipmentid", NUMBER],
	],
	scac: [["scac scaccode carrierscac carriercode linecode", ALONE]],
	shipping_line: [
		["shippingline line carrier oceancarrier oceanline", NAME],
		["steamshipline ssl vocc shippingcompany", NAME],
	],
	ref_numbers: [
		["ref refs reference references referenceid yourref yourreference", NUMBER],
		["customerref customerreference clientref clientreference", NUMBER],
		["shipperref shipperreference consigneeref consigneereference", NUMBER],
		["po pos purchaseorder purchaseorders customerpo order orderref", NUMBER],
		["job jobref file fileref hbl hbol housebill housebl", NUMBER],
		["housebilloflading invoice", NUMBER],
	],
	shipment_tags: [["tag tags shipmenttag shipmenttags label labels", ALONE]],
	customer: [
		["customer client account", NAME],
		["customerid clientid partyid", ALONE],
	],
};

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
	Object.entries(WORDS).flatMap(([meaning, groups]) =>
		groups.flatMap(([words, endings]) =>
			words
				.split(" ")
				.flatMap((word) => endings.map((ending) => `${word}${ending}`))
				.map((header) => [header, meaning as Meaning] as const),
		),
	),
);

/** The most characters of a header. */
export const LONGEST_HEADER = 100;

/**
 * The meaning of a column by its header, in any case and with any punctuation; undefined for an unknown or a longer header, because
 * normalizing can take the square of the length.
 */
export function meaningOf(name: string): Meaning | undefined {
	if (name.length > LONGEST_HEADER) return undefined;
	const bare = name
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll("#", "number")
		.replaceAll("&", "")
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
	return MEANINGS.get(bare);
}
