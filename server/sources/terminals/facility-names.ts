import { placeByCode } from "../../reference/places/lookup.ts";
import { RAIL_TERMINALS } from "../../reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../reference/places/terminals/terminals.ts";
import {
	type KnownFacility,
	knownRailTerminal,
	knownTerminal,
} from "../contracts/known-facility.ts";

/** A facility and its written names, each as words between blanks. */
interface NamedFacility {
	readonly facility: KnownFacility;
	readonly locode: string;
	readonly city: string;
	readonly forms: readonly string[];
}

/** The words of a text in capitals, without accents and punctuation, between blanks: ` PIER 400 `. */
function wordsOf(text: string): string {
	const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
	return ` ${plain.replace(/[^A-Z0-9]+/g, " ").trim()} `;
}

const NAMED: readonly NamedFacility[] = [
	...TERMINALS.map((facts) => ({
		facility: knownTerminal(facts),
		locode: facts.portCode,
		city: facts.city,
		forms: [facts.name, facts.nickname].map(wordsOf),
	})),
	...RAIL_TERMINALS.map((facts) => ({
		facility: knownRailTerminal(facts),
		locode: facts.metroAreaCode,
		city: facts.city,
		forms: [facts.name, facts.nickname].map(wordsOf),
	})),
];

/** A place name without the words that ports put in front of it. */
const townIn = (words: string) => words.replace(/^ PORT (OF )?/, " ");

/** The facilities at each place, without names that equal the place or a city around it. */
const BY_PLACE = new Map(
	[...Map.groupBy(NAMED, ({ locode }) => locode)].map(([locode, here]) => {
		const place = placeByCode(locode)?.facts.name ?? "";
		const names = [...place.split("/"), ...here.map(({ city }) => city)];
		const towns = new Set(names.map((name) => townIn(wordsOf(name))));
		const named = here.map((one) => ({
			...one,
			forms: one.forms.filter((form) => !towns.has(townIn(form))),
		}));
		return [locode, named] as const;
	}),
);

/** Whether a form of a facility's name can also be a common word, such as `NOT` and `ITS`. It must then be the whole text. */
const isAmbiguous = (form: string): boolean => /^ [A-Z]{1,3} $/.test(form);

const isIn = (form: string, text: string): boolean =>
	isAmbiguous(form) ? text === form : text.includes(form);

/**
 * The facility at a place (its UN/LOCODE) that a text names by its name or nickname; undefined when it names none or several.
 */
export function facilityNamed(
	text: string,
	locode: string,
): KnownFacility | undefined {
	const here = BY_PLACE.get(placeByCode(locode)?.facts.code ?? locode);
	if (here === undefined) return undefined;
	const words = wordsOf(text);
	const found = here.flatMap(({ facility, forms }) =>
		forms
			.filter((form) => isIn(form, words))
			.map((form) => ({ facility, form })),
	);
	// A shorter name within a longer one is not another facility: "Blount Island" in "TOTE Maritime Blount Island".
	const whole = found.filter(
		({ form }) =>
			!found.some((other) => other.form !== form && other.form.includes(form)),
	);
	const [first] = whole;
	return whole.every(({ facility }) => facility.id === first?.facility.id)
		? first?.facility
		: undefined;
}
