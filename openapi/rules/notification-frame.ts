import { readFileSync } from "node:fs";
import { parse } from "yaml";

const FRAME = new URL(
	"../resources/webhook-notifications/notification-frame.yaml",
	import.meta.url,
);

interface NotificationSchema {
	"x-reference-object"?: object;
}

interface Frame {
	readonly properties: {
		readonly relationships: {
			readonly properties: { reference_object: object };
		};
	};
}

/**
 * Redocly preprocessor: completes the schema of a notification, which says under `x-reference-object` what its event is
 * about, with what all notifications share. The references of the frame lead from the folder of these schemas.
 */
export function notificationFrame() {
	return {
		Schema(schema: NotificationSchema) {
			const { "x-reference-object": reference } = schema;
			if (reference === undefined) return;
			const frame = parse(readFileSync(FRAME, "utf8")) as Frame;
			frame.properties.relationships.properties.reference_object = reference;
			delete schema["x-reference-object"];
			Object.assign(schema, frame);
		},
	};
}
