import { addressOf, goTo, type View } from "./address.ts";
import { statusWords } from "./words.ts";

/** A container to choose. */
export interface Choice {
	readonly id: string;
	readonly number: string;
	readonly status: string | undefined;
}

/** A list of containers, one of which is shown. Each is a link, so that it opens in another tab too. */
export function Choices({
	title,
	choices,
	view,
}: {
	readonly title: string;
	readonly choices: readonly Choice[];
	readonly view: View;
}) {
	return (
		<nav className="choices" aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{choices.map(({ id, number, status }) => {
					const there = { ...view, container: id };
					return (
						<li key={id}>
							<a
								href={addressOf(there)}
								aria-current={id === view.container ? "true" : undefined}
								onClick={(event) => {
									if (event.metaKey || event.ctrlKey || event.shiftKey) return;
									event.preventDefault();
									goTo(there);
								}}
							>
								<span className="number">{number}</span>
								{status && <span className="soft">{statusWords(status)}</span>}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
