import { describe, expect, it } from "vitest";
import {
	type AttemptFailure,
	afterFailedAttempt,
	afterNoTurn,
	type OpenRequest,
	type RequestStep,
} from "../../../server/resources/tracking-requests/after-failed-attempt.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";

const CREATED_AT = new Date("2026-03-02T08:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pending: OpenRequest = {
	status: "pending",
	requestType: "bill_of_lading",
	createdAt: CREATED_AT,
	retryCount: null,
};

function after(
	failure: AttemptFailure,
	request: Partial<OpenRequest> = {},
	{ ageMs = 0, random = 0.5, retryAfterMs = 0 } = {},
): RequestStep {
	const now = new Date(CREATED_AT.getTime() + ageMs);
	return afterFailedAttempt(
		{ ...pending, ...request },
		failure,
		DEFAULT_RULES.request,
		{ now, random, retryAfterMs },
	);
}

describe("a temporary failure", () => {
	it.each([
		"shipping_line_unreachable",
		"unrecognized_response",
		"internal_processing_error",
	] as const)("keeps the request open with its reason: %s", (failure) => {
		expect(after(failure)).toEqual({
			status: "pending",
			failedReason: failure,
			isRetrying: true,
			retryCount: 1,
			retryInMs: 60_000,
			event: undefined,
		});
	});

	it("is tried fourteen times within about a day, after ever longer waits", () => {
		const waits: number[] = [];
		let step: RequestStep | undefined;
		for (let retryCount = 0; retryCount < 13; retryCount++) {
			step = after("shipping_line_unreachable", { retryCount });
			expect(step.retryCount).toBe(retryCount + 1);
			waits.push(step.retryInMs ?? Number.NaN);
		}
		expect(waits).toEqual(waits.toSorted((a, b) => a - b));
		const total = waits.reduce((sum, wait) => sum + wait, 0);
		expect(total).toBeGreaterThan(22 * HOUR);
		expect(total).toBeLessThan(26 * HOUR);
		expect(after("shipping_line_unreachable", { retryCount: 13 })).toEqual({
			status: "failed",
			failedReason: "retries_exhausted",
			isRetrying: false,
			retryCount: 14,
			retryInMs: undefined,
			event: "tracking_request.failed",
		});
	});

	it("waits a tenth more or less, and never less than the line demands", () => {
		const wait = (context: object) =>
			after("shipping_line_unreachable", {}, context).retryInMs;
		expect(wait({ random: 0 })).toBe(54_000);
		expect(wait({ random: 1 })).toBe(66_000);
		expect(wait({ retryAfterMs: 10_000 })).toBe(60_000);
		expect(wait({ retryAfterMs: 3 * HOUR })).toBe(3 * HOUR);
	});

	it("leaves a request that waits for its manifest waiting", () => {
		const step = after("unrecognized_response", {
			status: "awaiting_manifest",
			retryCount: 2,
		});
		expect(step).toMatchObject({ status: "awaiting_manifest", retryCount: 3 });
	});
});

describe("a number that is not found", () => {
	it.each(["bill_of_lading", "booking_number"] as const)(
		"waits for its manifest with one query a day: %s",
		(requestType) => {
			expect(after("not_found", { requestType })).toEqual({
				status: "awaiting_manifest",
				failedReason: null,
				isRetrying: false,
				retryCount: null,
				retryInMs: DAY,
				event: "tracking_request.awaiting_manifest",
			});
		},
	);

	it("is queried a last time when its week has passed", () => {
		const step = after("not_found", {}, { ageMs: 6.5 * DAY });
		expect(step.retryInMs).toBe(DAY / 2);
	});

	it("ends a series of attempts to reach the line", () => {
		const step = after("not_found", { retryCount: 13 });
		expect(step).toMatchObject({ isRetrying: false, retryCount: null });
	});

	it("is notified only the first time", () => {
		const step = after("not_found", { status: "awaiting_manifest" });
		expect(step.event).toBeUndefined();
	});

	it.each([
		[0, "awaiting_manifest", null],
		[7 * DAY - 1, "awaiting_manifest", null],
		[7 * DAY, "failed", "expired"],
		[30 * DAY, "failed", "expired"],
	] as const)(
		"may wait a week: after %i ms it is %s",
		(ageMs, status, reason) => {
			const open = { status: "awaiting_manifest" } as const;
			expect(after("not_found", open, { ageMs })).toMatchObject({
				status,
				failedReason: reason,
			});
		},
	);

	it("fails at once when it is a container's", () => {
		expect(after("not_found", { requestType: "container" })).toEqual({
			status: "failed",
			failedReason: "not_found",
			isRetrying: false,
			retryCount: null,
			retryInMs: undefined,
			event: "tracking_request.failed",
		});
	});
});

describe("a final answer", () => {
	it.each([
		"invalid_number",
		"booking_cancelled",
		"data_unavailable",
		"duplicate",
	] as const)("fails the request with its reason: %s", (failure) => {
		expect(after(failure, { retryCount: 3 })).toEqual({
			status: "failed",
			failedReason: failure,
			isRetrying: false,
			retryCount: 3,
			retryInMs: undefined,
			event: "tracking_request.failed",
		});
	});
});

describe("a request that our own limits always keep from the line", () => {
	it.each([
		[0, undefined],
		[7 * DAY - 1, undefined],
		[7 * DAY, "expired"],
	] as const)("waits for a week: after %i ms it is %s", (ageMs, reason) => {
		const now = new Date("2026-03-01T00:00:00Z");
		const createdAt = new Date(now.getTime() - ageMs);
		const step = afterNoTurn(
			{ createdAt, retryCount: null },
			DEFAULT_RULES.request,
			now,
		);
		expect(step?.failedReason).toBe(reason);
		expect(step?.event).toBe(reason && "tracking_request.failed");
	});
});
