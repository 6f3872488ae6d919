import { type FormEvent, useId } from "react";
import { goTo, useView } from "./address.ts";
import { Latest } from "./latest.tsx";
import { Search } from "./search.tsx";

/** The page: a search form, and below it the results or the latest containers. */
export function App() {
	const view = useView();
	const field = useId();
	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const number = new FormData(event.currentTarget).get("number");
		goTo({ number: String(number ?? "").trim(), container: "" });
	};
	return (
		<>
			<header>
				<h1>Where is my container?</h1>
				<search>
					<form onSubmit={search}>
						<label htmlFor={field}>
							Container, bill of lading, booking or reference number
						</label>
						<div className="field">
							<input
								// A new view resets the field to its number.
								key={view.number}
								id={field}
								name="number"
								defaultValue={view.number}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
								maxLength={200}
								required
							/>
							<button type="submit">Search</button>
						</div>
					</form>
				</search>
			</header>
			<main>
				{view.number ? <Search view={view} /> : <Latest view={view} />}
			</main>
		</>
	);
}
