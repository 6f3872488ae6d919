import type {
	CustomFieldDefinitionCreateDocument,
	TrackingRequestCreateDocument,
} from "../../../generated/openapi.ts";
import type { BodyRules, OperationId } from "../../../server/http/operation.ts";
import { refuseProblems } from "../../../server/http/replies/api-error.ts";
import { readReceiverUrl } from "../../../server/receivers/receiver-rules.ts";
import { shippingLineByScac } from "../../../server/reference/places/lookup.ts";
import { TEST_SHIPPING_LINE } from "../../../server/reference/shipping-lines.ts";
import { definitionProblems } from "../../../server/resources/custom-field-rules/definition-problems.ts";
import { lineOf } from "../../../server/resources/shipping-lines/submitted-line.ts";
import { webhookRules } from "../../../server/resources/webhooks/webhook-rules.ts";

type Rule = (body: never) => void | Promise<void>;

/** The rules for bodies of webhooks. Refuses what no URL of a receiver can be; which networks are open, only the server knows. */
export const bodyRules: BodyRules = webhookRules({
	refusal: async (text: string) => {
		const url = readReceiverUrl(text);
		return typeof url === "string" ? url : undefined;
	},
});

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
	refuseProblems(definitionProblems(rules, attributes.default_value ?? null));
}

const RULES: Readonly<Record<string, Rule>> = {
	createTrackingRequest: trackingRequest,
	createCustomFieldDefinition: definition,
};

/** Checks a body by the server's rules that no schema expresses. Throws the server's 422. */
export async function checkOwnRules(
	operationId: string,
	path: Readonly<Record<string, string>>,
	body: unknown,
): Promise<void> {
	const rule = bodyRules[operationId as OperationId];
	refuseProblems((await rule?.({ path, body })) ?? []);
	await RULES[operationId]?.(body as never);
}
