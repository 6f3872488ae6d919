import type { Operation } from "../../http/operation.ts";
import { refuseProblems } from "../../http/replies/api-error.ts";
import { isAcknowledged } from "../../receivers/acknowledged.ts";
import { sampleOf } from "../account-events/event-catalogue.ts";
import { webhookRules } from "./webhook-rules.ts";
import { notificationHeaders } from "./webhook-signature.ts";

/** POST /webhooks/trigger: sends the contract's example of an event once, and answers with the result. */
export const triggerWebhook: Operation<"triggerWebhook"> = async ({
	body,
	services,
	claim,
	reply,
}) => {
	const rules = webhookRules(services.receivers);
	refuseProblems(await rules.triggerWebhook({ body }));
	const sample = sampleOf(services.events, body.event);
	const text = JSON.stringify(sample);
	const timestamp = Math.floor(Date.now() / 1_000);
	const headers = notificationHeaders({
		id: sample.data.id,
		body: text,
		secret: body.secret,
		timestamp,
	});
	await claim();
	const answer = await services.receivers.post(
		body.url,
		headers,
		text,
		AbortSignal.timeout(20_000),
	);
	return reply(200, {
		url: body.url,
		succeeded: isAcknowledged(answer),
		error:
			answer.error ??
			(isAcknowledged(answer)
				? null
				: `the receiver answered ${answer.statusCode}`),
		status_code: answer.statusCode,
		request_headers: headers,
		request_body: text,
		response_headers: answer.headers,
		response_body: answer.body,
	});
};
