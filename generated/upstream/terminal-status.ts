// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the facilities and what they can tell
         * @description All facilities in one answer. Landfall finds the facility of a container by its codes, so each facility has at
         *     least one of them besides the UN/LOCODE. The answer is kept for about an hour.
         */
        get: operations["listFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/containers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up containers at a facility
         * @description Answers every container that was asked for once, in the order of the question. One container that cannot be
         *     answered does not spoil the others: its outcome is `error`.
         */
        get: operations["listContainerStatuses"];
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
        /** @description All facilities that are answered for. */
        FacilityList: {
            /** @description The facilities, in any order. */
            facilities: components["schemas"]["FacilityDescription"][];
        };
        /**
         * @description Id of the facility at this source; its own to choose.
         * @example pier-400
         */
        FacilityId: string;
        /** @description A facility and what it can tell. It has at least one of the three codes. */
        FacilityDescription: {
            facilityId: components["schemas"]["FacilityId"];
            /**
             * @description An ocean terminal, or an inland terminal of a railway.
             * @enum {string}
             */
            kind: "terminal" | "rail_terminal";
            /** @description Its name, for people. */
            name: string;
            /**
             * @description UN/LOCODE of its port, or of the metro area of an inland terminal.
             * @example USLAX
             */
            unLocode: string;
            /**
             * @description FIRMS code of US customs, or the sublocation code of Canadian customs.
             * @example W185
             */
            firmsCode?: string;
            /**
             * @description Code in the terminal list of SMDG.
             * @example APMT
             */
            smdgCode?: string;
            /**
             * @description Code in the facility list of BIC, without the UN/LOCODE.
             * @example APMT
             */
            bicCode?: string;
            capabilities: components["schemas"]["Capabilities"];
            /** @description The most containers that one question may name; 50 when it is left out. */
            maxBatch?: number;
        };
        /**
         * @description Whether a fact is told: always when there is one (`supported`), for some containers or with gaps (`limited`), or
         *     never (`unsupported`). What is `unsupported` is not believed, should it appear.
         * @enum {string}
         */
        Capability: "supported" | "limited" | "unsupported";
        /** @description What a facility can tell. */
        Capabilities: {
            /** @description Events at all; the four below say which of the most wanted ones. */
            importMilestones: components["schemas"]["Capability"];
            /** @description `availability`. */
            availableForPickup: components["schemas"]["Capability"];
            /** @description `lastFreeDays`. */
            lastFreeDay: components["schemas"]["Capability"];
            /** @description `holds`. */
            holds: components["schemas"]["Capability"];
            /** @description What a fee is for; without it every fee is `other` or `total`. */
            feeType: components["schemas"]["Capability"];
            /** @description `fees`: how much is owed. */
            feeAmount: components["schemas"]["Capability"];
            /** @description `appointmentAt`. */
            pickupAppointment: components["schemas"]["Capability"];
            /** @description `yardLocation`. */
            yardLocation: components["schemas"]["Capability"];
            /** @description The event `discharged`. */
            vesselDischarged: components["schemas"]["Capability"];
            /** @description The event `full_out`. */
            fullOut: components["schemas"]["Capability"];
            /** @description `chassisNumber`. */
            chassisNumber: components["schemas"]["Capability"];
            /** @description The events `rail_loaded`, `rail_departed`, `rail_arrived` and `rail_unloaded`. */
            onRail: components["schemas"]["Capability"];
            /** @description The event `empty_in`. */
            emptyReturned: components["schemas"]["Capability"];
        };
        /** @description One answer for each container that was asked for, in that order. */
        ContainerAnswerList: {
            /** @description The answers. */
            answers: components["schemas"]["ContainerAnswer"][];
        };
        /** @description What is known about one container. */
        ContainerAnswer: components["schemas"]["ContainerFound"] | components["schemas"]["ContainerNotFound"] | components["schemas"]["ContainerFailed"];
        /**
         * @description Container number without blanks (ISO 6346).
         * @example MSCU6639870
         */
        ContainerNumber: string;
        /** @description The facility knows the container and says how it stands. */
        ContainerFound: {
            /**
             * @description The container is known.
             * @constant
             */
            outcome: "found";
            containerNumber: components["schemas"]["ContainerNumber"];
            status: components["schemas"]["ContainerStatus"];
        };
        /** @description The facility has nothing to say about the container. */
        ContainerNotFound: {
            /**
             * @description `not_yet`: it is announced, and there will be something to say. `not_found`: the facility has never heard of it,
             *     or not on this bill of lading.
             * @enum {string}
             */
            outcome: "not_found" | "not_yet";
            containerNumber: components["schemas"]["ContainerNumber"];
        };
        /** @description The container could not be looked up. */
        ContainerFailed: {
            /**
             * @description The look-up failed.
             * @constant
             */
            outcome: "error";
            containerNumber: components["schemas"]["ContainerNumber"];
            /**
             * @description `transient`: asking again can help. `credential`: the terminal does not accept the credentials it was asked with.
             *     `blocked`: the terminal refuses to answer. `parse`: the terminal answered something that was not understood.
             * @enum {string}
             */
            reason: "transient" | "credential" | "blocked" | "parse";
            /** @description Words for the operator. */
            message?: string;
        };
        /**
         * @description A date, or a date-time with the offset of the facility or `Z`. A date is the local day of the facility.
         * @example 2026-11-05
         * @example 2026-11-05T16:00:00-08:00
         */
        Moment: string;
        /** @description How a container stands. Every member but `observedAt` may be absent, and then was not said. */
        ContainerStatus: {
            /**
             * Format: date-time
             * @description When these facts were read from the facility's own system. Never in the future.
             * @example 2026-11-02T09:15:00-08:00
             */
            observedAt: string;
            /**
             * Format: date-time
             * @description When one of these facts last changed, if that is known; not after `observedAt`.
             * @example 2026-11-02T07:40:00-08:00
             */
            changedAt?: string;
            /**
             * @description Whether the container can be picked up, holds and fees aside; `unknown` says nothing.
             * @enum {string}
             */
            availability?: "available" | "unavailable" | "unknown";
            /** @description All holds. An empty list says that there is none; an absent one says nothing. */
            holds?: components["schemas"]["TerminalHold"][];
            /** @description All fees owed. An empty list says that nothing is owed; an absent one says nothing. */
            fees?: components["schemas"]["TerminalFee"][];
            /** @description Last free days, at most one of each kind. A kind that is not there was not said. */
            lastFreeDays?: components["schemas"]["TerminalLastFreeDay"][];
            /**
             * Format: date-time
             * @description When the container is to be picked up by appointment; null when there is none.
             * @example 2026-11-04T08:00:00-08:00
             */
            appointmentAt?: string | null;
            /** @description Where it stands, in the facility's own words; null when it is not in the yard. */
            yardLocation?: string | null;
            /** @description Whether it was moved to a yard outside the facility and is to be picked up there. */
            offDock?: boolean;
            /** @description What happened to the container at this facility, in any order. An event that is not repeated still counts. */
            events?: components["schemas"]["TerminalEvent"][];
            equipment?: components["schemas"]["TerminalEquipment"];
            /**
             * @description The chassis it left on.
             * @example DCLZ406281
             */
            chassisNumber?: string;
            /**
             * @description SCAC of the railway that takes it from the port, or that brought it to this inland terminal. The reporting marks CN, CP, CSX, NS and UP are read as CNRU, CPRS, CSXT, NSRR and UPRR.
             * @example BNSF
             */
            railCarrierScac?: string;
        };
        /** @description A reason why the container may not leave. */
        TerminalHold: {
            /**
             * @description What holds it: one of `freight`, `customs`, `USDA`, `VACIS`, `TMF`, `other`, or the facility's own word for it, which
             *     is understood as far as it can be.
             * @example customs
             * @example LINE HOLD
             */
            name: string;
            /**
             * @description In force (the default), about to be, or lifted. One that is lifted may also be left out.
             * @default hold
             * @enum {string}
             */
            status?: "hold" | "pending" | "released";
            /** @description The facility's own words. */
            description?: string | null;
        };
        /** @description What is owed before the container may leave. */
        TerminalFee: {
            /**
             * @description What it is for: `demurrage`, `exam`, `extended_dwell_time`, `other`, or the facility's own word. `total` is the sum of
             *     what is owed and overlaps the others.
             * @example demurrage
             */
            type: string;
            /**
             * @description Decimal number in units of the currency.
             * @example 390.00
             */
            amount: string;
            /**
             * @description ISO 4217 code; absent or null when it is not known.
             * @example USD
             */
            currency?: string | null;
        };
        /** @description The last day on which the container may stay free of charge. */
        TerminalLastFreeDay: {
            /**
             * @description By whose count, and to whom the charge would be owed.
             * @enum {string}
             */
            kind: "terminal" | "line" | "rail";
            /**
             * @description The day, or a moment in it; null when it is said that there is none. Only the day is kept, and all of it is free. A
             *     midnight and the last minute of a day stand for the day that is written, whatever offset follows; every other moment
             *     stands for the day that it falls on at the facility.
             */
            at: components["schemas"]["Moment"] | null;
            /**
             * @description `date` when time of day and offset in `at` mean nothing: the day is the one that is written. By default what the form of `at` says.
             * @enum {string}
             */
            precision?: "date" | "datetime";
        };
        /** @description Something that happened to the container at this facility. */
        TerminalEvent: {
            /** @description Identity of the event. The same id with another time corrects it. */
            eventId?: string;
            /**
             * @description What happened. `discharged`: off the vessel. `rail_loaded`, `rail_departed`, `rail_arrived`, `rail_unloaded`: on, with, with
             *     and off a train. `available`: ready for pickup. `full_out`: left laden by truck. `empty_in`: came back empty.
             *     `customs_released`, `customs_selected`: let go, or chosen for examination.
             * @enum {string}
             */
            code: "discharged" | "rail_loaded" | "rail_departed" | "rail_arrived" | "rail_unloaded" | "available" | "full_out" | "empty_in" | "customs_released" | "customs_selected";
            /** @description When it happened. */
            at: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When the facility recorded it; of two reports about one event the later counts.
             * @example 2026-10-31T22:20:00-07:00
             */
            recordedAt?: string;
            /** @description The train of a rail event, so that containers on one train are known to be. */
            trainId?: string;
            /**
             * @description IMO number of the vessel it was discharged from.
             * @example 9321483
             */
            vesselImo?: string;
            /** @description Name of that vessel. */
            vesselName?: string;
            /** @description The facility's own words for the event. */
            description?: string;
        };
        /** @description The container itself. */
        TerminalEquipment: {
            /**
             * @description ISO 6346 size and type code.
             * @example 45G1
             */
            isoCode?: string;
            /** @description Gross weight in kilograms. */
            grossWeightKg?: number;
            /** @description Number of the seal. */
            sealNumber?: string;
        };
        /** @description Why there is no answer. */
        Problem: {
            /** @description Words for the operator; never a credential. */
            message: string;
        };
    };
    responses: {
        /** @description A parameter cannot be understood, or too many containers were asked for. */
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
        /** @description There is no such facility. */
        NotFound: {
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
        /** @description The terminal failed. Asking again can help. */
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
        /** @description A facility of the list. */
        FacilityId: components["schemas"]["FacilityId"];
        /**
         * @description Container numbers, at most 50 or the `maxBatch` of the facility. A bill of lading can follow its container behind a
         *     colon; it tells two visits of one container apart, and a terminal that does not need it ignores it.
         */
        Containers: string[];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type FacilityList = components['schemas']['FacilityList'];
export type FacilityId = components['schemas']['FacilityId'];
export type FacilityDescription = components['schemas']['FacilityDescription'];
export type Capability = components['schemas']['Capability'];
export type Capabilities = components['schemas']['Capabilities'];
export type ContainerAnswerList = components['schemas']['ContainerAnswerList'];
export type ContainerAnswer = components['schemas']['ContainerAnswer'];
export type ContainerNumber = components['schemas']['ContainerNumber'];
export type ContainerFound = components['schemas']['ContainerFound'];
export type ContainerNotFound = components['schemas']['ContainerNotFound'];
export type ContainerFailed = components['schemas']['ContainerFailed'];
export type Moment = components['schemas']['Moment'];
export type ContainerStatus = components['schemas']['ContainerStatus'];
export type TerminalHold = components['schemas']['TerminalHold'];
export type TerminalFee = components['schemas']['TerminalFee'];
export type TerminalLastFreeDay = components['schemas']['TerminalLastFreeDay'];
export type TerminalEvent = components['schemas']['TerminalEvent'];
export type TerminalEquipment = components['schemas']['TerminalEquipment'];
export type Problem = components['schemas']['Problem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ParameterFacilityId = components['parameters']['FacilityId'];
export type ParameterContainers = components['parameters']['Containers'];
export type $defs = Record<string, never>;
export interface operations {
    listFacilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listContainerStatuses: {
        parameters: {
            query: {
                /**
                 * @description Container numbers, at most 50 or the `maxBatch` of the facility. A bill of lading can follow its container behind a
                 *     colon; it tells two visits of one container apart, and a terminal that does not need it ignores it.
                 */
                containers: components["parameters"]["Containers"];
            };
            header?: never;
            path: {
                /** @description A facility of the list. */
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One answer for each container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerAnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
