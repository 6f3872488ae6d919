import type {
	CustomFieldDefinitionCreateDocument,
	TrackingRequestCreateDocument,
	WebhookCreateDocument,
	WebhookUpdateDocument,
} from "../../../generated/openapi.ts";
import { ApiError } from "../../../server/http/replies/api-error.ts";
import { readReceiverUrl } from "../../../server/receivers/receiver-rules.ts";
import { shippingLineByScac } from "../../../server/reference/places/lookup.ts";
import { TEST_SHIPPING_LINE } from "../../../server/reference/shipping-lines.ts";
import { definitionProblems } from "../../../server/resources/custom-field-rules/definition-problems.ts";
import { lineOf } from "../../../server/resources/shipping-lines/submitted-line.ts";
import {
	checkTarget,
	checkWebhook,
} from "../../../server/resources/webhooks/webhook-rules.ts";

type Rule = (body: never) => void | Promise<void>;

/** Refuses what no URL of a receiver can be. Which networks are open, only the server knows. */
const receivers = {
	refusal: async (text: string) => {
		const url = readReceiverUrl(text);
		return typeof url === "string" ? url : undefined;
	},
};

const webhook = ({ data }: WebhookCreateDocument | WebhookUpdateDocument) =>
	checkWebhook(data.attributes ?? {}, receivers);

const trigger = ({ url }: { readonly url: string }) =>
	checkTarget(url, receivers);

/** Every known line, as for a server in the simulated world. */
const lines = {
	find: (scac: string) =>
		scac === TEST_SHIPPING_LINE.scac
			? TEST_SHIPPING_LINE
			: shippingLineByScac(scac),
};

const trackingRequest = ({ data }: TrackingRequestCreateDocument) =>
	void lineOf((data.attributes.scac ?? "").toUpperCase(), lines);

function definition({ data }: CustomFieldDefinitionCreateDocument): void {
	const { attributes } = data;
	const rules = {
		dataType: attributes.data_type,
		referenceType: attributes.reference_type ?? null,
		validation: attributes.validation ?? null,
		defaultFormat: attributes.default_format ?? null,
		options: new Map<string, string>(),
	};
	const problems = definitionProblems(rules, attributes.default_value ?? null);
	if (problems.length > 0) throw new ApiError(422, problems);
}

const RULES: Readonly<Record<string, Rule>> = {
	createWebhook: webhook,
	updateWebhook: webhook,
	triggerWebhook: trigger,
	createTrackingRequest: trackingRequest,
	createCustomFieldDefinition: definition,
};

/** Checks a body by the server's rules that no schema expresses. Throws the server's 422. */
export async function checkOwnRules(
	operationId: string,
	body: unknown,
): Promise<void> {
	await RULES[operationId]?.(body as never);
}
