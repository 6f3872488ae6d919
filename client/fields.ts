import type { IncludedRecord, TrackingRequest } from "../generated/openapi.ts";

type AnyRecord = IncludedRecord | TrackingRequest;

type Part = "attributes" | "relationships";

type PartOf<Item, Name extends Part> = Item extends {
	[One in Name]?: infer Members;
}
	? NonNullable<Members>
	: object;

type FieldOf<Item> = Item extends unknown
	? (keyof PartOf<Item, "attributes"> | keyof PartOf<Item, "relationships">) &
			string
	: never;

type TypeIn<Query> = {
	[Name in keyof Query]: Name extends `fields[${infer Type}]` ? Type : never;
}[keyof Query];

/** The attributes and relationships that a query can ask for, by record type. */
export type FieldsOf<Query> = {
	readonly [Type in TypeIn<Required<Query>>]?: readonly FieldOf<
		Extract<AnyRecord, { type: Type }>
	>[];
};

/** The requested fields of a record type. */
type RequestedOf<Fields, Type> = Type extends keyof Fields
	? Fields[Type] extends readonly (infer Name)[] | undefined
		? Name
		: never
	: never;

type Narrowed<Item, Name> = {
	[Member in keyof Item]: Member extends Part
		? Pick<
				NonNullable<Item[Member]>,
				Extract<keyof NonNullable<Item[Member]>, Name>
			>
		: Item[Member];
};

/** A record with only the requested fields of its type, or with all of them when none are requested. */
export type Sparse<Item, Fields> = Item extends { type: infer Type }
	? Type extends keyof Fields
		? Narrowed<Item, RequestedOf<Fields, Type>>
		: Item
	: Item;

/** The relationships of a record that remain when only some fields of its type are requested. */
export type LeftOf<Item, Name, Fields> = Item extends { type: infer Type }
	? Type extends keyof Fields
		? Extract<Name, RequestedOf<Fields, Type>>
		: Name
	: Name;

/** Returns the query parameters for `fields`. */
export function fieldParameters(
	fields: Readonly<Record<string, readonly string[] | undefined>> = {},
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([type, names]) =>
			names ? [[`fields[${type}]`, names.join(",")]] : [],
		),
	);
}
