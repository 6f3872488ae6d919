// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a shipment
         * @description All filters are optional in the standard, but lines want at least one number: a bill of lading, a booking or a
         *     container. Different filters are combined with AND, the values of a comma-separated list with OR.
         *     A filter that only makes sense for one kind of event leaves no event of another kind.
         */
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
        /** @description Events in a stable order. */
        Events: components["schemas"]["Event"][];
        /** @description One event; `eventType` tells which kind. */
        Event: components["schemas"]["ShipmentEvent"] | components["schemas"]["TransportEvent"] | components["schemas"]["EquipmentEvent"];
        /** @description The state of a document changed. */
        ShipmentEvent: {
            eventID?: components["schemas"]["EventID"];
            /**
             * @description Tells this kind of event.
             * @constant
             */
            eventType: "SHIPMENT";
            eventClassifierCode: components["schemas"]["EventClassifierCode"];
            eventDateTime: components["schemas"]["EventDateTime"];
            eventCreatedDateTime: components["schemas"]["EventCreatedDateTime"];
            shipmentEventTypeCode: components["schemas"]["ShipmentEventTypeCode"];
            /** @description Number of the document. */
            documentID: string;
            documentTypeCode: components["schemas"]["DocumentTypeCode"];
            /** @description Why the state changed, in the line's own words. */
            reason?: string;
            documentReferences?: components["schemas"]["DocumentReferences"];
            references?: components["schemas"]["References"];
            carrierSpecificData?: components["schemas"]["CarrierSpecificData"];
        };
        /** @description A vessel, train, truck or barge arrived or departed. */
        TransportEvent: {
            eventID?: components["schemas"]["EventID"];
            /**
             * @description Tells this kind of event.
             * @constant
             */
            eventType: "TRANSPORT";
            eventClassifierCode: components["schemas"]["EventClassifierCode"];
            eventDateTime: components["schemas"]["EventDateTime"];
            eventCreatedDateTime: components["schemas"]["EventCreatedDateTime"];
            transportEventTypeCode: components["schemas"]["TransportEventTypeCode"];
            /** @description Why it is late (SMDG delay reason code). */
            delayReasonCode?: string;
            /** @description Why the time changed, in the line's own words. */
            changeRemark?: string;
            transportCall: components["schemas"]["TransportCall"];
            documentReferences?: components["schemas"]["DocumentReferences"];
            references?: components["schemas"]["References"];
            carrierSpecificData?: components["schemas"]["CarrierSpecificData"];
        };
        /** @description Something happened to a container. */
        EquipmentEvent: {
            eventID?: components["schemas"]["EventID"];
            /**
             * @description Tells this kind of event.
             * @constant
             */
            eventType: "EQUIPMENT";
            eventClassifierCode: components["schemas"]["EventClassifierCode"];
            eventDateTime: components["schemas"]["EventDateTime"];
            eventCreatedDateTime: components["schemas"]["EventCreatedDateTime"];
            equipmentEventTypeCode: components["schemas"]["EquipmentEventTypeCode"];
            /** @description Container number (ISO 6346); missing while a booking has no containers yet. */
            equipmentReference?: string;
            /** @description Size and type of the container (ISO 6346). */
            ISOEquipmentCode?: string;
            emptyIndicatorCode: components["schemas"]["EmptyIndicatorCode"];
            eventLocation?: components["schemas"]["Location"];
            transportCall?: components["schemas"]["TransportCall"];
            /** @description Seals on the container. */
            seals?: components["schemas"]["Seal"][];
            documentReferences?: components["schemas"]["DocumentReferences"];
            references?: components["schemas"]["References"];
            carrierSpecificData?: components["schemas"]["CarrierSpecificData"];
        };
        /** @description The call of a vessel, train, truck or barge at a place. */
        TransportCall: {
            /** @description Identity of the call within the line. */
            transportCallID: string;
            /** @description The line's own code of the service. */
            carrierServiceCode?: string;
            /** @description Voyage on which cargo leaves this call. */
            exportVoyageNumber?: string;
            /** @description Voyage on which cargo reaches this call. */
            importVoyageNumber?: string;
            /** @description Older name of `exportVoyageNumber`. */
            carrierVoyageNumber?: string;
            /** @description Position of the call in the journey; tells two calls of one port apart. */
            transportCallSequenceNumber?: number;
            UNLocationCode?: components["schemas"]["UNLocationCode"];
            facilityCode?: components["schemas"]["FacilityCode"];
            facilityCodeListProvider?: components["schemas"]["FacilityCodeListProvider"];
            facilityTypeCode?: components["schemas"]["FacilityTypeCode"];
            /** @description Name or address of a facility without a code. */
            otherFacility?: string;
            modeOfTransport: components["schemas"]["ModeOfTransport"];
            location?: components["schemas"]["Location"];
            vessel?: components["schemas"]["Vessel"];
        };
        /** @description A vessel. */
        Vessel: {
            vesselIMONumber?: components["schemas"]["VesselIMONumber"];
            /** @description Name as the line writes it. */
            vesselName?: string;
            /**
             * @description Flag state (ISO 3166-1 alpha-2).
             * @example PA
             */
            vesselFlag?: string;
            /** @description Radio call sign. */
            vesselCallSignNumber?: string;
            /** @description Code of the line that operates the vessel. */
            vesselOperatorCarrierCode?: string;
            /**
             * @description The list that code is from.
             * @enum {string}
             */
            vesselOperatorCarrierCodeListProvider?: "SMDG" | "NMFTA";
        };
        /** @description A place. */
        Location: {
            /** @description Name as the line writes it. */
            locationName?: string;
            /** @description Degrees north, as text. */
            latitude?: string;
            /** @description Degrees east, as text. */
            longitude?: string;
            UNLocationCode?: components["schemas"]["UNLocationCode"];
            facilityCode?: components["schemas"]["FacilityCode"];
            facilityCodeListProvider?: components["schemas"]["FacilityCodeListProvider"];
            address?: components["schemas"]["Address"];
        };
        /** @description A postal address. */
        Address: {
            /** @description Who is there. */
            name?: string;
            /** @description Street. */
            street?: string;
            /** @description Number in the street. */
            streetNumber?: string;
            /** @description Floor. */
            floor?: string;
            /** @description Postal code. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            stateRegion?: string | null;
            /** @description Country. */
            country?: string;
        };
        /** @description A document the event belongs to. */
        DocumentReference: {
            documentReferenceType: components["schemas"]["DocumentTypeCode"];
            /** @description Number of the document. */
            documentReferenceValue: string;
        };
        /** @description A number that a party uses for the shipment. */
        Reference: {
            /**
             * @description `FF` freight forwarder, `SI` shipper, `PO` purchase order, `CR` customer, `AAO` consignee, `EQ` container.
             * @enum {string}
             */
            referenceType: "FF" | "SI" | "PO" | "CR" | "AAO" | "EQ";
            /** @description The number. */
            referenceValue: string;
        };
        /** @description A seal on a container. */
        Seal: {
            /** @description Number on the seal. */
            sealNumber: string;
            /**
             * @description Who put it on (carrier, shipper, phytosanitary, veterinary, customs).
             * @enum {string}
             */
            sealSource?: "CAR" | "SHI" | "PHY" | "VET" | "CUS";
            /**
             * @description Keyless padlock, bolt or wire.
             * @enum {string}
             */
            sealType?: "KLP" | "BLT" | "WIR";
        };
        /** @description What the lines of the CMA CGM group add to an event. */
        CarrierSpecificData: {
            /**
             * @description What the place is to the shipment (port of lading, of transshipment, of discharge).
             * @enum {string}
             */
            shipmentLocationType?: "POL" | "PTS" | "POD";
        };
        /** @description Why there is no answer. */
        Error: {
            /** @description Method of the request. */
            httpMethod: string;
            /** @description Target of the request. */
            requestUri: string;
            /** @description What is wrong. */
            errors: components["schemas"]["ErrorDetail"][];
            /** @description The status, again. */
            statusCode: number;
            /** @description The standard words for the status. */
            statusCodeText: string;
            /**
             * Format: date-time
             * @description When it went wrong.
             * @example 2026-10-12T14:25:00Z
             */
            errorDateTime: string;
        };
        /** @description One thing that is wrong. */
        ErrorDetail: {
            /** @description A short code. */
            reason: string;
            /** @description A sentence for a person. */
            message: string;
        };
        /** @description An absolute address, a path or a bare cursor. */
        PageReference: string;
        /** @description Identity of the event. Optional in the standard; some lines leave it out. */
        EventID: string;
        /**
         * @description When it happened or will happen, in local time with its offset. Some lines leave the offset out, or the time.
         * @example 2026-10-12T21:40:00+08:00
         * @example 2026-10-12T21:40:00
         * @example 2026-10-12
         */
        EventDateTime: string;
        /**
         * Format: date-time
         * @description When the line recorded the event.
         * @example 2026-10-12T14:25:00Z
         */
        EventCreatedDateTime: string;
        /** @description Bookings and bills the event belongs to. */
        DocumentReferences: components["schemas"]["DocumentReference"][];
        /** @description Numbers that the shipper, the forwarder or others use for the shipment. */
        References: components["schemas"]["Reference"][];
        /**
         * @description Kind of event.
         * @enum {string}
         */
        EventType: "SHIPMENT" | "TRANSPORT" | "EQUIPMENT";
        /**
         * @description How sure the line is: a schedule (`PLN`; Evergreen writes `PLAN`), a forecast (`EST`) or a fact (`ACT`).
         * @enum {string}
         */
        EventClassifierCode: "PLN" | "PLAN" | "EST" | "ACT";
        /**
         * @description State of a document. `CANC` (cancelled) is younger than 2.2.0, but lines send it.
         * @enum {string}
         */
        ShipmentEventTypeCode: "RECE" | "DRFT" | "PENA" | "PENU" | "PENC" | "REJE" | "APPR" | "ISSU" | "SURR" | "SUBM" | "VOID" | "CONF" | "REQS" | "CMPL" | "HOLD" | "RELS" | "CANC";
        /**
         * @description Kind of document: booking request `CBR`, booking `BKG`, shipping instruction `SHI`, release message `SRM`,
         *     transport document `TRD`, arrival notice `ARN` and others. The last four are younger than 2.2.0.
         * @enum {string}
         */
        DocumentTypeCode: "CBR" | "BKG" | "SHI" | "SRM" | "TRD" | "ARN" | "VGM" | "CAS" | "CUS" | "DGD" | "OOG" | "DEO" | "DEI" | "CRO" | "CUC";
        /**
         * @description Arrived or departed.
         * @enum {string}
         */
        TransportEventTypeCode: "ARRI" | "DEPA";
        /**
         * @description What happened to the container. The last six (available for pick-up and drop-off, border crossed, customs
         *     released, selected for inspection, selected for scan) are younger than 2.2.0, but lines send them.
         * @enum {string}
         */
        EquipmentEventTypeCode: "LOAD" | "DISC" | "GTIN" | "GTOT" | "STUF" | "STRP" | "PICK" | "DROP" | "INSP" | "RSEA" | "RMVD" | "AVPU" | "AVDO" | "CROS" | "CUSR" | "CUSI" | "CUSS";
        /**
         * @description Whether the container is empty.
         * @enum {string}
         */
        EmptyIndicatorCode: "EMPTY" | "LADEN";
        /**
         * @description Means of transport.
         * @enum {string}
         */
        ModeOfTransport: "VESSEL" | "RAIL" | "TRUCK" | "BARGE";
        /**
         * @description Kind of facility: border crossing, customer, freight station, container yard (`COYA`, an old word for `OFFD`),
         *     off-dock storage, depot, inland terminal, port terminal, rail ramp.
         * @enum {string}
         */
        FacilityTypeCode: "BOCR" | "CLOC" | "COFS" | "COYA" | "OFFD" | "DEPO" | "INTE" | "POTE" | "RAMP";
        /** @description Code of the facility in the list named beside it, without the UN/LOCODE. */
        FacilityCode: string;
        /**
         * @description The list the facility code is from. `FIRMS` is the list of US customs; it is not in the standard, but inland
         *     ramps of North America are known by nothing else.
         * @enum {string}
         */
        FacilityCodeListProvider: "BIC" | "SMDG" | "FIRMS";
        /**
         * @description UN/LOCODE.
         * @example CNYTN
         */
        UNLocationCode: string;
        /**
         * @description IMO number of a vessel, seven digits.
         * @example 9231250
         */
        VesselIMONumber: string;
    };
    responses: {
        /** @description A filter, the cursor or the number has a form that the line does not accept. */
        BadRequest: {
            headers: {
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No key, or a key that the line does not know. */
        Unauthorized: {
            headers: {
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The line does not know the number. */
        NotFound: {
            headers: {
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The consumer asked too often. */
        TooManyRequests: {
            headers: {
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The line failed. */
        InternalServerError: {
            headers: {
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Kinds of event to return. */
        EventType: components["schemas"]["EventType"][];
        /** @description States of documents to return. */
        ShipmentEventTypeCode: components["schemas"]["ShipmentEventTypeCode"][];
        /** @description Kinds of document to return events of. */
        DocumentTypeCode: components["schemas"]["DocumentTypeCode"][];
        /** @description Booking number as the line gave it. */
        CarrierBookingReference: string;
        /**
         * @deprecated
         * @description Older name of `carrierBookingReference`.
         */
        BookingReference: string;
        /** @description Bill of lading or sea waybill number. */
        TransportDocumentReference: string;
        /**
         * @deprecated
         * @description Older name of `transportDocumentReference`.
         */
        TransportDocumentID: string;
        /** @description Kinds of transport event to return. */
        TransportEventTypeCode: components["schemas"]["TransportEventTypeCode"][];
        /**
         * @deprecated
         * @description A schedule. In the standard by mistake; no event carries one.
         */
        ScheduleID: string;
        /** @description One call of a means of transport. */
        TransportCallID: string;
        /** @description A vessel. */
        VesselIMONumber: components["schemas"]["VesselIMONumber"];
        /** @description The voyage on which a call's cargo leaves. */
        ExportVoyageNumber: string;
        /**
         * @deprecated
         * @description Older name of `exportVoyageNumber`.
         */
        CarrierVoyageNumber: string;
        /** @description The line's own code of a service (a rotation of ports). */
        CarrierServiceCode: string;
        /** @description UN/LOCODE of the place of an event. */
        UNLocationCode: components["schemas"]["UNLocationCode"];
        /** @description Kinds of equipment event to return. */
        EquipmentEventTypeCode: components["schemas"]["EquipmentEventTypeCode"][];
        /** @description Container number. */
        EquipmentReference: string;
        /** @description Events recorded at exactly this instant. */
        EventCreatedDateTime: string;
        /** @description Events recorded at or after this instant. */
        EventCreatedDateTimeGte: string;
        /** @description Events recorded after this instant. */
        EventCreatedDateTimeGt: string;
        /** @description Events recorded at or before this instant. */
        EventCreatedDateTimeLte: string;
        /** @description Events recorded before this instant. */
        EventCreatedDateTimeLt: string;
        /** @description Same as `eventCreatedDateTime` without an operator. */
        EventCreatedDateTimeEq: string;
        /** @description Most events on one page. */
        Limit: number;
        /** @description Opaque mark of a page, taken from a page header. It carries the filters of the first request. */
        Cursor: string;
        /**
         * @description Comma-separated member names, each with `:ASC` (the default) or `:DESC` behind it.
         * @example eventDateTime:DESC
         */
        Sort: string;
        /**
         * @description Major version the consumer was written for.
         * @example 2
         */
        ApiVersion: string;
    };
    requestBodies: never;
    headers: {
        /** @description Full version of the contract the answer follows. */
        "API-Version": string;
        /** @description This page. Lines send an absolute address, a path or a bare cursor. */
        "Current-Page": components["schemas"]["PageReference"];
        /** @description The next page; missing on the last one. */
        "Next-Page": components["schemas"]["PageReference"];
        /** @description The page before; missing on the first one. */
        "Prev-Page": components["schemas"]["PageReference"];
        /** @description The first page. */
        "First-Page": components["schemas"]["PageReference"];
        /** @description The last page. */
        "Last-Page": components["schemas"]["PageReference"];
        /** @description Seconds to wait, or the instant from which to try again. */
        "Retry-After": string;
    };
    pathItems: never;
}
export type Events = components['schemas']['Events'];
export type Event = components['schemas']['Event'];
export type ShipmentEvent = components['schemas']['ShipmentEvent'];
export type TransportEvent = components['schemas']['TransportEvent'];
export type EquipmentEvent = components['schemas']['EquipmentEvent'];
export type TransportCall = components['schemas']['TransportCall'];
export type Vessel = components['schemas']['Vessel'];
export type Location = components['schemas']['Location'];
export type Address = components['schemas']['Address'];
export type DocumentReference = components['schemas']['DocumentReference'];
export type Reference = components['schemas']['Reference'];
export type Seal = components['schemas']['Seal'];
export type CarrierSpecificData = components['schemas']['CarrierSpecificData'];
export type Error = components['schemas']['Error'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type PageReference = components['schemas']['PageReference'];
export type EventId = components['schemas']['EventID'];
export type EventDateTime = components['schemas']['EventDateTime'];
export type EventCreatedDateTime = components['schemas']['EventCreatedDateTime'];
export type DocumentReferences = components['schemas']['DocumentReferences'];
export type References = components['schemas']['References'];
export type EventType = components['schemas']['EventType'];
export type EventClassifierCode = components['schemas']['EventClassifierCode'];
export type ShipmentEventTypeCode = components['schemas']['ShipmentEventTypeCode'];
export type DocumentTypeCode = components['schemas']['DocumentTypeCode'];
export type TransportEventTypeCode = components['schemas']['TransportEventTypeCode'];
export type EquipmentEventTypeCode = components['schemas']['EquipmentEventTypeCode'];
export type EmptyIndicatorCode = components['schemas']['EmptyIndicatorCode'];
export type ModeOfTransport = components['schemas']['ModeOfTransport'];
export type FacilityTypeCode = components['schemas']['FacilityTypeCode'];
export type FacilityCode = components['schemas']['FacilityCode'];
export type FacilityCodeListProvider = components['schemas']['FacilityCodeListProvider'];
export type UnLocationCode = components['schemas']['UNLocationCode'];
export type VesselImoNumber = components['schemas']['VesselIMONumber'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ParameterEventType = components['parameters']['EventType'];
export type ParameterShipmentEventTypeCode = components['parameters']['ShipmentEventTypeCode'];
export type ParameterDocumentTypeCode = components['parameters']['DocumentTypeCode'];
export type ParameterCarrierBookingReference = components['parameters']['CarrierBookingReference'];
export type ParameterBookingReference = components['parameters']['BookingReference'];
export type ParameterTransportDocumentReference = components['parameters']['TransportDocumentReference'];
export type ParameterTransportDocumentId = components['parameters']['TransportDocumentID'];
export type ParameterTransportEventTypeCode = components['parameters']['TransportEventTypeCode'];
export type ParameterScheduleId = components['parameters']['ScheduleID'];
export type ParameterTransportCallId = components['parameters']['TransportCallID'];
export type ParameterVesselImoNumber = components['parameters']['VesselIMONumber'];
export type ParameterExportVoyageNumber = components['parameters']['ExportVoyageNumber'];
export type ParameterCarrierVoyageNumber = components['parameters']['CarrierVoyageNumber'];
export type ParameterCarrierServiceCode = components['parameters']['CarrierServiceCode'];
export type ParameterUnLocationCode = components['parameters']['UNLocationCode'];
export type ParameterEquipmentEventTypeCode = components['parameters']['EquipmentEventTypeCode'];
export type ParameterEquipmentReference = components['parameters']['EquipmentReference'];
export type ParameterEventCreatedDateTime = components['parameters']['EventCreatedDateTime'];
export type ParameterEventCreatedDateTimeGte = components['parameters']['EventCreatedDateTimeGte'];
export type ParameterEventCreatedDateTimeGt = components['parameters']['EventCreatedDateTimeGt'];
export type ParameterEventCreatedDateTimeLte = components['parameters']['EventCreatedDateTimeLte'];
export type ParameterEventCreatedDateTimeLt = components['parameters']['EventCreatedDateTimeLt'];
export type ParameterEventCreatedDateTimeEq = components['parameters']['EventCreatedDateTimeEq'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterApiVersion = components['parameters']['ApiVersion'];
export type HeaderApiVersion = components['headers']['API-Version'];
export type HeaderCurrentPage = components['headers']['Current-Page'];
export type HeaderNextPage = components['headers']['Next-Page'];
export type HeaderPrevPage = components['headers']['Prev-Page'];
export type HeaderFirstPage = components['headers']['First-Page'];
export type HeaderLastPage = components['headers']['Last-Page'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type $defs = Record<string, never>;
export interface operations {
    listCarrierEvents: {
        parameters: {
            query?: {
                /** @description Kinds of event to return. */
                eventType?: components["parameters"]["EventType"];
                /** @description States of documents to return. */
                shipmentEventTypeCode?: components["parameters"]["ShipmentEventTypeCode"];
                /** @description Kinds of document to return events of. */
                documentTypeCode?: components["parameters"]["DocumentTypeCode"];
                /** @description Booking number as the line gave it. */
                carrierBookingReference?: components["parameters"]["CarrierBookingReference"];
                /**
                 * @deprecated
                 * @description Older name of `carrierBookingReference`.
                 */
                bookingReference?: components["parameters"]["BookingReference"];
                /** @description Bill of lading or sea waybill number. */
                transportDocumentReference?: components["parameters"]["TransportDocumentReference"];
                /**
                 * @deprecated
                 * @description Older name of `transportDocumentReference`.
                 */
                transportDocumentID?: components["parameters"]["TransportDocumentID"];
                /** @description Kinds of transport event to return. */
                transportEventTypeCode?: components["parameters"]["TransportEventTypeCode"];
                /**
                 * @deprecated
                 * @description A schedule. In the standard by mistake; no event carries one.
                 */
                scheduleID?: components["parameters"]["ScheduleID"];
                /** @description One call of a means of transport. */
                transportCallID?: components["parameters"]["TransportCallID"];
                /** @description A vessel. */
                vesselIMONumber?: components["parameters"]["VesselIMONumber"];
                /** @description The voyage on which a call's cargo leaves. */
                exportVoyageNumber?: components["parameters"]["ExportVoyageNumber"];
                /**
                 * @deprecated
                 * @description Older name of `exportVoyageNumber`.
                 */
                carrierVoyageNumber?: components["parameters"]["CarrierVoyageNumber"];
                /** @description The line's own code of a service (a rotation of ports). */
                carrierServiceCode?: components["parameters"]["CarrierServiceCode"];
                /** @description UN/LOCODE of the place of an event. */
                UNLocationCode?: components["parameters"]["UNLocationCode"];
                /** @description Kinds of equipment event to return. */
                equipmentEventTypeCode?: components["parameters"]["EquipmentEventTypeCode"];
                /** @description Container number. */
                equipmentReference?: components["parameters"]["EquipmentReference"];
                /** @description Events recorded at exactly this instant. */
                eventCreatedDateTime?: components["parameters"]["EventCreatedDateTime"];
                /** @description Events recorded at or after this instant. */
                "eventCreatedDateTime:gte"?: components["parameters"]["EventCreatedDateTimeGte"];
                /** @description Events recorded after this instant. */
                "eventCreatedDateTime:gt"?: components["parameters"]["EventCreatedDateTimeGt"];
                /** @description Events recorded at or before this instant. */
                "eventCreatedDateTime:lte"?: components["parameters"]["EventCreatedDateTimeLte"];
                /** @description Events recorded before this instant. */
                "eventCreatedDateTime:lt"?: components["parameters"]["EventCreatedDateTimeLt"];
                /** @description Same as `eventCreatedDateTime` without an operator. */
                "eventCreatedDateTime:eq"?: components["parameters"]["EventCreatedDateTimeEq"];
                /** @description Most events on one page. */
                limit?: components["parameters"]["Limit"];
                /** @description Opaque mark of a page, taken from a page header. It carries the filters of the first request. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Comma-separated member names, each with `:ASC` (the default) or `:DESC` behind it.
                 * @example eventDateTime:DESC
                 */
                sort?: components["parameters"]["Sort"];
            };
            header?: {
                /**
                 * @description Major version the consumer was written for.
                 * @example 2
                 */
                "API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One page of events. An empty list means that the line knows nothing about the number or that no event
             *     passes the filters; other lines answer 404 to an unknown number.
             */
            200: {
                headers: {
                    "API-Version": components["headers"]["API-Version"];
                    "Current-Page": components["headers"]["Current-Page"];
                    "Next-Page": components["headers"]["Next-Page"];
                    "Prev-Page": components["headers"]["Prev-Page"];
                    "First-Page": components["headers"]["First-Page"];
                    "Last-Page": components["headers"]["Last-Page"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
