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
    };
    responses: {
        /** @description A parameter cannot be understood, or too many vessels were asked for. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are missing or not accepted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are good, but not for this, or the caller is blocked. */
        Forbidden: {
            headers: {
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The source failed. Asking again can help. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
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
    headers: never;
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
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ParameterVessels = components['parameters']['Vessels'];
export type ParameterSince = components['parameters']['Since'];
export type ParameterCursor = components['parameters']['Cursor'];
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
        };
    };
}
