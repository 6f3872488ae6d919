import type { View } from "./address.ts";
import { Choices } from "./choice.tsx";
import { ContainerView } from "./container.tsx";
import { api } from "./landfall.ts";
import { Shown } from "./states.tsx";

/** The start of the page before any search: the latest containers, or a hint when there are none. */
export function Latest({ view }: { readonly view: View }) {
	const query = api.useQuery("get", "/containers", {
		params: { query: { "page[size]": 8 } },
	});
	return (
		<Shown query={query} what="The list">
			{({ data }) =>
				data.length === 0 ? (
					<div className="notice">
						<h2>There are no containers yet</h2>
						<p>
							Track a number with <code>POST /tracking_requests</code>, and its
							containers appear here.
						</p>
					</div>
				) : (
					<>
						<Choices
							title="Latest containers"
							view={view}
							choices={data.map(({ id, attributes }) => ({
								id,
								number: attributes.number ?? "no number yet",
								status: attributes.current_status,
							}))}
						/>
						{view.container && (
							<ContainerView key={view.container} id={view.container} />
						)}
					</>
				)
			}
		</Shown>
	);
}
