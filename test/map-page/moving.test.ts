import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/time/eventually.ts";
import { CHROMIUM } from "./chromium.ts";
import { drawingOf, drawingWith, middleOf, PHONE } from "./opened-page.ts";
import { COMPLETED, focused, ID, useMapPage } from "./shown-map.ts";

describe.skipIf(!CHROMIUM)("the map is moved", () => {
	const shown = useMapPage();
	const { open, newTab } = shown;

	/** The shift of a mark to the right and down, and the growth of the voyage on the screen. */
	async function change(page: Page, act: () => Promise<unknown>) {
		const before = await drawingOf(page);
		await act();
		const after = await eventually("the map has moved", async () => {
			const drawing = await drawingOf(page);
			return drawing.land !== before.land && drawing;
		});
		const [a = [0, 0], b = [0, 0]] = before.ports.map(middleOf);
		const [c = [0, 0], d = [0, 0]] = after.ports.map(middleOf);
		return {
			right: Math.round(c[0] - a[0]),
			down: Math.round(c[1] - a[1]),
			factor: Math.abs(d[0] - c[0]) / Math.abs(b[0] - a[0]),
		};
	}

	it("by keys, when it has the focus", async () => {
		const page = await open(`/map/${ID}#key=lf_one`);
		await drawingWith(2, page);
		const order: string[] = [];
		for (let press = 0; press < 6; press += 1) {
			await page.keyboard.press("Tab");
			order.push(await focused(page));
		}
		expect(order).toEqual([
			"Map",
			"Enlarge",
			"Reduce",
			"Show the whole journey",
			"look-again",
			"other-key",
		]);
		await page.locator("#surface").focus();
		const press = (key: string) => change(page, () => page.keyboard.press(key));
		expect(await press("ArrowRight")).toMatchObject({ right: -80, down: 0 });
		expect(await press("ArrowUp")).toMatchObject({ right: 0, down: 80 });
		expect((await press("+")).factor).toBeCloseTo(1.5, 1);
		expect((await press("-")).factor).toBeCloseTo(1 / 1.5, 1);
		expect(await press("0")).toMatchObject({ right: 80, down: -80 });
	});

	it("by keys around the mark near its middle, which stays in place", async () => {
		const page = await open(`/map/${ID}#key=lf_one`);
		const { vessels } = await drawingWith(2, page);
		await page.locator("#surface").focus();
		await change(page, () => page.keyboard.press("+"));
		const enlarged = await drawingOf(page);
		const [before, after] = [vessels, enlarged.vessels].map((boxes) =>
			boxes.flatMap(middleOf).map(Math.round),
		);
		expect(before).toHaveLength(2);
		expect(after).toEqual(before);
	});

	it("by mouse: dragged, and enlarged around the pointer", async () => {
		const page = await open(`/map/${ID}#key=lf_one`);
		const { ports } = await drawingWith(2, page);
		const [x, y] = middleOf(ports[0] ?? { x: 0, y: 0, width: 0, height: 0 });
		const dragged = await change(page, async () => {
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x + 60, y + 30, { steps: 3 });
			await page.mouse.up();
		});
		expect(dragged).toMatchObject({ right: 60, down: 30 });
		expect(dragged.factor).toBeCloseTo(1);
		const turned = await change(page, () => page.mouse.wheel(0, -500));
		// Pointers stand on whole pixels.
		expect(Math.abs(turned.right)).toBeLessThanOrEqual(1);
		expect(Math.abs(turned.down)).toBeLessThanOrEqual(1);
		expect(turned.factor).toBeCloseTo(2, 1);
	});

	it("by buttons", async () => {
		const page = await open(`/map/${ID}#key=lf_one`);
		await drawingWith(2, page);
		const click = (name: string) =>
			change(page, () => page.getByRole("button", { name }).click());
		expect((await click("Enlarge")).factor).toBeCloseTo(1.5, 1);
		expect((await click("Reduce")).factor).toBeCloseTo(1 / 1.5, 1);
		await click("Enlarge");
		expect((await click("Show the whole journey")).factor).toBeCloseTo(
			1 / 1.5,
			1,
		);
	});

	it("by two fingers", async () => {
		const tab = await newTab({ viewport: PHONE, hasTouch: true });
		const page = await open(`/map/${ID}#key=lf_one`, { tab });
		await drawingWith(2, page);
		const session = await page.context().newCDPSession(page);
		const pinched = await change(page, async () => {
			await touch(session, "touchStart", [100, 400], [200, 400]);
			await touch(session, "touchMove", [50, 400], [250, 400]);
			await touch(session, "touchEnd");
		});
		expect(pinched.factor).toBeCloseTo(2, 1);
	});

	it("and stays there when new positions arrive", async () => {
		const page = await open(`/map/${ID}#key=lf_one`);
		await drawingWith(2, page);
		const moved = await change(page, () =>
			page.getByRole("button", { name: "Enlarge" }).click(),
		);
		expect(moved.factor).toBeCloseTo(1.5, 1);
		const before = await drawingOf(page);
		shown.server.map = COMPLETED;
		await page.getByRole("button", { name: "Look again" }).click();
		await page.getByText("Arrived in Los Angeles").waitFor();
		expect((await drawingOf(page)).land).toBe(before.land);
	});
});

async function touch(
	session: CDPSession,
	type: "touchStart" | "touchMove" | "touchEnd",
	...points: [number, number][]
): Promise<void> {
	const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
	await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}
