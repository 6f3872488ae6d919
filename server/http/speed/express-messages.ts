import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * The request and response classes of an app's server. Express changes the prototype of each request and response, which
 * slows down Node; objects of these classes already have it. While the server stops, each answer closes its connection.
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
