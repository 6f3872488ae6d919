import { briefDescriptions } from "./brief-descriptions.ts";
import { declaredFailures } from "./declared-failures.ts";
import { describedProperties } from "./described-properties.ts";
import { enumMeanings, meaningfulValues } from "./enum-meanings.ts";
import { exampleRecords } from "./example-records.ts";
import { namedExamples } from "./named-examples.ts";
import { notificationFrame } from "./notification-frame.ts";
import { openObjects } from "./open-objects.ts";
import { operationName } from "./operation-name.ts";
import { publishedForm } from "./published-form.ts";
import { replyFrame } from "./reply-frame.ts";
import { webhookFrame } from "./webhook-frame.ts";

/** Our rules for the contract, in addition to Redocly's. `redocly.yaml` enables them. */
export const plugin = {
	id: "landfall",
	rules: {
		oas3: {
			"open-objects": openObjects,
			"brief-descriptions": briefDescriptions,
			"declared-failures": declaredFailures,
			"described-properties": describedProperties,
			"meaningful-values": meaningfulValues,
			"named-examples": namedExamples,
			"operation-name": operationName,
		},
	},
	preprocessors: {
		oas3: {
			"enum-meanings": enumMeanings,
			"example-records": exampleRecords,
			"notification-frame": notificationFrame,
			"reply-frame": replyFrame,
			"webhook-frame": webhookFrame,
		},
	},
	decorators: { oas3: { "published-form": publishedForm } },
};
