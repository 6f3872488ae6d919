import type { ShippingLine } from "../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import type {
	FindLine,
	TrackableLine,
} from "../../inference/vocabulary/inference.ts";
import { shippingLineByScac } from "../../reference/places/lookup.ts";
import type { ShippingLineFacts } from "../../reference/reference-types.ts";
import {
	SHIPPING_LINES,
	TEST_SHIPPING_LINE,
} from "../../reference/shipping-lines.ts";
import { serializeShippingLine } from "./shipping-line-serializer.ts";

/** The shipping lines of this installation. */
export interface ShippingLineDirectory {
	/** The supported lines by name; `search` filters by a text in name or SCAC, in any case. */
	list(search?: string): JsonText<ShippingLine>[];
	/** A line by its id, SCAC or alias, in any case, even if it is not supported. */
	find(idOrScac: string): JsonText<ShippingLine> | undefined;
	/**
	 * The name and own SCAC of a supported line by its SCAC or an alias, in upper case. Never the line of the test numbers,
	 * because the prefix TEST belongs to no line.
	 */
	readonly findTrackable: FindLine;
}

/** A configured line that the reference tables do not have; only its code is known. */
function lineWithoutName(scac: string): ShippingLineFacts {
	return {
		scac,
		alternativeScacs: [],
		name: scac,
		shortName: scac,
		billOfLadingTrackingSupport: true,
		bookingNumberTrackingSupport: true,
		containerNumberTrackingSupport: true,
		stripsScacPrefix: false,
	};
}

function textOf({
	scac,
	alternativeScacs,
	name,
	shortName,
}: ShippingLineFacts) {
	return [scac, ...alternativeScacs, name, shortName].join("\n").toLowerCase();
}

/** Creates a directory in which the lines with these SCACs are supported. */
export function shippingLineDirectory(
	scacs: readonly string[],
): ShippingLineDirectory {
	const offered = scacs
		.map((scac) => shippingLineByScac(scac) ?? lineWithoutName(scac))
		.sort((a, b) => a.name.localeCompare(b.name, "en"));
	const listed = offered.map((facts) => ({
		text: textOf(facts),
		document: toJsonText(serializeShippingLine(facts, true)),
	}));
	const documents = new Map<string, JsonText<ShippingLine>>();
	for (const facts of [...SHIPPING_LINES, ...offered]) {
		const line = serializeShippingLine(facts, offered.includes(facts));
		for (const key of [line.id, facts.scac, ...facts.alternativeScacs]) {
			documents.set(key, toJsonText(line));
		}
	}
	const trackable = new Map(
		offered.flatMap(({ scac, alternativeScacs, name }) => {
			const line: TrackableLine = { scac, name };
			return [scac, ...alternativeScacs].map((code) => [code, line] as const);
		}),
	);
	trackable.delete(TEST_SHIPPING_LINE.scac);
	return {
		list(search = "") {
			const wanted = search.trim().toLowerCase();
			return listed
				.filter(({ text }) => text.includes(wanted))
				.map(({ document }) => document);
		},
		find: (idOrScac) =>
			documents.get(idOrScac.toUpperCase()) ?? documents.get(idOrScac),
		findTrackable: (scac) => trackable.get(scac),
	};
}

declare module "../../services/services.ts" {
	interface Services {
		readonly shippingLines: ShippingLineDirectory;
	}
}
