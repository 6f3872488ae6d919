import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * Returns the classes of which a server of an app is to make its requests and responses. Express gives each of them its own
 * prototype when it arrives, after which everything that Node does with it is slower; these are born with it. While the server
 * stops, each answer says that it is the last one on its connection.
 */
export function expressMessages(
	app: Express,
	isStopping: () => boolean = () => false,
) {
	class ExpressRequest extends IncomingMessage {}
	class ExpressResponse extends ServerResponse<ExpressRequest> {}
	const { writeHead } = ServerResponse.prototype;
	ExpressResponse.prototype.writeHead = function (
		this: ServerResponse,
		...args: unknown[]
	) {
		if (isStopping()) this.shouldKeepAlive = false;
		return Reflect.apply(writeHead, this, args);
	} as typeof writeHead;
	Object.setPrototypeOf(ExpressRequest.prototype, app.request);
	Object.setPrototypeOf(ExpressResponse.prototype, app.response);
	app.request = ExpressRequest.prototype as Express["request"];
	app.response = ExpressResponse.prototype as Express["response"];
	return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
