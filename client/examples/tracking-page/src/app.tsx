import { type FormEvent, useId } from "react";
import { goTo, usePlace } from "./address.ts";
import { Latest } from "./latest.tsx";
import { Search } from "./search.tsx";

/** The page: a search form, and below it the results or the latest containers. */
export function App() {
	const place = usePlace();
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
								// A new place resets the field to its number.
								key={place.number}
								id={field}
								name="number"
								defaultValue={place.number}
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
				{place.number ? <Search place={place} /> : <Latest place={place} />}
			</main>
		</>
	);
}
