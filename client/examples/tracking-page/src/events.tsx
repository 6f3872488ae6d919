import {
	resolveIncluded,
	type TransportEventListDocument,
} from "@landfall/client";
import { api } from "./landfall.ts";
import { Shown } from "./states.tsx";
import { eventWords, localTime } from "./words.ts";

/** One event in the list of a container. */
interface Step {
	readonly id: string;
	readonly words: string;
	readonly at: string;
	readonly time: string;
	readonly place: string;
	readonly isExpected: boolean;
}

const ESTIMATED = ".estimated.";

/** The events of a container in order: those that happened, and the latest estimate of each that did not. */
function stepsOf(document: TransportEventListDocument): Step[] {
	const related = resolveIncluded(document);
	const shown = new Set<string>(
		document.data.map(({ attributes }) => attributes.event),
	);
	return document.data
		.flatMap(({ id, attributes, relationships }): Step[] => {
			const { event, timestamp, timezone, location_locode } = attributes;
			if (!event.startsWith("container.transport.") || timestamp === null)
				return [];
			const isExpected = event.includes(ESTIMATED);
			const happened = event.replace(ESTIMATED, ".");
			if (isExpected && shown.has(happened)) return [];
			// The newest estimate comes first and replaces earlier ones.
			if (isExpected) shown.add(happened);
			const location = related.one(relationships.location)?.attributes;
			return [
				{
					id,
					words: eventWords(event),
					at: timestamp,
					time: localTime(timestamp, timezone),
					place: location?.name ?? location_locode ?? "",
					isExpected,
				},
			];
		})
		.sort((a, b) => a.at.localeCompare(b.at));
}

/** The events of a container as a list. */
export function Events({ id }: { readonly id: string }) {
	const query = api.useQuery("get", "/containers/{id}/transport_events", {
		params: { path: { id }, query: { include: "location" } },
	});
	return (
		<section aria-labelledby={`way-${id}`}>
			<h3 id={`way-${id}`}>Its way</h3>
			<Shown query={query} what="The way">
				{(document) => {
					const steps = stepsOf(document);
					if (steps.length === 0)
						return <p className="soft">Nothing has happened yet.</p>;
					return (
						<>
							<p className="soft">Times are those of the place.</p>
							<ol className="way">
								{steps.map(({ id, words, at, time, place, isExpected }) => (
									<li key={id} className={isExpected ? "expected" : ""}>
										<strong>{words}</strong>
										{isExpected && <em> expected</em>}
										<span>{place}</span>
										<time dateTime={at}>{time}</time>
									</li>
								))}
							</ol>
						</>
					);
				}}
			</Shown>
		</section>
	);
}
