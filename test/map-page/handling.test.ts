import { describe, expect, it } from "vitest";
import { CHROMIUM } from "./chromium.ts";
import { drawingOf, drawingWith } from "./opened-page.ts";
import { AT_SEA, CONTAINER, focused, ID, useMapPage } from "./shown-map.ts";

describe.skipIf(!CHROMIUM)("the map page in a browser", () => {
	const shown = useMapPage();
	const { open } = shown;

	describe("the key", () => {
		it("is removed from the address, kept for the tab and sent only in a header", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			expect(page.url()).toBe(`${shown.server.url}/map/${ID}`);
			await page.reload();
			await drawingWith(2, page);
			expect(shown.server.asked.map(({ path }) => path).toSorted()).toEqual([
				`/v2/containers/${ID}/map_geojson`,
				`/v2/containers/${ID}/map_geojson`,
				`/v2/containers/${ID}?include=shipment`,
				`/v2/containers/${ID}?include=shipment`,
			]);
			for (const { authorization } of shown.server.asked)
				expect(authorization).toBe("Token lf_one");
			const kept = "[localStorage.length, document.cookie]";
			expect(await page.evaluate(kept)).toEqual([0, ""]);
			const session = await page.context().newCDPSession(page);
			const { entries } = await session.send("Page.getNavigationHistory");
			expect(entries.at(-1)?.url).toBe(page.url());
			expect(entries.filter(({ url }) => url.includes("lf_one"))).toEqual([]);
		});

		it("is requested when it is missing, in a password field", async () => {
			const page = await open(`/map/${ID}`);
			const field = page.getByRole("textbox", { name: "API key" });
			await field.waitFor();
			expect(await focused(page)).toBe("key");
			expect(await field.getAttribute("type")).toBe("password");
			expect(await field.getAttribute("autocomplete")).toBe("off");
			await page.keyboard.type(" lf_two ");
			await page.keyboard.press("Enter");
			await drawingWith(2, page);
			expect(shown.server.asked[0]?.authorization).toBe("Token lf_two");
			expect(await field.isVisible()).toBe(false);
			expect(await focused(page)).toBe("number");
		});

		it("is removed with everything that it showed, when the reader wants to use another one", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			await page.getByRole("button", { name: "Use another key" }).click();
			expect(await focused(page)).toBe("key");
			expect((await drawingOf(page)).ports).toEqual([]);
			expect(await page.locator("main").innerText()).not.toContain("MSDU");
			expect(await page.evaluate("sessionStorage.length")).toBe(0);
		});

		it("that no header can carry is refused before any request", async () => {
			const page = await open(`/map/${ID}#key=lf_%C3%BC`);
			await page.getByText("This cannot be an API key").waitFor();
			expect(shown.server.asked).toEqual([]);
			expect(await page.getByLabel("API key").isVisible()).toBe(true);
		});
	});

	describe("a refusal", () => {
		it.each([
			[401, "This key is not valid", true],
			[403, "This account has no maps", false],
			[404, "No such container", false],
		])(
			"with %i is explained in plain words",
			async (status, words, isAsked) => {
				const container = status === 403 ? CONTAINER : { status };
				const page = await open(`/map/${ID}#key=lf_one`, {
					map: { status },
					container,
				});
				await page.getByText(words).waitFor();
				expect(await page.getByLabel("API key").isVisible()).toBe(isAsked);
				const kept = await page.evaluate("sessionStorage.length");
				expect(kept).toBe(0);
				expect(await page.locator("#number").innerText()).toBe(
					status === 403 ? "MSDU 731826 7" : "Container map",
				);
			},
		);

		it("removes the map that was shown before", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			shown.server.map = { status: 404 };
			shown.server.container = { status: 404 };
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("No such container").waitFor();
			expect((await drawingOf(page)).ports).toEqual([]);
			expect(await page.locator("main").innerText()).not.toContain("MSDU");
		});

		it.each(["nonsense", "%E0%A4%A", `${ID}0`])(
			"needs no request when the address ends with %s",
			async (id) => {
				const page = await open(`/map/${id}#key=lf_one`);
				await page.getByText("This is not the id of a container").waitFor();
				expect(shown.server.asked).toEqual([]);
			},
		);
	});

	it("shows any name as text, never as markup", async () => {
		const name = '<img src="/x" onerror="alert(1)">&amp;';
		const text = JSON.stringify(AT_SEA.body).replaceAll(
			"Shanghai",
			JSON.stringify(name).slice(1, -1),
		);
		const page = await open(`/map/${ID}#key=lf_one`, {
			map: { status: 200, body: JSON.parse(text) },
		});
		const drawn = await drawingWith(2, page);
		expect(drawn.names[0]).toBe(`${name}POL`);
		expect(await page.locator("img").count()).toBe(0);
		expect(await page.getByRole("heading", { name }).count()).toBe(1);
	});
});
