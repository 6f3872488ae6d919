import type { ContainerDocument } from "@landfall/client";
import { resolveIncluded } from "@landfall/client";
import { Events } from "./events.tsx";
import { api } from "./landfall.ts";
import { WayMap } from "./map.tsx";
import { Shown } from "./states.tsx";
import { localDay, localTime, statusWords } from "./words.ts";

/** The known facts about a container as pairs of name and value. */
function factsOf(document: ContainerDocument): readonly [string, string][] {
	const { attributes, relationships } = document.data;
	const related = resolveIncluded(document);
	const shipment = related.one(relationships.shipment)?.attributes;
	const terminal = related.one(relationships.pod_terminal)?.attributes;
	const arrival = shipment?.pod_ata_at ?? shipment?.pod_eta_at;
	const holds = attributes.holds_at_pod_terminal
		.filter(({ status }) => status === "hold")
		.map(({ name }) => name);
	const facts: [string, string | null | undefined][] = [
		["From", shipment?.port_of_lading_name],
		["To", shipment?.port_of_discharge_name],
		["Vessel", shipment?.pod_vessel_name],
		[
			shipment?.pod_ata_at ? "Arrived" : "Expected",
			arrival && localTime(arrival, shipment?.pod_timezone ?? null),
		],
		["Terminal", terminal?.name],
		[
			"Last free day",
			attributes.pickup_lfd &&
				localDay(attributes.pickup_lfd, attributes.pod_timezone),
		],
		["Held by", holds.join(", ")],
		["Bill of lading", shipment?.bill_of_lading_number],
		["Shipping line", shipment?.shipping_line_name],
	];
	return facts.flatMap(([name, value]): [string, string][] =>
		value ? [[name, value]] : [],
	);
}

/** One container: its status, facts, map and events. */
export function ContainerView({ id }: { readonly id: string }) {
	const query = api.useQuery("get", "/containers/{id}", {
		params: { path: { id }, query: { include: "shipment,pod_terminal" } },
	});
	return (
		<article className="container">
			<Shown query={query} what="The container">
				{(document) => (
					<>
						<h2>
							<span className="number">{document.data.attributes.number}</span>{" "}
							<span className="status">
								{statusWords(document.data.attributes.current_status)}
							</span>
						</h2>
						<dl>
							{factsOf(document).map(([name, value]) => (
								<div key={name}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
						<WayMap id={id} />
						<Events id={id} />
					</>
				)}
			</Shown>
		</article>
	);
}
