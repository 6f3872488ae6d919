import type { Operation } from "../../http/operation.ts";
import { listOf } from "./custom-fields-of.ts";

/** GET /containers/{id}/custom_fields: all values of a container. */
export const listContainerCustomFields: Operation<
	"listContainerCustomFields"
> = async (context) => context.reply(200, await listOf("container", context));
