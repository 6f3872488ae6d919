// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells the time of the sandbox and what its sources do. */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the time forward, and does all work that is due on the way.
         * @description Sources are asked and records change as they would if the time passed by itself. The reply comes when the work is done; notifications are delivered meanwhile. Between these requests the time stands still; it never runs backwards.
         */
        post: operations["advanceSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/fault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a source of the simulated world fail, or work again. */
        post: operations["setSandboxFault"];
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
        /** @description How far the time moves, as one of `to`, `hours` and `until`. */
        Advance: {
            /**
             * Format: date-time
             * @description An instant.
             * @example 2026-08-01T00:00:00Z
             */
            to?: string;
            /**
             * @description Hours from now.
             * @example 24
             */
            hours?: number;
            /**
             * @description Until this comes to pass: the status of a container (`on_ship`), an event (`container.transport.vessel_arrived`), or `held`, when a terminal holds a container.
             * @example held
             */
            until?: "held" | components["schemas"]["ContainerStatus"] | components["schemas"]["TransportEventName"];
            /**
             * @description The container or bill of lading that `until` is about; any by default.
             * @example MAEU260710175
             */
            number?: string;
        };
        /** @description What goes wrong at a source. */
        Fault: {
            /**
             * @description The SCAC of a line, `terminals`, `vessels`, or `*` for all lines.
             * @example MAEU
             */
            source: string;
            rates: components["schemas"]["Rates"];
        };
        /**
         * @description The share of requests, from 0 to 1, that each fault affects; an empty object ends all of the source.
         * @example {
         *       "server_error": 1
         *     }
         */
        Rates: {
            [key: string]: number;
        };
        /** @description The state of the sandbox. */
        Sandbox: {
            /**
             * Format: date-time
             * @description The time in the sandbox.
             * @example 2026-07-01T08:00:00Z
             */
            now: string;
            /**
             * @description The rates of each source that fails.
             * @example {
             *       "MAEU": {
             *         "server_error": 1
             *       }
             *     }
             */
            faults: {
                [key: string]: components["schemas"]["Rates"];
            };
        };
        /**
         * @description What went wrong, as a stable word for programs. Later versions add codes, so treat one that you do not know by its status.
         * @example blank
         * @enum {string|null}
         */
        ErrorCode: "blank" | "wrong_type" | "not_allowed" | "invalid" | "unknown_include" | "too_much_included" | "page_too_large" | "too_broad" | "unknown_parameter" | "malformed_json" | "malformed_encoding" | "unauthorized" | "entitlement_required" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "in_progress" | "too_large" | "unsupported_media_type" | "unsupported_charset" | "unsupported_encoding" | "malformed_csv" | "unknown_member" | "duplicate" | "unsupported_line" | "unknown_party" | "limit_reached" | "tracked" | "not_tracked" | "inactive" | "forgotten" | "key_reused" | "rate_limited" | "storage_unavailable" | "internal_error" | null;
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
                /**
                 * @description Line of a CSV that cannot be read, of the code `malformed_csv`.
                 * @example 12
                 */
                line?: number;
                /**
                 * Format: uuid
                 * @description Id of the tracking request that tracks the number already, of the code `duplicate`. Absent when a shipment keeps another from being resumed.
                 * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
                 */
                tracking_request_id?: string;
                /**
                 * Format: uuid
                 * @description Id of the shipment that has the number, of the code `duplicate`. Absent while there is none.
                 * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
                 */
                shipment_id?: string;
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
        /**
         * @description Where the container is in its journey. A journey can skip values, and some values alternate.
         *
         *     - `new`: Tracked, and not on its way yet, though perhaps picked up empty and delivered full at the port of lading.
         *     - `on_ship`: Loaded on a vessel and not yet discharged at the port of discharge.
         *     - `available`: At its last terminal and ready for pickup, holds and fees aside.
         *     - `not_available`: At its last terminal and not ready for pickup.
         *     - `grounded`: Discharged at its last terminal; availability is unknown.
         *     - `on_rail`: On a train from the port of discharge.
         *     - `picked_up`: Picked up by a trucker.
         *     - `off_dock`: Moved to a yard outside the terminal.
         *     - `delivered`: Never sent: a delivered container is `dropped`.
         *     - `dropped`: Delivered full to the premises of the consignee, until the empty container leaves.
         *     - `loaded`: On its way to the port of lading by train, truck or barge.
         *     - `empty_returned`: The empty container was returned and the journey is over.
         *     - `awaiting_inland_transfer`: Discharged at the port and waiting for its move inland.
         * @enum {string}
         */
        ContainerStatus: "new" | "on_ship" | "available" | "not_available" | "grounded" | "on_rail" | "picked_up" | "off_dock" | "delivered" | "dropped" | "loaded" | "empty_returned" | "awaiting_inland_transfer";
        /**
         * @description Name of a transport event: a milestone, an estimate, or a change of a last free day or pickup appointment.
         *
         *     - `container.transport.empty_out`: The empty container was picked up at the origin.
         *     - `container.transport.full_in`: The full container was delivered at the origin or the port of lading.
         *     - `container.transport.vessel_loaded`: The container was loaded on the vessel at the port of lading.
         *     - `container.transport.vessel_departed`: The vessel left the port of lading with the container.
         *     - `container.transport.transshipment_arrived`: The vessel arrived at a transshipment port.
         *     - `container.transport.transshipment_discharged`: The container was discharged at a transshipment port.
         *     - `container.transport.transshipment_loaded`: The container was loaded on the next vessel at a transshipment port.
         *     - `container.transport.transshipment_departed`: The next vessel left the transshipment port with the container.
         *     - `container.transport.feeder_arrived`: A feeder or barge arrived with the container.
         *     - `container.transport.feeder_discharged`: The container was discharged from a feeder or barge.
         *     - `container.transport.feeder_loaded`: The container was loaded on a feeder or barge.
         *     - `container.transport.feeder_departed`: A feeder or barge left with the container.
         *     - `container.transport.vessel_arrived`: The vessel arrived at the port of discharge.
         *     - `container.transport.vessel_berthed`: The vessel berthed at the port of discharge. Never sent, because no source reports it for containers.
         *     - `container.transport.vessel_discharged`: The container was discharged at the port of discharge.
         *     - `container.transport.available`: The container became available for pickup, holds and fees aside. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.not_available`: The container is no longer available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.full_out`: The full container left the port of discharge or the inland destination.
         *     - `container.transport.delivered`: The container was marked as delivered. Never sent, because the delivery shows as `dropped` in `current_status`.
         *     - `container.transport.empty_in`: The empty container was returned.
         *     - `container.transport.rail_loaded`: The container was loaded on a train.
         *     - `container.transport.rail_departed`: The train departed with the container.
         *     - `container.transport.rail_arrived`: The train arrived at a rail terminal with the container.
         *     - `container.transport.rail_unloaded`: The container was unloaded from the train.
         *     - `container.transport.arrived_at_inland_destination`: The container arrived at its inland destination.
         *     - `container.transport.estimated.vessel_departed`: The estimated departure from the port of lading became known or changed.
         *     - `container.transport.estimated.vessel_arrived`: The estimated arrival at the port of discharge became known or changed.
         *     - `container.transport.estimated.arrived_at_inland_destination`: The estimated arrival at the inland destination became known or changed.
         *     - `container.pickup_lfd.changed`: The last free day changed: that of the shipping line, else of the terminal, else of the rail carrier. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left that place before tracking began.
         *     - `container.pickup_lfd_line.changed`: The last free day of the shipping line changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container was picked up before tracking began.
         *     - `container.pickup_lfd_terminal.changed`: The last free day of the terminal changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         *     - `container.pickup_lfd_rail.changed`: The last free day of the rail carrier changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the inland destination before tracking began.
         *     - `container.pickup_appointment.changed`: The pickup appointment changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         * @example container.transport.vessel_arrived
         * @enum {string}
         */
        TransportEventName: "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed";
    };
    responses: {
        /** @description The sandbox as it is then. */
        Sandbox: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Sandbox"];
            };
        };
        /** @description Any other failure. Later versions can add statuses, so read the error document as for those named here. */
        Error: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The first request with this `Idempotency-Key` is still in progress. Repeat the request after the seconds in `Retry-After` to get its reply. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
    };
    parameters: {
        /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Id of the request in the server's log. It is the `X-Request-Id` of the request if that has 8 to 64 letters, digits, dots, hyphens or underscores, else a new one. */
        RequestId: string;
        /** @description `handling=strict` when the request was handled strictly (RFC 7240); absent otherwise. */
        PreferenceApplied: string;
        /** @description The limit that the request counts towards: its name, the requests (`q`) that it allows and the seconds (`w`) in which it allows them (draft-ietf-httpapi-ratelimit-headers-10). */
        RateLimitPolicy: string;
        /** @description Where you stand in that limit: the requests that can follow at once (`r`), and after how many seconds (`t`) there will be more of them. */
        RateLimit: string;
        /** @description Seconds until the next request can be accepted. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Advance = components['schemas']['Advance'];
export type Fault = components['schemas']['Fault'];
export type Rates = components['schemas']['Rates'];
export type Sandbox = components['schemas']['Sandbox'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorDocument = components['schemas']['ErrorDocument'];
export type ContainerStatus = components['schemas']['ContainerStatus'];
export type TransportEventName = components['schemas']['TransportEventName'];
export type ResponseSandbox = components['responses']['Sandbox'];
export type ResponseError = components['responses']['Error'];
export type ResponseConflict = components['responses']['Conflict'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sandbox"];
            default: components["responses"]["Error"];
        };
    };
    advanceSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            200: components["responses"]["Sandbox"];
            409: components["responses"]["Conflict"];
            /** @description The time lies in the past, there is no such status or event, or what was waited for did not come to pass within 120 days. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    setSandboxFault: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        responses: {
            200: components["responses"]["Sandbox"];
            409: components["responses"]["Conflict"];
            /** @description There is no such source or fault. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
}
