import type { Authenticator } from "../authenticator.ts";
import type { SourceHttp } from "../source-http.ts";
import {
	type ClientAssertionSettings,
	clientAssertion,
} from "./oauth2-client-assertion.ts";
import {
	type ClientCredentialsSettings,
	clientCredentials,
} from "./oauth2-client-credentials.ts";
import { type SignedRequestSettings, signedRequest } from "./signed-request.ts";

/** Authentication settings of a carrier, beside fixed headers. */
export type AuthenticationSettings =
	| ClientCredentialsSettings
	| ClientAssertionSettings
	| SignedRequestSettings;

/** Creates the authenticator for these settings. */
export function authenticatorFor(
	settings: AuthenticationSettings,
	http: SourceHttp,
): Authenticator {
	switch (settings.type) {
		case "oauth2-client-credentials":
			return clientCredentials(settings, http);
		case "oauth2-client-assertion":
			return clientAssertion(settings, http);
		case "signed-request":
			return signedRequest(settings);
	}
}
