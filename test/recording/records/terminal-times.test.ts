import { expect, test } from "vitest";
import { startPierWorld } from "../../jobs/check-terminal/pier-world.ts";
import { DAY, HOUR } from "../../jobs/tracked.ts";
import { openForFile } from "../../support/open-for-file.ts";

const { heading, inMs, pass, terminal } = await openForFile(startPierWorld);

test("a container tells the last query of its terminal, whether the terminal has news or repeats itself", async () => {
	const { box, container } = await heading("AGAIN1", 2 * DAY);
	for (const yardLocation of ["A 1", "A 1", "B 2"]) {
		terminal.report(box, { yardLocation });
		await pass(8 * HOUR);
		expect(await container()).toMatchObject({
			location_at_pod_terminal: yardLocation,
			terminal_checked_at: inMs(0),
			pod_last_tracking_request_at: inMs(0),
		});
	}
});
