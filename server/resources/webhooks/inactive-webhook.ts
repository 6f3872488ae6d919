import { ApiError } from "../../http/api-error.ts";
import type { WebhookTable } from "./webhook-table.ts";

/** Throws a 422 when nothing is sent to a webhook, so that nobody waits for what does not come. */
export function refuseInactive({ active }: Pick<WebhookTable, "active">): void {
	if (active === 1) return;
	throw new ApiError(422, {
		code: "inactive",
		detail:
			"this webhook is inactive, so that nothing is sent to it; make it active first",
	});
}
