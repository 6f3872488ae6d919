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
 * Redocly preprocessor: adds to each notification schema the parts that all notifications share. `x-reference-object` in the
 * schema names the record of its event; references are relative to the folder of these schemas.
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
