// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a shipment */
        get: operations["listCarrierEvents"];
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
        /** @description One page of events. */
        EventPage: {
            /** @description The events. */
            events: components["schemas"]["Event"][];
        };
        /** @description What one line said once. Of a retracted event only the id counts. */
        Event: {
            /** @description Identity of the event. */
            eventID: string;
            /**
             * Format: date-time
             * @description When the line recorded it last.
             */
            eventUpdatedDateTime: string;
            /** @description When it happened or will happen, in local time with its offset. */
            eventDateTime: string;
            /** @description Whether everything that was said under this id is taken back. */
            isRetracted?: boolean;
            eventClassification: components["schemas"]["EventClassification"];
            eventLocation?: components["schemas"]["EventLocation"];
            equipmentDetails?: components["schemas"]["EquipmentDetails"];
            transportDetails?: components["schemas"]["TransportDetails"];
            shipmentDetails: components["schemas"]["ShipmentDetails"];
        };
        /** @description What happened, and how sure the line is. */
        EventClassification: {
            eventTypeCode: components["schemas"]["EventTypeCode"];
            /**
             * @description Schedule, forecast or fact.
             * @enum {string}
             */
            eventClassifierCode: "PLANNED" | "ESTIMATED" | "ACTUAL";
            /**
             * @description What the means of transport did.
             * @enum {string}
             */
            transportEventTypeCode?: "ARRIVED" | "DEPARTED" | "APPROACHING";
            /**
             * @description What happened to the container.
             * @enum {string}
             */
            equipmentEventTypeCode?: "LOADED" | "DISCHARGED" | "GATED_IN" | "GATED_OUT" | "STUFFED" | "STRIPPED" | "PICKED_UP" | "DROPPED_OFF" | "INSPECTED" | "RESEALED" | "REMOVED" | "AVAILABLE_FOR_PICKUP" | "AVAILABLE_FOR_DROP_OFF" | "CROSSED" | "CUSTOMS_RELEASED" | "CUSTOMS_SELECTED_FOR_INSPECTION" | "CUSTOMS_SELECTED_FOR_SCAN";
            /**
             * @description State of a document.
             * @enum {string}
             */
            shipmentEventTypeCode?: "RECEIVED" | "DRAFTED" | "PENDING_APPROVAL" | "PENDING_UPDATE" | "REJECTED" | "APPROVED" | "ISSUED" | "SURRENDERED" | "SUBMITTED" | "VOID" | "CONFIRMED" | "REQUESTED" | "COMPLETED" | "ON_HOLD" | "RELEASED" | "CANCELLED";
        } & (unknown | unknown | unknown);
        /** @description Where it happened. */
        EventLocation: {
            /** @description Name as the line writes it. */
            locationName?: string;
            /** @description UN/LOCODE. */
            UNLocationCode?: string;
            /**
             * @description Kind of facility.
             * @enum {string}
             */
            facilityTypeCode?: "BORDER" | "CUSTOMER_LOCATION" | "DEPOT" | "CONTAINER_FREIGHT_STATION" | "INLAND_TERMINAL" | "OFF_DOCK_STORAGE" | "PORT_TERMINAL" | "RAMP" | "WAYPOINT";
            /** @description The facility by its code. */
            facility?: {
                /** @description Code without the UN/LOCODE. */
                facilityCode: string;
                /**
                 * @description The list that code is from.
                 * @enum {string}
                 */
                facilityCodeListProvider: "BIC" | "SMDG" | "FIRMS";
            };
            /** @description The place on the globe. */
            geoCoordinate?: {
                /** @description Degrees north. */
                latitude: string;
                /** @description Degrees east. */
                longitude: string;
            };
        };
        /** @description The container. */
        EquipmentDetails: {
            /** @description Container number. */
            equipmentReference?: string;
            /** @description Size and type (ISO 6346). */
            ISOEquipmentCode?: string;
            /**
             * @description Whether it is empty.
             * @enum {string}
             */
            emptyIndicatorCode?: "EMPTY" | "LADEN";
            /**
             * @description Where in its journey the container is.
             * @enum {string}
             */
            transportPhase?: "EXPORT" | "TRANSSHIPMENT" | "IMPORT";
            /** @description Seals on the container. */
            seals?: {
                /** @description Number on the seal. */
                number: string;
                /** @description Who put it on. */
                source?: string;
            }[];
        };
        /** @description The means of transport. */
        TransportDetails: {
            /** @description Its call at the place. */
            transportCall: {
                /** @description Identity of the call within the line. */
                transportCallReference: string;
                /** @description Tells two calls of one place in one voyage apart. */
                transportCallSequenceNumber?: number;
                /**
                 * @description Means of transport.
                 * @enum {string}
                 */
                modeOfTransport: "VESSEL" | "RAIL" | "TRUCK" | "BARGE" | "MULTIMODAL";
                /** @description The service. */
                serviceCodeOrReference?: {
                    /** @description The line's own code. */
                    carrierServiceCode?: string;
                };
                exportVoyageNumberOrReference?: components["schemas"]["Voyage"];
                importVoyageNumberOrReference?: components["schemas"]["Voyage"];
                /** @description The vessel. */
                vesselTransport?: {
                    /** @description IMO number. */
                    vesselIMONumber?: string;
                    /** @description Name as the line writes it. */
                    vesselName?: string;
                    /** @description Flag state. */
                    vesselFlag?: string;
                    /** @description Code of the operating line. */
                    operatorCarrierCode?: string;
                    /**
                     * @description The list that code is from.
                     * @enum {string}
                     */
                    operatorCarrierCodeListProvider?: "SMDG" | "NMFTA";
                };
            };
        };
        /** @description A voyage. */
        Voyage: {
            /** @description The line's own number. */
            carrierVoyageNumber?: string;
        };
        /** @description The documents that the event is about or belongs to. */
        ShipmentDetails: {
            documentReference?: components["schemas"]["Reference"];
            /** @description Bookings and bills the event belongs to. */
            additionalDocumentReferences?: components["schemas"]["Reference"][];
            /** @description Numbers that others use for the shipment. */
            shipmentReferences?: components["schemas"]["Reference"][];
        };
        /** @description A number and what kind of number it is. */
        Reference: {
            /** @description `BOOKING`, `TRANSPORT_DOCUMENT`; `FF`, `PO` and others. */
            typeCode: string;
            /** @description The number. */
            reference: string;
        };
        /**
         * @description Kind of event.
         * @enum {string}
         */
        EventTypeCode: "SHIPMENT" | "TRANSPORT" | "EQUIPMENT";
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
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Id of the request in the server's log. It is the `X-Request-Id` of the request if that has 8 to 64 letters, digits, dots, hyphens or underscores, else a new one. */
        RequestId: string;
        /** @description `handling=strict` when the request was handled strictly (RFC 7240); absent otherwise. */
        PreferenceApplied: string;
    };
    pathItems: never;
}
export type EventPage = components['schemas']['EventPage'];
export type Event = components['schemas']['Event'];
export type EventClassification = components['schemas']['EventClassification'];
export type EventLocation = components['schemas']['EventLocation'];
export type EquipmentDetails = components['schemas']['EquipmentDetails'];
export type TransportDetails = components['schemas']['TransportDetails'];
export type Voyage = components['schemas']['Voyage'];
export type ShipmentDetails = components['schemas']['ShipmentDetails'];
export type Reference = components['schemas']['Reference'];
export type EventTypeCode = components['schemas']['EventTypeCode'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorDocument = components['schemas']['ErrorDocument'];
export type ResponseError = components['responses']['Error'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type $defs = Record<string, never>;
export interface operations {
    listCarrierEvents: {
        parameters: {
            query?: {
                /** @description Booking number. */
                carrierBookingReference?: string;
                /** @description Number of a bill. */
                transportDocumentReference?: string;
                /** @description Container number. */
                equipmentReference?: string;
                /** @description Kinds of event to return. */
                eventTypes?: components["schemas"]["EventTypeCode"][];
                /** @description Events recorded at or after this instant. */
                eventUpdatedDateTimeMin?: string;
                /** @description Events recorded at or before this instant. */
                eventUpdatedDateTimeMax?: string;
                /** @description Most events on one page. */
                limit?: number;
                /** @description Opaque mark of a page. */
                cursor?: string;
            };
            header?: {
                /** @description Major version the consumer was written for. */
                "API-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events in no certain order. A number that the line does not know has none. */
            200: {
                headers: {
                    /** @description The cursor of the next page; missing on the last one. */
                    "Next-Page-Cursor"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
