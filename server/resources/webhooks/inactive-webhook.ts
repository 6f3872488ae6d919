import { ApiError, type Problem } from "../../http/replies/api-error.ts";
import type { WebhookTable } from "./webhook-table.ts";

/** Throws a 422 for an inactive webhook. `source` is its place in the body, if any. */
export function refuseInactive(
	{ active }: Pick<WebhookTable, "active">,
	source?: NonNullable<Problem["source"]>,
): void {
	if (active === 1) return;
	const detail =
		"the webhook's active is false, so that nothing is sent to it; make it active first";
	throw new ApiError(422, {
		code: "inactive",
		detail,
		...(source && { source }),
	});
}
