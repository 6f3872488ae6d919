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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
}
