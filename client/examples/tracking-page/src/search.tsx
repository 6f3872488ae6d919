import type { SearchResult } from "@landfall/client";
import type { View } from "./address.ts";
import { type Choice, Choices } from "./choice.tsx";
import { ContainerView } from "./container.tsx";
import { api } from "./landfall.ts";
import { Shown } from "./states.tsx";

/** Why a known number has no container yet. */
function waitingWords({ attributes }: SearchResult): string {
	const { number, status } = attributes;
	if (status === "failed")
		return `${number} could not be tracked: the shipping line does not know it.`;
	if (status === "awaiting_manifest")
		return `The shipping line does not know ${number} yet. It is asked again every day.`;
	return `The shipping line is being asked about ${number}. Look again in a minute.`;
}

/** The containers among the hits, and those of a found shipment. */
function useChoices(hits: readonly SearchResult[]) {
	const shipmentId = hits.find(
		({ attributes }) => attributes.entity_type === "shipment",
	)?.id;
	const shipment = api.useQuery(
		"get",
		"/shipments/{id}",
		{
			params: {
				path: { id: shipmentId ?? "" },
				query: { include: "containers" },
			},
		},
		{ enabled: shipmentId !== undefined },
	);
	const found = new Map<string, Choice>();
	for (const record of shipment.data?.included ?? [])
		if (record.type === "container") {
			const { number, current_status: status } = record.attributes;
			found.set(record.id, { id: record.id, number: number ?? "", status });
		}
	for (const { id, attributes } of hits)
		if (attributes.entity_type === "cargo" && !found.has(id))
			found.set(id, { id, number: attributes.number, status: undefined });
	const isPending = shipmentId !== undefined && shipment.data === undefined;
	return { choices: [...found.values()], shipment, isPending };
}

function Hits({
	hits,
	view,
}: {
	readonly hits: readonly SearchResult[];
	readonly view: View;
}) {
	const { choices, shipment, isPending } = useChoices(hits);
	const chosen = view.container || choices[0]?.id;
	if (isPending)
		return (
			<Shown query={shipment} what="The shipment">
				{() => null}
			</Shown>
		);
	if (chosen !== undefined)
		return (
			<>
				<Choices
					title={`Containers of ${view.number}`}
					choices={choices}
					view={{ ...view, container: chosen }}
				/>
				<ContainerView key={chosen} id={chosen} />
			</>
		);
	return (
		<div className="notice" role="status">
			{hits.map((hit) => (
				<p key={hit.id}>{waitingWords(hit)}</p>
			))}
		</div>
	);
}

/** The results for a number: its containers, and the details of one of them. */
export function Search({ view }: { readonly view: View }) {
	const query = api.useQuery("get", "/search", {
		params: { query: { query: view.number } },
	});
	return (
		<Shown query={query} what="The answer">
			{({ data }) =>
				data.length > 0 ? (
					<Hits hits={data} view={view} />
				) : (
					<div className="notice" role="status">
						<h2>Nothing has the number {view.number}</h2>
						<p>
							Four characters of it in a row are enough. A number that is not
							tracked yet is not found.
						</p>
					</div>
				)
			}
		</Shown>
	);
}
