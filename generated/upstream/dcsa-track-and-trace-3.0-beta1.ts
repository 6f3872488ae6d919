// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/v3/events": {
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
        /** @description Events of one or more shipments. */
        Events: components["schemas"]["Event"][];
        /** @description What one line said once. */
        Event: {
            metadata: components["schemas"]["Metadata"];
            payload: components["schemas"]["Payload"];
        };
        /** @description Who said it, when, and under which id. */
        Metadata: {
            /** @description Identity of the event. */
            eventID: string;
            /**
             * Format: date-time
             * @description When the line recorded the event.
             */
            eventCreatedDateTime: string;
            eventType: components["schemas"]["EventType"];
            /** @description The event that this one takes back. */
            retractedEventID?: string;
            /** @description The line. */
            publisher?: {
                /** @description Its name. */
                partyName?: string;
                /** @description Its code. */
                carrierCode?: string;
                /**
                 * @description The list that code is from.
                 * @enum {string}
                 */
                carrierCodeListProvider?: "SMDG" | "NMFTA";
            };
            /**
             * @description Carrier.
             * @enum {string}
             */
            publisherRole?: "CA";
        };
        /** @description What happened. A transport or equipment event has its own code and a place; a shipment event a document. */
        Payload: {
            /**
             * @description Schedule, forecast or fact.
             * @enum {string}
             */
            eventClassifierCode: "PLN" | "EST" | "ACT";
            /** @description When it happened or will happen, in local time with its offset. */
            eventDateTime: string;
            /**
             * @description Arrived or departed.
             * @enum {string}
             */
            transportEventTypeCode?: "ARRI" | "DEPA";
            /**
             * @description What happened to the container.
             * @enum {string}
             */
            equipmentEventTypeCode?: "LOAD" | "DISC" | "GTIN" | "GTOT" | "STUF" | "STRP" | "PICK" | "DROP" | "INSP" | "RSEA" | "RMVD" | "AVPU" | "AVDO" | "CROS" | "CUSR" | "CUSI" | "CUSS";
            /** @description Container number. */
            equipmentReference?: string;
            /** @description Size and type (ISO 6346). */
            ISOEquipmentCode?: string;
            /**
             * @description Whether the container is empty.
             * @enum {string}
             */
            emptyIndicatorCode?: "EMPTY" | "LADEN";
            /** @description Whether the container changes vessels there. */
            isTransshipmentMove?: boolean;
            /**
             * @description State of a document.
             * @enum {string}
             */
            shipmentEventTypeCode?: "RECE" | "DRFT" | "PENA" | "PENU" | "REJE" | "APPR" | "ISSU" | "SURR" | "SUBM" | "VOID" | "CONF" | "REQS" | "CMPL" | "HOLD" | "RELS" | "CANC";
            /**
             * @description Kind of document.
             * @enum {string}
             */
            documentTypeCode?: "CBR" | "BKG" | "SHI" | "SRM" | "TRD" | "ARN" | "VGM" | "CAS" | "CUS" | "DGD" | "OOG";
            /** @description Number of the document. */
            documentReference?: string;
            transportCall?: components["schemas"]["TransportCall"];
            eventLocation?: components["schemas"]["Location"];
            /** @description Bookings and bills the event belongs to. */
            relatedDocumentReferences?: components["schemas"]["TypedValue"][];
            /** @description Numbers that others use for the shipment. */
            references?: components["schemas"]["TypedValue"][];
            /** @description Seals on the container. */
            seals?: {
                /** @description Number on the seal. */
                number: string;
                /**
                 * @description Who put it on.
                 * @enum {string}
                 */
                source?: "CAR" | "SHI" | "PHY" | "VET" | "CUS";
            }[];
        } & (unknown | unknown | unknown);
        /** @description A number and what kind of number it is. */
        TypedValue: {
            /** @description `BKG`, `TRD`; `FF`, `PO` and others. */
            type: string;
            /** @description The number. */
            value: string;
        };
        /** @description A call of a vessel, train, truck or barge at a place. */
        TransportCall: {
            /** @description Identity of the call within the line. */
            transportCallReference: string;
            /** @description Tells two calls of one port in one voyage apart. */
            transportCallSequenceNumber?: number;
            /**
             * @description Means of transport.
             * @enum {string}
             */
            modeOfTransport: "VESSEL" | "RAIL" | "TRUCK" | "BARGE";
            /**
             * @description Kind of facility.
             * @enum {string}
             */
            facilityTypeCode?: "BOCR" | "CLOC" | "COFS" | "OFFD" | "DEPO" | "INTE" | "POTE" | "RAMP";
            location: components["schemas"]["Location"];
            /** @description The line's own code of the service. */
            carrierServiceCode?: string;
            /** @description Voyage on which cargo leaves this call. */
            carrierExportVoyageNumber?: string;
            /** @description Voyage on which cargo reaches this call. */
            carrierImportVoyageNumber?: string;
            /** @description The vessel. */
            vessel?: {
                /** @description IMO number. */
                vesselIMONumber?: string;
                /** @description Name as the line writes it. */
                name?: string;
                /** @description Flag state. */
                flag?: string;
                /** @description Code of the operating line. */
                operatorCarrierCode?: string;
                /**
                 * @description The list that code is from.
                 * @enum {string}
                 */
                operatorCarrierCodeListProvider?: "SMDG" | "NMFTA";
            };
        };
        /** @description A place. */
        Location: {
            /**
             * @description How the place is named.
             * @enum {string}
             */
            locationType: "UNLO" | "FACS" | "ADDR" | "GEOL";
            /** @description Name as the line writes it. */
            locationName?: string;
            /** @description UN/LOCODE. */
            UNLocationCode?: string;
            /** @description Code of the facility without the UN/LOCODE. */
            facilityCode?: string;
            /**
             * @description The list that code is from.
             * @enum {string}
             */
            facilityCodeListProvider?: "BIC" | "SMDG" | "FIRMS";
        };
        /**
         * @description Kind of event.
         * @enum {string}
         */
        EventType: "SHIPMENT" | "TRANSPORT" | "EQUIPMENT";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Events = components['schemas']['Events'];
export type Event = components['schemas']['Event'];
export type Metadata = components['schemas']['Metadata'];
export type Payload = components['schemas']['Payload'];
export type TypedValue = components['schemas']['TypedValue'];
export type TransportCall = components['schemas']['TransportCall'];
export type Location = components['schemas']['Location'];
export type EventType = components['schemas']['EventType'];
export type $defs = Record<string, never>;
export interface operations {
    listCarrierEvents: {
        parameters: {
            query?: {
                /** @description Number of a booking or a bill. */
                documentReference?: string;
                /** @description What the number is: `BKG` or `TRD`; either when absent. */
                documentTypeCodes?: ("BKG" | "TRD")[];
                /** @description Container number. */
                equipmentReference?: string;
                /** @description Kinds of event to return. */
                eventTypes?: components["schemas"]["EventType"][];
                /** @description Events recorded at or after this instant. */
                "eventCreatedDateTime:gte"?: string;
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
            /** @description One page of events, in the order in which they were recorded. */
            200: {
                headers: {
                    /** @description The next page; missing on the last one. */
                    "Next-Page"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
}
