import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { type MockApi, startMockApi } from "../../../mock/api/mock-api.ts";

/** The mock that the tests of this folder share: its engine takes seconds of a processor to start. */
export let mock: MockApi;

/** Starts it before all tests of a file and ends it after them. */
export function startSharedMock(): void {
	beforeAll(async () => {
		mock = await startMockApi({ log: pino({ level: "silent" }) });
	});
	afterAll(() => mock.close());
}
