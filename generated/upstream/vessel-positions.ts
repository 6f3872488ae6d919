// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up where vessels have been
         * @description Answers every vessel that was asked for: at least once over all pages, and as often as its positions need. One
         *     vessel that cannot be answered does not spoil the others: its outcome is `error`.
         *
         *     A page holds at most 5,000 positions of all its vessels together. Landfall reads at most 40 pages of one answer and
         *     asks on from there a little later.
         */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A vessel as it is asked for, and as the answer repeats it.
         * @example imo:9839272
         * @example mmsi:371234000
         * @example imo:9839272;mmsi:371234000
         */
        AskedVessel: string;
        /** @description Leads to the next page; its form is the source's own. */
        PageCursor: string;
        /** @description A part of the answers. */
        PositionPage: {
            /** @description Answers about some of the vessels, each vessel at most once a page. */
            answers: components["schemas"]["VesselAnswer"][];
            /** @description Absent on the last page. */
            nextCursor?: components["schemas"]["PageCursor"];
        };
        /** @description What is known about one vessel. */
        VesselAnswer: components["schemas"]["VesselFound"] | components["schemas"]["VesselNotFound"] | components["schemas"]["VesselFailed"];
        /**
         * @description An IMO number has seven digits and an MMSI has nine. Crews and databases mix them up, so that each is recognised by
         *     its form, wherever it stands.
         * @example 9839272
         * @example 371234000
         */
        VesselNumber: string;
        /** @description The source knows the vessel. */
        VesselFound: {
            /**
             * @description The vessel is known.
             * @constant
             */
            outcome: "found";
            /** @description The vessel in the words of the question. */
            vessel: components["schemas"]["AskedVessel"];
            /** @description IMO number of the vessel that was observed; absent when it is not known. */
            imo?: components["schemas"]["VesselNumber"];
            /** @description MMSI of the vessel that was observed; absent when it is not known. */
            mmsi?: components["schemas"]["VesselNumber"];
            /**
             * @description Where it has been since the moment that was asked for, oldest first; empty when it was not observed since. Those of
             *     one vessel may go on over several pages.
             */
            positions: components["schemas"]["Position"][];
        };
        /** @description The source has never heard of the vessel. */
        VesselNotFound: {
            /**
             * @description The vessel is not known.
             * @constant
             */
            outcome: "not_found";
            /** @description The vessel in the words of the question. */
            vessel: components["schemas"]["AskedVessel"];
        };
        /** @description The vessel could not be looked up. */
        VesselFailed: {
            /**
             * @description The look-up failed.
             * @constant
             */
            outcome: "error";
            /** @description The vessel in the words of the question. */
            vessel: components["schemas"]["AskedVessel"];
            /**
             * @description `transient`: asking again can help. `credential`: the origin does not accept the credentials it was asked with.
             *     `blocked`: the origin refuses to answer. `parse`: the origin answered something that was not understood.
             * @enum {string}
             */
            reason: "transient" | "credential" | "blocked" | "parse";
            /** @description Words for the operator. */
            message?: string;
        };
        /** @description Where the vessel was at one moment. */
        Position: {
            /**
             * Format: date-time
             * @description When it was there, by the vessel's own clock where that is known; with an offset or `Z`.
             * @example 2026-11-02T09:00:12Z
             */
            at: string;
            /**
             * @description Degrees north (WGS84), south negative; 91 says that it is not available.
             * @example 33.51207
             */
            latitude: number;
            /**
             * @description Degrees east (WGS84), west negative; 181 says that it is not available.
             * @example -121.80443
             */
            longitude: number;
            /**
             * @description Where its bow points, clockwise from true north; 511 says that it is not available.
             * @example 284
             */
            headingDegrees?: number | null;
            /**
             * @description Where it moves over ground, clockwise from true north; 360 says that it is not available.
             * @example 285.4
             */
            courseDegrees?: number | null;
            /**
             * @description How fast it moves over ground; 102.3 says that it is not available.
             * @example 17.8
             */
            speedKnots?: number | null;
        };
        /** @description Why there is no answer. */
        Problem: {
            /** @description Words for the operator; never a credential. */
            message: string;
        };
        /**
         * @description What went wrong, as a stable word for programs. Later versions add codes, so treat one that you do not know by its status.
         * @example blank
         * @enum {string|null}
         */
        ErrorCode: "blank" | "wrong_type" | "not_allowed" | "invalid" | "unknown_include" | "too_much_included" | "page_too_large" | "too_broad" | "unknown_parameter" | "malformed_json" | "malformed_encoding" | "unauthorized" | "entitlement_required" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "too_large" | "unsupported_media_type" | "unsupported_charset" | "unsupported_encoding" | "unknown_member" | "duplicate" | "unsupported_line" | "unknown_party" | "limit_reached" | "tracked" | "not_tracked" | "inactive" | "rate_limited" | "storage_unavailable" | "internal_error" | null;
        /** @description One error. Members that do not apply are absent or null. */
        ErrorObject: {
            /**
             * Format: uuid
             * @description Id of this error. The id of the request is `meta.request_id` of the document.
             * @example c6f0a171-3d97-4c3b-9e0d-5b1f6e2d70c4
             */
            id?: string;
            /**
             * @description HTTP status code, as text.
             * @example 422
             */
            status?: string | null;
            /** @description The part of the request that caused the error. Absent when no single part did. */
            source?: {
                /**
                 * @description JSON Pointer into the request body (RFC 6901).
                 * @example /data/attributes/scac
                 */
                pointer?: string | null;
                /**
                 * @description Name of the query or path parameter.
                 * @example page[size]
                 */
                parameter?: string | null;
                /**
                 * @description Name of the request header.
                 * @example accept
                 */
                header?: string | null;
            } | null;
            /**
             * @description What went wrong in general. The same for all errors of this kind.
             * @example Unprocessable Entity
             */
            title: string;
            /**
             * @description What went wrong in this request.
             * @example /data/attributes/scac must not be blank
             */
            detail?: string | null;
            code?: components["schemas"]["ErrorCode"];
            /** @description Additional facts, in any form. */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The body of every error response. */
        ErrorDocument: {
            /** @description All errors of the request; at least one. */
            errors: components["schemas"]["ErrorObject"][];
            /** @description Facts about the whole response. */
            meta: {
                /**
                 * @description Id of the request, the same as in the header `X-Request-Id`. Use it to find the request in the logs.
                 * @example 01a03842-3d97-79be-b681-2969d0e00a28
                 */
                request_id: string;
            };
        };
    };
    responses: {
        /** @description A parameter cannot be understood, or too many vessels were asked for. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are missing or not accepted. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are good, but not for this, or the caller is blocked. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Asked too often. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or the moment to ask again. */
                "Retry-After"?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The source failed. Asking again can help. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure. Later versions can add statuses, so read the error document as for those named here. */
        Error: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
    };
    parameters: {
        /**
         * @description The vessels, at most 50. Each is named by its IMO number, by its MMSI, or by both with a semicolon between them;
         *     of both the IMO number counts, for an MMSI changes with the flag.
         */
        Vessels: components["schemas"]["AskedVessel"][];
        /**
         * @description Positions before this moment are not wanted. The first question about a vessel goes back to its last departure, or to that
         *     of a voyage which is over, which can be weeks ago but not more than 60 days; a source that does not reach back so far answers
         *     what it has.
         */
        Since: string;
        /** @description The `nextCursor` of the page before, with the other parameters as they were. */
        Cursor: components["schemas"]["PageCursor"];
    };
    requestBodies: never;
    headers: {
        /** @description Id of the request in the server's log. It is the `X-Request-Id` of the request if that has 8 to 64 letters, digits, dots, hyphens or underscores, else a new one. */
        RequestId: string;
        /** @description `handling=strict` when the request was handled strictly (RFC 7240); absent otherwise. */
        PreferenceApplied: string;
    };
    pathItems: never;
}
export type AskedVessel = components['schemas']['AskedVessel'];
export type PageCursor = components['schemas']['PageCursor'];
export type PositionPage = components['schemas']['PositionPage'];
export type VesselAnswer = components['schemas']['VesselAnswer'];
export type VesselNumber = components['schemas']['VesselNumber'];
export type VesselFound = components['schemas']['VesselFound'];
export type VesselNotFound = components['schemas']['VesselNotFound'];
export type VesselFailed = components['schemas']['VesselFailed'];
export type Position = components['schemas']['Position'];
export type Problem = components['schemas']['Problem'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorDocument = components['schemas']['ErrorDocument'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseError = components['responses']['Error'];
export type ParameterVessels = components['parameters']['Vessels'];
export type ParameterSince = components['parameters']['Since'];
export type ParameterCursor = components['parameters']['Cursor'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type $defs = Record<string, never>;
export interface operations {
    listPositions: {
        parameters: {
            query: {
                /**
                 * @description The vessels, at most 50. Each is named by its IMO number, by its MMSI, or by both with a semicolon between them;
                 *     of both the IMO number counts, for an MMSI changes with the flag.
                 */
                vessels: components["parameters"]["Vessels"];
                /**
                 * @description Positions before this moment are not wanted. The first question about a vessel goes back to its last departure, or to that
                 *     of a voyage which is over, which can be weeks ago but not more than 60 days; a source that does not reach back so far answers
                 *     what it has.
                 */
                since: components["parameters"]["Since"];
                /** @description The `nextCursor` of the page before, with the other parameters as they were. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
}
