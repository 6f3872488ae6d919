import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * The request and response classes of an app's server. Express changes the prototype of each request and response, which
 * slows down Node; objects of these classes already have it.
 */
export function expressMessages(app: Express) {
	class ExpressRequest extends IncomingMessage {}
	class ExpressResponse extends ServerResponse<ExpressRequest> {}
	Object.setPrototypeOf(ExpressRequest.prototype, app.request);
	Object.setPrototypeOf(ExpressResponse.prototype, app.response);
	app.request = ExpressRequest.prototype as Express["request"];
	app.response = ExpressResponse.prototype as Express["response"];
	return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
