import { type DocumentedRequest, read } from "../documented-request.ts";

const named = (name: string) => ({
	data: { type: "party", attributes: { company_name: name } },
});

/** Requests about parties. */
export const PARTY_REQUESTS: readonly DocumentedRequest[] = [
	read("SDK", "/parties?page[number]=1&page[size]=25"),
	read("SDK", ({ party: { id } }) => `/parties/${id}`),
	{
		by: "SDK",
		method: "POST",
		path: () => "/parties",
		body: () => named("Another Importer"),
		gives: [201],
	},
	{
		by: "SDK",
		method: "PATCH",
		path: ({ party: { id } }) => `/parties/${id}`,
		body: () => named("Renamed Importer"),
		gives: [200],
	},
];
