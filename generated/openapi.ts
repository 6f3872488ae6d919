// Made from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description Returns the shipments of your account, newest first unless `sort` says otherwise. A shipment appears when the shipping line knows its number, usually moments after the tracking request.
         */
        get: operations["listShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export shipments as CSV
         * @description Returns the shipments that `GET /shipments` lists with the same filters, in the same order, as a table for spreadsheets: CSV by RFC 4180 in
         *     UTF-8, with a header row.
         *
         *     - A reply has at most 10,000 rows or 8 MB. When the list goes on, the header `Link` has the address of the rest, which begins with a header
         *       row too.
         *     - Several values of one cell are separated by `; `. Instants are in UTC.
         *     - `Bill of lading` is `bill_of_lading_number`: until the shipping line reports one, the number of the tracking request.
         *     - A cell that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-`, `@`, a tab or a carriage return, gets `'` before it.
         *     - Two exports of an account are made at once; others get 429.
         */
        get: operations["exportShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        /**
         * Get a shipment
         * @description Returns one shipment: its numbers, ports, vessel and times. Use `include` to embed its containers and places.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a shipment
         * @description Replaces the reference numbers, tags and customer that you send and keeps the rest. An empty list removes all.
         */
        patch: operations["updateShipment"];
        trace?: never;
    };
    "/shipments/{id}/stop_tracking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop tracking a shipment
         * @description Stops querying the shipping line and terminals about the shipment and its containers. All data collected so far stays. `resume_tracking` continues, but events that happened in between can be missing.
         */
        patch: operations["stopShipmentTracking"];
        trace?: never;
    };
    "/shipments/{id}/resume_tracking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resume tracking a shipment
         * @description Queries the shipping line and terminals about the shipment and its containers again, at once and then on the usual schedule. Events that happened while tracking was stopped can be missing.
         */
        patch: operations["resumeShipmentTracking"];
        trace?: never;
    };
    "/shipments/{id}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        /**
         * Get a shipment's provenance
         * @description Returns when each value of the shipment was reported, by which source and in which message. Attributes that no message gave are absent. Use `include=raw_events` to embed the messages.
         */
        get: operations["getShipmentProvenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{id}/eta_history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        /**
         * Get a shipment's ETA history
         * @description Returns every estimate of the shipment's departure and arrivals, oldest first, each with the message that first reported it. The lists begin with the first estimate of all, even when it was for a port that has since been replaced. Estimates for other former ports are not listed; they are transport events with `invalidated_at`.
         */
        get: operations["getShipmentEtaHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List containers
         * @description Returns the containers of your account, newest first unless `sort` says otherwise. Use `filter[number]` to find a container by its number.
         */
        get: operations["listContainers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a container (alias)
         * @deprecated
         * @description Deprecated; use `PATCH /containers/{id}`, which does the same. Some clients name the container only in the body.
         */
        patch: operations["updateContainerAlias"];
        trace?: never;
    };
    "/containers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export containers as CSV
         * @description Returns the containers that `GET /containers` lists with the same filters, in the same order, as a table for spreadsheets: CSV by RFC 4180 in
         *     UTF-8, with a header row.
         *
         *     - A reply has at most 10,000 rows or 8 MB. When the list goes on, the header `Link` has the address of the rest, which begins with a header
         *       row too.
         *     - Several values of one cell are separated by `; `. Instants are in UTC.
         *     - `Holds` and `Fees` are those of the port terminal, then those of the inland facility with `(inland)`, as in `customs hold (inland)`.
         *     - `Last free day` is the day of `pickup_lfd` as a date at its facility: `2026-08-27`.
         *     - `Bill of lading` is the shipment's `bill_of_lading_number`: until the shipping line reports one, the number of the tracking request.
         *     - A cell that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-`, `@`, a tab or a carriage return, gets `'` before it.
         *     - Two exports of an account are made at once; others get 429.
         */
        get: operations["exportContainers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container
         * @description Returns one container: its status and milestones, its holds and fees, and its last free days. Use `include` to embed its shipment, terminals and events.
         */
        get: operations["getContainer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a container
         * @description Replaces the reference numbers of a container. An empty list removes all.
         */
        patch: operations["updateContainer"];
        trace?: never;
    };
    "/containers/{id}/transport_events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * List a container's transport events
         * @description Returns the milestones and estimates of a container's journey, with the changes of its last free days and pickup appointment. Newest first, by when the event was recorded. All events are on one page; of more than 5,000 the latest are returned.
         */
        get: operations["listContainerTransportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/raw_events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * List a container's raw events
         * @deprecated
         * @description Deprecated; use `GET /containers/{id}/transport_events` for the journey, and `GET /containers/{id}/provenance?include=raw_events` for
         *     the messages behind its values.
         *
         *     - Returns every event that shipping lines, terminals and railways reported about a container, by time, including those that they
         *       took back. Of more than 5,000 it returns those received last.
         *     - Places, vessels and terminals are always embedded.
         */
        get: operations["listContainerRawEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container's provenance
         * @description Returns when each value of the container was reported, by which source and in which message. Attributes that no message gave are absent. Use `include=raw_events` to embed the messages.
         */
        get: operations["getContainerProvenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/eta_history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container's ETA history
         * @description Returns every estimate of the container's arrival at the inland destination, oldest first, each with the message that first reported it. The estimates of vessel departures and arrivals belong to the shipment: see `/shipments/{id}/eta_history`.
         */
        get: operations["getContainerEtaHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/route": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container's route
         * @description Returns the ports of one container in order, with the vessels and times between them, and the rail journey to its destination.
         *
         *     - The locations of the route, their ports and vessels, and the shipment are embedded.
         *     - A port or destination that sources name without a known code has no `location`, but its name.
         *     - It needs the entitlement `routing`.
         */
        get: operations["getContainerRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Query the sources of a container at once
         * @description Queries the shipping line of the shipment and the terminals that the container visits at once, instead of at the next planned time. The
         *     reply is immediate and names the sources; what they answer arrives as any other news, with events.
         *
         *     - A shipping line that was queried, and a terminal that answered, within the last five minutes is not queried again. A source's
         *       own limit of requests is kept.
         *     - It needs the entitlement `refresh` and has a limit of its own, 10 requests a minute.
         */
        patch: operations["refreshContainer"];
        trace?: never;
    };
    "/containers/{id}/map_geojson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container's map
         * @description Returns the route of one container by sea as GeoJSON: its ports, the vessel that carries it, the path sailed and the
         *     paths expected.
         *
         *     - Trains, trucks and barges are not drawn.
         *     - Observed positions are about 15 minutes apart, with gaps.
         *     - `Cache-Control` allows an hour while the vessel is seen at sea, and a year from a day after the arrival at the port of
         *       discharge on, when the map is final. At other times it is `no-cache`: ask again with the `ETag`.
         *     - Longitudes are between -180 and 180. Split a line where two neighbours differ by more than 180 degrees: it crosses
         *       the 180th meridian there.
         *     - It needs the entitlement `routing`.
         */
        get: operations["getContainerMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tracking requests
         * @description Lists the tracking requests of the account with their shipments, newest first unless `sort` says otherwise. With `filter[updated_at]`, the last updated is first.
         */
        get: operations["listTrackingRequests"];
        put?: never;
        /**
         * Track a number
         * @description Tracks a number at a shipping line. The reply is immediate; the line is queried afterwards.
         *
         *     - The request is `pending` first. When the line knows the number, it becomes `created`, and `tracked_object` is the shipment.
         *     - With `auto_detect_vocc_scac`, Landfall detects the line from the number.
         *     - The webhook events `tracking_request.succeeded` and `tracking_request.failed` report the outcome.
         *     - These requests have a limit of their own, as high as the limit for all other requests.
         */
        post: operations["createTrackingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tracking requests as CSV
         * @description Returns the tracking requests that `GET /tracking_requests` lists with the same filters, in the same order, as a table for spreadsheets: CSV by RFC 4180 in
         *     UTF-8, with a header row.
         *
         *     - A reply has at most 10,000 rows or 8 MB. When the list goes on, the header `Link` has the address of the rest, which begins with a header
         *       row too.
         *     - Several values of one cell are separated by `; `. Instants are in UTC.
         *     - A cell that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-`, `@`, a tab or a carriage return, gets `'` before it.
         *     - Two exports of an account are made at once; others get 429.
         */
        get: operations["exportTrackingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track up to 1,000 numbers
         * @description Creates up to 1,000 tracking requests, each independently, as `createTrackingRequest` does. A refused request, whose number is tracked
         *     already or whose shipping line cannot be queried, does not affect the rest.
         *
         *     - The reply has the outcome of each request. It is 200 even if all were refused.
         *     - A body that breaks the contract is refused as a whole with 422; `errors` names the first 100 faults, and nothing is created.
         *     - A hundred requests are created at a time. After a failure repeat the batch with the same `Idempotency-Key`: the reply lists requests
         *       that exist from the first attempt as created.
         *     - Batches have a limit of their own, a tenth of that for creating tracking requests.
         */
        post: operations["createTrackingRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests/infer_number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Infer the shipping line of a number (beta)
         * @description Returns the kind of a number, whether it is valid, and the shipping lines that it may belong to, the most probable first. Stores
         *     nothing.
         *
         *     **Beta:** the reply may change within v2.
         *
         *     - Candidates are only lines that this installation can track.
         *     - `decision` says what to do: track at the selected line, let a person choose, or ask the sender.
         *     - `meta.explanation` says what the result rests on: owner codes, number formats, and the outcomes of tracking requests. Those of other
         *       accounts count only as sums over several accounts.
         */
        post: operations["inferNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        /**
         * Get a tracking request
         * @description Returns the tracking request with its status. Embeds its shipment once it exists.
         */
        get: operations["getTrackingRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a tracking request
         * @description Replaces the reference numbers. A shipment gets them when it is created; an existing shipment keeps its own.
         */
        patch: operations["updateTrackingRequest"];
        trace?: never;
    };
    "/tracking_request_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Lists the imports of the account, newest first. They are kept for 90 days, unless the operator sets another time.
         */
        get: operations["listTrackingRequestImports"];
        put?: never;
        /**
         * Import numbers from CSV
         * @description Creates a tracking request for each line of a table, with a header row in the words that people use. The reply is immediate; the lines are
         *     imported afterwards, and `GET /tracking_request_imports/{id}` tells how far that is.
         *
         *     - Each line is imported by itself, like `createTrackingRequest`. One that is refused does not hold up the others;
         *       `GET /tracking_request_imports/{id}/refusals` says why.
         *     - Kind of the number and shipping line are inferred where the table does not say them.
         *     - A table that cannot be read is refused as a whole with 422: one without a column for numbers, with a quote that never ends, or with more than
         *       100,000 lines or 200 columns.
         *     - A body has at most 5 MB. An account can have five imports at a time that are not `done`; one more gets `limit_reached`.
         *     - Imports have a limit of their own, a tenth of that for creating tracking requests.
         *
         *     | Column              | Words in the header row, in any case, with any punctuation                                                        |
         *     | ------------------- | ----------------------------------------------------------------------------------------------------------------- |
         *     | `number`            | Number, Tracking Number, Request Number, Shipment Number, Container/BL, BL/Booking, BL/Container, MBL/Booking      |
         *     | `request_type`      | Kind, Number Type, Request Type, Type of Number                                                                   |
         *     | `bill_of_lading`    | BL, B/L, BOL, MBL, MBOL, OBL, Bill, Bill of Lading, Master Bill, Master BL, Ocean Bill, each also with No or Number |
         *     | `booking`           | Booking, Booking Ref, Booking Reference, BKG, Carrier Booking, Line Booking, each also with No or Number           |
         *     | `container`         | Container, CNTR, CTR, Container ID, Equipment, each also with No or Number                                         |
         *     | `scac`              | SCAC, SCAC Code, Carrier SCAC, Carrier Code, Line Code                                                             |
         *     | `shipping_line`     | Shipping Line, Line, Carrier, Ocean Carrier, Steamship Line, SSL, VOCC, each also with Name                         |
         *     | `ref_numbers`       | Reference, Ref, PO, Purchase Order, Order, Job, File, HBL, House Bill and the like, each also with No or Number     |
         *     | `shipment_tags`     | Tag, Tags, Shipment Tags, Label, Labels                                                                            |
         *     | `customer`          | Customer, Customer Name, Customer ID, Client, Client Name, Account Name                                            |
         *
         *     - Of the numbers of a line one is tracked: that under `number`, or else the bill of lading, the booking, the container. Of several columns of
         *       the same meaning the first that is filled counts; references and tags are put together.
         *     - `shipping_line` holds a name, such as Maersk or Hapag-Lloyd, or a SCAC. `scac` goes before it. Without both the line is detected, as with
         *       `auto_detect_vocc_scac`.
         *     - `customer` holds the id or the name of a party of the account.
         *     - A cell can hold several references or tags, separated by `;`, `,`, `|` or line breaks.
         *     - Other columns are ignored, and `columns` of the import names them.
         *     - Separated by commas, semicolons or tabs; in UTF-8, with or without a byte order mark, or else read as windows-1252, which includes Latin-1. The bytes
         *       decide, whatever charset the header names.
         *     - Formulas are not evaluated. A cell that an export has marked with `'` is read without the mark.
         */
        post: operations["createTrackingRequestImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_request_imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the import. */
                id: components["parameters"]["TrackingRequestImportId"];
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description Returns an import, with what has become of its lines so far.
         */
        get: operations["getTrackingRequestImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_request_imports/{id}/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the import. */
                id: components["parameters"]["TrackingRequestImportId"];
            };
            cookie?: never;
        };
        /**
         * List the refused lines of an import
         * @description Lists the lines of the table that led to no tracking request, by their number, each with the reasons. While the import is not `done`, more can follow.
         */
        get: operations["listTrackingRequestImportRefusals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transport events of all containers
         * @description Lists the milestones and estimates of all containers of the account, with the changes of their last free days and pickup
         *     appointments.
         *
         *     - The one that was recorded last is first (`created_at`), whenever it happened.
         *     - An event that is corrected or taken back keeps its place.
         *     - To follow the list, begin a minute before the latest `created_at` that you have: of two events recorded at the same time, the
         *       earlier one can become visible last. `GET /events/stream` needs no such care.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream transport events
         * @description Sends the transport events of all containers of the account as server-sent events, from now on or from `Last-Event-ID` on.
         *
         *     - `data` is an event as `GET /events` lists it, as it is now. `id` is its place in the stream.
         *     - An event comes when it is recorded, and again whenever it is corrected or taken back.
         *     - A stream ends after half an hour, when the server stops, when the key is revoked, or when the client does not read for 30 seconds. Open it
         *       again with the last `id` as `Last-Event-ID`: nothing is lost or repeated.
         *     - A stream counts as one request. An account has at most 16 at a serving process at the same time.
         *     - The server keeps the order of events as long as the bodies of notifications.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ports, terminals and metro areas
         * @description Finds places by name or code, for pickers: at most 25, best first. A whole code or name comes before the beginning of one; of those that answer equally well, what your containers use most is first. One typing error is forgiven from four letters on, two from eight, when nothing answers without.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search shipments, containers and tracking requests
         * @description Finds records by a text as people write it: at most 25, best first. Numbers and names equal to the text come before those that begin with it and those that contain it; within each group shipments come before containers and tracking requests, each with the latest first. A tracking request with a shipment is found as its shipment.
         */
        get: operations["listSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or UN/LOCODE of the port. Other codes under which shipping lines report the port are also accepted. */
                id: components["parameters"]["PortId"];
            };
            cookie?: never;
        };
        /**
         * Get a port
         * @description Returns one seaport: its location, its time zone and its container terminals.
         */
        get: operations["getPort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metro_areas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or UN/LOCODE of the metro area. */
                id: components["parameters"]["MetroAreaId"];
            };
            cookie?: never;
        };
        /**
         * Get a metro area
         * @description Returns one metro area: an inland city to which containers travel from the port of discharge.
         */
        get: operations["getMetroArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the terminal. */
                id: components["parameters"]["TerminalId"];
            };
            cookie?: never;
        };
        /**
         * Get a terminal
         * @description Returns one ocean container terminal: its codes, its address, and which container attributes it provides.
         */
        get: operations["getTerminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail_terminals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the rail terminal. */
                id: components["parameters"]["RailTerminalId"];
            };
            cookie?: never;
        };
        /**
         * Get a rail terminal
         * @description Returns one rail terminal: an inland ramp where containers leave their train.
         */
        get: operations["getRailTerminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vessels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Get a vessel
         * @description Returns one vessel that carries or carried a tracked container, with its last known position. `show_positions` adds its track: one observed position for each quarter of an hour, oldest first, over at most 90 days. The track needs the entitlement `routing`.
         */
        get: operations["getVessel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vessels/{id}/future_positions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Predict a vessel's positions
         * @description Returns the positions that a vessel is expected to pass from where it was last observed to its next port.
         *
         *     - The path follows sea lanes from the previous port to the next. It joins them ahead of the vessel and never turns
         *       back.
         *     - The speed is the last observed one, otherwise the average under way in the last seven days, otherwise 14 knots.
         *     - There is one position for each minute, all `estimated`; the last is in the port. At most 28,800 are returned,
         *       which is 20 days.
         *     - `positions` is empty when the vessel was not observed in the last 48 hours, when its next port is unknown, and
         *       when closed passages leave no path to it.
         *     - It needs the entitlement `routing`.
         */
        get: operations["getVesselFuturePositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vessels/{id}/future_positions_with_coordinates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Predict positions from coordinates
         * @description Returns the positions that a vessel is expected to pass from coordinates of your choice to its next port. The
         *     prediction starts now.
         *
         *     - The path follows sea lanes from the previous port to the next. It joins them ahead of the vessel and never turns
         *       back.
         *     - The speed is the last observed one, otherwise the average under way in the last seven days, otherwise 14 knots.
         *     - There is one position for each minute, all `estimated`; the last is in the port. At most 28,800 are returned,
         *       which is 20 days.
         *     - `positions` is empty when the next port is unknown, and when closed passages leave no path to it.
         *     - It needs the entitlement `routing`.
         */
        get: operations["getVesselFuturePositionsWithCoordinates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping_lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping lines
         * @description Returns the shipping lines that this installation can query, sorted by name. All are on one page.
         */
        get: operations["listShippingLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping_lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipping line, its SCAC, or one of its alternative SCACs. */
                id: components["parameters"]["ShippingLineId"];
            };
            cookie?: never;
        };
        /**
         * Get a shipping line
         * @description Returns one shipping line, even when this installation cannot query it.
         */
        get: operations["getShippingLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parties
         * @description Lists the parties of the account, newest first.
         */
        get: operations["listParties"];
        put?: never;
        /**
         * Create a party
         * @description Creates a party, which can then be the customer of tracking requests and shipments. An account may have 10,000 parties, unless the operator sets another limit; one more is refused with `limit_reached`.
         */
        post: operations["createParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the party. */
                id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get a party
         * @description Returns the party.
         */
        get: operations["getParty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a party
         * @description Gives the party another name. Shipments of this customer show it a moment later.
         */
        patch: operations["updateParty"];
        trace?: never;
    };
    "/custom_field_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom field definitions
         * @description Lists the definitions of the account, newest first.
         */
        get: operations["listCustomFieldDefinitions"];
        put?: never;
        /**
         * Define a custom field
         * @description Adds a field to all shipments, containers or tracking requests of the account. `entity_type`, `api_slug`, `data_type` and `reference_type` cannot be changed later.
         *
         *     An account may have 100 definitions, unless the operator sets another limit; one more is refused with `limit_reached`.
         */
        post: operations["createCustomFieldDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_field_definitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        /**
         * Get a custom field definition
         * @description Returns the definition.
         */
        get: operations["getCustomFieldDefinition"];
        put?: never;
        post?: never;
        /**
         * Delete a custom field definition
         * @description Deletes the definition with its options and all values of the field. A definition with the same `api_slug` may follow at once; it begins without values.
         */
        delete: operations["deleteCustomFieldDefinition"];
        options?: never;
        head?: never;
        /**
         * Update a custom field definition
         * @description Changes what is given. `validation` is replaced as a whole.
         *
         *     - Values that exist stay as they are. Values that no longer fit have `is_valid: false`; a new value must fit.
         *     - Values are shown in the new `default_format` at once.
         *     - A `default_value` must fit the rules that result.
         */
        patch: operations["updateCustomFieldDefinition"];
        trace?: never;
    };
    "/custom_field_definitions/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        /**
         * List the options of a custom field
         * @description Lists all options of the field in their order.
         */
        get: operations["listCustomFieldOptions"];
        put?: never;
        /**
         * Add an option
         * @description Adds an option to a field of the type `enum` or `enum_multi`. A field has at most 200 options; one more is refused with `limit_reached`.
         */
        post: operations["createCustomFieldOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_field_definitions/{id}/options/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
                /** @description Id of the option. */
                option_id: components["parameters"]["CustomFieldOptionId"];
            };
            cookie?: never;
        };
        /**
         * Get an option
         * @description Returns the option.
         */
        get: operations["getCustomFieldOption"];
        put?: never;
        post?: never;
        /**
         * Delete an option
         * @description Deletes the option. Values that use it stay, with `is_valid: false` and the bare value for a label; a `default_value` loses it.
         */
        delete: operations["deleteCustomFieldOption"];
        options?: never;
        head?: never;
        /**
         * Update an option
         * @description Changes the label or the position. Values that use the option show the new label at once.
         */
        patch: operations["updateCustomFieldOption"];
        trace?: never;
    };
    "/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List values of custom fields
         * @description Lists the values of all records of the account, newest first.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Set the value of a custom field
         * @description Sets the value of a field of a shipment, container or tracking request. A value that the record has already is replaced.
         *
         *     An account may have 1,000,000 values, unless the operator sets another limit; one more is refused with `limit_reached`.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the value. */
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        /**
         * Get the value of a custom field
         * @description Returns the value.
         */
        get: operations["getCustomField"];
        put?: never;
        post?: never;
        /**
         * Delete the value of a custom field
         * @description Deletes the value. The definition stays.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Change the value of a custom field
         * @description Replaces the value.
         */
        patch: operations["updateCustomField"];
        trace?: never;
    };
    "/shipments/{id}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        /**
         * List the custom fields of a shipment
         * @description Lists all values of the shipment, newest first.
         */
        get: operations["listShipmentCustomFields"];
        put?: never;
        /**
         * Set a custom field of a shipment
         * @description Sets the value of a field of the shipment. A value that it has already is replaced.
         */
        post: operations["createShipmentCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{id}/custom_fields/{api_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["CustomFieldApiSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field of a shipment
         * @description Deletes the value that the shipment has of this field.
         */
        delete: operations["deleteShipmentCustomField"];
        options?: never;
        head?: never;
        /**
         * Change a custom field of a shipment
         * @description Replaces the value that the shipment has of this field.
         */
        patch: operations["updateShipmentCustomField"];
        trace?: never;
    };
    "/containers/{id}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * List the custom fields of a container
         * @description Lists all values of the container, newest first.
         */
        get: operations["listContainerCustomFields"];
        put?: never;
        /**
         * Set a custom field of a container
         * @description Sets the value of a field of the container. A value that it has already is replaced.
         */
        post: operations["createContainerCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/containers/{id}/custom_fields/{api_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["ContainerFieldApiSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field of a container
         * @description Deletes the value that the container has of this field.
         */
        delete: operations["deleteContainerCustomField"];
        options?: never;
        head?: never;
        /**
         * Change a custom field of a container
         * @description Replaces the value that the container has of this field.
         */
        patch: operations["updateContainerCustomField"];
        trace?: never;
    };
    "/tracking_requests/{id}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        /**
         * List the custom fields of a tracking request
         * @description Lists all values of the tracking request, newest first.
         */
        get: operations["listTrackingRequestCustomFields"];
        put?: never;
        /**
         * Set a custom field of a tracking request
         * @description Sets the value of a field of the tracking request. A value that it has already is replaced.
         */
        post: operations["createTrackingRequestCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking_requests/{id}/custom_fields/{api_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["RequestFieldApiSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field of a tracking request
         * @description Deletes the value that the tracking request has of this field.
         */
        delete: operations["deleteTrackingRequestCustomField"];
        options?: never;
        head?: never;
        /**
         * Change a custom field of a tracking request
         * @description Replaces the value that the tracking request has of this field.
         */
        patch: operations["updateTrackingRequestCustomField"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists the webhooks of the account, newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers a URL to which notifications of events are sent. The reply has the `secret` that signs them.
         *
         *     **The URL**
         *
         *     - It must be an `https://` URL of a public address, on port 443, 8443 or 80 or another that the operator allows. In networks that the
         *       operator has opened, `http://` and every port are allowed too.
         *     - A host name that does not resolve is accepted. Its addresses are checked before every attempt.
         *     - An account may have 100 webhooks, unless the operator sets another limit. One more is refused with `limit_reached`.
         *
         *     **Success and failure**
         *
         *     - An attempt succeeds with status 200, 201, 202 or 204. Every other status is a failure, including 203, 205 and 206. Redirects are not
         *       followed.
         *     - No status within 15 seconds is a failure. Once the status has arrived, the body does not matter: it may be late, cut off or endless.
         *
         *     **Attempts**
         *
         *     - A notification has 12 attempts: at once, and then after 5 s, 30 s, 2, 10 and 30 min, 1, 2, 5, 10, 20 and 32 h, each delay ± 20 %.
         *     - `Retry-After` in a failed reply, in seconds or as a date, lengthens a shorter delay, up to an hour.
         *     - After the 12th attempt the notification is `failed`. You can redeliver it.
         *
         *     **Order and repetition**
         *
         *     - Up to four notifications are under way at once, so they may arrive in another order than the events.
         *     - A notification may arrive more than once. Its id, in the header `webhook-id`, is the same each time.
         *
         *     **Failing receivers**
         *
         *     - After five failures in a row, deliveries pause for 5 s, and then a single notification is sent. While that fails too, the pause doubles
         *       up to 60 s, each ± 20 %. Waiting notifications keep their attempts. The first success ends the pauses.
         *     - The webhook becomes inactive at once after status 410, and after five days in which every attempt failed. `deactivation_reason` says
         *       which. Pending notifications are kept and sent after a `PATCH` with `active: true`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook events
         * @description Lists the events that the account can receive, by category, with their descriptions. Events that need an entitlement that the account lacks are omitted; a webhook can subscribe to them, but they are not sent.
         */
        get: operations["listWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/ips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the source addresses of notifications
         * @description Returns the IP addresses from which notifications are sent, for the firewall of your receiver. The list is empty if the operator has not set `WEBHOOK_IPS`. Verify the signature as well, because others may share an address.
         */
        get: operations["getWebhookIps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sample notification
         * @description Sends the sample of an event to a URL once, so that you can test a receiver before you register it. The reply shows request and response, and is 200 even if the delivery failed. Every event has a sample, whatever the entitlements of the account.
         */
        post: operations["triggerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns the webhook with its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook and its notifications. Nothing more is sent to it.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes the given attributes.
         *
         *     - `events` applies to events from now on.
         *     - `active: false` stops deliveries. Pending notifications are kept; new events create none.
         *     - `active: true` clears `deactivated_at` and `deactivation_reason`.
         *     - `active: true`, or a `url` for an active webhook, sends all pending notifications as soon as possible, each with the next of its 12
         *       attempts, and resets the count of failures.
         *     - A `failed` notification stays `failed` until it is redelivered.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Gives the webhook a new `secret`. The previous one signs as well for 24 hours, so that the receiver can change over without a gap.
         *
         *     - `webhook-signature` has a signature with each secret.
         *     - `X-T49-Webhook-Signature` is made with the new secret, `X-T49-Webhook-Signature-Previous` with the previous one.
         *     - Only one previous secret is kept. A second rotation within 24 hours drops the oldest at once and starts 24 hours for the secret that
         *       it replaces.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver the notifications of a period
         * @description Sends the notifications of a period to the webhook again. Their creation times are whole seconds.
         *
         *     - Each notification keeps its id and its bytes, so a receiver that stores ids recognizes it.
         *     - It becomes `pending`, gets new signatures and 12 new attempts, and ends with the status of the redelivery: from
         *       `succeeded` it can become `failed`.
         *     - A notification that is so old that its `included` is no longer kept is left out.
         *     - An attempt that is under way counts as one of them.
         *     - Several redeliveries of a notification before its next attempt lead to one.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Lists the notifications to all webhooks of the account, newest first. Deleting a webhook deletes its notifications.
         */
        get: operations["listWebhookNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream notifications
         * @description Sends the notifications of all webhooks of the account as server-sent events, from now on or from `Last-Event-ID` on.
         *
         *     - `data` is the body, byte by byte as it is sent and signed: the document of `GET /webhook_notifications/{id}/body`. `id` is that of the
         *       notification.
         *     - Each notification comes once, in the order of the events. Deliveries to receivers continue as usual.
         *     - A stream ends after half an hour, when the server stops, when the key is revoked, or when the client does not read for 30 seconds. Open it
         *       again with the last `id` as `Last-Event-ID`: nothing is lost or repeated.
         *     - A stream counts as one request. An account has at most 16 at a serving process at the same time.
         *     - An account without an active webhook has no notifications.
         */
        get: operations["streamWebhookNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sample notification
         * @description Returns the body of a notification of the event, as `POST /webhooks/trigger` sends it. Every event has a sample, whatever the entitlements of the account.
         */
        get: operations["getWebhookNotificationExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        /**
         * Get a notification
         * @description Returns the notification with the status of its delivery.
         */
        get: operations["getWebhookNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        /**
         * Get a notification by its older path
         * @deprecated
         * @description Deprecated; use `GET /webhook_notifications/{id}`, which returns the same.
         */
        get: operations["getWebhookNotificationAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/{id}/body": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        /**
         * Get the body of a notification
         * @description Returns the body of the notification, byte by byte as every attempt sends and signs it, whatever has happened since. Bodies are kept for a shorter time than notifications; afterwards there is a 404.
         */
        get: operations["getWebhookNotificationBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        /**
         * List the delivery attempts of a notification
         * @description Lists when the notification was sent and what the receiver replied, newest first. An attempt that a crash of the worker interrupted is repeated and not listed.
         */
        get: operations["listWebhookNotificationAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_notifications/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a notification
         * @description Sends the notification again, whatever its status.
         *
         *     - It keeps its id and its bytes, so a receiver that stores ids recognizes it.
         *     - It becomes `pending`, gets new signatures and 12 new attempts, and ends with the status of the redelivery: from
         *       `succeeded` it can become `failed`.
         *     - An attempt that is under way counts as one of them.
         *     - Several redeliveries before the next attempt lead to one.
         */
        post: operations["redeliverWebhookNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "tracking_request.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tracking succeeded
         * @description The shipping line knows the number. The shipment was created and linked to the tracking request.
         */
        post: operations["onTrackingRequestSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tracking_request.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tracking failed
         * @description The tracking request failed for good. `failed_reason` says why.
         */
        post: operations["onTrackingRequestFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tracking_request.awaiting_manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waiting for the manifest
         * @description The shipping line does not know the number yet and is queried again, by default once a day. Sent only the first time.
         */
        post: operations["onTrackingRequestAwaitingManifest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tracking_request.tracking_stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tracking stopped
         * @description Tracking of the shipment stopped, because its journey or its tracking window ended, its booking was cancelled, or a user stopped it.
         */
        post: operations["onTrackingRequestTrackingStopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Container added
         * @description A container was added to a shipment. Milestones that it had reached before are sent as events of their own.
         */
        post: operations["onContainerCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Container updated
         * @description Terminal data of the container changed, or the time of a milestone was corrected or withdrawn. `changeset` lists the old and new values; it leaves out last free days, appointments, availability, holds and fees of a place that the container left before tracking began.
         */
        post: operations["onContainerUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pod_terminal_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminal at the port of discharge changed
         * @description The container was assigned to another terminal at the port of discharge. While the container is aboard, the terminal is a forecast; after discharge, the container was moved.
         */
        post: operations["onContainerPodTerminalChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.empty_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty out
         * @description The empty container was picked up at the origin.
         */
        post: operations["onContainerTransportEmptyOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.full_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Full in
         * @description The full container was delivered at the origin or the port of lading.
         */
        post: operations["onContainerTransportFullIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.vessel_loaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loaded on vessel
         * @description The container was loaded on the vessel at the port of lading.
         */
        post: operations["onContainerTransportVesselLoaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.vessel_departed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vessel departed
         * @description The vessel left the port of lading with the container.
         */
        post: operations["onContainerTransportVesselDeparted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.transshipment_arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrived at transshipment
         * @description The vessel arrived at a transshipment port.
         */
        post: operations["onContainerTransportTransshipmentArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.transshipment_discharged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discharged at transshipment
         * @description The container was discharged at a transshipment port.
         */
        post: operations["onContainerTransportTransshipmentDischarged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.transshipment_loaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loaded at transshipment
         * @description The container was loaded on the next vessel at a transshipment port.
         */
        post: operations["onContainerTransportTransshipmentLoaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.transshipment_departed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Departed from transshipment
         * @description The next vessel left the transshipment port with the container.
         */
        post: operations["onContainerTransportTransshipmentDeparted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.feeder_arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feeder arrived
         * @description A feeder or barge arrived with the container.
         */
        post: operations["onContainerTransportFeederArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.feeder_discharged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discharged from feeder
         * @description The container was discharged from a feeder or barge.
         */
        post: operations["onContainerTransportFeederDischarged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.feeder_loaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loaded on feeder
         * @description The container was loaded on a feeder or barge.
         */
        post: operations["onContainerTransportFeederLoaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.feeder_departed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feeder departed
         * @description A feeder or barge left with the container.
         */
        post: operations["onContainerTransportFeederDeparted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.vessel_arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vessel arrived
         * @description The vessel arrived at the port of discharge.
         */
        post: operations["onContainerTransportVesselArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.vessel_berthed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vessel berthed
         * @description The vessel berthed at the port of discharge. Never sent, because no source reports it for containers.
         */
        post: operations["onContainerTransportVesselBerthed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.vessel_discharged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discharged from vessel
         * @description The container was discharged at the port of discharge.
         */
        post: operations["onContainerTransportVesselDischarged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Available for pickup
         * @description The container became available for pickup, holds and fees aside. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         */
        post: operations["onContainerTransportAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.not_available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No longer available for pickup
         * @description The container is no longer available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         */
        post: operations["onContainerTransportNotAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.full_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Full out
         * @description The full container left the port of discharge or the inland destination.
         */
        post: operations["onContainerTransportFullOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivered
         * @description The container was marked as delivered. Never sent, because the delivery shows as `dropped` in `current_status`.
         */
        post: operations["onContainerTransportDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.empty_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty in
         * @description The empty container was returned.
         */
        post: operations["onContainerTransportEmptyIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.rail_loaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loaded on train
         * @description The container was loaded on a train.
         */
        post: operations["onContainerTransportRailLoaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.rail_departed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train departed
         * @description The train departed with the container.
         */
        post: operations["onContainerTransportRailDeparted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.rail_arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train arrived
         * @description The train arrived at a rail terminal with the container.
         */
        post: operations["onContainerTransportRailArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.rail_unloaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unloaded from train
         * @description The container was unloaded from the train.
         */
        post: operations["onContainerTransportRailUnloaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.arrived_at_inland_destination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrived inland
         * @description The container arrived at its inland destination.
         */
        post: operations["onContainerTransportArrivedAtInlandDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.estimated.vessel_departed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimated departure changed
         * @description The estimated departure from the port of lading became known or changed.
         */
        post: operations["onContainerTransportEstimatedVesselDeparted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.estimated.vessel_arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimated arrival changed
         * @description The estimated arrival at the port of discharge became known or changed.
         */
        post: operations["onContainerTransportEstimatedVesselArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.transport.estimated.arrived_at_inland_destination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimated inland arrival changed
         * @description The estimated arrival at the inland destination became known or changed.
         */
        post: operations["onContainerTransportEstimatedArrivedAtInlandDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.estimated.arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimated arrival of the shipment changed
         * @description The estimated arrival of the shipment at the port of discharge changed, or became known after the shipment was created. Not sent after the actual arrival.
         */
        post: operations["onShipmentEstimatedArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pickup_lfd.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Last free day changed
         * @description The last free day changed: that of the shipping line, else of the terminal, else of the rail carrier. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left that place before tracking began.
         */
        post: operations["onContainerPickupLfdChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pickup_lfd_line.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Last free day of the shipping line changed
         * @description The last free day of the shipping line changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container was picked up before tracking began.
         */
        post: operations["onContainerPickupLfdLineChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pickup_lfd_terminal.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Last free day of the terminal changed
         * @description The last free day of the terminal changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         */
        post: operations["onContainerPickupLfdTerminalChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pickup_lfd_rail.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Last free day of the rail carrier changed
         * @description The last free day of the rail carrier changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the inland destination before tracking began.
         */
        post: operations["onContainerPickupLfdRailChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "container.pickup_appointment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pickup appointment changed
         * @description The pickup appointment changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         */
        post: operations["onContainerPickupAppointmentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.extracted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Document read
         * @description A document was classified and read. Never sent, because this version of Landfall does not process documents.
         */
        post: operations["onDocumentExtracted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.extraction_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Document could not be read
         * @description A document could not be classified or read completely. Never sent, because this version of Landfall does not process documents.
         */
        post: operations["onDocumentExtractionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: date-time-or-date
         * @description An instant, or a date. A date is the instant at which that day begins in UTC.
         * @example 2026-07-01T00:00:00Z
         * @example 2026-07-01
         */
        InstantOrDate: string;
        /**
         * @description What went wrong, as a stable word for programs. Later versions add codes, so treat one that you do not know by its status.
         *
         *     - `blank`: 400 or 422. A required parameter or member is absent or empty. Send a value.
         *     - `wrong_type`: 400 or 422. The value has another type, such as a text in place of a number. Send the type that the contract names.
         *     - `not_allowed`: 400 or 422. The value is none of those listed, or the member cannot be changed. `detail` says which values are possible.
         *     - `invalid`: 400 or 422. The value breaks another rule. `detail` says which.
         *     - `unknown_include`: 400. `include` names what is no relationship here. `detail` lists those that are.
         *     - `too_much_included`: 400. `include` leads to more records than one reply holds. Leave a path out, or choose a smaller page.
         *     - `page_too_large`: 400. The records of the page are longer than one reply can be. Choose a smaller page.
         *     - `too_broad`: 400. The filters select more records than one request looks through. Narrow them.
         *     - `unknown_parameter`: 400, under `handling=strict` only. The operation has no such query parameter. Leave it out.
         *     - `malformed_json`: 400. The body is not valid JSON. Check quotes, commas and brackets.
         *     - `malformed_encoding`: 400. The body is not compressed as its `Content-Encoding` says. Compress it so, or leave the header out.
         *     - `unauthorized`: 401. The API key is missing or invalid. Send `Authorization: Token` and a valid key.
         *     - `entitlement_required`: 403. The account does not have the paid feature. Ask the operator for it.
         *     - `not_found`: 404. The account has no record with this id. Check the id and the key.
         *     - `unknown_path`: 404. Nothing is served at this address. Check the URL.
         *     - `method_not_allowed`: 405. The address does not take this method. The header `Allow` lists those that it takes.
         *     - `not_acceptable`: 406, under `handling=strict` only. The reply has no media type that `Accept` allows. Accept `application/vnd.api+json`.
         *     - `in_progress`: 409. The first request with this `Idempotency-Key` is still in progress. Repeat it after as many seconds as `Retry-After` says.
         *     - `too_large`: 413 or 431. The body is larger than 100 kB, a batch than 500 kB, or CSV than 5 MB; or URL and headers together than 16 kB. Send less at once.
         *     - `unsupported_media_type`: 415. The operation takes no body of this media type. Send `application/vnd.api+json` or `application/json`, and `text/csv` to import.
         *     - `unsupported_charset`: 415. The body is not in UTF-8. Send it in UTF-8.
         *     - `unsupported_encoding`: 415. The body's `Content-Encoding` is unknown. Use gzip, deflate or br, or send it uncompressed.
         *     - `malformed_csv`: 422. The CSV cannot be read. `detail` says why, and `meta.line` where.
         *     - `unknown_member`: 422, under `handling=strict` only. The body has a member that the contract does not name. Leave it out.
         *     - `duplicate`: 422. Another record has this already: an open tracking request or an active shipment tracks the number at the line, or a record has the name. Use that one; `meta` of a new tracking request's error has its ids.
         *     - `unsupported_line`: 422. This installation cannot query the shipping line. `GET /shipping_lines` lists those that it can.
         *     - `unknown_party`: 422. The account has no party with this id. Create it first, or leave the customer out.
         *     - `limit_reached`: 422. The account has as many of these records as it may have. Delete one first.
         *     - `tracked`: 422. The shipment is tracked already. Nothing has to be done.
         *     - `not_tracked`: 422. The shipment is not tracked. Nothing has to be done.
         *     - `inactive`: 422. The webhook is inactive. Activate it first.
         *     - `forgotten`: 400 or 422. The notification is so old that its `included` is no longer kept, or a stream cannot begin so far back. Read the records instead.
         *     - `key_reused`: 422. Another request came with this `Idempotency-Key` within the last 24 hours. Use a new key for each request.
         *     - `rate_limited`: 429. There were too many requests within a minute, or too many of a kind at once. Wait as many seconds as `Retry-After` says.
         *     - `storage_unavailable`: 500. The database cannot be used at the moment. Try again.
         *     - `internal_error`: 500. The server failed. Try again; if it stays so, give the operator the `request_id`.
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
        /** @description Attributes of a shipment. Instants are in UTC; a `_timezone` attribute names the IANA time zone of the place. */
        ShipmentAttributes: {
            /**
             * Format: date-time
             * @description When the shipment was created, in UTC.
             * @example 2026-07-31T06:20:14Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the shipment last changed, in UTC: a new value, or a change of yours; polls and updates that bring nothing new do not count. Bodies of notifications do not have it.
             * @example 2026-08-14T09:12:40Z
             */
            updated_at?: string;
            /**
             * @description Your reference numbers, taken from the tracking request and changed with `PATCH`. Empty when you gave none; never null. References that the shipping line reports are in `line_ref_numbers`.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[] | null;
            /**
             * @description Your tags, taken from the tracking request and changed with `PATCH`; empty when you gave none.
             * @example [
             *       "autumn-range"
             *     ]
             */
            tags: string[];
            /**
             * @description Master bill of lading number. Until the shipping line reports one, the number of the tracking request.
             * @example MEDUSH482917
             */
            bill_of_lading_number: string;
            /**
             * @description The tracked number in the form that is sent to the shipping line.
             * @example MEDUSH482917
             */
            normalized_number: string;
            /**
             * @description Standard Carrier Alpha Code (SCAC) of the shipping line.
             * @example MSCU
             */
            shipping_line_scac: string;
            /**
             * @description Name of the shipping line.
             * @example Mediterranean Shipping Company
             */
            shipping_line_name: string;
            /**
             * @description Short name of the shipping line.
             * @example MSC
             */
            shipping_line_short_name: string;
            /**
             * @description Name of the customer. It is that of the tracking request until you change it. Null for none.
             * @example Acme Imports
             */
            customer_name: string | null;
            /**
             * @description UN/LOCODE of the port of lading. Null while unknown.
             * @example CNSHA
             */
            port_of_lading_locode: string | null;
            /**
             * @description Name of the port of lading. Null while unknown.
             * @example Shanghai
             */
            port_of_lading_name: string | null;
            /**
             * @description UN/LOCODE of the port of discharge. Null while unknown.
             * @example USLAX
             */
            port_of_discharge_locode: string | null;
            /**
             * @description Name of the port of discharge. Null while unknown.
             * @example Los Angeles
             */
            port_of_discharge_name: string | null;
            /**
             * @description Name of the vessel that calls at the port of discharge. Null while unknown.
             * @example MSC ISABELLA
             */
            pod_vessel_name: string | null;
            /**
             * @description IMO number of the vessel that calls at the port of discharge. Null while unknown.
             * @example 9839272
             */
            pod_vessel_imo: string | null;
            /**
             * @description Voyage number of that vessel, as the shipping line writes it. Null while unknown.
             * @example FA631E
             */
            pod_voyage_number: string | null;
            /**
             * @description UN/LOCODE of the inland destination. Null when the journey ends at the port of discharge, and while unknown.
             * @example USCHI
             */
            destination_locode: string | null;
            /**
             * @description Name of the inland destination. Null when the journey ends at the port of discharge, and while unknown.
             * @example Chicago
             */
            destination_name: string | null;
            /**
             * @description IANA time zone of the inland destination. Null when there is no inland destination, and while unknown.
             * @example America/Chicago
             */
            destination_timezone: string | null;
            /**
             * Format: date-time
             * @description Actual arrival at the inland destination, reported by the shipping line. Null before the arrival. Zone: `destination_timezone`.
             * @example 2026-08-30T15:40:00Z
             */
            destination_ata_at: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival at the inland destination, reported by the shipping line. Null while unknown. Zone: `destination_timezone`.
             * @example 2026-08-30T16:00:00Z
             */
            destination_eta_at: string | null;
            /**
             * Format: date-time
             * @description Estimated departure from the port of lading, reported by the shipping line. Null when the line gives none. Zone: `pol_timezone`.
             * @example 2026-08-06T10:00:00Z
             */
            pol_etd_at: string | null;
            /**
             * Format: date-time
             * @description Actual departure from the port of lading. Null before the departure. Zone: `pol_timezone`.
             * @example 2026-08-06T14:10:00Z
             */
            pol_atd_at: string | null;
            /**
             * @description IANA time zone of the port of lading. Null while unknown.
             * @example Asia/Shanghai
             */
            pol_timezone: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival at the port of discharge; it stays after the arrival. Null while unknown. Zone: `pod_timezone`.
             * @example 2026-08-22T12:00:00Z
             */
            pod_eta_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the arrival at the port of discharge. Null while unknown. Zone: `pod_timezone`.
             * @example 2026-08-21T15:00:00Z
             */
            pod_original_eta_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the departure from the port of lading. Null while unknown. Zone: `pol_timezone`.
             * @example 2026-08-05T22:00:00Z
             */
            pol_original_etd_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the arrival at the inland destination. Null while unknown. Zone: `destination_timezone`.
             * @example 2026-08-29T16:00:00Z
             */
            destination_original_eta_at: string | null;
            /**
             * Format: date-time
             * @description Actual arrival at the port of discharge. Null before the arrival. Zone: `pod_timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            pod_ata_at: string | null;
            /**
             * @description IANA time zone of the port of discharge. Null while unknown.
             * @example America/Los_Angeles
             */
            pod_timezone: string | null;
            /**
             * Format: date-time
             * @description When the shipping line was last queried, in UTC. Null before the first query.
             * @example 2026-08-25T09:30:02Z
             */
            line_tracking_last_attempted_at: string | null;
            /**
             * Format: date-time
             * @description When the shipping line last answered, in UTC. Null before the first answer.
             * @example 2026-08-25T09:30:03Z
             */
            line_tracking_last_succeeded_at: string | null;
            /**
             * Format: date-time
             * @description When tracking stopped, in UTC. Null while the shipment is tracked.
             * @example 2026-09-04T18:00:05Z
             */
            line_tracking_stopped_at: string | null;
            /**
             * @description Why tracking stopped. Null while the shipment is tracked.
             *
             *     - `all_containers_terminated`: All empty containers were returned.
             *     - `past_arrival_window`: No pickup was reported for too long after the arrival.
             *     - `past_full_out_window`: No empty return was reported for too long after the pickup.
             *     - `no_updates_at_line`: The shipping line reported nothing new for too long.
             *     - `cancelled_by_user`: Stopped with `stop_tracking`.
             *     - `booking_cancelled`: The shipping line cancelled the booking.
             * @enum {string|null}
             */
            line_tracking_stopped_reason: "all_containers_terminated" | "past_arrival_window" | "past_full_out_window" | "no_updates_at_line" | "cancelled_by_user" | "booking_cancelled" | null;
            /**
             * @description References that the shipping line reports for shipper, forwarder and consignee, such as purchase orders. In alphabetical order, at most 100. Absent only from notifications that are older than this attribute.
             * @example [
             *       "FF-482113",
             *       "PO44710231"
             *     ]
             */
            line_ref_numbers?: string[];
        };
        /** @description Reference to a port. Use `include` to embed the record in `included`. */
        PortIdentifier: {
            /**
             * Format: uuid
             * @description Id of the port.
             * @example d651c34d-584c-5814-a28f-458a75047e1a
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "port";
        };
        /** @description Reference to a port, or null. */
        OptionalPortRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["PortIdentifier"] | null;
        };
        /** @description Reference to a terminal. Use `include` to embed the record in `included`. */
        TerminalIdentifier: {
            /**
             * Format: uuid
             * @description Id of the terminal.
             * @example caab4095-1821-5ed2-82ac-5546f2c4c0b9
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "terminal";
        };
        /** @description Reference to a terminal, or null. */
        OptionalTerminalRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["TerminalIdentifier"] | null;
        };
        /** @description A reference to a port or a metro area. */
        PortOrMetroAreaIdentifier: {
            /**
             * Format: uuid
             * @description Id of the port or metro area.
             * @example d651c34d-584c-5814-a28f-458a75047e1a
             */
            id: string;
            /**
             * @description Kind of record.
             *
             *     - `port`: A seaport.
             *     - `metro_area`: An inland place.
             * @enum {string}
             */
            type: "port" | "metro_area";
        };
        /** @description Reference to a port or metro area, or null. */
        OptionalPortOrMetroAreaRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["PortOrMetroAreaIdentifier"] | null;
        };
        /** @description A reference to an ocean terminal or a rail terminal. */
        TerminalOrRailTerminalIdentifier: {
            /**
             * Format: uuid
             * @description Id of the terminal.
             * @example caab4095-1821-5ed2-82ac-5546f2c4c0b9
             */
            id: string;
            /**
             * @description Kind of record.
             *
             *     - `terminal`: A container terminal at a seaport.
             *     - `rail_terminal`: A rail terminal inland.
             * @enum {string}
             */
            type: "terminal" | "rail_terminal";
        };
        /** @description Reference to a terminal or rail terminal, or null. */
        OptionalTerminalOrRailTerminalRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["TerminalOrRailTerminalIdentifier"] | null;
        };
        /** @description Reference to a user. */
        UserIdentifier: {
            /**
             * Format: uuid
             * @description Id of the user.
             * @example 019e8232-61ce-7db3-944f-4456dd3cb652
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "user";
        };
        /** @description Reference to a user, or null. */
        OptionalUserRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["UserIdentifier"] | null;
        };
        /** @description Reference to a container. Use `include` to embed the record in `included`. */
        ContainerIdentifier: {
            /**
             * Format: uuid
             * @description Id of the container.
             * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "container";
        };
        /** @description Related records of a shipment. */
        ShipmentRelationships: {
            /** @description The port of lading. Null while unknown, or when the place is not a known port. */
            port_of_lading: components["schemas"]["OptionalPortRelationship"];
            /** @description The port of discharge. Null while unknown, or when the place is not a known port. */
            port_of_discharge: components["schemas"]["OptionalPortRelationship"];
            /**
             * @description The terminal at the port of discharge; null while unknown. It is found in this order:
             *
             *     - by a code that a source reports: SMDG, BIC or FIRMS, whichever list the source names;
             *     - by its name at the port;
             *     - as the only terminal there that this installation can query. Provenance then marks it with `facility_assumed`.
             */
            pod_terminal: components["schemas"]["OptionalTerminalRelationship"];
            /** @description The inland destination. Null when the journey ends at the port of discharge, or when the place is not known. */
            destination: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
            /** @description The terminal at the inland destination. Null when there is no inland destination, and while unknown. It is found like `pod_terminal`; a rail terminal is assumed only when the container travels by train. */
            destination_terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
            /** @description Always null: requests are made with API keys, not by users. */
            line_tracking_stopped_by_user: components["schemas"]["OptionalUserRelationship"];
            /** @description The containers of the shipment. In a notification at most 100 are named, the oldest; only when there are more, `links` and `meta` are present. */
            containers: {
                /** @description References to the containers; empty when there are none. */
                data: components["schemas"]["ContainerIdentifier"][];
                /** @description Where to read all containers. Present only in a notification that does not name all of them. */
                links?: {
                    /**
                     * Format: uri-reference
                     * @description Path of the shipment.
                     * @example /v2/shipments/01a00d5d-8000-7a3c-9d1e-5b7f2c4a6e80
                     */
                    related: string;
                };
                /** @description Number of containers. Present only in a notification that does not name all of them. */
                meta?: {
                    /**
                     * @description Number of containers of the shipment.
                     * @example 1000
                     */
                    total: number;
                };
            };
        };
        /** @description Links of a record. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description Path of the record.
             * @example /v2/shipments/019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            self: string;
        };
        /** @description The containers under one bill of lading or booking, on one journey. */
        Shipment: {
            /**
             * Format: uuid
             * @description Id of the shipment.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shipment";
            attributes: components["schemas"]["ShipmentAttributes"];
            /** @description References to related records. */
            relationships: components["schemas"]["ShipmentRelationships"];
            /** @description Links of the record. */
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description A hold on a container. */
        TerminalHold: {
            /**
             * @description Kind of hold: `freight`, `customs`, `USDA`, `VACIS`, `TMF` or `other`.
             * @example customs
             */
            name: string;
            /**
             * @description Whether the hold is announced or in force. Released holds are no longer listed.
             *
             *     - `pending`: Announced; it does not prevent pickup yet.
             *     - `hold`: In force; it prevents pickup.
             * @enum {string}
             */
            status: "pending" | "hold";
            /**
             * @description Description in the terminal's own words. Null when it gives none.
             * @example CBP exam hold
             */
            description: string | null;
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
        /** @description A fee to pay before pickup. */
        TerminalFee: {
            /**
             * @description What the fee is for.
             *
             *     - `demurrage`: Storage beyond the last free day.
             *     - `exam`: A customs examination.
             *     - `extended_dwell_time`: A long stay, charged in addition to demurrage.
             *     - `other`: Anything else.
             *     - `total`: The sum of the other fees.
             * @enum {string}
             */
            type: "demurrage" | "exam" | "extended_dwell_time" | "other" | "total";
            /**
             * @description Amount in the currency of `currency_code`.
             * @example 325.5
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency. Absent when the terminal names none.
             * @example USD
             */
            currency_code?: string;
        };
        /** @description The last days on which the container can be picked up without charge, by who set them. Each is an instant in UTC, midnight at the facility when the day begins; the whole day is free. `2026-11-05T05:00:00Z` is 5 November in New York. */
        ImportDeadlines: {
            /**
             * Format: date-time
             * @description Last free day before demurrage accrues at the port terminal. Null when the terminal reports none. Zone: `pod_timezone`.
             * @example 2026-08-28T07:00:00Z
             */
            pickup_lfd_terminal: string | null;
            /**
             * Format: date-time
             * @description Last free day at the inland destination, reported by the rail carrier. Null when none is reported. Zone: `final_destination_timezone`, or `pod_timezone` when the port terminal reports it.
             * @example 2026-09-02T05:00:00Z
             */
            pickup_lfd_rail: string | null;
            /**
             * Format: date-time
             * @description Last free day of the shipping line, the first choice of `pickup_lfd`. Null when none is reported. Zone: that of the facility that reports it, `pod_timezone` or `final_destination_timezone`.
             * @example 2026-08-27T07:00:00Z
             */
            pickup_lfd_line: string | null;
        };
        /** @description Attributes of a container. Instants are in UTC; a `_timezone` attribute names the IANA time zone of the place. */
        ContainerAttributes: {
            /**
             * @description Container number (ISO 6346).
             * @example MSDU7318267
             */
            number: string;
            /**
             * @description Seal number. Null when no source reports one.
             * @example FX24681357
             */
            seal_number: string | null;
            /**
             * Format: date-time
             * @description When the container was created, in UTC.
             * @example 2026-07-31T06:20:14Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the container last changed, in UTC: a new value, or a change of yours; polls and updates that bring nothing new do not count. Bodies of notifications do not have it.
             * @example 2026-08-14T09:12:40Z
             */
            updated_at?: string;
            /**
             * @description Your reference numbers, taken from the tracking request and changed with `PATCH`; empty when you gave none.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[];
            /**
             * Format: date-time
             * @description When the vessel arrived at the port of discharge. Null until then. Zone: `pod_timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            pod_arrived_at: string | null;
            /**
             * Format: date-time
             * @description When the container was discharged at the port of discharge. Null until then. Zone: `pod_timezone`.
             * @example 2026-08-23T20:42:00Z
             */
            pod_discharged_at: string | null;
            /**
             * Format: date-time
             * @description When the full container left the inland destination. Null before, and without an inland destination. Zone: `final_destination_timezone`.
             * @example 2026-09-01T15:12:00Z
             */
            final_destination_full_out_at: string | null;
            /** @description Holds at the port terminal. Empty when there are none, while the terminal has not reported any, and once the container has left. */
            holds_at_pod_terminal: components["schemas"]["TerminalHold"][];
            /** @description Whether the container is ready for pickup, holds and fees aside: a hold in force still prevents pickup. Null while no terminal has reported it; false once the container has left. */
            available_for_pickup: boolean | null;
            /**
             * Format: date-time
             * @description Always null: the delivery to the consignee shows as `dropped` in `current_status`.
             * @example 2026-08-28T17:00:00Z
             */
            delivered_at: string | null;
            /** @description Where the container is in its journey. */
            current_status: components["schemas"]["ContainerStatus"];
            /**
             * Format: date-time
             * @description When the empty container was picked up for loading. Null until then. Zone: `timezone` of the transport event `container.transport.empty_out`.
             * @example 2026-08-01T01:15:00Z
             */
            empty_out_at: string | null;
            /**
             * Format: date-time
             * @description When the full container was delivered at the port of lading or, when that is unknown, at an earlier place. Null before. Zone: `timezone` of the transport event `container.transport.full_in`.
             * @example 2026-08-03T08:50:00Z
             */
            pol_full_in_at: string | null;
            /**
             * Format: date-time
             * @description When the container was loaded on the vessel at the port of lading. Null until then. Zone: `pol_timezone` of the shipment.
             * @example 2026-08-06T03:35:00Z
             */
            pol_vessel_loaded_at: string | null;
            /**
             * Format: date-time
             * @description When the vessel left the port of lading with the container. Null until then. Zone: `pol_timezone` of the shipment.
             * @example 2026-08-06T14:10:00Z
             */
            pol_vessel_departed_at: string | null;
            /**
             * @description Type of container. Null while unknown.
             *
             *     - `dry`: For general cargo.
             *     - `reefer`: Refrigerated.
             *     - `open top`: Without a roof.
             *     - `flat rack`: Without side walls and roof.
             *     - `bulk`: For loose dry cargo.
             *     - `tank`: For liquids and gases.
             * @enum {string|null}
             */
            equipment_type: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | null;
            /**
             * @description Length in feet. Null while unknown.
             *
             *     - `10`: 10 feet.
             *     - `20`: 20 feet.
             *     - `40`: 40 feet.
             *     - `45`: 45 feet.
             * @enum {integer|null}
             */
            equipment_length: 10 | 20 | 40 | 45 | null;
            /**
             * @description Height class. Null while unknown.
             *
             *     - `standard`: 8 feet 6 inches, or less.
             *     - `high_cube`: 9 feet 6 inches.
             * @enum {string|null}
             */
            equipment_height: "standard" | "high_cube" | null;
            /**
             * Format: date-time
             * @description When the full container left the port of discharge by truck. Null before, and when it travels on to an inland destination. Zone: `pod_timezone`.
             * @example 2026-08-27T16:20:00Z
             */
            pod_full_out_at: string | null;
            /**
             * Format: date-time
             * @description When the empty container was returned. Null until then. Zone: `empty_terminated_timezone`.
             * @example 2026-09-02T19:05:00Z
             */
            empty_terminated_at: string | null;
            /**
             * Format: date-time
             * @description When the current port terminal last answered, in UTC. Null before its first answer, and again when another terminal is assigned.
             * @example 2026-08-25T09:30:05Z
             */
            terminal_checked_at: string | null;
            /** @description Fees at the port terminal. Empty when there are none, while the terminal has not reported any, and once the container has left. */
            fees_at_pod_terminal: components["schemas"]["TerminalFee"][];
            /**
             * Format: date-time
             * @description Last free day, as an instant in UTC: midnight at the facility when the day begins; the whole day is free. It is the first known of the line's, the terminal's and the rail carrier's in `import_deadlines`, and has its zone. Null while no day is known.
             * @example 2026-08-27T07:00:00Z
             */
            pickup_lfd: string | null;
            /**
             * Format: date-time
             * @description Pickup appointment at the port terminal. Null when there is none. Zone: `pod_timezone`.
             * @example 2026-08-27T16:00:00Z
             */
            pickup_appointment_at: string | null;
            /**
             * @description Number of the chassis that took the container from the port terminal. Null when the terminal does not report it.
             * @example DCLZ412907
             */
            pod_full_out_chassis_number: string | null;
            /**
             * @description Position in the port terminal, in the terminal's own words. Null when the terminal does not report it, and once the container has left.
             * @example Grounded G4-217
             */
            location_at_pod_terminal: string | null;
            /**
             * Format: date-time
             * @description When a terminal at the port of discharge last answered, in UTC. Null before the first answer.
             * @example 2026-08-25T09:30:05Z
             */
            pod_last_tracking_request_at: string | null;
            /**
             * Format: date-time
             * @description When the shipping line last answered, in UTC. Null before the first answer.
             * @example 2026-08-25T09:30:02Z
             */
            shipment_last_tracking_request_at: string | null;
            /**
             * Format: date-time
             * @description When the rail terminal last answered, in UTC. Null before the first answer.
             * @example 2026-08-31T09:30:07Z
             */
            rail_last_tracking_request_at: string | null;
            /** @description Whether a terminal has reported if the container is ready for pickup. */
            availability_known: boolean;
            /**
             * @description IANA time zone of the port of discharge. Null while unknown.
             * @example America/Los_Angeles
             */
            pod_timezone: string | null;
            /**
             * @description IANA time zone of the inland destination. Null when there is none, and while unknown.
             * @example America/Chicago
             */
            final_destination_timezone: string | null;
            /**
             * @description Weight in pounds (lb), as a terminal reports it. Null when no terminal does.
             * @example 38580
             */
            weight_in_lbs: number | null;
            /**
             * @description IANA time zone of the place of the empty return. Null before the return, and when the place is unknown.
             * @example America/Los_Angeles
             */
            empty_terminated_timezone: string | null;
            /**
             * @description SCAC of the rail carrier at the port of discharge (beta). Null when the terminal does not report it.
             * @example BNSF
             */
            pod_rail_carrier_scac: string | null;
            /**
             * @description SCAC of the rail carrier at the inland destination (beta). Null when the rail terminal does not report it.
             * @example BNSF
             */
            ind_rail_carrier_scac: string | null;
            /**
             * Format: date-time
             * @description When the container was loaded on a train at the port of discharge. Null before, and without a train. Zone: `pod_timezone`.
             * @example 2026-08-25T21:30:00Z
             */
            pod_rail_loaded_at: string | null;
            /**
             * Format: date-time
             * @description When the train left the port of discharge. Null before, and without a train. Zone: `pod_timezone`.
             * @example 2026-08-26T05:10:00Z
             */
            pod_rail_departed_at: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival of the train at the inland destination; the rail carrier's estimate, when it gives one, before the shipping line's. Null while unknown. Zone: `final_destination_timezone`.
             * @example 2026-08-30T16:00:00Z
             */
            ind_eta_at: string | null;
            /**
             * Format: date-time
             * @description Actual arrival of the train at the inland destination; the rail carrier's time before the shipping line's. Null before the arrival. Zone: `final_destination_timezone`.
             * @example 2026-08-30T15:40:00Z
             */
            ind_ata_at: string | null;
            /**
             * Format: date-time
             * @description When the container was unloaded from the train at the inland destination. Null before, and without a train. Zone: `final_destination_timezone`.
             * @example 2026-08-31T03:25:00Z
             */
            ind_rail_unloaded_at: string | null;
            /** @description Holds at the inland facility. Null while the facility has reported none; empty when it reports that there are none, and once the container has left. */
            ind_facility_holds: components["schemas"]["TerminalHold"][] | null;
            /** @description Fees at the inland facility. Null while the facility has reported none; empty when it reports that there are none, and once the container has left. */
            ind_facility_fees: components["schemas"]["TerminalFee"][] | null;
            /**
             * Format: date-time
             * @deprecated
             * @description Deprecated; use `import_deadlines.pickup_lfd_rail`, which is the same in the same zone. Null when none is reported.
             * @example 2026-09-02T05:00:00Z
             */
            ind_facility_lfd_on: string | null;
            /** @description Last free days, by who set them. Always an object; a day that is not set is null within it. */
            import_deadlines: components["schemas"]["ImportDeadlines"] | null;
            /**
             * Format: date-time
             * @description The same as `import_deadlines.pickup_lfd_line`, in the same zone, under the name that older clients know. Null when none is reported.
             * @example 2026-08-27T07:00:00Z
             */
            ssl_lfd: string | null;
        };
        /** @description Reference to a shipment. Use `include` to embed the record in `included`. */
        ShipmentIdentifier: {
            /**
             * Format: uuid
             * @description Id of the shipment.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "shipment";
        };
        /** @description Reference to a shipment. */
        ShipmentRelationship: {
            /** @description The reference. */
            data: components["schemas"]["ShipmentIdentifier"];
        };
        /** @description Reference to a transport event. Use `include` to embed the record in `included`. */
        TransportEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the transport event.
             * @example 01a029a8-254c-7f97-9188-f75b7d53dbc7
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transport_event";
        };
        /** @description Reference to a raw event. Use `include` to embed the record in `included`. */
        RawEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the raw event.
             * @example 01a029a8-23bd-7fb0-af3d-daa6749cb7d3
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "raw_event";
        };
        /** @description References to raw events. */
        RawEventsRelationship: {
            /** @description The references; empty when there are none. */
            data: components["schemas"]["RawEventIdentifier"][];
        };
        /** @description Related records of a container. */
        ContainerRelationships: {
            /** @description The shipment of the container. */
            shipment: components["schemas"]["ShipmentRelationship"];
            /** @description The terminal where the container is picked up: at the inland destination when it travels on, otherwise at the port of discharge. Null while unknown, and when it is a rail terminal; that is the `destination_terminal` of the shipment. */
            pickup_facility: components["schemas"]["OptionalTerminalRelationship"];
            /**
             * @description The terminal at the port of discharge; null while unknown. It is found in this order:
             *
             *     - by a code that a source reports: SMDG, BIC or FIRMS, whichever list the source names;
             *     - by its name at the port;
             *     - as the only terminal there that this installation can query. Provenance then marks it with `facility_assumed`.
             */
            pod_terminal: components["schemas"]["OptionalTerminalRelationship"];
            /** @description The transport events of the container by their `timestamp`, oldest first. */
            transport_events: {
                /** @description References to the events; empty when there are none. */
                data: components["schemas"]["TransportEventIdentifier"][];
            };
            /** @description The raw events of the container, by time. Those that a source took back are last. */
            raw_events: components["schemas"]["RawEventsRelationship"];
        };
        /** @description One piece of equipment during one journey. When the same container travels again, that is another record. */
        Container: {
            /**
             * Format: uuid
             * @description Id of the container.
             * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container";
            attributes: components["schemas"]["ContainerAttributes"];
            /** @description References to related records. */
            relationships: components["schemas"]["ContainerRelationships"];
        };
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
        /** @description Attributes of a transport event. Instants are in UTC; `timezone` names the IANA time zone of the place. */
        TransportEventAttributes: {
            /** @description Name of the event. */
            event: components["schemas"]["TransportEventName"];
            /**
             * Format: date-time
             * @description When the event was recorded, in UTC.
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /**
             * @description Voyage number, as the shipping line writes it. Null when no voyage was involved or named.
             * @example FA631E
             */
            voyage_number: string | null;
            /**
             * Format: date-time
             * @description When the event happened; for an estimate, when it is expected; for a change, when Landfall noticed it. Never null. Zone: `timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            timestamp: string | null;
            /**
             * @description IANA time zone of the place. Null while it is unknown. `timestamp` is then in UTC too if the source gave an offset, otherwise the local time, written as if it were UTC.
             * @example America/Los_Angeles
             */
            timezone: string | null;
            /**
             * @description UN/LOCODE of the place. Null when the source does not name one.
             * @example USLAX
             */
            location_locode: string | null;
            /**
             * @description Kind of source that reported the event.
             *
             *     - `shipping_line`: The shipping line.
             *     - `terminal`: The terminal at the port.
             *     - `rail`: The railway at the inland terminal.
             *     - `ais`: Never sent: positions that vessels report (AIS) make no events.
             * @enum {string}
             */
            data_source: "shipping_line" | "terminal" | "rail" | "ais";
            /** @description The new value of a change, as text. Null for other events, and when the value was removed. */
            value: string | null;
            /**
             * Format: date-time
             * @description When the source took the event back, in UTC. Null while it stands.
             * @example 2026-08-23T02:10:00Z
             */
            invalidated_at: string | null;
            /**
             * Format: date-time
             * @description The new value of a change, as an instant; for a last free day, the midnight that begins it at the facility. Null for other events, and when the value was removed. Zone: `timezone`.
             * @example 2026-08-27T07:00:00Z
             */
            value_timestamp: string | null;
        };
        /** @description Reference to a container. */
        ContainerRelationship: {
            /** @description The reference. */
            data: components["schemas"]["ContainerIdentifier"];
        };
        /** @description Reference to a vessel. Use `include` to embed the record in `included`. */
        VesselIdentifier: {
            /**
             * Format: uuid
             * @description Id of the vessel.
             * @example 0421adb4-a840-553e-ab4e-9ba8f5130d1a
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "vessel";
        };
        /** @description Reference to a vessel, or null. */
        OptionalVesselRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["VesselIdentifier"] | null;
        };
        /** @description A milestone or an estimate in the journey of a container, or a change of a last free day or pickup appointment. */
        TransportEvent: {
            /**
             * Format: uuid
             * @description Id of the transport event.
             * @example 01a029a8-254c-7f97-9188-f75b7d53dbc7
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transport_event";
            attributes: components["schemas"]["TransportEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The vessel. Null when no vessel was involved or named. */
                vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The port or metro area. Null while unknown. */
                location: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The terminal or rail terminal. Null while unknown. */
                terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
                /** @description The raw event behind it. Null when the source sent a status report and no event, as terminals do. */
                source_event: {
                    /** @description The reference. Null when there is none. */
                    data: components["schemas"]["RawEventIdentifier"] | null;
                };
                /** @description The earlier estimate or change that this event replaces. Null for the first. */
                previous_version: {
                    /** @description The reference. Null when there is none. */
                    data: components["schemas"]["TransportEventIdentifier"] | null;
                };
            };
        };
        /**
         * @description Landfall's name of the event.
         *
         *     - `empty_out`: The empty container left the depot.
         *     - `full_in`: The full container was delivered at the origin.
         *     - `positioned_in`: The empty container was moved into a facility.
         *     - `positioned_out`: The empty container was moved out of a facility.
         *     - `vessel_loaded`: The container was loaded on the vessel at the port of lading.
         *     - `vessel_departed`: The vessel left the port of lading.
         *     - `transshipment_arrived`: The vessel arrived at a transshipment port.
         *     - `transshipment_discharged`: The container was discharged at a transshipment port.
         *     - `transshipment_loaded`: The container was loaded on the next vessel.
         *     - `transshipment_departed`: The next vessel left the transshipment port.
         *     - `feeder_arrived`: A feeder vessel or barge arrived.
         *     - `feeder_discharged`: The container was discharged from a feeder vessel or barge.
         *     - `feeder_loaded`: The container was loaded on a feeder vessel or barge.
         *     - `feeder_departed`: A feeder vessel or barge left.
         *     - `rail_loaded`: The container was loaded on a train.
         *     - `rail_departed`: The train left.
         *     - `rail_arrived`: The train arrived.
         *     - `rail_unloaded`: The container was unloaded from the train.
         *     - `vessel_arrived`: The vessel arrived at the port of discharge.
         *     - `vessel_discharged`: The container was discharged at the port of discharge.
         *     - `arrived_at_destination`: The container arrived at the inland destination.
         *     - `delivered`: The container was delivered to the consignee.
         *     - `full_out`: The full container left its last terminal.
         *     - `empty_in`: The empty container was returned.
         *     - `vgm_received`: The shipping line received the verified gross mass (SOLAS VI/2).
         *     - `carrier_release`: The shipping line released the container.
         *     - `customs_release`: Customs released the container.
         *     - `available`: The container is ready for pickup.
         * @enum {string}
         */
        RawEventName: "empty_out" | "full_in" | "positioned_in" | "positioned_out" | "vessel_loaded" | "vessel_departed" | "transshipment_arrived" | "transshipment_discharged" | "transshipment_loaded" | "transshipment_departed" | "feeder_arrived" | "feeder_discharged" | "feeder_loaded" | "feeder_departed" | "rail_loaded" | "rail_departed" | "rail_arrived" | "rail_unloaded" | "vessel_arrived" | "vessel_discharged" | "arrived_at_destination" | "delivered" | "full_out" | "empty_in" | "vgm_received" | "carrier_release" | "customs_release" | "available";
        /**
         * @description Kind of source.
         *
         *     - `shipping_line`: The shipping line.
         *     - `terminal`: The terminal at the port.
         *     - `rail`: The railway at the inland terminal.
         * @enum {string}
         */
        DataSource: "shipping_line" | "terminal" | "rail";
        /** @description Attributes of a raw event. Instants are in UTC; `timezone` names the IANA time zone of the place. */
        RawEventAttributes: {
            /** @description Landfall's name of the event. Null when none of the names fits. */
            event: components["schemas"]["RawEventName"] | null;
            /**
             * @description The source's own name of the event. Null when it has none.
             * @example TRANSPORT ARRI ACT
             */
            original_event: string | null;
            /**
             * Format: date-time
             * @description When the event happened or is expected. Zone: `timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            timestamp: string;
            /** @description Whether the event is expected and has not happened yet. */
            estimated: boolean;
            /**
             * Format: date
             * @deprecated
             * @description Date of an event that has happened, in `timezone` or, when that is null, as in `timestamp`; null for estimates. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22
             */
            actual_on: string | null;
            /**
             * Format: date
             * @deprecated
             * @description Date of an event that is expected, in `timezone` or, when that is null, as in `timestamp`; null for what has happened. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22
             */
            estimated_on: string | null;
            /**
             * Format: date-time
             * @deprecated
             * @description When the event happened; null for estimates. Use `timestamp` and `estimated` instead. Zone: `timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            actual_at: string | null;
            /**
             * Format: date-time
             * @deprecated
             * @description When the event is expected; null for what has happened. Use `timestamp` and `estimated` instead. Zone: `timezone`.
             * @example 2026-08-22T12:00:00Z
             */
            estimated_at: string | null;
            /**
             * Format: date-time
             * @description When the event is expected. Null for what has happened. Zone: `timezone`.
             * @example 2026-08-22T12:00:00Z
             */
            will_occur_at: string | null;
            /**
             * Format: date-time
             * @description When the source took the event back or replaced it, in UTC. Null while it stands.
             * @example 2026-08-23T02:10:00Z
             */
            invalidated_at: string | null;
            /**
             * @description Position among the container's raw events, by time. The first is 0.
             * @example 5
             */
            index: number;
            /**
             * Format: date-time
             * @description When the message was received, in UTC.
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /** @description Kind of source that reported the event. */
            data_source: components["schemas"]["DataSource"];
            /**
             * @description Name of the source. Null for terminals and railways, which have only a code.
             * @example Mediterranean Shipping Company
             */
            data_provider_name: string | null;
            /**
             * @description Code of the source: the SCAC of a shipping line; for others, the name in the configuration of this installation.
             * @example MSCU
             */
            data_provider_code: string;
            /**
             * @description Voyage number, as the source writes it. Null when no voyage was involved or named.
             * @example FA631E
             */
            voyage_number: string | null;
            /**
             * @description Name of the place: Landfall's for a known UN/LOCODE, otherwise the source's. Null when the source names no place.
             * @example Los Angeles
             */
            location_name: string | null;
            /**
             * @description UN/LOCODE of the place. Null when the source does not name one.
             * @example USLAX
             */
            location_locode: string | null;
            /**
             * @description Name of the vessel. Null when no vessel was involved or named.
             * @example MSC ISABELLA
             */
            vessel_name: string | null;
            /**
             * @description IMO number of the vessel. Null when no vessel was involved, or its number is unknown.
             * @example 9839272
             */
            vessel_imo: string | null;
            /**
             * @description IANA time zone of the place. Null while it is unknown. The times are then in UTC too if the source gave an offset, otherwise local times, written as if they were UTC.
             * @example America/Los_Angeles
             */
            timezone: string | null;
        };
        /** @description An event of a container as one source reported it. */
        RawEvent: {
            /**
             * Format: uuid
             * @description Id of the raw event.
             * @example 01a029a8-23bd-7fb0-af3d-daa6749cb7d3
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "raw_event";
            attributes: components["schemas"]["RawEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The port or metro area. Null while unknown. */
                location: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The vessel. Null when no vessel was involved or named. */
                vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The terminal or rail terminal. Null while unknown. */
                terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
            };
        };
        /** @description Attributes of a port. */
        PortAttributes: {
            /**
             * Format: uuid
             * @description Id of the port, the same as the id of the record.
             * @example d651c34d-584c-5814-a28f-458a75047e1a
             */
            id: string;
            /**
             * @description Name of the port.
             * @example Los Angeles
             */
            name: string;
            /**
             * @description UN/LOCODE of the port.
             * @example USLAX
             */
            code: string;
            /**
             * @description Abbreviation of the state or province. Null where none is in use.
             * @example CA
             */
            state_abbr: string | null;
            /**
             * @description City. Null when it has the port's name.
             * @example San Pedro
             */
            city: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of the country.
             * @example US
             */
            country_code: string;
            /**
             * @description Latitude in degrees (WGS 84). Null while unknown.
             * @example 33.74
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS 84). Null while unknown.
             * @example -118.26
             */
            longitude: number | null;
            /**
             * @description IANA time zone of the port.
             * @example America/Los_Angeles
             */
            time_zone: string;
        };
        /** @description A seaport. Its id is the same in every installation. */
        Port: {
            /**
             * Format: uuid
             * @description Id of the port.
             * @example d651c34d-584c-5814-a28f-458a75047e1a
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "port";
            attributes: components["schemas"]["PortAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container terminals of the port. */
                terminals: {
                    /** @description References to the terminals; empty when none are known. */
                    data: components["schemas"]["TerminalIdentifier"][];
                };
            };
        };
        /** @description Attributes of a metro area. */
        MetroAreaAttributes: {
            /**
             * Format: uuid
             * @description Id of the metro area, the same as the id of the record.
             * @example 898d3460-93bd-5f19-9b87-fdc939691a3e
             */
            id: string;
            /**
             * @description Name of the metro area.
             * @example Chicago
             */
            name: string;
            /**
             * @description UN/LOCODE of the metro area.
             * @example USCHI
             */
            code: string;
            /**
             * @description Abbreviation of the state or province. Null where none is in use.
             * @example IL
             */
            state_abbr: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of the country.
             * @example US
             */
            country_code: string;
            /**
             * @description Latitude in degrees (WGS 84). Null while unknown.
             * @example 41.878
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS 84). Null while unknown.
             * @example -87.63
             */
            longitude: number | null;
            /**
             * @description IANA time zone of the metro area.
             * @example America/Chicago
             */
            time_zone: string;
        };
        /** @description An inland city that shipping lines name as a destination. Its id is the same in every installation. */
        MetroArea: {
            /**
             * Format: uuid
             * @description Id of the metro area.
             * @example 898d3460-93bd-5f19-9b87-fdc939691a3e
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "metro_area";
            attributes: components["schemas"]["MetroAreaAttributes"];
        };
        /** @description Container attributes that this terminal provides. All are false while this installation cannot query the terminal. */
        TerminalProvidedData: {
            /** @description Whether the terminal reports the last free day. */
            pickup_lfd: boolean;
            /** @description Notes on `pickup_lfd`. Always empty: there are no notes yet. */
            pickup_lfd_notes: string;
            /** @description Whether the terminal reports availability for pickup. */
            available_for_pickup: boolean;
            /** @description Notes on `available_for_pickup`. Always empty: there are no notes yet. */
            available_for_pickup_notes: string;
            /** @description Whether the terminal reports fees. */
            fees_at_pod_terminal: boolean;
            /** @description Notes on `fees_at_pod_terminal`. Always empty: there are no notes yet. */
            fees_at_pod_terminal_notes: string;
            /** @description Whether the terminal reports holds. */
            holds_at_pod_terminal: boolean;
            /** @description Notes on `holds_at_pod_terminal`. Always empty: there are no notes yet. */
            holds_at_pod_terminal_notes: string;
            /** @description Whether the terminal reports pickup appointments. */
            pickup_appointment_at: boolean;
            /** @description Notes on `pickup_appointment_at`. Always empty: there are no notes yet. */
            pickup_appointment_at_notes: string;
            /** @description Whether the terminal reports where on its premises a container is. */
            location_at_pod_terminal: boolean;
            /** @description Notes on `location_at_pod_terminal`. Always empty: there are no notes yet. */
            location_at_pod_terminal_notes: string;
            /** @description Whether the terminal reports the chassis number. */
            pod_full_out_chassis_number: boolean;
            /** @description Notes on `pod_full_out_chassis_number`. Always empty: there are no notes yet. */
            pod_full_out_chassis_number_notes: string;
            /** @description Whether the terminal reports when the full container left. */
            pod_full_out_at: boolean;
        };
        /** @description Attributes of a terminal. */
        TerminalAttributes: {
            /**
             * Format: uuid
             * @description Id of the terminal, the same as the id of the record.
             * @example caab4095-1821-5ed2-82ac-5546f2c4c0b9
             */
            id: string;
            /**
             * @description Short name in common use.
             * @example Pier 400
             */
            nickname: string;
            /**
             * @description Name of the terminal.
             * @example APM Terminals Pier 400
             */
            name: string;
            /**
             * @description FIRMS code of US customs, or the sublocation code of Canadian customs. Null when it has none.
             * @example W185
             */
            firms_code: string | null;
            /**
             * @description Code in the SMDG terminal code list. Null when it has none.
             * @example APMT
             */
            smdg_code: string | null;
            /**
             * @description Always null: BIC facility codes of terminals are not on record.
             * @example null
             */
            bic_facility_code: string | null;
            /**
             * @description Street and number. Null while unknown.
             * @example 2500 Navy Way
             */
            street: string | null;
            /**
             * @description City. Null while unknown.
             * @example San Pedro
             */
            city: string | null;
            /**
             * @description State or province. Null where none is in use.
             * @example California
             */
            state: string | null;
            /**
             * @description Abbreviation of the state or province. Null where none is in use.
             * @example CA
             */
            state_abbr: string | null;
            /**
             * @description Postal code. Null while unknown.
             * @example 90731
             */
            zip: string | null;
            /**
             * @description Country. Null while unknown.
             * @example United States
             */
            country: string | null;
            /** @description Container attributes that this terminal provides. */
            provided_data: components["schemas"]["TerminalProvidedData"];
            /**
             * @description Type of facility.
             *
             *     - `ocean_terminal`: A container terminal at a seaport.
             * @enum {string}
             */
            facility_type: "ocean_terminal";
        };
        /** @description An ocean container terminal. The id of a terminal is the same in every installation. */
        Terminal: {
            /**
             * Format: uuid
             * @description Id of the terminal.
             * @example caab4095-1821-5ed2-82ac-5546f2c4c0b9
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "terminal";
            attributes: components["schemas"]["TerminalAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The port of the terminal. */
                port: {
                    /** @description The reference. */
                    data: components["schemas"]["PortIdentifier"];
                };
            };
        };
        /** @description Attributes of a rail terminal. */
        RailTerminalAttributes: {
            /**
             * Format: uuid
             * @description Id of the rail terminal, the same as the id of the record.
             * @example f4fe370e-acad-5392-a6fa-e77ea1b5cb29
             */
            id: string;
            /**
             * @description Short name in common use.
             * @example Logistics Park Chicago
             */
            nickname: string;
            /**
             * @description Name of the rail terminal.
             * @example BNSF Logistics Park Chicago
             */
            name: string;
            /**
             * @description FIRMS code of US customs. Null when it has none.
             * @example H572
             */
            firms_code: string | null;
            /**
             * @description City. Null while unknown.
             * @example Elwood
             */
            city: string | null;
        };
        /** @description Reference to a metro area. Use `include` to embed the record in `included`. */
        MetroAreaIdentifier: {
            /**
             * Format: uuid
             * @description Id of the metro area.
             * @example 898d3460-93bd-5f19-9b87-fdc939691a3e
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "metro_area";
        };
        /** @description An inland rail ramp. Its id is the same in every installation. */
        RailTerminal: {
            /**
             * Format: uuid
             * @description Id of the rail terminal.
             * @example f4fe370e-acad-5392-a6fa-e77ea1b5cb29
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rail_terminal";
            attributes: components["schemas"]["RailTerminalAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description Always null: only inland ramps are listed. */
                port: components["schemas"]["OptionalPortRelationship"];
                /** @description The metro area that the ramp serves. */
                metro_area: {
                    /** @description The reference. Null when there is none. */
                    data: components["schemas"]["MetroAreaIdentifier"] | null;
                };
            };
        };
        /** @description Attributes of a vessel. The position is the last one observed; while none is known, each of its members is null. */
        VesselAttributes: {
            /**
             * @description Name of the vessel. If no source names it, `IMO` and its number.
             * @example MSC ISABELLA
             */
            name: string;
            /**
             * @description IMO number. Null while unknown.
             * @example 9839272
             */
            imo: string | null;
            /**
             * @description Maritime Mobile Service Identity (MMSI). Null while unknown.
             * @example 371234000
             */
            mmsi: string | null;
            /**
             * @description Latitude in degrees (WGS 84). Null while no position is known.
             * @example 40.20854
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS 84). Null while no position is known.
             * @example -178.08274
             */
            longitude: number | null;
            /**
             * @description Speed over ground in knots. Null when it was not observed.
             * @example 15.5
             */
            nautical_speed_knots: number | null;
            /**
             * @description Heading in degrees from north, clockwise. Null when it was not observed.
             * @example 78
             */
            navigational_heading_degrees: number | null;
            /**
             * Format: date-time
             * @description When the vessel was at this position, in UTC. Null while no position is known.
             * @example 2026-08-14T20:00:00Z
             */
            position_timestamp: string | null;
            /** @description Observed or expected positions, oldest first. Null when the request is for the vessel alone. */
            positions: {
                /**
                 * @description Latitude in degrees (WGS 84).
                 * @example 40.19468
                 */
                latitude: number;
                /**
                 * @description Longitude in degrees (WGS 84).
                 * @example -178.16686
                 */
                longitude: number;
                /**
                 * @description Heading in degrees from north, clockwise. Null when it was not observed.
                 * @example 78
                 */
                heading: number | null;
                /**
                 * Format: date-time
                 * @description When the vessel was there, or is expected there, in UTC.
                 * @example 2026-08-14T19:45:00Z
                 */
                timestamp: string;
                /** @description True for an expected position, false for an observed one. */
                estimated: boolean;
            }[] | null;
        };
        /** @description A vessel. Its id is the same in every installation. */
        Vessel: {
            /**
             * Format: uuid
             * @description Id of the vessel.
             * @example 0421adb4-a840-553e-ab4e-9ba8f5130d1a
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "vessel";
            attributes: components["schemas"]["VesselAttributes"];
        };
        /** @description A company, such as the customer of a shipment. */
        Party: {
            /**
             * Format: uuid
             * @description Id of the party.
             * @example 019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "party";
            /** @description Attributes of a party. */
            attributes: {
                /**
                 * @description Name of the company. The account has at most one party with a name.
                 * @example Acme Imports
                 */
                company_name: string;
                /**
                 * Format: date-time
                 * @description When the party was created (UTC).
                 * @example 2026-06-01T09:30:00Z
                 */
                created_at: string;
            };
        };
        /** @description A record that `include` embeds. */
        IncludedRecord: components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["TransportEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"] | components["schemas"]["Vessel"] | components["schemas"]["Party"];
        /** @description Links to the pages of a list. Links that do not apply are omitted. */
        PageLinks: {
            /**
             * @description The requested address.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            self: string;
            /**
             * @description This page.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            current: string;
            /**
             * @description The first page. Absent on the first page.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=1
             */
            first?: string;
            /**
             * @description The previous page. Absent on the first page.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=1
             */
            prev?: string;
            /**
             * @description The next page. Absent on the last page. Follow it as it is to read a whole list: its `page[after]` marks where the next page begins.
             * @example http://127.0.0.1:3000/v2/shipments?page[after]=MjAyNi0wNy0zMVQwNjoyMDoxMVogMDE5ZmI2ZDQtOTk5My03ZjJjLTk3ZGQtZTk4OWRlMzUyMTRl.nYPaLgJpCzW8mUoTvRk2Xw&page[number]=3
             */
            next?: string;
            /**
             * @description The last page. Absent on the last page, and when `meta.more_than_total` is true.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=4
             */
            last?: string;
        };
        /** @description Size of a list. */
        ListMeta: {
            /**
             * @description Number of records on this page.
             * @example 30
             */
            size: number;
            /**
             * @description Number of records in the list; the lists that are counted in part have at least so many when `more_than_total` is true.
             * @example 104
             */
            total: number;
            /**
             * @description True when the list may have more records than `total`; absent when `total` is exact. Lists with filters and the log of notifications are counted up to 1000, and where records are passed over to find them, for no longer than a moment. Beyond that the last page is omitted from `links` and `pagination`.
             * @example true
             */
            more_than_total?: boolean;
            /** @description Numbers of this page and the pages around it. Numbers that do not apply are omitted. */
            pagination: {
                /**
                 * @description Number of this page.
                 * @example 2
                 */
                current: number;
                /**
                 * @description The same as `total`.
                 * @example 104
                 */
                records: number;
                /**
                 * @description Number of the next page. Absent on the last page.
                 * @example 3
                 */
                next?: number;
                /**
                 * @description Number of the last page. Absent on the last page, and when `more_than_total` is true.
                 * @example 4
                 */
                last?: number;
                /**
                 * @description Number of the first page. Absent on the first page.
                 * @example 1
                 */
                first?: number;
                /**
                 * @description Number of the previous page. Absent on the first page.
                 * @example 1
                 */
                prev?: number;
            };
        };
        /** @description One page of shipments. */
        ShipmentListDocument: {
            /** @description Records on this page, newest first. */
            data: components["schemas"]["Shipment"][];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links to this page and the pages around it. */
            links: components["schemas"]["PageLinks"];
            /** @description Number of records on this page and in the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A table as CSV (RFC 4180): a row of column names, then a row for each record. */
        CsvTable: string;
        /** @description Links of a document. */
        TopLevelLinks: {
            /**
             * @description The requested address.
             * @example http://127.0.0.1:3000/v2/shipments/019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            self: string;
        };
        /** @description One shipment. */
        ShipmentDocument: {
            /** @description The record. */
            data: components["schemas"]["Shipment"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description The customer: a party, or the account itself by its id, which becomes a party with the account's name. Null for none. */
        CustomerRelationship: {
            /** @description The reference. Null for none. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the party or account.
                 * @example 019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4
                 */
                id: string;
                /**
                 * @description Kind of record.
                 *
                 *     - `party`: A party of the account.
                 *     - `account`: The account itself.
                 * @enum {string}
                 */
                type: "party" | "account";
            } | null;
        };
        /** @description Changes to a shipment. Undeclared members are ignored unless `Prefer: handling=strict` is sent. A list that is null counts as absent. */
        ShipmentUpdateDocument: {
            /** @description The shipment to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the shipment. It must be the id in the path.
                 * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "shipment";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes?: {
                    /**
                     * @description Your reference numbers. They replace the existing ones.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                    /**
                     * @description Your tags. They replace the existing ones.
                     * @example [
                     *       "autumn-range"
                     *     ]
                     */
                    tags?: string[] | null;
                };
                /** @description Related records to change. Those that are absent stay. */
                relationships?: {
                    /** @description The customer of the shipment and its containers from now on. A party that the account does not have is refused with `unknown_party`. */
                    customer?: components["schemas"]["CustomerRelationship"];
                };
            };
        };
        /** @description Names the shipment in the path once more, as older clients do. The body can be left out; undeclared members are ignored unless `Prefer: handling=strict` is sent. */
        ShipmentActionDocument: {
            /** @description The shipment in the path. */
            data?: {
                /**
                 * Format: uuid
                 * @description Id of the shipment. It must be the id in the path.
                 * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "shipment";
            };
        };
        /** @description The message that a value comes from. */
        AttributeOrigin: {
            /** @description Kind of source that sent the message. */
            data_source: components["schemas"]["DataSource"];
            /**
             * @description Name of the source. Null for terminals and railways, which have only a code.
             * @example Mediterranean Shipping Company
             */
            data_provider_name: string | null;
            /**
             * @description Code of the source: the SCAC of a shipping line; for others, the name in the configuration of this installation.
             * @example MSCU
             */
            data_provider_code: string;
            /**
             * @description The source's own id of the message. Null when it gives none.
             * @example 84db923d-2a19-4eb0-beb5-446c1ec57d34
             */
            source_event_id: string | null;
            /**
             * @description The source's own name of what it reported.
             * @example TRANSPORT ARRI ACT
             */
            original_event: string;
            /**
             * Format: date-time
             * @description When the source recorded the message, in UTC. Null when it gives no time, or one that cannot be true.
             * @example 2026-08-22T13:20:00Z
             */
            observed_at: string | null;
            /**
             * Format: date-time
             * @description When this installation received the message, in UTC.
             * @example 2026-08-22T13:28:00Z
             */
            received_at: string;
            /**
             * @description Present, and true, when no shipping line named the terminal, by code or by name.
             *
             *     - For `pod_terminal` and `destination_terminal`: the terminal is assumed.
             *     - For other attributes: the value was reported by such a terminal.
             * @constant
             */
            facility_assumed?: true;
            /** @description The raw event. Null when the source has since replaced the message, and when the message is no raw event, such as a status report of a terminal or the state of a document. */
            raw_event: components["schemas"]["RawEventIdentifier"] | null;
        };
        /** @description The origin of each attribute of the shipment, under the same name. Attributes without a value, and those that no message gave, are absent. `pod_terminal` and `destination_terminal` are the relationships of these names. */
        ShipmentProvenanceAttributes: {
            bill_of_lading_number?: components["schemas"]["AttributeOrigin"];
            port_of_lading_locode?: components["schemas"]["AttributeOrigin"];
            port_of_lading_name?: components["schemas"]["AttributeOrigin"];
            port_of_discharge_locode?: components["schemas"]["AttributeOrigin"];
            port_of_discharge_name?: components["schemas"]["AttributeOrigin"];
            destination_locode?: components["schemas"]["AttributeOrigin"];
            destination_name?: components["schemas"]["AttributeOrigin"];
            pod_vessel_name?: components["schemas"]["AttributeOrigin"];
            pod_vessel_imo?: components["schemas"]["AttributeOrigin"];
            pod_voyage_number?: components["schemas"]["AttributeOrigin"];
            pol_etd_at?: components["schemas"]["AttributeOrigin"];
            pol_original_etd_at?: components["schemas"]["AttributeOrigin"];
            pol_atd_at?: components["schemas"]["AttributeOrigin"];
            pod_eta_at?: components["schemas"]["AttributeOrigin"];
            pod_original_eta_at?: components["schemas"]["AttributeOrigin"];
            pod_ata_at?: components["schemas"]["AttributeOrigin"];
            destination_eta_at?: components["schemas"]["AttributeOrigin"];
            destination_original_eta_at?: components["schemas"]["AttributeOrigin"];
            destination_ata_at?: components["schemas"]["AttributeOrigin"];
            pol_timezone?: components["schemas"]["AttributeOrigin"];
            pod_timezone?: components["schemas"]["AttributeOrigin"];
            destination_timezone?: components["schemas"]["AttributeOrigin"];
            pod_terminal?: components["schemas"]["AttributeOrigin"];
            destination_terminal?: components["schemas"]["AttributeOrigin"];
            /** @description Origin of the reference that was added last. */
            line_ref_numbers?: components["schemas"]["AttributeOrigin"];
        };
        /** @description The origin of each value of a shipment. */
        ShipmentProvenance: {
            /**
             * Format: uuid
             * @description Id of the shipment.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "shipment_provenance";
            attributes: components["schemas"]["ShipmentProvenanceAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The messages that gave the values, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The origins of one shipment. */
        ShipmentProvenanceDocument: {
            /** @description The record. */
            data: components["schemas"]["ShipmentProvenance"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One estimate of a time. */
        PastEstimate: {
            /**
             * Format: date-time
             * @description The estimated time, in UTC. Its zone is that of the estimated attribute.
             * @example 2026-08-22T12:00:00Z
             */
            value: string;
            /** @description The message that first reported the estimate. */
            origin: components["schemas"]["AttributeOrigin"];
        };
        /** @description The estimates of each time, in the order in which they were reported. A value that is only repeated is not listed again; one that comes back later is. */
        ShipmentEtaHistoryAttributes: {
            /** @description Estimated departures from the port of lading, oldest first. Zone: `pol_timezone` of the shipment. */
            pol_etd_at: components["schemas"]["PastEstimate"][];
            /** @description Estimated arrivals at the port of discharge, oldest first. Zone: `pod_timezone` of the shipment. */
            pod_eta_at: components["schemas"]["PastEstimate"][];
            /** @description Estimated arrivals at the inland destination, oldest first. Zone: `destination_timezone` of the shipment. */
            destination_eta_at: components["schemas"]["PastEstimate"][];
        };
        /** @description Every estimate of a shipment's departure and arrivals. */
        ShipmentEtaHistory: {
            /**
             * Format: uuid
             * @description Id of the shipment.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "shipment_eta_history";
            attributes: components["schemas"]["ShipmentEtaHistoryAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The messages that gave the estimates, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The estimates of one shipment. */
        ShipmentEtaHistoryDocument: {
            /** @description The record. */
            data: components["schemas"]["ShipmentEtaHistory"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One page of containers. */
        ContainerListDocument: {
            /** @description Records on this page, newest first. */
            data: components["schemas"]["Container"][];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links to this page and the pages around it. */
            links: components["schemas"]["PageLinks"];
            /** @description Number of records on this page and in the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Changes to the container that the body names. Undeclared members are ignored unless `Prefer: handling=strict` is sent. A list that is null counts as absent. */
        ContainerAliasUpdateDocument: {
            /** @description The container to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the container.
                 * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
                 */
                id: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "container";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes: {
                    /**
                     * @description Your reference numbers. They replace the existing ones.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                };
            };
        };
        /** @description One container. */
        ContainerDocument: {
            /** @description The record. */
            data: components["schemas"]["Container"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Changes to a container. Undeclared members are ignored unless `Prefer: handling=strict` is sent. A list that is null counts as absent. */
        ContainerUpdateDocument: {
            /** @description The container to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the container. It must be the id in the path.
                 * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "container";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes: {
                    /**
                     * @description Your reference numbers. They replace the existing ones.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                };
            };
        };
        /** @description The transport events of a container. */
        TransportEventListDocument: {
            /** @description All events, newest first. */
            data: components["schemas"]["TransportEvent"][];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this list. It has one page. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description The raw events of a container. */
        RawEventListDocument: {
            /** @description The raw events, in the order of `index`. */
            data: components["schemas"]["RawEvent"][];
            /** @description The places, vessels and terminals of the events, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
        };
        /** @description The origin of each attribute of the container, under the same name. Attributes without a value, and those that no message gave, are absent. `pickup_lfd_terminal`, `pickup_lfd_rail` and `pickup_lfd_line` are the members of `import_deadlines`; `pod_terminal` is the relationship. */
        ContainerProvenanceAttributes: {
            seal_number?: components["schemas"]["AttributeOrigin"];
            equipment_type?: components["schemas"]["AttributeOrigin"];
            equipment_length?: components["schemas"]["AttributeOrigin"];
            equipment_height?: components["schemas"]["AttributeOrigin"];
            weight_in_lbs?: components["schemas"]["AttributeOrigin"];
            current_status?: components["schemas"]["AttributeOrigin"];
            empty_out_at?: components["schemas"]["AttributeOrigin"];
            pol_full_in_at?: components["schemas"]["AttributeOrigin"];
            pol_vessel_loaded_at?: components["schemas"]["AttributeOrigin"];
            pol_vessel_departed_at?: components["schemas"]["AttributeOrigin"];
            pod_arrived_at?: components["schemas"]["AttributeOrigin"];
            pod_discharged_at?: components["schemas"]["AttributeOrigin"];
            pod_full_out_at?: components["schemas"]["AttributeOrigin"];
            pod_full_out_chassis_number?: components["schemas"]["AttributeOrigin"];
            pod_rail_loaded_at?: components["schemas"]["AttributeOrigin"];
            pod_rail_departed_at?: components["schemas"]["AttributeOrigin"];
            pod_rail_carrier_scac?: components["schemas"]["AttributeOrigin"];
            ind_eta_at?: components["schemas"]["AttributeOrigin"];
            ind_ata_at?: components["schemas"]["AttributeOrigin"];
            ind_rail_unloaded_at?: components["schemas"]["AttributeOrigin"];
            ind_rail_carrier_scac?: components["schemas"]["AttributeOrigin"];
            ind_facility_holds?: components["schemas"]["AttributeOrigin"];
            ind_facility_fees?: components["schemas"]["AttributeOrigin"];
            ind_facility_lfd_on?: components["schemas"]["AttributeOrigin"];
            final_destination_full_out_at?: components["schemas"]["AttributeOrigin"];
            empty_terminated_at?: components["schemas"]["AttributeOrigin"];
            pod_timezone?: components["schemas"]["AttributeOrigin"];
            final_destination_timezone?: components["schemas"]["AttributeOrigin"];
            empty_terminated_timezone?: components["schemas"]["AttributeOrigin"];
            availability_known?: components["schemas"]["AttributeOrigin"];
            available_for_pickup?: components["schemas"]["AttributeOrigin"];
            holds_at_pod_terminal?: components["schemas"]["AttributeOrigin"];
            fees_at_pod_terminal?: components["schemas"]["AttributeOrigin"];
            location_at_pod_terminal?: components["schemas"]["AttributeOrigin"];
            pickup_appointment_at?: components["schemas"]["AttributeOrigin"];
            pickup_lfd?: components["schemas"]["AttributeOrigin"];
            pickup_lfd_terminal?: components["schemas"]["AttributeOrigin"];
            pickup_lfd_rail?: components["schemas"]["AttributeOrigin"];
            pickup_lfd_line?: components["schemas"]["AttributeOrigin"];
            pod_terminal?: components["schemas"]["AttributeOrigin"];
        };
        /** @description The origin of each value of a container. */
        ContainerProvenance: {
            /**
             * Format: uuid
             * @description Id of the container.
             * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "container_provenance";
            attributes: components["schemas"]["ContainerProvenanceAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The messages that gave the values, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The origins of one container. */
        ContainerProvenanceDocument: {
            /** @description The record. */
            data: components["schemas"]["ContainerProvenance"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description The estimates, in the order in which they were reported. A value that is only repeated is not listed again; one that comes back later is. */
        ContainerEtaHistoryAttributes: {
            /** @description Estimated arrivals at the inland destination, oldest first. Zone: `final_destination_timezone` of the container. */
            ind_eta_at: components["schemas"]["PastEstimate"][];
        };
        /** @description Every estimate of a container's arrival inland. */
        ContainerEtaHistory: {
            /**
             * Format: uuid
             * @description Id of the container.
             * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "container_eta_history";
            attributes: components["schemas"]["ContainerEtaHistoryAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The messages that gave the estimates, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The estimates of one container. */
        ContainerEtaHistoryDocument: {
            /** @description The record. */
            data: components["schemas"]["ContainerEtaHistory"];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Identifies a location of a route. */
        RouteLocationIdentifier: {
            /**
             * Format: uuid
             * @description Id of the location within its route.
             * @example 3f0f1f86-5f7c-5a09-9a3d-2f6c7f8b1e20
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "route_location";
        };
        /** @description The route of a container. */
        Route: {
            /**
             * Format: uuid
             * @description Id of the route. A container keeps it.
             * @example a2f0d3c4-7c3e-5d7f-8d60-8b8f2c1f5a10
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "route";
            /** @description Attributes of a route. */
            attributes: {
                /**
                 * Format: uuid
                 * @description The same as the id of the record.
                 * @example a2f0d3c4-7c3e-5d7f-8d60-8b8f2c1f5a10
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When the container was recorded, in UTC.
                 * @example 2026-07-31T06:20:14Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When a source last reported about a location of the route, in UTC.
                 * @example 2026-08-22T13:28:00Z
                 */
                updated_at: string;
            };
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                cargo: components["schemas"]["ContainerRelationship"];
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The locations in the order of the journey. */
                route_locations: {
                    /** @description The references. */
                    data: components["schemas"]["RouteLocationIdentifier"][];
                };
            };
        };
        /**
         * @description How the container travels.
         *
         *     - `vessel`: By vessel.
         *     - `rail`: By rail.
         * @example vessel
         * @enum {string|null}
         */
        RouteMode: "vessel" | "rail" | null;
        /** @description Identifies a route. */
        RouteIdentifier: {
            /**
             * Format: uuid
             * @description Id of the route.
             * @example a2f0d3c4-7c3e-5d7f-8d60-8b8f2c1f5a10
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "route";
        };
        /** @description A port or rail terminal on the route of a container, with the journeys to it and from it. */
        RouteLocation: {
            /**
             * Format: uuid
             * @description Id of the location within its route.
             * @example 3f0f1f86-5f7c-5a09-9a3d-2f6c7f8b1e20
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "route_location";
            /** @description Attributes of a location. The journey to the first one and from the last one is null in each. */
            attributes: {
                /**
                 * Format: uuid
                 * @description The same as the id of the record.
                 * @example 3f0f1f86-5f7c-5a09-9a3d-2f6c7f8b1e20
                 */
                id: string;
                /**
                 * @description Name of the place. Null while unknown.
                 * @example Busan
                 */
                location_name: string | null;
                /**
                 * @description UN/LOCODE of the place. Null when sources do not give one.
                 * @example KRPUS
                 */
                location_locode: string | null;
                /**
                 * @description SCAC of the carrier to this location. Null without one.
                 * @example MSCU
                 */
                inbound_scac: string | null;
                /** @description How the container comes here. Null at the first location, and when it comes by truck or barge or no source says how. */
                inbound_mode: components["schemas"]["RouteMode"];
                /**
                 * Format: date-time
                 * @description When it is expected to arrive, in UTC. Null while unknown.
                 * @example 2026-08-22T13:28:00Z
                 */
                inbound_eta_at: string | null;
                /**
                 * Format: date-time
                 * @description When it arrived, in UTC. Null before.
                 * @example 2026-08-22T13:28:00Z
                 */
                inbound_ata_at: string | null;
                /**
                 * @description Voyage to this location. Null while unknown, and by rail.
                 * @example FA631E
                 */
                inbound_voyage_number: string | null;
                /**
                 * @description SCAC of the carrier from this location. Null without one.
                 * @example MSCU
                 */
                outbound_scac: string | null;
                /** @description How the container leaves. Null at the last location, and when it leaves by truck or barge or no source says how. */
                outbound_mode: components["schemas"]["RouteMode"];
                /**
                 * Format: date-time
                 * @description When it is expected to depart, in UTC. Null while unknown.
                 * @example 2026-08-22T13:28:00Z
                 */
                outbound_etd_at: string | null;
                /**
                 * Format: date-time
                 * @description When it departed, in UTC. Null before.
                 * @example 2026-08-22T13:28:00Z
                 */
                outbound_atd_at: string | null;
                /**
                 * @description Voyage from this location. Null while unknown, and by rail.
                 * @example FA631E
                 */
                outbound_voyage_number: string | null;
                /**
                 * Format: date-time
                 * @description When the container was recorded, in UTC.
                 * @example 2026-07-31T06:20:14Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When a source last reported about the location, in UTC.
                 * @example 2026-08-22T13:28:00Z
                 */
                updated_at: string;
            };
            /** @description References to related records. */
            relationships: {
                /** @description The route. */
                route: {
                    /** @description The reference. */
                    data: components["schemas"]["RouteIdentifier"];
                };
                /** @description The vessel to this location. Null while unknown, and by rail. */
                inbound_vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The vessel from this location. Null while unknown, and by rail. */
                outbound_vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The port, or the metro area of a destination by rail. Null while unknown. */
                location: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The same as `location`, for clients that look for it here. */
                port: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The terminal of discharge, or the rail terminal of the destination. Null while unknown, and elsewhere. */
                facility: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
            };
        };
        /** @description A record that a route embeds. */
        RouteIncludedRecord: components["schemas"]["RouteLocation"] | components["schemas"]["Shipment"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Vessel"];
        /** @description The route of one container. */
        RouteDocument: {
            /** @description The record. */
            data: components["schemas"]["Route"];
            /** @description The locations of the route, their ports and vessels, and the shipment, each once. */
            included?: components["schemas"]["RouteIncludedRecord"][];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description A source of a container. */
        ContainerRefreshSource: {
            /**
             * @description What the source is.
             *
             *     - `shipping_line`: The shipping line of the shipment.
             *     - `terminal`: The terminal at the port of discharge.
             *     - `rail_terminal`: The rail terminal at the destination.
             * @enum {string}
             */
            kind: "shipping_line" | "terminal" | "rail_terminal";
            /**
             * @description SCAC of the shipping line, or name of the terminal.
             * @example MSCU
             */
            name: string;
            /** @description Whether it is queried now. False when `last_queried_at` is within the last five minutes. */
            started: boolean;
            /**
             * Format: date-time
             * @description When the shipping line was queried last, or the terminal answered last, before this. Null for never.
             * @example 2026-08-22T13:28:00Z
             */
            last_queried_at: string | null;
        };
        /** @description What a refresh has started. */
        ContainerRefreshResult: {
            /**
             * @description The same as `sources`, in words for people. The words may change.
             * @example Started: shipping line MSCU, terminal Total Terminals International. Queried within the last 5 minutes: none.
             */
            message: string;
            /** @description The sources of the container, the shipping line first. Facilities without a source, and those that answered a day after the container had left, are left out. */
            sources: components["schemas"]["ContainerRefreshSource"][];
        };
        /**
         * @description A place on the globe (WGS84) in degrees, first the longitude, then the latitude (RFC 7946, section 3.1.1).
         * @example [
         *       -118.26,
         *       33.74
         *     ]
         */
        Position: [
            number,
            number
        ];
        /** @description A point (RFC 7946, section 3.1.2). */
        PointGeometry: {
            /**
             * @description Kind of geometry.
             * @constant
             */
            type: "Point";
            /** @description Position of the point. */
            coordinates: components["schemas"]["Position"];
        };
        /** @description A port where the container is loaded on or discharged from a vessel. */
        PortFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description Position of the port. */
            geometry: components["schemas"]["PointGeometry"];
            /** @description The port, and when the vessels arrive and leave. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "port";
                /**
                 * @description Position of the port in the route: 1 is the port of lading; the last is the port of discharge, once that is known.
                 * @example 2
                 */
                ports_sequence: number;
                /**
                 * @description Number of ports in the route.
                 * @example 3
                 */
                ports_total: number;
                /**
                 * Format: uuid
                 * @description Id of the port.
                 * @example 81f17026-67ee-5f63-bdf6-a41d544dbee3
                 */
                location_id: string;
                /**
                 * @description Type of the record that `location_id` names.
                 * @constant
                 */
                location_type: "Port";
                /**
                 * @description Name of the port.
                 * @example Busan
                 */
                name: string;
                /**
                 * @description Abbreviation of the state or province. Null where none is in use.
                 * @example null
                 */
                state_abbr: string | null;
                /**
                 * @description State or province. Null where none is in use.
                 * @example null
                 */
                state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country.
                 * @example KR
                 */
                country_code: string;
                /**
                 * @description Country, in English.
                 * @example South Korea
                 */
                country: string;
                /**
                 * @description IANA time zone of the port.
                 * @example Asia/Seoul
                 */
                time_zone: string;
                /**
                 * @description `POL` for the port of lading, `TS1`, `TS2` and so on for transshipment ports, `POD` for the port of discharge.
                 * @example TS1
                 */
                label: string;
                /**
                 * Format: date-time
                 * @description When the vessel is expected to arrive, in UTC. Null while unknown, and at the port of lading. Zone: `time_zone`.
                 * @example 2026-07-19T02:00:00Z
                 */
                inbound_eta_at: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel arrived, in UTC. Null before, and at the port of lading. Zone: `time_zone`.
                 * @example 2026-07-19T01:30:00Z
                 */
                inbound_ata_at: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel is expected to leave, in UTC. Null while unknown, and at the port of discharge. Zone: `time_zone`.
                 * @example 2026-07-25T02:00:00Z
                 */
                outbound_etd_at: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel left, in UTC. Null before, and at the port of discharge. Zone: `time_zone`.
                 * @example 2026-07-25T03:20:00Z
                 */
                outbound_atd_at: string | null;
                /**
                 * Format: date-time
                 * @description When a source last reported about the port, in UTC. Null when no source gives the time of its report.
                 * @example 2026-07-25T03:35:00Z
                 */
                updated_at: string | null;
            };
        };
        /** @description The vessel that carries the container at sea. Absent before the vessel has left the port, after it has arrived at the next one, and while no recent position is known. */
        CurrentVesselFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description Last observed position of the vessel. */
            geometry: components["schemas"]["PointGeometry"];
            /** @description The vessel, and the ports before and after it. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "current_vessel";
                /**
                 * @description Position in the route of the port that the vessel left.
                 * @example 1
                 */
                ports_sequence: number;
                /**
                 * Format: uuid
                 * @description Id of the vessel.
                 * @example 0421adb4-a840-553e-ab4e-9ba8f5130d1a
                 */
                vessel_id: string;
                /**
                 * @description Name of the vessel.
                 * @example MSC ISABELLA
                 */
                vessel_name: string;
                /**
                 * @description IMO number of the vessel.
                 * @example 9839272
                 */
                vessel_imo: string;
                /**
                 * @description Voyage number, as the shipping line writes it. Null while unknown.
                 * @example FA631E
                 */
                voyage_number: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel was at this position, in UTC.
                 * @example 2026-08-14T20:00:00Z
                 */
                vessel_location_timestamp: string;
                /**
                 * @description Heading in degrees from north, clockwise. Null when it was not observed.
                 * @example 78
                 */
                vessel_location_heading: number | null;
                /**
                 * @description Speed over ground in knots. Null when it was not observed.
                 * @example 15.5
                 */
                vessel_location_speed: number | null;
                /**
                 * Format: uuid
                 * @description Id of the port that the vessel left.
                 * @example 86254bb7-d1c2-5d9b-a262-770f9a6e6a30
                 */
                departure_port_id: string;
                /**
                 * @description Name of the port that the vessel left.
                 * @example Shanghai
                 */
                departure_port_name: string;
                /**
                 * @description Abbreviation of the state or province of that port. Null where none is in use.
                 * @example null
                 */
                departure_port_state_abbr: string | null;
                /**
                 * @description State or province of that port. Null where none is in use.
                 * @example null
                 */
                departure_port_state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country of that port.
                 * @example CN
                 */
                departure_port_country_code: string;
                /**
                 * @description Country of that port, in English.
                 * @example China
                 */
                departure_port_country: string;
                /**
                 * @description Label of that port: `POL`, `TS1`, `TS2` and so on.
                 * @example POL
                 */
                departure_port_label: string;
                /**
                 * Format: date-time
                 * @description When the vessel left that port, in UTC. Null while unknown. Zone: `departure_port_time_zone`.
                 * @example 2026-08-06T14:10:00Z
                 */
                departure_port_atd: string | null;
                /**
                 * @description IANA time zone of the port that the vessel left.
                 * @example Asia/Shanghai
                 */
                departure_port_time_zone: string;
                /**
                 * Format: uuid
                 * @description Id of the next port. Null when the port is not on record.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                arrival_port_id: string | null;
                /**
                 * @description Name of the next port. Null while unknown.
                 * @example Los Angeles
                 */
                arrival_port_name: string | null;
                /**
                 * @description Abbreviation of the state or province of the next port. Null where none is in use, and when the port is not on record.
                 * @example CA
                 */
                arrival_port_state_abbr: string | null;
                /**
                 * @description State or province of the next port. Null where none is in use, and when the port is not on record.
                 * @example California
                 */
                arrival_port_state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country of the next port. Null when the port is not on record.
                 * @example US
                 */
                arrival_port_country_code: string | null;
                /**
                 * @description Country of the next port, in English. Null when the port is not on record.
                 * @example United States
                 */
                arrival_port_country: string | null;
                /**
                 * @description Label of the next port: `TS1`, `TS2` and so on, or `POD`. The specification allows null, which Landfall never sends.
                 * @example POD
                 */
                arrival_port_label: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel is expected at the next port, in UTC. Null while unknown. Zone: `arrival_port_time_zone`.
                 * @example 2026-08-22T12:00:00Z
                 */
                arrival_port_eta: string | null;
                /**
                 * @description IANA time zone of the next port. Null when the port is not on record.
                 * @example America/Los_Angeles
                 */
                arrival_port_time_zone: string | null;
            };
        };
        /** @description A simplified line (RFC 7946, section 3.1.4). Where two neighbours differ by more than 180 degrees of longitude, the line crosses the 180th meridian; it is not split there. */
        LineStringGeometry: {
            /**
             * @description Kind of geometry.
             * @constant
             */
            type: "LineString";
            /** @description Positions, in the direction of travel. */
            coordinates: components["schemas"]["Position"][];
        };
        /** @description The path that the vessel of a leg sailed, from its observed positions. A leg without observed positions has no such feature. */
        PastVesselLocationsFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The path sailed. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg, and the period of the path. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "past_vessel_locations";
                /**
                 * @description Position in the route of the port where the leg begins.
                 * @example 1
                 */
                ports_sequence: number;
                /**
                 * Format: uuid
                 * @description Id of the vessel.
                 * @example 0421adb4-a840-553e-ab4e-9ba8f5130d1a
                 */
                vessel_id: string;
                /**
                 * Format: date-time
                 * @description When the vessel was at the first position, in UTC.
                 * @example 2026-08-06T14:15:00Z
                 */
                start_time: string;
                /**
                 * Format: date-time
                 * @description When the vessel was at the last position, in UTC.
                 * @example 2026-08-22T13:00:00Z
                 */
                end_time: string;
                /**
                 * @description Number of positions in the line.
                 * @example 48
                 */
                point_count: number;
                /**
                 * Format: date-time
                 * @description When the vessel left the port where the leg begins, in UTC. Null while unknown.
                 * @example 2026-08-06T14:10:00Z
                 */
                outbound_atd_at: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel arrived at the port where the leg ends, in UTC. Null until then.
                 * @example 2026-08-22T13:05:00Z
                 */
                inbound_ata_at: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel is expected at the port where the leg ends, in UTC. It stays after the arrival. Null while unknown.
                 * @example 2026-08-22T12:00:00Z
                 */
                inbound_eta_at: string | null;
            };
        };
        /** @description The path expected from the vessel to its next port. Present only with a `current_vessel`, where the path begins. */
        EstimatedPartialLegFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The expected path. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "estimated_partial_leg";
                /**
                 * @description Position in the route of the port where the leg begins.
                 * @example 1
                 */
                ports_sequence: number;
                /**
                 * Format: uuid
                 * @description Id of the port that the vessel left.
                 * @example 86254bb7-d1c2-5d9b-a262-770f9a6e6a30
                 */
                current_port_id: string;
                /**
                 * Format: uuid
                 * @description Id of the next port.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                next_port_id: string;
                /**
                 * @description Number of positions in the line.
                 * @example 26
                 */
                point_count: number;
            };
        };
        /** @description The path expected on a leg that has not begun. */
        EstimatedFullLegsFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The expected path. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "estimated_full_legs";
                /**
                 * @description Position in the route of the port where the leg begins.
                 * @example 1
                 */
                ports_sequence: number;
                /**
                 * Format: uuid
                 * @description Id of the port where the leg begins.
                 * @example 86254bb7-d1c2-5d9b-a262-770f9a6e6a30
                 */
                previous_port_id: string;
                /**
                 * Format: uuid
                 * @description Id of the port where the leg ends.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                next_port_id: string;
                /**
                 * @description Number of positions in the line.
                 * @example 26
                 */
                point_count: number;
            };
        };
        /** @description The route of one container by sea, as GeoJSON (RFC 7946). Features are in the order of `ports_sequence`. For each port: the port, the vessel on the leg that begins there, the path sailed, then the path expected. */
        ContainerMap: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "FeatureCollection";
            /** @description Ports, the vessel and paths. Empty while the route is unknown. */
            features: (components["schemas"]["PortFeature"] | components["schemas"]["CurrentVesselFeature"] | components["schemas"]["PastVesselLocationsFeature"] | components["schemas"]["EstimatedPartialLegFeature"] | components["schemas"]["EstimatedFullLegsFeature"])[];
        };
        /**
         * @description Name of a custom field in requests.
         * @example purchase_order_number
         */
        CustomFieldSlug: string;
        /**
         * @description Value of a custom field: a text, a number, a boolean, a list of texts for a multiple choice, or a reference to another record. Null for no value.
         * @example PO-4471023
         */
        CustomFieldValue: string | number | boolean | string[] | {
            /**
             * @description Id of the referenced record.
             * @example 019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4
             */
            id: string;
            /**
             * @description Type of the referenced record.
             * @example party
             */
            type: string;
        } | null;
        /**
         * @description Values of custom fields that the shipment and its containers get when they are created, also containers that are added later.
         *
         *     - A container gets the values with its number and those for all containers; one with its number goes first, then the later one.
         *     - A record gets them once: what you set, change or delete afterwards stays so.
         *     - A value is left out if, when the record is created, its field was deleted or does not take it any more, or the account has as many
         *       values as it may have.
         */
        InitialCustomFields: {
            /** @description Values for the shipment, at most 100. Null for none. */
            shipment?: {
                /** @description Name of the custom field. */
                api_slug: components["schemas"]["CustomFieldSlug"];
                /** @description Value of the custom field. */
                value: components["schemas"]["CustomFieldValue"];
            }[] | null;
            /** @description Values for the containers, at most 1,000. Null for none. */
            containers?: {
                /** @description Name of the custom field. */
                api_slug: components["schemas"]["CustomFieldSlug"];
                /** @description Value of the custom field. */
                value: components["schemas"]["CustomFieldValue"];
                /**
                 * @description Number of the container. If absent, null or empty, the value applies to all containers.
                 * @example MSDU7318267
                 */
                number?: string | null;
            }[] | null;
        };
        /** @description Attributes of a tracking request. */
        TrackingRequestAttributes: {
            /**
             * @description The number as submitted.
             * @example MEDUSH482917
             */
            request_number: string;
            /**
             * @description Kind of the number.
             *
             *     - `bill_of_lading`: A master bill of lading number.
             *     - `booking_number`: A booking number.
             *     - `container`: A container number (ISO 6346).
             * @enum {string}
             */
            request_type: "bill_of_lading" | "booking_number" | "container";
            /**
             * @description SCAC of the shipping line, as submitted or detected, in upper case. Null until it is detected, and if it could not be detected.
             * @example MSCU
             */
            scac: string | null;
            /**
             * @description Your reference numbers. The shipment gets them when it is created.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[];
            /**
             * @description Tags that the shipment gets when it is created.
             * @example [
             *       "autumn-range"
             *     ]
             */
            shipment_tags: string[];
            /** @description Submitted values of custom fields. Null if there were none. */
            initial_custom_fields: components["schemas"]["InitialCustomFields"] | null;
            /**
             * Format: date-time
             * @description When the request was created (UTC).
             * @example 2026-07-31T06:20:11Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the request last changed (UTC).
             * @example 2026-07-31T06:20:14Z
             */
            updated_at: string;
            /**
             * @description Status of the request.
             *
             *     - `pending`: Accepted. The shipping line is queried, again after temporary failures.
             *     - `awaiting_manifest`: The shipping line does not know the number yet. It is queried again, by default once a day for a week.
             *     - `created`: The shipment exists.
             *     - `failed`: Failed for good. `failed_reason` says why.
             *     - `tracking_stopped`: Tracking stopped. The shipment is no longer updated.
             * @enum {string}
             */
            status: "pending" | "awaiting_manifest" | "created" | "failed" | "tracking_stopped";
            /**
             * @description Why the request failed, or why the last attempt failed while `is_retrying` is true. Null without a failure.
             *
             *     - `unrecognized_response`: The reply of the shipping line cannot be read.
             *     - `shipping_line_unreachable`: The shipping line does not reply or refuses every query.
             *     - `internal_processing_error`: Landfall failed. The operator's log has the cause.
             *     - `awaiting_manifest`: The shipping line does not know the number yet.
             *     - `duplicate`: Another request of the account, `duplicate_of`, already tracks this shipment.
             *     - `expired`: The shipping line did not know the number until the waiting time ended, by default after a week.
             *     - `retries_exhausted`: All retries failed.
             *     - `not_found`: The shipping line does not know the number.
             *     - `invalid_number`: The shipping line rejects the number.
             *     - `booking_cancelled`: The shipping line cancelled the booking.
             *     - `data_unavailable`: The shipping line cannot be queried, because it is no longer configured or does not support this kind of number.
             *     - `scac_auto_detect_failed`: No shipping line that knows the number was detected.
             * @enum {string|null}
             */
            failed_reason: "unrecognized_response" | "shipping_line_unreachable" | "internal_processing_error" | "awaiting_manifest" | "duplicate" | "expired" | "retries_exhausted" | "not_found" | "invalid_number" | "booking_cancelled" | "data_unavailable" | "scac_auto_detect_failed" | null;
            /**
             * Format: uuid
             * @description Id of the tracking request that already tracks the shipment, if the `failed_reason` is `duplicate`. Null otherwise.
             * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
             */
            duplicate_of: string | null;
            /** @description Whether a failed attempt will be repeated. */
            is_retrying: boolean;
            /**
             * @description Number of failed attempts since the line last replied. Null if no attempt has failed since.
             * @example 3
             */
            retry_count: number | null;
        };
        /** @description Reference to a party, such as a customer. */
        PartyIdentifier: {
            /**
             * Format: uuid
             * @description Id of the party.
             * @example 019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "party";
        };
        /** @description A request to track a number at a shipping line. */
        TrackingRequest: {
            /**
             * Format: uuid
             * @description Id of the tracking request.
             * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracking_request";
            attributes: components["schemas"]["TrackingRequestAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The shipment. Null until it exists. */
                tracked_object: {
                    /** @description The reference. Null if there is none. */
                    data: components["schemas"]["ShipmentIdentifier"] | null;
                };
                /** @description The customer that the shipment inherits when it is created. Null for none. */
                customer: {
                    /** @description The reference. Null if there is none. */
                    data: components["schemas"]["PartyIdentifier"] | null;
                };
                /** @description The user who created the request. Null for a request with an API key. */
                user: components["schemas"]["OptionalUserRelationship"];
            };
            /** @description Links of the record. */
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description A page of tracking requests. */
        TrackingRequestListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["TrackingRequest"][];
            /** @description Embedded related records, each once. Absent if there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The tracking request to create. */
        TrackingRequestCreateDocumentData: {
            /**
             * @description Kind of record.
             * @constant
             */
            type: "tracking_request";
            /** @description What to track. */
            attributes: {
                /**
                 * @description Kind of the number. Prefer a master bill of lading.
                 *
                 *     - `bill_of_lading`: A master bill of lading number.
                 *     - `booking`: The same as `booking_number`, which the record shows.
                 *     - `booking_number`: A booking number.
                 *     - `container`: A container number (ISO 6346).
                 * @enum {string}
                 */
                request_type: "bill_of_lading" | "booking" | "booking_number" | "container";
                /**
                 * @description Number of a master bill of lading, booking or container.
                 *
                 *     - At most 50 characters: letters and digits, with blanks and `. / _ -` between them.
                 *     - Size and type behind a container number, as in `MSCU6639870 45G1`, do not count.
                 *     - House bills, customs entries, seals and purchase orders cannot be tracked.
                 *     - A number that the account already tracks at the same line is refused with `duplicate`.
                 * @example MEDUSH482917
                 */
                request_number: string;
                /**
                 * @description SCAC of the shipping line, in any case. Required unless `auto_detect_vocc_scac` is true; then it may be absent, null or empty.
                 * @example MSCU
                 */
                scac?: string | null;
                /**
                 * @description Whether to detect the shipping line from the number if `scac` is not given. Landfall takes the line that inference selects, or queries up to five likely lines and takes the first that knows the number. Until then `scac` is null; if no line knows the number, the request fails with `scac_auto_detect_failed`.
                 * @default false
                 * @example true
                 */
                auto_detect_vocc_scac?: boolean;
                /**
                 * @description Your reference numbers, at most 100 of up to 255 characters. The shipment gets them when it is created. Null counts as absent.
                 * @default []
                 * @example [
                 *       "PO-4471023"
                 *     ]
                 */
                ref_numbers?: string[] | null;
                /**
                 * @description Tags that the shipment gets when it is created, at most 100 of up to 255 characters. Null counts as absent.
                 * @default []
                 * @example [
                 *       "autumn-range"
                 *     ]
                 */
                shipment_tags?: string[] | null;
                /** @description Values of custom fields for the shipment and its containers. Define the fields first: an unknown `api_slug` and a value that does not fit are refused. Null for none. */
                initial_custom_fields?: components["schemas"]["InitialCustomFields"] | null;
            };
            /** @description Related records. */
            relationships?: {
                /** @description The customer of the shipment, which inherits it. A party that the account does not have is refused with `unknown_party`. */
                customer?: components["schemas"]["CustomerRelationship"];
            };
        };
        /** @description A new tracking request. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        TrackingRequestCreateDocument: {
            data: components["schemas"]["TrackingRequestCreateDocumentData"];
        };
        /** @description A tracking request. */
        TrackingRequestDocument: {
            /** @description The record. */
            data: components["schemas"]["TrackingRequest"];
            /** @description Embedded related records, each once. Absent if there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description New tracking requests. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        TrackingRequestBatchDocument: {
            /** @description The tracking requests to create. */
            data: components["schemas"]["TrackingRequestCreateDocumentData"][];
        };
        /** @description What has become of one request of a batch. */
        TrackingRequestBatchResult: {
            /**
             * Format: uuid
             * @description Id of the tracking request. Null when it was refused.
             * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
             */
            id: string | null;
            /** @description Why it was refused, with pointers into the batch. Empty when it was created. */
            errors: components["schemas"]["ErrorObject"][];
        };
        /** @description What has become of each request of a batch. */
        TrackingRequestBatchResultDocument: {
            /** @description The created tracking requests, which are `pending`, in the order of the batch. */
            data: components["schemas"]["TrackingRequest"][];
            /** @description The results. */
            meta: {
                /**
                 * @description How many were created.
                 * @example 2
                 */
                created: number;
                /**
                 * @description How many were refused.
                 * @example 1
                 */
                refused: number;
                /** @description One for each request of the batch, in its order. */
                results: components["schemas"]["TrackingRequestBatchResult"][];
            };
        };
        /** @description A number whose kind and shipping line to infer. Undeclared members are ignored; under `handling=strict` they are an error. */
        InferNumberRequest: {
            /**
             * @description Number of a master bill of lading, booking or container. Case, blanks, hyphens, dots, slashes and underscores do not matter. House bills, customs entries, seals and purchase orders cannot be tracked.
             * @example MSCU6639870
             */
            number: string;
        };
        /** @description A shipping line that a number may belong to. */
        LineCandidate: {
            /**
             * @description SCAC of the line.
             * @example MSCU
             */
            scac: string;
            /**
             * @description Name of the line.
             * @example Mediterranean Shipping Company
             */
            name: string;
            /**
             * @description Probability that the number belongs to this line, from 0 to 1. Of a hundred predictions with 0.97, about 97 are right.
             * @example 0.97
             */
            confidence: number;
        };
        /** @description Attributes of the result. */
        InferNumberResultAttributes: {
            /**
             * @description Most probable kind of the number. All values are valid as `request_type` of a tracking request.
             *
             *     - `container`: A container number (ISO 6346).
             *     - `bill_of_lading`: A master bill of lading number.
             *     - `booking`: A booking number.
             * @enum {string}
             */
            number_type: "container" | "bill_of_lading" | "booking";
            /** @description Whether the number follows the rules for its kind. */
            validation: {
                /** @description Whether the number follows the rules for its kind. Null if no rule applies. */
                is_valid: boolean | null;
                /**
                 * @description What the number identifies.
                 *
                 *     - `container`: A container, by its ISO 6346 number.
                 *     - `shipment`: A shipment, by its bill of lading or booking number.
                 * @enum {string}
                 */
                type: "container" | "shipment";
                /** @description Whether the ISO 6346 check digit is right. Null for the number of a shipment, which has none. */
                check_digit_passed: boolean | null;
                /**
                 * @description The number in upper case, without separators.
                 * @example MSCU6639870
                 */
                parsed_number: string;
                /**
                 * @description Why the number is not valid. Null if it is valid or no rule applies.
                 * @example expected check digit 0, got 1
                 */
                reason: string | null;
            };
            /** @description The shipping lines that the number may belong to. */
            shipping_line: {
                /**
                 * @description What to do with the result.
                 *
                 *     - `auto_select`: The first candidate has a confidence of at least 0.95. Track the number at this line.
                 *     - `needs_confirmation`: The first candidate has a confidence of at least 0.70. Let a person choose a candidate.
                 *     - `no_prediction`: The confidence is lower, or there is no candidate. Ask the sender of the number.
                 * @enum {string}
                 */
                decision: "auto_select" | "needs_confirmation" | "no_prediction";
                /** @description The selected line with `auto_select`. Null otherwise. */
                selected: components["schemas"]["LineCandidate"] | null;
                /** @description Possible lines, the most probable first. The sum of their confidences is at most 1. */
                candidates: components["schemas"]["LineCandidate"][];
            };
        };
        /** @description The kind of a number, whether it is valid, and the shipping lines that it may belong to. */
        InferNumberResult: {
            /**
             * Format: uuid
             * @description Id of this reply. Nothing is stored under it.
             * @example 01a03d1e-5b7c-7a44-9d0e-3f6a8c21b507
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "infer_number_results";
            attributes: components["schemas"]["InferNumberResultAttributes"];
        };
        /** @description The result of an inference. */
        InferNumberDocument: {
            /** @description The result. */
            data: components["schemas"]["InferNumberResult"];
            /** @description The reasons for the result. */
            meta: {
                /**
                 * @description The rules and evidence behind the decision, in a few sentences for people.
                 * @example The owner code MSCU is held by MSC, a shipping line. The check digit 0 is right.
                 */
                explanation: string;
            };
        };
        /** @description Changes to a tracking request. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        TrackingRequestUpdateDocument: {
            /** @description The tracking request to update. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the tracking request. If given, it must be the id in the path.
                 * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "tracking_request";
                /** @description The attributes to change. Absent attributes keep their values. */
                attributes: {
                    /**
                     * @description Your reference numbers, at most 100 of up to 255 characters. They replace the present ones; an empty list removes them, and null counts as absent.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                    /**
                     * @description Short for `ref_numbers` with a single number. Not allowed together with `ref_numbers`.
                     * @example PO-4471023
                     */
                    ref_number?: string;
                };
            };
        };
        /** @description A column of an imported table. */
        ImportColumn: {
            /**
             * @description Its name in the header row, without blanks around it, at most 100 characters.
             * @example Container No.
             */
            name: string;
            /**
             * @description What its cells are read as. Null when the column is ignored.
             *
             *     - `number`: A number of any kind.
             *     - `request_type`: The kind of the number.
             *     - `bill_of_lading`: The number of a master bill of lading.
             *     - `booking`: A booking number.
             *     - `container`: A container number.
             *     - `scac`: The SCAC of the shipping line.
             *     - `shipping_line`: The name or the SCAC of the shipping line.
             *     - `ref_numbers`: Reference numbers.
             *     - `shipment_tags`: Tags.
             *     - `customer`: The id or the name of a party.
             * @enum {string|null}
             */
            meaning: "number" | "request_type" | "bill_of_lading" | "booking" | "container" | "scac" | "shipping_line" | "ref_numbers" | "shipment_tags" | "customer" | null;
        };
        /** @description Attributes of an import. */
        TrackingRequestImportAttributes: {
            /**
             * @description How far the import is.
             *
             *     - `pending`: No line is imported yet.
             *     - `working`: Some lines are imported.
             *     - `done`: All lines are imported or refused.
             * @enum {string}
             */
            status: "pending" | "working" | "done";
            /**
             * @description How the bytes of the table were read.
             *
             *     - `utf-8`: As UTF-8.
             *     - `windows-1252`: As windows-1252, because they are no UTF-8.
             * @enum {string}
             */
            encoding: "utf-8" | "windows-1252";
            /**
             * @description What separates the cells.
             *
             *     - `comma`: Commas.
             *     - `semicolon`: Semicolons.
             *     - `tab`: Tabs.
             * @enum {string}
             */
            separator: "comma" | "semicolon" | "tab";
            /** @description The columns of the table, in its order. */
            columns: components["schemas"]["ImportColumn"][];
            /**
             * @description How many lines there are to import, without the header row and blank lines.
             * @example 10000
             */
            lines: number;
            /**
             * @description How many tracking requests were created so far.
             * @example 9500
             */
            created: number;
            /**
             * @description How many lines were refused so far.
             * @example 500
             */
            refused: number;
            /**
             * @description How many of the refused lines have a number that is tracked already.
             * @example 20
             */
            duplicates: number;
            /**
             * @description Share of the lines that were imported or refused so far, in whole percent.
             * @example 100
             */
            progress: number;
            /**
             * Format: date-time
             * @description When the table was sent (UTC).
             * @example 2026-07-31T06:20:11Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the last line was imported (UTC). Null until then.
             * @example 2026-07-31T06:20:19Z
             */
            finished_at: string | null;
        };
        /** @description An import of tracking requests from CSV. */
        TrackingRequestImport: {
            /**
             * Format: uuid
             * @description Id of the import.
             * @example 019fb6d4-8f58-7b0e-9c55-0c8c1f6a2d11
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "tracking_request_import";
            attributes: components["schemas"]["TrackingRequestImportAttributes"];
        };
        /** @description A page of imports. */
        TrackingRequestImportListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["TrackingRequestImport"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A table as CSV (RFC 4180), with a header row. A byte counts as a character. */
        ImportedTable: string;
        /** @description An import of tracking requests. */
        TrackingRequestImportDocument: {
            /** @description The record. */
            data: components["schemas"]["TrackingRequestImport"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Why a line of a table was refused. */
        ImportRefusalReason: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What is wrong, in words for people. The words may change.
             * @example Container No. must be letters from A to Z and digits, at least one, with blanks, dots, slashes, hyphens or underscores between them
             */
            detail: string;
            /**
             * @description Name of the column whose cell is the cause. Null when no single cell is.
             * @example Container No.
             */
            column: string | null;
            /**
             * @description The cell, at most 100 characters of it. Null when no single cell is the cause.
             * @example =SUM(A1:A9)
             */
            value: string | null;
            /**
             * Format: uuid
             * @description Id of the tracking request that tracks the number already, of the code `duplicate`. Absent otherwise.
             * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
             */
            tracking_request_id?: string;
        };
        /** @description A line of a table that led to no tracking request. */
        ImportRefusal: {
            /**
             * @description Id of the refusal.
             * @example 019fb6d4-8f58-7b0e-9c55-0c8c1f6a2d11.17
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "tracking_request_import_refusal";
            /** @description Attributes of a refusal. */
            attributes: {
                /**
                 * @description Number of the line in the table, where the header row is 1 as in a spreadsheet without line breaks in cells.
                 * @example 17
                 */
                line: number;
                /** @description Why it was refused. */
                reasons: components["schemas"]["ImportRefusalReason"][];
            };
        };
        /** @description A page of refused lines. */
        ImportRefusalListDocument: {
            /** @description The records of this page, by their number. */
            data: components["schemas"]["ImportRefusal"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A page of transport events. */
        EventListDocument: {
            /** @description The events of this page, the one that was recorded last first. */
            data: components["schemas"]["TransportEvent"][];
            /** @description Records embedded with `include`, each once. Absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Server-sent events by the HTML standard (https://html.spec.whatwg.org/multipage/server-sent-events.html): `id` and `data` of each record, as long as the
         *     client stays. The first block has an `id` without `data`: the place where the stream begins. Comments come every 20 seconds.
         */
        EventStream: string;
        /** @description Places that a text means, at most 25. */
        LocationListDocument: {
            /** @description The places, best first. */
            data: (components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"])[];
            /** @description Links of this list. It has one page. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description What the result is of. What does not apply to its kind is null. */
        SearchResultAttributes: {
            /**
             * @description Kind of the record.
             *
             *     - `shipment`: A shipment.
             *     - `cargo`: A container.
             *     - `tracking_request`: A tracking request.
             * @enum {string}
             */
            entity_type: "shipment" | "cargo" | "tracking_request";
            /**
             * @description Bill of lading number of the shipment, number of the container, or submitted number of the request.
             * @example MEDUSH482917
             */
            number: string;
            /**
             * @description Id of the shipment found, or of the shipment of the container or request found. Null while a request has none.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            shipment_id: string | null;
            /**
             * @description SCAC of the shipping line. Null while a request's line is unknown.
             * @example MSCU
             */
            scac: string | null;
            /**
             * @description Name of the port of lading. Null while unknown, and for requests.
             * @example Shanghai
             */
            port_of_lading_name: string | null;
            /**
             * @description Name of the port of discharge. Null while unknown, and for requests.
             * @example Los Angeles
             */
            port_of_discharge_name: string | null;
            /**
             * @description How many containers the shipment has. Null for containers and requests.
             * @example 2
             */
            containers_count: number | null;
            /** @description Whether the shipment is no longer tracked. Null for requests. */
            tracking_stopped: boolean | null;
            /**
             * @description Why it is no longer tracked. Null while it is, and for requests.
             * @example cancelled_by_user
             */
            tracking_stopped_reason: string | null;
            /**
             * @description `current_status` of the container, or `status` of the request. Null for shipments.
             * @example available
             */
            status: string | null;
            /**
             * @description Why the request failed. Null unless it did.
             * @example not_found
             */
            failed_reason: string | null;
            /**
             * @description Your reference numbers.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[];
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             * @example 2026-07-31T06:20:14Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed, in UTC.
             * @example 2026-08-25T09:30:03Z
             */
            updated_at: string;
        };
        /** @description A record that a search has found. */
        SearchResult: {
            /**
             * @description Id of the shipment, container or tracking request.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            type: "search_result";
            attributes: components["schemas"]["SearchResultAttributes"];
        };
        /** @description Results of a search, at most 25. */
        SearchResultListDocument: {
            /** @description The results, best first. */
            data: components["schemas"]["SearchResult"][];
            /** @description Links of this list. It has one page. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description One port. */
        PortDocument: {
            /** @description The record. */
            data: components["schemas"]["Port"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One metro area. */
        MetroAreaDocument: {
            /** @description The record. */
            data: components["schemas"]["MetroArea"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One terminal. */
        TerminalDocument: {
            /** @description The record. */
            data: components["schemas"]["Terminal"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One rail terminal. */
        RailTerminalDocument: {
            /** @description The record. */
            data: components["schemas"]["RailTerminal"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description One vessel. */
        VesselDocument: {
            /** @description The record. */
            data: components["schemas"]["Vessel"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Container attributes that this line provides. All are false while this installation cannot query the line. */
        ShippingLineProvidedData: {
            /** @description Always false: events of shipping lines have no last free day. */
            ssl_lfd: boolean;
            /** @description Notes on `ssl_lfd`. Always empty: there are no notes yet. */
            ssl_lfd_notes: string;
            /** @description Whether the line reports the seal number. */
            seal_number: boolean;
            /** @description Notes on `seal_number`. Always empty: there are no notes yet. */
            seal_number_notes: string;
            /** @description Always false: events of shipping lines have no weight. */
            weight_in_lbs: boolean;
            /** @description Notes on `weight_in_lbs`. Always empty: there are no notes yet. */
            weight_in_lbs_notes: string;
            /** @description Whether the line reports the type of container. */
            equipment_type: boolean;
            /** @description Notes on `equipment_type`. Always empty: there are no notes yet. */
            equipment_type_notes: string;
            /** @description Whether the line reports the height of the container. */
            equipment_height: boolean;
            /** @description Notes on `equipment_height`. Always empty: there are no notes yet. */
            equipment_height_notes: string;
            /** @description Whether the line reports the length of the container. */
            equipment_length: boolean;
            /** @description Notes on `equipment_length`. Always empty: there are no notes yet. */
            equipment_length_notes: string;
            /** @description Whether the line reports the arrival at the port of discharge. */
            pod_arrived_at: boolean;
            /** @description Notes on `pod_arrived_at`. Always empty: there are no notes yet. */
            pod_arrived_at_notes: string;
            /** @description Whether the line reports the discharge at the port of discharge. */
            pod_discharged_at: boolean;
            /** @description Notes on `pod_discharged_at`. Always empty: there are no notes yet. */
            pod_discharged_at_notes: string;
            /** @description Whether the line reports the gate-out at the port of discharge. */
            pod_full_out_at: boolean;
            /** @description Notes on `pod_full_out_at`. Always empty: there are no notes yet. */
            pod_full_out_at_notes: string;
            /** @description Whether the line reports the empty return. */
            empty_terminated_at: boolean;
            /** @description Notes on `empty_terminated_at`. Always empty: there are no notes yet. */
            empty_terminated_at_notes: string;
            /** @description Whether the line reports the gate-out at the inland destination. */
            final_destination_full_out_at: boolean;
            /** @description Notes on `final_destination_full_out_at`. Always empty: there are no notes yet. */
            final_destination_full_out_at_notes: string;
        };
        /** @description Attributes of a shipping line. */
        ShippingLineAttributes: {
            /**
             * @description Standard Carrier Alpha Code (SCAC), as in a tracking request.
             * @example MSCU
             */
            scac: string;
            /**
             * @description Name of the shipping line.
             * @example Mediterranean Shipping Company
             */
            name: string;
            /**
             * @description Other SCACs that are accepted for the line; empty when there are none.
             * @example [
             *       "MEDU"
             *     ]
             */
            alternative_scacs: string[];
            /**
             * @description Short name in common use.
             * @example MSC
             */
            short_name: string;
            /** @description Whether the line tracks bill of lading numbers. */
            bill_of_lading_tracking_support: boolean;
            /** @description Whether the line tracks booking numbers. */
            booking_number_tracking_support: boolean;
            /** @description Whether the line tracks container numbers. */
            container_number_tracking_support: boolean;
            /**
             * @description The line's own tracking page. Put the bill of lading number where it has `${BLNUM}`. Null while unknown.
             * @example https://www.msc.com/en/track-a-shipment
             * @example https://www.maersk.com/tracking/${BLNUM}
             */
            tracking_url: string | null;
            /**
             * @description The line's contact page. Null while unknown.
             * @example null
             * @example https://www.maersk.com/contactus
             */
            contact_url: string | null;
            /** @description Container attributes that the line provides. */
            provided_data: components["schemas"]["ShippingLineProvidedData"];
        };
        /** @description A shipping line. Its id is the same in every installation. */
        ShippingLine: {
            /**
             * Format: uuid
             * @description Id of the shipping line.
             * @example fb1f8ddc-05ca-5bef-86bc-e5ac22602281
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "shipping_line";
            attributes: components["schemas"]["ShippingLineAttributes"];
        };
        /** @description All shipping lines that match. */
        ShippingLineListDocument: {
            /** @description The shipping lines, sorted by name. */
            data: components["schemas"]["ShippingLine"][];
            /** @description Links of this list. It has one page. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description One shipping line. */
        ShippingLineDocument: {
            /** @description The record. */
            data: components["schemas"]["ShippingLine"];
            /** @description Links of this document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description A page of parties. */
        PartyListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["Party"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Name of the company, at most 255 characters. Blanks around it are removed. A name that another party of the account has, in upper or lower case, is refused with `duplicate`.
         * @example Acme Imports
         */
        CompanyName: string;
        /** @description A new party. Undeclared members are ignored; under `handling=strict` they are an error. */
        PartyCreateDocument: {
            /** @description The party to create. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "party";
                /** @description Attributes of the party. */
                attributes: {
                    company_name: components["schemas"]["CompanyName"];
                };
            };
        };
        /** @description A party. */
        PartyDocument: {
            /** @description The record. */
            data: components["schemas"]["Party"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Changes to a party. Undeclared members are ignored; under `handling=strict` they are an error. */
        PartyUpdateDocument: {
            /** @description The party to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the party. It must be the id in the path.
                 * @example 019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "party";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes: {
                    company_name?: components["schemas"]["CompanyName"];
                };
            };
        };
        /**
         * @description Type of the values of a custom field.
         *
         *     - `short_text`: A text of at most 255 characters.
         *     - `number`: A number with up to twelve digits before the decimal point and six behind it.
         *     - `date`: A date, as `YYYY-MM-DD`.
         *     - `datetime`: An instant in ISO 8601, kept in UTC with whole seconds. Without an offset it is in UTC.
         *     - `boolean`: True or false.
         *     - `enum`: The value of one of the options.
         *     - `enum_multi`: The values of some of the options, each once.
         *     - `reference`: A record of the account, as `type` and `id`.
         * @example short_text
         * @enum {string}
         */
        CustomFieldDataType: "short_text" | "number" | "date" | "datetime" | "boolean" | "enum" | "enum_multi" | "reference";
        /** @description Rules for the values of a custom field. Those that do not belong to its data type are refused. */
        CustomFieldValidation: {
            /**
             * @description Whether a value must not be null, and a text or list not empty.
             * @example true
             */
            required?: boolean;
            /**
             * @description For `short_text`: a regular expression in the [syntax of RE2](https://github.com/google/re2/wiki/Syntax), at most 255 characters.
             *
             *     - It may match anywhere in the text; `^` and `$` bind it to the ends.
             *     - Look-around and back-references do not exist there, and counts as in `{1,20}` add up to at most 200.
             * @example ^PO-[0-9]+$
             */
            pattern?: string;
            /**
             * @description For `short_text`: the least number of characters.
             * @example 3
             */
            min_length?: number;
            /**
             * @description For `short_text`: the greatest number of characters.
             * @example 30
             */
            max_length?: number;
            /**
             * @description For `number`: the least value.
             * @example 0
             */
            minimum?: number;
            /**
             * @description For `number`: the greatest value.
             * @example 24000
             */
            maximum?: number;
        };
        /**
         * @description How values are shown, at most 50 characters; null for the usual form. It does not change what is stored.
         *
         *     - `number`: `0`, `0.00` or `#,##0.00`, with up to six decimals; texts may stand before and after it, as in `$#,##0.00` or `0 kg`.
         *     - `date`: `YYYY`, `MM` and `DD`, each once, with no other letters or digits, as in `DD.MM.YYYY`. A value may also be sent in this form.
         *     - `datetime`: the same, and any of `HH`, `mm` and `ss`, as in `DD.MM.YYYY HH:mm`.
         *     - The other data types have no format.
         * @example DD.MM.YYYY
         */
        CustomFieldDefaultFormat: string | null;
        /** @description Attributes of a custom field definition. */
        CustomFieldDefinitionAttributes: {
            /**
             * @description Kind of record that has the field.
             *
             *     - `Shipment`: Shipments.
             *     - `Container`: Containers.
             *     - `TrackingRequest`: Tracking requests.
             * @example Shipment
             * @enum {string}
             */
            entity_type: "Shipment" | "Container" | "TrackingRequest";
            /**
             * @description Name of the field in requests.
             * @example purchase_order_number
             */
            api_slug: string;
            /**
             * @description Name of the field for people.
             * @example Purchase order
             */
            display_name: string;
            /**
             * @description What the field is for. Null for none.
             * @example Number of the purchase order in our ERP
             */
            description: string | null;
            data_type: components["schemas"]["CustomFieldDataType"];
            /**
             * @description Kind of record that values refer to; null unless `data_type` is `reference`.
             *
             *     - `party`: Parties.
             *     - `shipment`: Shipments.
             *     - `container`: Containers.
             *     - `tracking_request`: Tracking requests.
             * @enum {string|null}
             */
            reference_type: "party" | "shipment" | "container" | "tracking_request" | null;
            /** @description Rules for the values. Null for none. */
            validation: components["schemas"]["CustomFieldValidation"] | null;
            default_format: components["schemas"]["CustomFieldDefaultFormat"];
            /** @description Value that new records have of the field from the start, unless `initial_custom_fields` gives another one or the account has as many values as it may have. Records that are there already keep what they have. Null for none. */
            default_value: components["schemas"]["CustomFieldValue"];
            /**
             * Format: date-time
             * @description When the definition was created (UTC).
             * @example 2026-08-17T07:55:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the definition was last changed (UTC).
             * @example 2026-08-17T07:55:00Z
             */
            updated_at: string;
        };
        /** @description Reference to an option of a custom field. */
        CustomFieldOptionIdentifier: {
            /**
             * Format: uuid
             * @description Id of the option.
             * @example 01a00f1c-a3f0-7e21-9b4c-17d5e8a0c361
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "custom_field_option";
        };
        /** @description A field that an account adds to its shipments, containers or tracking requests. */
        CustomFieldDefinition: {
            /**
             * Format: uuid
             * @description Id of the definition.
             * @example 01a00f1c-5a08-7d16-8f3b-6c1a92d4e7b0
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "custom_field_definition";
            attributes: components["schemas"]["CustomFieldDefinitionAttributes"];
            /** @description Related records of a definition. */
            relationships: {
                /** @description The options of `enum` and `enum_multi`, in their order. Empty for the other data types. */
                options: {
                    /** @description References to the options. */
                    data: components["schemas"]["CustomFieldOptionIdentifier"][];
                };
            };
        };
        /** @description A page of custom field definitions. */
        CustomFieldDefinitionListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["CustomFieldDefinition"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A new custom field definition. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldDefinitionCreateDocument: {
            /** @description The definition to create. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "custom_field_definition";
                /** @description Attributes of the definition. */
                attributes: {
                    /**
                     * @description Kind of record that has the field.
                     *
                     *     - `Shipment`: Shipments.
                     *     - `Container`: Containers.
                     *     - `Cargo`: The same as `Container`, which the record shows.
                     *     - `TrackingRequest`: Tracking requests.
                     * @enum {string}
                     */
                    entity_type: "Shipment" | "Container" | "Cargo" | "TrackingRequest";
                    /**
                     * @description Name of the field in requests, unique among the fields of this kind of record: up to 100 lower-case letters, digits and underscores, with a letter first.
                     * @example purchase_order_number
                     */
                    api_slug: string;
                    /**
                     * @description Name of the field for people.
                     * @example Purchase order
                     */
                    display_name: string;
                    /**
                     * @description What the field is for. Null for none.
                     * @example Number of the purchase order in our ERP
                     */
                    description?: string | null;
                    /**
                     * @description Type of the values.
                     *
                     *     - `short_text`: A text of at most 255 characters.
                     *     - `number`: A number with up to twelve digits before the decimal point and six behind it.
                     *     - `date`: A date.
                     *     - `datetime`: An instant.
                     *     - `boolean`: True or false.
                     *     - `enum`: The value of one of the options.
                     *     - `enum_multi`: The values of some of the options.
                     *     - `reference`: A record of the account.
                     * @example short_text
                     * @enum {string}
                     */
                    data_type: "short_text" | "number" | "date" | "datetime" | "boolean" | "enum" | "enum_multi" | "reference";
                    /**
                     * @description Kind of record that values refer to. Required if `data_type` is `reference`, else absent or null.
                     *
                     *     - `party`: Parties.
                     *     - `shipment`: Shipments.
                     *     - `container`: Containers.
                     *     - `tracking_request`: Tracking requests.
                     * @example party
                     * @enum {string|null}
                     */
                    reference_type?: "party" | "shipment" | "container" | "tracking_request" | null;
                    /** @description Rules for the values from now on. Null for none. */
                    validation?: components["schemas"]["CustomFieldValidation"] | null;
                    default_format?: components["schemas"]["CustomFieldDefaultFormat"];
                    /** @description Value that new records have of the field from the start, unless `initial_custom_fields` gives another one or the account has as many values as it may have; it must fit the rules. Records that are there already keep what they have. Null for none. */
                    default_value?: components["schemas"]["CustomFieldValue"];
                };
            };
        };
        /** @description A custom field definition. */
        CustomFieldDefinitionDocument: {
            /** @description The record. */
            data: components["schemas"]["CustomFieldDefinition"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Changes to a custom field definition. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldDefinitionUpdateDocument: {
            /** @description The definition to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the definition. It must be the id in the path.
                 * @example 01a00f1c-5a08-7d16-8f3b-6c1a92d4e7b0
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "custom_field_definition";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes: {
                    /**
                     * @description Kind of record that has the field. If given, it must equal the present value.
                     *
                     *     - `Shipment`: Shipments.
                     *     - `Container`: Containers.
                     *     - `Cargo`: The same as `Container`, which the record shows.
                     *     - `TrackingRequest`: Tracking requests.
                     * @enum {string}
                     */
                    entity_type?: "Shipment" | "Container" | "Cargo" | "TrackingRequest";
                    /**
                     * @description Name of the field in requests, unique among the fields of this kind of record: up to 100 lower-case letters, digits and underscores, with a letter first. If given, it must equal the present value.
                     * @example purchase_order_number
                     */
                    api_slug?: string;
                    /**
                     * @description Name of the field for people.
                     * @example Purchase order
                     */
                    display_name?: string;
                    /**
                     * @description What the field is for. Null for none.
                     * @example Number of the purchase order in our ERP
                     */
                    description?: string | null;
                    /**
                     * @description Type of the values. If given, it must equal the present value.
                     *
                     *     - `short_text`: A text of at most 255 characters.
                     *     - `number`: A number with up to twelve digits before the decimal point and six behind it.
                     *     - `date`: A date.
                     *     - `datetime`: An instant.
                     *     - `boolean`: True or false.
                     *     - `enum`: The value of one of the options.
                     *     - `enum_multi`: The values of some of the options.
                     *     - `reference`: A record of the account.
                     * @example short_text
                     * @enum {string}
                     */
                    data_type?: "short_text" | "number" | "date" | "datetime" | "boolean" | "enum" | "enum_multi" | "reference";
                    /**
                     * @description Kind of record that values refer to. Required if `data_type` is `reference`, else absent or null. If given, it must equal the present value.
                     *
                     *     - `party`: Parties.
                     *     - `shipment`: Shipments.
                     *     - `container`: Containers.
                     *     - `tracking_request`: Tracking requests.
                     * @example party
                     * @enum {string|null}
                     */
                    reference_type?: "party" | "shipment" | "container" | "tracking_request" | null;
                    /** @description Rules for the values from now on. Null for none. */
                    validation?: components["schemas"]["CustomFieldValidation"] | null;
                    default_format?: components["schemas"]["CustomFieldDefaultFormat"];
                    /** @description Value that new records have of the field from the start, unless `initial_custom_fields` gives another one or the account has as many values as it may have; it must fit the rules. Records that are there already keep what they have. Null for none. */
                    default_value?: components["schemas"]["CustomFieldValue"];
                };
            };
        };
        /** @description A value that a field of the type `enum` or `enum_multi` can have. */
        CustomFieldOption: {
            /**
             * Format: uuid
             * @description Id of the option.
             * @example 01a00f1c-a3f0-7e21-9b4c-17d5e8a0c361
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "custom_field_option";
            /** @description Attributes of an option. */
            attributes: {
                /**
                 * @description What people see, also in `display_value`.
                 * @example Class 3
                 */
                label: string;
                /**
                 * @description What values of the field are stored as; unique among the options of the field.
                 * @example class_3
                 */
                value: string;
                /**
                 * @description Options are listed in this order, those of the same position in the order of their creation.
                 * @example 2
                 */
                position: number;
            };
        };
        /** @description The options of a custom field. */
        CustomFieldOptionListDocument: {
            /** @description All options, in their order. */
            data: components["schemas"]["CustomFieldOption"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A new option. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldOptionCreateDocument: {
            /** @description The option to create. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "custom_field_option";
                /** @description Attributes of the option. */
                attributes: {
                    /**
                     * @description What people see.
                     * @example Class 3
                     */
                    label: string;
                    /**
                     * @description What values of the field are stored as; unique among the options of the field.
                     * @example class_3
                     */
                    value: string;
                    /**
                     * @description Place among the options. If absent, behind all others.
                     * @example 2
                     */
                    position?: number;
                };
            };
        };
        /** @description An option of a custom field. */
        CustomFieldOptionDocument: {
            /** @description The record. */
            data: components["schemas"]["CustomFieldOption"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Changes to an option. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldOptionUpdateDocument: {
            /** @description The option to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the option. It must be the id in the path.
                 * @example 01a00f1c-a3f0-7e21-9b4c-17d5e8a0c361
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "custom_field_option";
                /** @description Attributes to change. Those that are absent keep their values. */
                attributes: {
                    /**
                     * @description What people see.
                     * @example Class 3
                     */
                    label?: string;
                    /**
                     * @description What values of the field are stored as; unique among the options of the field. If given, it must equal the present value.
                     * @example class_3
                     */
                    value?: string;
                    /**
                     * @description Place among the options. Others keep theirs.
                     * @example 2
                     */
                    position?: number;
                };
            };
        };
        /** @description Reference to the shipment, container or tracking request that has a custom field. */
        CustomFieldEntityIdentifier: {
            /**
             * Format: uuid
             * @description Id of the record.
             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            id: string;
            /**
             * @description Kind of record.
             *
             *     - `shipment`: A shipment.
             *     - `container`: A container.
             *     - `tracking_request`: A tracking request.
             * @example shipment
             * @enum {string}
             */
            type: "shipment" | "container" | "tracking_request";
        };
        /** @description The value of a custom field of a shipment, container or tracking request. */
        CustomField: {
            /**
             * Format: uuid
             * @description Id of the value.
             * @example 01a00f1d-8c58-7f13-9a62-d4c07b1e35f8
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "custom_field";
            /** @description Attributes of a value. */
            attributes: {
                /**
                 * @description Name of the field.
                 * @example purchase_order_number
                 */
                api_slug: string;
                /** @description The value as it is stored. Dates are `YYYY-MM-DD`, instants in UTC. Null for none. */
                value: components["schemas"]["CustomFieldValue"];
                /**
                 * @description The value for people; null without one.
                 *
                 *     - A number or date in the `default_format` of its definition, else in plain digits, as `YYYY-MM-DD` or as `YYYY-MM-DD HH:mm:ss` (UTC).
                 *     - `Yes` or `No`; the labels of options, or the bare value of one that was deleted.
                 *     - Of a reference the company name, bill of lading or number; null for a record that is gone.
                 * @example PO-4471023
                 */
                display_value: string | null;
                /** @description Whether the value fits the definition as it is now. A value that no longer fits stays until it is changed. */
                is_valid: boolean;
                /**
                 * Format: date-time
                 * @description When the value was created (UTC).
                 * @example 2026-08-17T09:46:29Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When the value was last changed (UTC).
                 * @example 2026-08-17T09:46:29Z
                 */
                updated_at: string;
            };
            /** @description Related records of a value. */
            relationships: {
                /** @description The record that has the value. */
                entity: {
                    data: components["schemas"]["CustomFieldEntityIdentifier"];
                };
                /** @description The definition of the field. */
                definition: {
                    /** @description Reference to the definition. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the definition.
                         * @example 01a00f1c-5a08-7d16-8f3b-6c1a92d4e7b0
                         */
                        id: string;
                        /**
                         * @description Kind of record.
                         * @constant
                         */
                        type: "custom_field_definition";
                    };
                };
            };
        };
        /** @description Values of custom fields. */
        CustomFieldListDocument: {
            /** @description The values, newest first. */
            data: components["schemas"]["CustomField"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The value of a custom field of a record. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldCreateDocument: {
            /** @description The value to set. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "custom_field";
                /** @description The value. */
                attributes: {
                    /** @description Name of the field. */
                    api_slug: components["schemas"]["CustomFieldSlug"];
                    /** @description Value of the field, by the data type and the rules of its definition. Null for none. */
                    value: components["schemas"]["CustomFieldValue"];
                };
                /** @description Related records. */
                relationships: {
                    /** @description The record that gets the value. */
                    entity: {
                        /** @description Reference to the record. */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the record.
                             * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
                             */
                            id: string;
                            /**
                             * @description Kind of record.
                             *
                             *     - `shipment`: A shipment.
                             *     - `container`: A container.
                             *     - `tracking_request`: A tracking request.
                             * @enum {string}
                             */
                            type: "shipment" | "container" | "tracking_request";
                        };
                    };
                };
            };
        };
        /** @description The value of a custom field. */
        CustomFieldDocument: {
            /** @description The record. */
            data: components["schemas"]["CustomField"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Another value of a custom field. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldUpdateDocument: {
            /** @description The value to set. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the value. If given, it must be that of the value in the path.
                 * @example 01a00f1d-8c58-7f13-9a62-d4c07b1e35f8
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "custom_field";
                /** @description The value. */
                attributes: {
                    /** @description Value of the field, by the data type and the rules of its definition. Null for none. */
                    value: components["schemas"]["CustomFieldValue"];
                };
            };
        };
        /** @description The value of a custom field of the record in the path. Undeclared members are ignored; under `handling=strict` they are an error. */
        CustomFieldSetDocument: {
            /** @description The value to set. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "custom_field";
                /** @description The value. */
                attributes: {
                    /** @description Name of the field. */
                    api_slug: components["schemas"]["CustomFieldSlug"];
                    /** @description Value of the field, by the data type and the rules of its definition. Null for none. */
                    value: components["schemas"]["CustomFieldValue"];
                };
            };
        };
        /**
         * @description Name of an event.
         *
         *     `container.pickup_lfd_rail.changed` needs the entitlement `rail`, and the events of documents need `documents`. Every account can
         *     subscribe to them, but without the entitlement they are not sent.
         *
         *     - `tracking_request.succeeded`: The shipping line knows the number. The shipment was created and linked to the tracking request.
         *     - `tracking_request.failed`: The tracking request failed for good. `failed_reason` says why.
         *     - `tracking_request.awaiting_manifest`: The shipping line does not know the number yet and is queried again, by default once a day. Sent only the first time.
         *     - `tracking_request.tracking_stopped`: Tracking of the shipment stopped, because its journey or its tracking window ended, its booking was cancelled, or a user stopped it.
         *     - `container.created`: A container was added to a shipment. Milestones that it had reached before are sent as events of their own.
         *     - `container.updated`: Terminal data of the container changed, or the time of a milestone was corrected or withdrawn. `changeset` lists the old and new values; it leaves out last free days, appointments, availability, holds and fees of a place that the container left before tracking began.
         *     - `container.pod_terminal_changed`: The container was assigned to another terminal at the port of discharge. While the container is aboard, the terminal is a forecast; after discharge, the container was moved.
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
         *     - `shipment.estimated.arrival`: The estimated arrival of the shipment at the port of discharge changed, or became known after the shipment was created. Not sent after the actual arrival.
         *     - `container.pickup_lfd.changed`: The last free day changed: that of the shipping line, else of the terminal, else of the rail carrier. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left that place before tracking began.
         *     - `container.pickup_lfd_line.changed`: The last free day of the shipping line changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container was picked up before tracking began.
         *     - `container.pickup_lfd_terminal.changed`: The last free day of the terminal changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         *     - `container.pickup_lfd_rail.changed`: The last free day of the rail carrier changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the inland destination before tracking began.
         *     - `container.pickup_appointment.changed`: The pickup appointment changed. `value` and `value_timestamp` hold the new one, or null if it was withdrawn. Not sent if the container left the port of discharge before tracking began.
         *     - `document.extracted`: A document was classified and read. Never sent, because this version of Landfall does not process documents.
         *     - `document.extraction_failed`: A document could not be classified or read completely. Never sent, because this version of Landfall does not process documents.
         * @example container.transport.vessel_arrived
         * @enum {string}
         */
        EventName: "tracking_request.succeeded" | "tracking_request.failed" | "tracking_request.awaiting_manifest" | "tracking_request.tracking_stopped" | "container.created" | "container.updated" | "container.pod_terminal_changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "shipment.estimated.arrival" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "document.extracted" | "document.extraction_failed";
        /** @description A header to add to every notification. */
        WebhookHeader: {
            /**
             * @description Name of the header, at most 128 characters. Each part is sent with a capital first letter. Names of the connection and of the service, such as `Host`, `Content-Type` and `Webhook-Id`, are refused, and so is a second header with the same name in any case.
             * @example X-Warehouse
             */
            name: string;
            /**
             * @description Value of the header, at most 1,024 printable ASCII characters, blanks and tabs.
             * @example los-angeles
             */
            value: string;
        };
        /** @description Attributes of a webhook. */
        WebhookAttributes: {
            /**
             * Format: uri
             * @description URL to which notifications are sent.
             * @example https://erp.example.com/landfall/events
             */
            url: string;
            /** @description Whether notifications are sent. While the webhook is inactive, pending notifications are kept and new events create none. When it becomes active again, the pending ones are sent. */
            active: boolean;
            /** @description The events that the webhook subscribes to. */
            events: components["schemas"]["EventName"][];
            /**
             * @description Secret that signs the notifications.
             * @example whsec_raEq1aBMskjiWwDBjAoiW0JzLNFEbdczc+8GMCRGGSo=
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until when the previous secret signs notifications as well (UTC); may be in the past. Null if the secret was never rotated.
             * @example 2026-08-21T09:00:00Z
             */
            previous_secret_until: string | null;
            /** @description Headers of your own on every notification. */
            headers: components["schemas"]["WebhookHeader"][];
            /**
             * Format: date-time
             * @description When the webhook was registered (UTC).
             * @example 2026-07-01T09:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When Landfall deactivated the webhook because of its receiver (UTC). Null while it is active, and if you deactivated it.
             * @example 2026-08-27T04:10:00Z
             */
            deactivated_at: string | null;
            /**
             * @description Why Landfall deactivated the webhook. Null while it is active, and if you deactivated it. A `PATCH` with `active: true` activates it again.
             *
             *     - `failing`: Every attempt within five days failed.
             *     - `gone`: The receiver replied with 410.
             * @enum {string|null}
             */
            deactivation_reason: "failing" | "gone" | null;
        };
        /** @description A URL to which notifications of events are sent. */
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 019f1ce8-1839-7351-9e6f-428f8bd62698
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "webhook";
            attributes: components["schemas"]["WebhookAttributes"];
        };
        /** @description A page of webhooks. */
        WebhookListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["Webhook"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Name of an event, or `*` for all events.
         * @example *
         */
        WantedEventName: components["schemas"]["EventName"] | "*";
        /** @description A new webhook. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        WebhookCreateDocument: {
            /** @description The webhook to register. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "webhook";
                /** @description URL and events of the webhook. */
                attributes: {
                    /**
                     * Format: uri
                     * @description URL of the receiver, at most 2,048 characters, without user name and password. It must start with `https://` and lead to a public address, on port 443, 8443 or 80 or another that the operator allows. In networks that the operator has opened, `http://` and every port are allowed too.
                     * @example https://erp.example.com/landfall/events
                     */
                    url: string;
                    /** @description Whether to send notifications. An inactive webhook receives nothing until you activate it. */
                    active: boolean;
                    /** @description The events to subscribe to, at most 100, each once. If absent or null, or with `*`, all events that this version has. */
                    events?: components["schemas"]["WantedEventName"][] | null;
                    /** @description Headers to add to every notification, at most 20. Null counts as absent. */
                    headers?: components["schemas"]["WebhookHeader"][] | null;
                };
            };
        };
        /** @description A webhook. */
        WebhookDocument: {
            /** @description The record. */
            data: components["schemas"]["Webhook"];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Attributes of a category of events. */
        WebhookEventCategoryAttributes: {
            /**
             * @description Name of the category.
             * @example Tracking Request Events
             */
            name: string;
            /** @description Events of the category. */
            events: {
                /** @description Name of the event, as in the `events` of a webhook. */
                name: components["schemas"]["EventName"];
                /**
                 * @description What happened when the event is sent.
                 * @example The tracking request failed for good. `failed_reason` says why.
                 */
                description: string;
            }[];
        };
        /** @description A category of events. */
        WebhookEventCategory: {
            /**
             * @description Id of the category.
             * @example tracking-request-events
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_event_category";
            attributes: components["schemas"]["WebhookEventCategoryAttributes"];
        };
        /** @description All categories of events. */
        WebhookEventCategoryListDocument: {
            /** @description The categories. */
            data: components["schemas"]["WebhookEventCategory"][];
            /** @description Links to the list, which is a single page. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description Source addresses of notifications. */
        WebhookIps: {
            /**
             * @description IPv4 and IPv6 addresses. Empty if the operator has set none.
             * @example [
             *       "203.0.113.7"
             *     ]
             */
            webhook_notification_ips: string[];
            /**
             * Format: date-time
             * @description When the addresses last changed (UTC). Without a change, when the installation first started.
             * @example 2026-06-01T08:00:00Z
             */
            last_updated: string;
        };
        /** @description A sample notification to send. Undeclared members are ignored; under `handling=strict` they are an error. */
        WebhookTriggerRequest: {
            /**
             * Format: uri
             * @description URL of the receiver, at most 2,048 characters, without user name and password. It must start with `https://` and lead to a public address, on port 443, 8443 or 80 or another that the operator allows. In networks that the operator has opened, `http://` and every port are allowed too.
             * @example https://erp.example.com/landfall/events
             */
            url: string;
            /** @description The event whose sample to send. */
            event: components["schemas"]["EventName"];
            /**
             * @description Secret that signs the sample, at most 255 characters. Without one the sample is not signed.
             * @example whsec_raEq1aBMskjiWwDBjAoiW0JzLNFEbdczc+8GMCRGGSo=
             */
            secret?: string;
        };
        /** @description Result of the delivery of a sample. */
        WebhookTriggerResult: {
            /**
             * Format: uri
             * @description URL to which the sample was sent.
             * @example https://erp.example.com/landfall/events
             */
            url: string;
            /** @description Whether the receiver replied with 200, 201, 202 or 204. */
            succeeded: boolean;
            /**
             * @description Why the delivery failed. Null if it succeeded.
             * @example the receiver refused the connection
             */
            error: string | null;
            /**
             * @description Status of the receiver's reply. Null without a reply.
             * @example 200
             */
            status_code: number | null;
            /** @description Headers of the sample, with names in lower case. The headers of the connection, such as `host` and `content-length`, are not listed. */
            request_headers: {
                [key: string]: string;
            };
            /** @description Body of the sample, byte for byte. */
            request_body: string;
            /** @description Headers of the receiver's reply. Null without a reply. */
            response_headers: {
                [key: string]: string;
            } | null;
            /**
             * @description First kilobyte of the receiver's reply. Null without a reply.
             * @example ok
             */
            response_body: string | null;
        };
        /** @description Changes to a webhook. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        WebhookUpdateDocument: {
            /** @description The webhook to update. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the webhook. If given, it must be the id in the path.
                 * @example 019f1ce8-1839-7351-9e6f-428f8bd62698
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "webhook";
                /** @description The attributes to change. Absent attributes keep their values. */
                attributes: {
                    /**
                     * Format: uri
                     * @description URL of the receiver, at most 2,048 characters, without user name and password. It must start with `https://` and lead to a public address, on port 443, 8443 or 80 or another that the operator allows. In networks that the operator has opened, `http://` and every port are allowed too.
                     * @example https://erp.example.com/landfall/events
                     */
                    url?: string;
                    /** @description Whether to send notifications. True also sends the pending ones. */
                    active?: boolean;
                    /** @description The events to subscribe to from now on, at most 100, each once. With `*`, all events that this version has; null counts as absent. */
                    events?: components["schemas"]["WantedEventName"][] | null;
                    /** @description Headers to add to every notification, at most 20. They replace the present ones; an empty list removes them, and null counts as absent. */
                    headers?: components["schemas"]["WebhookHeader"][] | null;
                };
            };
        };
        /** @description No body is needed. Members of the object are ignored. */
        EmptyDocument: {
            [key: string]: unknown;
        };
        /**
         * @description Status of the delivery.
         *
         *     - `pending`: At least one more attempt follows. A redelivery makes a notification pending again.
         *     - `succeeded`: The receiver replied with 200, 201, 202 or 204.
         *     - `failed`: The last of 12 attempts failed. Redeliver it to try again.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description A redelivery to a webhook. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        WebhookRedeliveryCreateDocument: {
            /** @description The redelivery. */
            data: {
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type: "webhook_redelivery";
                /** @description Which notifications to send again: those that match all given attributes. */
                attributes: {
                    /** @description Earliest creation time of the notifications (UTC). A date stands for its first instant in UTC. */
                    created_from: components["schemas"]["InstantOrDate"];
                    /** @description Latest creation time of the notifications (UTC), by default now. A date stands for its first instant in UTC. */
                    created_to?: components["schemas"]["InstantOrDate"];
                    /** @description The events whose notifications to redeliver, at most 100, each once. If absent or null, or with `*`, all. */
                    events?: components["schemas"]["WantedEventName"][] | null;
                    /** @description Delivery status of the notifications. Any status if absent. */
                    delivery_status?: components["schemas"]["DeliveryStatus"];
                };
            };
        };
        /** @description Result of a redelivery. */
        WebhookRedeliveryDocument: {
            /** @description Facts about the redelivery. */
            meta: {
                /**
                 * @description Number of notifications that are sent again.
                 * @example 214
                 */
                notifications: number;
            };
        };
        /**
         * @description Sequence number among the events of a container. Null for an event that is not about a single container.
         *
         *     - It rises by one with every event to which at least one active webhook of the account subscribes, and is the same for all webhooks.
         *     - It shows which notifications arrive late.
         *     - A webhook sees gaps if it subscribes to fewer events than another, or was inactive.
         * @example 8
         */
        NotificationSequence: number | null;
        /** @description Attributes of a notification in the log. */
        LoggedWebhookNotificationAttributes: {
            /**
             * Format: uuid
             * @description Id of the notification, the same as the `id` of the record.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /** @description Name of the event. */
            event: components["schemas"]["EventName"];
            /** @description Status of the delivery. */
            delivery_status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description When the notification was created (UTC).
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /** @description Sequence number among the events of the container. */
            sequence: components["schemas"]["NotificationSequence"];
            /**
             * @description Number of attempts so far, including those before a redelivery.
             * @example 2
             */
            attempts: number;
            /**
             * Format: date-time
             * @description Earliest time of the next attempt (UTC). Null unless the delivery is `pending`. While the webhook is inactive, nothing is sent and this time can be in the past.
             * @example 2026-08-25T09:32:46Z
             */
            next_attempt_at: string | null;
        };
        /** @description Reference to a tracking request. The record is in `included` if `include` names it. */
        TrackingRequestIdentifier: {
            /**
             * Format: uuid
             * @description Id of the tracking request.
             * @example 019fb6d4-8f58-7dcb-84f4-6be2aadef17c
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracking_request";
        };
        /** @description Reference to a container created event. In a notification the record is in `included`; elsewhere if `include` names it. */
        ContainerCreatedEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the container created event.
             * @example 019fb6d4-9a53-7ece-b68c-0b86728e0500
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_created_event";
        };
        /** @description Reference to a container updated event. In a notification the record is in `included`; elsewhere if `include` names it. */
        ContainerUpdatedEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the container updated event.
             * @example 01a03841-66d3-71a7-bcc2-6c70b64d06ef
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_updated_event";
        };
        /** @description Reference to a container terminal changed event. In a notification the record is in `included`; elsewhere if `include` names it. */
        ContainerPodTerminalChangedEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the container terminal changed event.
             * @example 01a03eb1-56fc-7ec0-b1f0-6a26b67e02ab
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_pod_terminal_changed_event";
        };
        /** @description Reference to an estimated event. In a notification the record is in `included`; elsewhere if `include` names it. */
        EstimatedEventIdentifier: {
            /**
             * Format: uuid
             * @description Id of the estimated event.
             * @example 01a001dc-3212-7a1f-9565-0444f2d58d44
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "estimated_event";
        };
        /** @description Reference to the record that an event is about. */
        ReferenceObjectIdentifier: components["schemas"]["TrackingRequestIdentifier"] | components["schemas"]["TransportEventIdentifier"] | components["schemas"]["ContainerCreatedEventIdentifier"] | components["schemas"]["ContainerUpdatedEventIdentifier"] | components["schemas"]["ContainerPodTerminalChangedEventIdentifier"] | components["schemas"]["EstimatedEventIdentifier"];
        /** @description Relationship to the record that an event is about. */
        ReferenceObjectRelationship: {
            /** @description The reference. */
            data: components["schemas"]["ReferenceObjectIdentifier"];
        };
        /** @description Reference to a webhook. The record is in `included` if `include` names it. */
        WebhookIdentifier: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 019f1ce8-1839-7351-9e6f-428f8bd62698
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook";
        };
        /** @description Relationship to a webhook. */
        WebhookRelationship: {
            /** @description The reference. */
            data: components["schemas"]["WebhookIdentifier"];
        };
        /** @description Reference to a log entry of a notification. */
        WebhookNotificationLogIdentifier: {
            /**
             * Format: uuid
             * @description Id of the log entry of a notification.
             * @example 01a029a8-27c6-77a2-a6ba-07ef3d3432b1
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification_log";
        };
        /** @description Relationship to log entries of a notification. */
        WebhookNotificationLogsRelationship: {
            /** @description The references. Always empty. */
            data: components["schemas"]["WebhookNotificationLogIdentifier"][];
        };
        /** @description Notification in the log: one event to one webhook, with the status of its delivery. Its id and its bytes are the same in every attempt. */
        LoggedWebhookNotification: {
            /**
             * Format: uuid
             * @description Id of the notification. It is the header `webhook-id` of every attempt.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["LoggedWebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: components["schemas"]["ReferenceObjectRelationship"];
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
            /** @description Links of the record. */
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description Attributes of the event. */
        ContainerCreatedEventAttributes: {
            /**
             * Format: date-time
             * @description When the container was added (UTC).
             * @example 2026-07-31T06:20:14Z
             */
            timestamp: string;
            /**
             * @description IANA time zone of `timestamp`, always `Etc/UTC`.
             * @example Etc/UTC
             */
            timezone: string;
        };
        /** @description Event that a container was added to a shipment. */
        ContainerCreatedEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 019fb6d4-9a53-7ece-b68c-0b86728e0500
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_created_event";
            attributes: components["schemas"]["ContainerCreatedEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
            };
        };
        /**
         * @description A yes or no that changed: first the earlier value, then the new one.
         * @example [
         *       null,
         *       true
         *     ]
         */
        ChangedFlag: [
            boolean | null,
            boolean | null
        ];
        /**
         * @description A time that changed: first the earlier value, then the new one.
         * @example [
         *       "2026-08-26T07:00:00Z",
         *       "2026-08-27T07:00:00Z"
         *     ]
         */
        ChangedTime: [
            string | null,
            string | null
        ];
        /**
         * @description Holds that changed: first all earlier ones, then all new ones.
         * @example [
         *       [
         *         {
         *           "name": "customs",
         *           "status": "hold",
         *           "description": "CBP exam hold"
         *         }
         *       ],
         *       []
         *     ]
         */
        ChangedHolds: [
            components["schemas"]["TerminalHold"][] | null,
            components["schemas"]["TerminalHold"][] | null
        ];
        /**
         * @description Fees that changed: first all earlier ones, then all new ones.
         * @example [
         *       [],
         *       [
         *         {
         *           "type": "exam",
         *           "amount": 325.5,
         *           "currency_code": "USD"
         *         }
         *       ]
         *     ]
         */
        ChangedFees: [
            components["schemas"]["TerminalFee"][] | null,
            components["schemas"]["TerminalFee"][] | null
        ];
        /**
         * @description A terminal that changed: first the earlier id, then the new one.
         * @example [
         *       "caab4095-1821-5ed2-82ac-5546f2c4c0b9",
         *       "c554a3b2-6bfd-5299-8199-4ed42e1b51e3"
         *     ]
         */
        ChangedTerminal: [
            string | null,
            string | null
        ];
        /** @description Changed attributes of a container, each with the value before and the value after. Times of milestones appear when they are corrected or withdrawn, not when the milestone is first reported. */
        ContainerChangeset: {
            /** @description Whether the container can be picked up. */
            available_for_pickup?: components["schemas"]["ChangedFlag"];
            /** @description Last free day of the shipping line, else of the terminal, else of the rail carrier: the midnight that begins the day at the facility. */
            pickup_lfd?: components["schemas"]["ChangedTime"];
            /** @description Last free day of the shipping line. */
            pickup_lfd_line?: components["schemas"]["ChangedTime"];
            /** @description Last free day of the terminal. */
            pickup_lfd_terminal?: components["schemas"]["ChangedTime"];
            /** @description Last free day of the rail carrier. */
            pickup_lfd_rail?: components["schemas"]["ChangedTime"];
            /** @description Time of the pickup appointment. */
            pickup_appointment_at?: components["schemas"]["ChangedTime"];
            /** @description Holds at the terminal at the port of discharge. */
            holds_at_pod_terminal?: components["schemas"]["ChangedHolds"];
            /** @description Fees at the terminal at the port of discharge. */
            fees_at_pod_terminal?: components["schemas"]["ChangedFees"];
            /** @description Terminal at the port of discharge. */
            pod_terminal?: components["schemas"]["ChangedTerminal"];
            /** @description Holds at the inland facility. */
            ind_facility_holds?: components["schemas"]["ChangedHolds"];
            /** @description Fees at the inland facility. */
            ind_facility_fees?: components["schemas"]["ChangedFees"];
            /** @description When the empty container was picked up at the origin. */
            empty_out_at?: components["schemas"]["ChangedTime"];
            /** @description When the full container was delivered at the origin or the port of lading. */
            pol_full_in_at?: components["schemas"]["ChangedTime"];
            /** @description When the container was loaded on the vessel at the port of lading. */
            pol_vessel_loaded_at?: components["schemas"]["ChangedTime"];
            /** @description When the vessel left the port of lading. */
            pol_vessel_departed_at?: components["schemas"]["ChangedTime"];
            /** @description When the vessel arrived at the port of discharge. */
            pod_arrived_at?: components["schemas"]["ChangedTime"];
            /** @description When the container was discharged at the port of discharge. */
            pod_discharged_at?: components["schemas"]["ChangedTime"];
            /** @description When the container was loaded on a train at the port of discharge. */
            pod_rail_loaded_at?: components["schemas"]["ChangedTime"];
            /** @description When the train left the port of discharge. */
            pod_rail_departed_at?: components["schemas"]["ChangedTime"];
            /** @description When the container arrived at the inland destination. */
            ind_ata_at?: components["schemas"]["ChangedTime"];
            /** @description When the container was unloaded from the train at the inland destination. */
            ind_rail_unloaded_at?: components["schemas"]["ChangedTime"];
            /** @description When the full container left the port of discharge. */
            pod_full_out_at?: components["schemas"]["ChangedTime"];
            /** @description When the full container left the final destination. */
            final_destination_full_out_at?: components["schemas"]["ChangedTime"];
            /** @description When the empty container was returned. */
            empty_terminated_at?: components["schemas"]["ChangedTime"];
        };
        /** @description Attributes of the event. */
        ContainerUpdatedEventAttributes: {
            /** @description The changed attributes. */
            changeset: components["schemas"]["ContainerChangeset"];
            /**
             * Format: date-time
             * @description When Landfall found the change (UTC).
             * @example 2026-08-25T09:30:05Z
             */
            timestamp: string;
            /**
             * @description IANA time zone of the port of discharge. Null while unknown.
             * @example America/Los_Angeles
             */
            timezone: string | null;
            /** @description Source of the changes. If there are several, the source of the first changed attribute. */
            data_source: components["schemas"]["DataSource"];
        };
        /** @description Event that the data of a container changed. */
        ContainerUpdatedEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 01a03841-66d3-71a7-bcc2-6c70b64d06ef
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_updated_event";
            attributes: components["schemas"]["ContainerUpdatedEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The terminal at the port of discharge. Null while unknown. */
                terminal: components["schemas"]["OptionalTerminalRelationship"];
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
            };
        };
        /** @description Attributes of the event. */
        ContainerPodTerminalChangedEventAttributes: {
            /**
             * Format: date-time
             * @description When Landfall found the change (UTC).
             * @example 2026-08-26T15:30:04Z
             */
            timestamp: string;
            /**
             * @description IANA time zone of the port of discharge. Null while unknown.
             * @example America/Los_Angeles
             */
            timezone: string | null;
            /** @description Source of the new terminal. */
            data_source: components["schemas"]["DataSource"];
        };
        /** @description Event that a container was assigned to another terminal at the port of discharge. */
        ContainerPodTerminalChangedEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 01a03eb1-56fc-7ec0-b1f0-6a26b67e02ab
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container_pod_terminal_changed_event";
            attributes: components["schemas"]["ContainerPodTerminalChangedEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The new terminal. */
                terminal: {
                    /** @description The reference. */
                    data: components["schemas"]["TerminalIdentifier"];
                };
            };
        };
        /** @description Attributes of the event. */
        EstimatedEventAttributes: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "shipment.estimated.arrival";
            /**
             * Format: date-time
             * @description When Landfall found the change (UTC).
             * @example 2026-08-14T20:00:03Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The estimated time of arrival (UTC); `timezone` names the local time zone.
             * @example 2026-08-22T12:00:00Z
             */
            estimated_timestamp: string;
            /**
             * @description IANA time zone of the port of discharge. Null while unknown.
             * @example America/Los_Angeles
             */
            timezone: string | null;
            /**
             * @description UN/LOCODE of the port of discharge. Null while unknown.
             * @example USLAX
             */
            location_locode: string | null;
            /**
             * @description Number of the voyage to the port of discharge. Null while unknown.
             * @example FA631E
             */
            voyage_number: string | null;
            /** @description Source of the estimate. */
            data_source: components["schemas"]["DataSource"];
        };
        /** @description Event that the estimated arrival of a shipment changed. */
        EstimatedEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 01a001dc-3212-7a1f-9565-0444f2d58d44
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "estimated_event";
            attributes: components["schemas"]["EstimatedEventAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The shipment. */
                shipment: components["schemas"]["ShipmentRelationship"];
                /** @description The port of discharge. Null while unknown. */
                port: components["schemas"]["OptionalPortRelationship"];
                /** @description The vessel that is expected to arrive. Null while unknown. */
                vessel: components["schemas"]["OptionalVesselRelationship"];
            };
        };
        /** @description Record embedded with notifications of the log, in its present state. Events that exist only in notifications are as they were sent. */
        NotificationIncludedRecord: components["schemas"]["Webhook"] | components["schemas"]["TrackingRequest"] | components["schemas"]["ContainerCreatedEvent"] | components["schemas"]["ContainerUpdatedEvent"] | components["schemas"]["ContainerPodTerminalChangedEvent"] | components["schemas"]["EstimatedEvent"] | components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["TransportEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"] | components["schemas"]["Vessel"];
        /** @description A page of the log of notifications. */
        LoggedWebhookNotificationListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["LoggedWebhookNotification"][];
            /** @description Embedded related records, each once. Absent if there are none. */
            included?: components["schemas"]["NotificationIncludedRecord"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Attributes of a notification. */
        WebhookNotificationAttributes: {
            /**
             * Format: uuid
             * @description Id of the notification, the same as the `id` of the record.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /** @description Name of the event. */
            event: components["schemas"]["EventName"];
            /** @description Status of the delivery when the notification was created, which is always `pending`. */
            delivery_status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description When the notification was created (UTC).
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /** @description Sequence number among the events of the container. */
            sequence: components["schemas"]["NotificationSequence"];
        };
        /** @description Notification of one event to one webhook, as it is sent. */
        WebhookNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["WebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: components["schemas"]["ReferenceObjectRelationship"];
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Body of a notification of any event except those of documents. The webhook of each event has the narrower schema. */
        WebhookNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["WebhookNotification"];
            /**
             * @description The record that the event is about, and related records: shipment, container, place, terminal and vessel, as far as known. Each
             *     appears once, in its state at the time of the event.
             *
             *     - The place is a `port`, or inland a `metro_area`.
             *     - A shipment with more than 100 containers refers to the oldest 100, and says how many there are and where all are listed.
             *     - `tracking_request.succeeded` includes the containers that its shipment refers to.
             */
            included: (components["schemas"]["TrackingRequest"] | components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["TransportEvent"] | components["schemas"]["ContainerCreatedEvent"] | components["schemas"]["ContainerUpdatedEvent"] | components["schemas"]["ContainerPodTerminalChangedEvent"] | components["schemas"]["EstimatedEvent"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"] | components["schemas"]["Vessel"])[];
        };
        /** @description Attributes of a notification about a document. */
        DocumentNotificationAttributes: {
            /**
             * Format: uuid
             * @description Id of the notification, the same as the `id` of the record.
             * @example 019fd160-119e-704e-a939-d61d6eb108e2
             */
            id: string;
            /**
             * @description Name of the event.
             *
             *     - `document.extracted`: A document was classified and read. Never sent, because this version of Landfall does not process documents.
             *     - `document.extraction_failed`: A document could not be classified or read completely. Never sent, because this version of Landfall does not process documents.
             * @enum {string}
             */
            event: "document.extracted" | "document.extraction_failed";
            /** @description Status of the delivery when the notification was created, which is always `pending`. */
            delivery_status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description When the notification was created (UTC).
             * @example 2026-08-05T10:02:41Z
             */
            created_at: string;
            /** @description Always null, because the event is not about a container. */
            sequence: number | null;
            /**
             * Format: date
             * @description Version of the schema of notifications about documents.
             * @example 2026-03-23
             */
            version: string;
        };
        /** @description Reference to a document. The record is in `included`. */
        DocumentIdentifier: {
            /**
             * Format: uuid
             * @description Id of the document.
             * @example 019fd15f-9eab-75eb-acaf-edacb2ccdfa7
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "document";
        };
        /** @description Notification about a document, as `POST /webhooks/trigger` sends it. Otherwise never sent, because this version of Landfall does not process documents. */
        DocumentNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 019fd160-119e-704e-a939-d61d6eb108e2
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["DocumentNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The document that the event is about. Other notifications have a `reference_object` instead. */
                document: {
                    /** @description The reference. */
                    data: components["schemas"]["DocumentIdentifier"];
                };
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Attributes of a document. */
        DocumentAttributes: {
            /**
             * Format: uuid
             * @description Id of the document, the same as the `id` of the record.
             * @example 019fd15f-9eab-75eb-acaf-edacb2ccdfa7
             */
            id: string;
            /**
             * @description Name of the document.
             * @example Invoice 4711
             */
            name: string;
            /**
             * @description Kind of document, as classified. Null if it was not classified.
             * @example commercial_invoice
             */
            document_type: string | null;
            /**
             * @description Kind of document, as set by a user. Null if no user set it.
             * @example packing_list
             */
            document_type_manual: string | null;
            /**
             * @description Reasons for the classification. Null if there are none.
             * @example Title and totals of an invoice
             */
            classification_notes: string | null;
            /**
             * @description How the document was received.
             *
             *     - `upload`: Uploaded by a user.
             *     - `api`: Sent through the API.
             *     - `email`: Attached to an email.
             *     - `split_document`: Part of a longer document.
             * @enum {string}
             */
            source: "upload" | "api" | "email" | "split_document";
            /**
             * @description Name of the file.
             * @example invoice-4711.pdf
             */
            file_name: string;
            /**
             * @description Media type of the file. Null if unknown.
             * @example application/pdf
             */
            file_content_type: string | null;
            /**
             * @description Size of the file in bytes. Null if unknown.
             * @example 184213
             */
            file_size_bytes: number | null;
            /**
             * Format: date-time
             * @description When the document was received (UTC).
             * @example 2026-08-05T10:02:12Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the document last changed (UTC).
             * @example 2026-08-05T10:02:41Z
             */
            updated_at: string;
        };
        /** @description Reference to an account. The record is not served. */
        AccountIdentifier: {
            /**
             * Format: uuid
             * @description Id of the account.
             * @example 019e4466-11c5-72d1-81b7-84c4d9d2f5ed
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "account";
        };
        /** @description Reference to an email submission. The record is in `included`. */
        EmailSubmissionIdentifier: {
            /**
             * Format: uuid
             * @description Id of the email submission.
             * @example 019fd15f-9911-7493-a24d-8ceac33f4584
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "email_submission";
        };
        /** @description Reference to a document representation. The record is in `included`. */
        DocumentRepresentationIdentifier: {
            /**
             * Format: uuid
             * @description Id of the document representation.
             * @example 019fd160-0e7c-7740-a9be-6a8e7f8ec4c2
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "document_representation";
        };
        /** @description A file of an account, such as a bill of lading, an invoice or a packing list. */
        Document: {
            /**
             * Format: uuid
             * @description Id of the document.
             * @example 019fd15f-9eab-75eb-acaf-edacb2ccdfa7
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            attributes: components["schemas"]["DocumentAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The account that owns the document. */
                account: {
                    /** @description The reference. */
                    data: components["schemas"]["AccountIdentifier"];
                };
                /** @description The user who uploaded the document. Null if it was received in another way. */
                user: components["schemas"]["OptionalUserRelationship"];
                /** @description The email that the document was attached to. Null if it was received in another way. */
                email_submission: {
                    /** @description The reference. Null if there is none. */
                    data: components["schemas"]["EmailSubmissionIdentifier"] | null;
                };
                /** @description The data that was read from the document. Null if none was read. */
                last_document_representation: {
                    /** @description The reference. Null if there is none. */
                    data: components["schemas"]["DocumentRepresentationIdentifier"] | null;
                };
                /** @description The shipments that the document belongs to. */
                shipments: {
                    /** @description The references. Empty if there are none. */
                    data: components["schemas"]["ShipmentIdentifier"][];
                };
                /** @description The containers that the document belongs to. */
                cargos: {
                    /** @description The references. Empty if there are none. */
                    data: components["schemas"]["ContainerIdentifier"][];
                };
            };
            /** @description Links of the document. */
            links: {
                /**
                 * @description Path of the document.
                 * @example /documents/019fd15f-9eab-75eb-acaf-edacb2ccdfa7
                 */
                self: string;
                /**
                 * @description Path of the download URL.
                 * @example /documents/019fd15f-9eab-75eb-acaf-edacb2ccdfa7/download_url
                 */
                download: string;
            };
        };
        /** @description Attributes of an email submission. */
        EmailSubmissionAttributes: {
            /**
             * @description Subject of the email. Null if it has none.
             * @example Invoice for MSDU7318267
             */
            subject: string | null;
            /**
             * @description Beginning of the text. Null if it has none.
             * @example Please find attached the invoice.
             */
            body_preview: string | null;
            /**
             * @description Addresses of the senders.
             * @example [
             *       "export@forwarder.example.com"
             *     ]
             */
            from: string[];
            /**
             * @description Addresses of the recipients.
             * @example [
             *       "documents@landfall.example.com"
             *     ]
             */
            to: string[];
            /** @description Addresses in copy. */
            cc: string[];
            /**
             * @description Message-ID of the email. Null if it has none.
             * @example <4711@forwarder.example.com>
             */
            message_id: string | null;
            /**
             * Format: date-time
             * @description When the email was sent, according to its header `Date` (UTC). Null if it has none.
             * @example 2026-08-05T10:01:58Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When the email was received (UTC).
             * @example 2026-08-05T10:02:11Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             * @example 2026-08-05T10:02:11Z
             */
            updated_at: string;
        };
        /** @description An email with documents attached. */
        EmailSubmission: {
            /**
             * Format: uuid
             * @description Id of the email submission.
             * @example 019fd15f-9911-7493-a24d-8ceac33f4584
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "email_submission";
            attributes: components["schemas"]["EmailSubmissionAttributes"];
        };
        /** @description Attributes of a document representation. */
        DocumentRepresentationAttributes: {
            /**
             * @description Version of the schema of `payload`.
             * @example 2026-03-23
             */
            schema_version: string;
            /** @description The data, in the schema of the document's type. */
            payload: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the document was read (UTC).
             * @example 2026-08-05T10:02:41Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the data last changed (UTC).
             * @example 2026-08-05T10:02:41Z
             */
            updated_at: string;
        };
        /** @description Data that was read from a document. */
        DocumentRepresentation: {
            /**
             * Format: uuid
             * @description Id of the document representation.
             * @example 019fd160-0e7c-7740-a9be-6a8e7f8ec4c2
             */
            id: string;
            /**
             * @description Kind of record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document_representation";
            attributes: components["schemas"]["DocumentRepresentationAttributes"];
        };
        /** @description Body of a notification about a document. */
        DocumentNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["DocumentNotification"];
            /** @description The document, its email and the data that was read from it, as far as they exist. */
            included: (components["schemas"]["Document"] | components["schemas"]["EmailSubmission"] | components["schemas"]["DocumentRepresentation"])[];
        };
        /** @description A notification in the log. */
        LoggedWebhookNotificationDocument: {
            /** @description The record. */
            data: components["schemas"]["LoggedWebhookNotification"];
            /** @description Embedded related records, each once. Absent if there are none. */
            included?: components["schemas"]["NotificationIncludedRecord"][];
            /** @description Links of the document. */
            links: components["schemas"]["TopLevelLinks"];
        };
        /** @description Attributes of an attempt. */
        WebhookNotificationAttemptAttributes: {
            /**
             * @description Number of the attempt, from 1. A redelivery continues the count.
             * @example 2
             */
            attempt: number;
            /**
             * Format: date-time
             * @description When the attempt was made (UTC).
             * @example 2026-08-22T13:28:05Z
             */
            attempted_at: string;
            /**
             * @description Duration of the attempt in milliseconds.
             * @example 184
             */
            duration_ms: number;
            /** @description Whether the receiver replied with 200, 201, 202 or 204. */
            succeeded: boolean;
            /**
             * @description Status of the receiver's reply. Null without a reply.
             * @example 200
             */
            status_code: number | null;
            /**
             * @description Why the attempt failed, without details of the receiver's network. Null if it succeeded.
             * @example the receiver answered 503
             */
            error: string | null;
            /**
             * @description First kilobyte of the receiver's reply. Null without a reply.
             * @example ok
             */
            response_body: string | null;
        };
        /** @description An attempt to deliver a notification. */
        WebhookNotificationAttempt: {
            /**
             * Format: uuid
             * @description Id of the attempt.
             * @example 01a029a8-3965-7d06-a3fa-8c46bec408e1
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification_attempt";
            attributes: components["schemas"]["WebhookNotificationAttemptAttributes"];
        };
        /** @description A page of the attempts to deliver a notification. */
        WebhookNotificationAttemptListDocument: {
            /** @description The attempts of this page, newest first. */
            data: components["schemas"]["WebhookNotificationAttempt"][];
            /** @description Links to this page and the adjacent pages. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of the page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Notification about a tracking request. */
        TrackingRequestNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["WebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: {
                    /** @description The reference. */
                    data: components["schemas"]["TrackingRequestIdentifier"];
                };
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Body of a notification about a tracking request. */
        TrackingRequestNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["TrackingRequestNotification"];
            /** @description The tracking request, its shipment, and with `tracking_request.succeeded` the containers of the shipment. Records are in their state at the time of the event. A shipment with more than 100 containers refers to the oldest 100. */
            included: (components["schemas"]["TrackingRequest"] | components["schemas"]["Shipment"] | components["schemas"]["Container"])[];
        };
        /** @description Notification that a container was added or changed. */
        ContainerNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["WebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: {
                    /** @description The reference. */
                    data: components["schemas"]["ContainerCreatedEventIdentifier"] | components["schemas"]["ContainerUpdatedEventIdentifier"] | components["schemas"]["ContainerPodTerminalChangedEventIdentifier"];
                };
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Body of a notification that a container was added or changed. */
        ContainerNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["ContainerNotification"];
            /** @description The event with the shipment, the container, the port and the terminal, as far as known. Each record appears once, in its state at the time of the event. */
            included: (components["schemas"]["ContainerCreatedEvent"] | components["schemas"]["ContainerUpdatedEvent"] | components["schemas"]["ContainerPodTerminalChangedEvent"] | components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["Port"] | components["schemas"]["Terminal"])[];
        };
        /** @description Notification of a milestone of a container, a changed estimate, last free day or pickup appointment. */
        TransportNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["WebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: {
                    /** @description The reference. */
                    data: components["schemas"]["TransportEventIdentifier"];
                };
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Body of a notification of a milestone of a container, a changed estimate, last free day or pickup appointment. */
        TransportNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["TransportNotification"];
            /** @description The transport event with the shipment, the container, the place, its terminal and the vessel, as far as known. Each record appears once, in its state at the time of the event. An inland place is a `metro_area` or a `port`. */
            included: (components["schemas"]["TransportEvent"] | components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"] | components["schemas"]["Vessel"])[];
        };
        /** @description Notification of the estimated arrival of a shipment. */
        EstimateNotification: {
            /**
             * Format: uuid
             * @description Id of the notification, the same in every attempt. It is the header `webhook-id`.
             * @example 01a029a8-24c8-7210-b936-6c6d370bffcf
             */
            id: string;
            /**
             * @description Kind of record.
             * @constant
             */
            type: "webhook_notification";
            attributes: components["schemas"]["WebhookNotificationAttributes"];
            /** @description References to related records. */
            relationships: {
                /** @description The record that the event is about. */
                reference_object: {
                    /** @description The reference. */
                    data: components["schemas"]["EstimatedEventIdentifier"];
                };
                /** @description The webhook that receives the notification. */
                webhook: components["schemas"]["WebhookRelationship"];
                /** @description Always empty. The attempts are at `/webhook_notifications/{id}/attempts`. */
                webhook_notification_logs: components["schemas"]["WebhookNotificationLogsRelationship"];
            };
        };
        /** @description Body of a notification of the estimated arrival of a shipment. */
        EstimateNotificationDocument: {
            /** @description The notification. */
            data: components["schemas"]["EstimateNotification"];
            /** @description The estimate with the shipment, the place and the vessel, as far as known. Each record appears once, in its state at the time of the event. */
            included: (components["schemas"]["EstimatedEvent"] | components["schemas"]["Shipment"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Vessel"])[];
        };
    };
    responses: {
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
        /** @description The reply would be the same as the one with this `ETag`. Use the copy that you have. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadShipmentListRequest: {
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
        /** @description The API key is missing or invalid. Send `Authorization: Token <key>` with a valid key. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description Under `handling=strict`, the header `Accept` excludes the media type of the reply. Accept it without parameters other than `profile`. */
        NotAcceptable: {
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
        /** @description The account exceeded its limit of requests per minute. Try again after the seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The server failed. Try again later; if the error persists, give the operator the request id, under which the log has the cause. */
        InternalServerError: {
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
        /** @description A query parameter is invalid, or asks for what no index can read. `errors` says which one and what it must be; correct it before you try again. */
        BadExportRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadShipmentRequest: {
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
        /** @description The account has no record with this id. Check the id and the API key; a record of another account gets the same reply. */
        NotFound: {
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
        /** @description The body is not valid JSON or has a character that cannot be stored, or a parameter is invalid. Correct the request before you try again. */
        BadBody: {
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
        /** @description The body is larger than 100 kB (102,400 bytes). Send a smaller one. */
        ContentTooLarge: {
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
        /**
         * @description The media type or the encoding of the body is not supported.
         *
         *     - Send `application/vnd.api+json` or `application/json`, in UTF-8.
         *     - Under `handling=strict`, `application/vnd.api+json` allows no parameter except `profile`.
         */
        UnsupportedMediaType: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadShipmentOriginRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadContainerListRequest: {
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
        /** @description The account has no record with the id in the body. Check it and the API key; a record of another account gets the same reply. */
        NotFoundInBody: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadContainerRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadTransportEventListRequest: {
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
        /** @description The request is invalid. `errors` says which parameter or header is wrong. */
        BadRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadContainerOriginRequest: {
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
        /** @description The account lacks the entitlement for this operation. The operator of the installation can add it. */
        Forbidden: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadTrackingRequestListRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadTrackingRequestRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadCursorRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadEventListRequest: {
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
        /** @description A parameter or `Last-Event-ID` is invalid, or records after it are no longer kept. `errors` says which; correct it, or begin without it. */
        BadStreamRequest: {
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
        /** @description The account has as many streams open as it may have, or as many requests per minute. Try again after the seconds in `Retry-After`. */
        TooManyStreams: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The account has no record with one of the ids in the path; `source` says which. Check it and the API key; a record of another account gets the same reply. */
        NotFoundInPath: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadNotificationListRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadNotificationRequest: {
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
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadPageRequest: {
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
        /** @description The receiver accepted the notification. Any other status, or none within 15 seconds, is a failure and leads to another attempt. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
        Prefer: string;
        /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
        /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
        PageNumber: number;
        /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
        PageSize: number;
        /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
        PageAfter: string;
        /** @description Returns only shipments with this bill of lading number, or tracked by this number; the latest 1000 of each. Container numbers do not match. */
        ShipmentNumber: string;
        /** @description `true` returns only shipments that are no longer tracked, `false` only those that are. */
        FilterTrackingStopped: boolean;
        /** @description Returns only records of the customer with this id. */
        FilterCustomerId: string;
        /** @description Returns only records of shipping lines with these SCACs or alternative SCACs, in any case; of a container, that of its shipment. Up to 10 values, separated by commas, of which a record has one. */
        FilterShippingLine: string;
        /** @description Returns only records whose port of lading has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
        FilterPortOfLading: string;
        /** @description Returns only records whose port of discharge has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
        FilterPortOfDischarge: string;
        /** @description Returns only records whose `pod_terminal` has one of these ids. Up to 10 values, separated by commas, of which a record has one. */
        FilterPodTerminal: string;
        /** @description Returns only records whose vessel at the port of discharge has one of these IMO numbers. Up to 10 values, separated by commas, of which a record has one. */
        FilterVesselImo: string;
        /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
        FilterTags: string;
        /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
        FilterRefNumbers: string;
        /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
        FilterCustomField: string;
        /** @description Returns only records whose `created_at` is at or after this instant. */
        FilterCreatedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only records whose `created_at` is at or before this instant. */
        FilterCreatedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Returns only records that changed at or after this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. To keep a copy, ask from a minute before the latest `updated_at` that you have: of two changes written at the same time, the earlier one can become visible last. */
        FilterChangedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only records that changed at or before this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. */
        FilterChangedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Returns only records whose `pod_eta_at` is at or after this instant. */
        FilterPodEtaAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only records whose `pod_eta_at` is at or before this instant. */
        FilterPodEtaAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Returns only shipments whose `pod_ata_at` is at or after this instant. */
        FilterPodAtaAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only shipments whose `pod_ata_at` is at or before this instant. */
        FilterPodAtaAtEnd: components["schemas"]["InstantOrDate"];
        /**
         * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_ata_at`, with `-` before it in descending order. Without it, the newest are first.
         *
         *     - Records without a value come last, either way.
         *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
         *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
         *       only a few.
         */
        ShipmentSort: string;
        /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsShipment: string;
        /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsContainer: string;
        /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsTransportEvent: string;
        /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsRawEvent: string;
        /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsPort: string;
        /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsMetroArea: string;
        /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsTerminal: string;
        /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsRailTerminal: string;
        /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsVessel: string;
        /** @description Id of the shipment. */
        ShipmentId: string;
        /** @description Returns only containers with this container number; case, blanks, punctuation, and size and type behind it are ignored. */
        FilterNumber: string;
        /** @description Returns only containers of the customer with this name, in upper or lower case. `filter[customer_id]` takes precedence. */
        FilterCustomerName: string;
        /** @description Returns only containers with one of these values of `current_status`, up to 10, separated by commas. An unknown value matches none. */
        FilterContainerStatus: string;
        /** @description `true` returns only containers of shipments that are no longer tracked, `false` only the others. */
        FilterContainerTrackingStopped: boolean;
        /** @description `true` returns only containers that a terminal or inland facility holds; announced holds do not count; `false` only all others. */
        FilterHeld: boolean;
        /** @description `true` returns only containers whose `available_for_pickup` is true; `false` only all others. */
        FilterAvailable: boolean;
        /** @description `true` returns only containers for which a terminal or inland facility asks a fee; `false` only all others. */
        FilterHasFees: boolean;
        /** @description Returns only containers whose `pod_arrived_at` is at or after this instant. */
        FilterPodArrivedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only containers whose `pod_arrived_at` is at or before this instant. */
        FilterPodArrivedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Returns only containers whose `pod_discharged_at` is at or after this instant. */
        FilterPodDischargedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only containers whose `pod_discharged_at` is at or before this instant. */
        FilterPodDischargedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Returns only containers whose `pickup_lfd` is at or after this instant. */
        FilterPickupLfdStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only containers whose `pickup_lfd` is at or before this instant. */
        FilterPickupLfdEnd: components["schemas"]["InstantOrDate"];
        /**
         * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_arrived_at`, `pod_discharged_at`, `pickup_lfd`, with `-` before it in descending order. Without it, the newest are first.
         *
         *     - Records without a value come last, either way.
         *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
         *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
         *       only a few.
         */
        ContainerSort: string;
        /** @description Id of the container. */
        ContainerId: string;
        /** @description Returns requests for this number, the newest 1,000. Case, blanks, punctuation, and size and type behind a container number are ignored. */
        FilterRequestNumber: string;
        /** @description Returns requests with this status. An unknown value gives an empty list. */
        FilterStatus: string;
        /** @description Returns requests with this SCAC, in any case. An empty value returns requests without a detected line. */
        FilterScac: string;
        /** @description Returns requests with this `request_type`. `booking` is the same as `booking_number`; an unknown value gives an empty list. */
        FilterRequestType: string;
        /** @description Returns only requests for the customer with this id. One filter must leave at most 5,000 requests. */
        FilterRequestCustomerId: string;
        /** @description Returns only records whose `updated_at` is at or after this instant. At most 5,000 of the requests that the other filters leave may be within `filter[updated_at]` and `filter[created_at]`; otherwise the answer is a 400 with `too_broad`. */
        FilterUpdatedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only records whose `updated_at` is at or before this instant. */
        FilterUpdatedAtEnd: components["schemas"]["InstantOrDate"];
        /**
         * @description The order of the list: one of `created_at`, `updated_at`, with `-` before it in descending order. Without it, the newest are first,
         *     or with `filter[updated_at]` the last updated.
         *
         *     - A list of at most 5,000 requests after its filters can be sorted by both columns, separated by a comma, or by one column
         *       together with a filter by the period of the other. With more requests, the answer is 400 with `too_broad`.
         */
        TrackingRequestSort: string;
        /** @description The attributes and relationships that each tracking request in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsTrackingRequest: string;
        /** @description The attributes and relationships that each party in the reply has, separated by commas; empty for none. Without this parameter it has all. */
        FieldsParty: string;
        /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
        IdempotencyKey: string;
        /** @description Id of the tracking request. */
        TrackingRequestId: string;
        /** @description Id of the import. */
        TrackingRequestImportId: string;
        /** @description `wait=<seconds>` (RFC 7240) ends the stream after this time, as soon as everything until then is sent; `wait=0` sends what is there. `handling=strict` enforces the contract, as for other operations. */
        PreferWait: string;
        /** @description The last `id` that came. The stream begins behind it, and `filter[created_at][start]` is ignored. One that no stream with these records has given gets 400 `invalid`; one behind which records are no longer kept gets 400 `forgotten`. */
        LastEventId: string;
        /** @description The stream begins with records whose `created_at` is at or after this instant. Without it, the stream begins with the next new record. */
        StreamFromTime: components["schemas"]["InstantOrDate"];
        /** @description Id or UN/LOCODE of the port. Other codes under which shipping lines report the port are also accepted. */
        PortId: string;
        /** @description Id or UN/LOCODE of the metro area. */
        MetroAreaId: string;
        /** @description Id of the terminal. */
        TerminalId: string;
        /** @description Id of the rail terminal. */
        RailTerminalId: string;
        /** @description Id or IMO number of the vessel. */
        VesselId: string;
        /** @description Whether to return the track: the positions of the last seven days, or of the period between `show_positions[from_timestamp]` and `show_positions[to_timestamp]`. */
        ShowPositions: "" | "true" | "false";
        /** @description Start of the track, by default seven days before its end. If you send it, you get the track without `show_positions`. The track covers at most 90 days. */
        PositionsFrom: components["schemas"]["InstantOrDate"];
        /** @description End of the track, by default now. If you send it, you get the track without `show_positions`. */
        PositionsTo: components["schemas"]["InstantOrDate"];
        /** @description Next port of the vessel: its id, which maps give as `location_id`, or its UN/LOCODE. By default, the port that your containers aboard reach first. */
        NextPortId: string;
        /** @description Port that the vessel comes from: its id or its UN/LOCODE. By default, the port that your containers aboard left last; when that is unknown, the path is the shortest one by sea. */
        PreviousPortId: string;
        /** @description Id of the shipping line, its SCAC, or one of its alternative SCACs. */
        ShippingLineId: string;
        /** @description Id of the party. */
        PartyId: string;
        /** @description Returns only custom fields of this kind of record, `Shipment`, `Container` (also as `Cargo`) or `TrackingRequest`. */
        FilterEntityType: string;
        /** @description Returns only definitions of this data type. */
        FilterDataType: string;
        /** @description Returns only definitions whose name begins with this text, in upper or lower case. */
        FilterDisplayName: string;
        /** @description Id of the custom field definition. */
        CustomFieldDefinitionId: string;
        /** @description Id of the option. */
        CustomFieldOptionId: string;
        /** @description Returns only values of the record with this id. */
        FilterEntityId: string;
        /** @description Returns only values of the field with this definition. */
        FilterDefinitionId: string;
        /** @description Id of the value. */
        CustomFieldId: string;
        /** @description Name of the custom field. */
        CustomFieldApiSlug: string;
        /** @description Name of the custom field. */
        ContainerFieldApiSlug: string;
        /** @description Name of the custom field. */
        RequestFieldApiSlug: string;
        /** @description Id of the webhook. */
        WebhookId: string;
        /** @description Returns notifications of this event. */
        FilterEvent: components["schemas"]["EventName"];
        /** @description Returns notifications with this delivery status. */
        FilterDeliveryStatus: components["schemas"]["DeliveryStatus"];
        /** @description Returns notifications to the webhook with this id. */
        FilterWebhook: string;
        /** @description Returns only records whose `created_at` is at or after this instant. */
        FilterNotifiedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Returns only records whose `created_at` is at or before this instant. */
        FilterNotifiedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Id of the notification. */
        WebhookNotificationId: string;
        /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
        WebhookIdHeader: string;
        /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
        WebhookTimestamp: string;
        /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
        WebhookSignature: string;
        /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
        WebhookHexSignature: string;
        /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
        WebhookPreviousHexSignature: string;
        /** @description Name of the sender. */
        WebhookUserAgent: string;
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
        /** @description Strong validator of the body (RFC 9110, section 8.8.3). Send it in `If-None-Match` to get 304 while the body is unchanged. */
        ETag: string;
        /** @description How long you may reuse the reply without asking: not at all (`no-cache`), or so many seconds (`max-age`), which only maps have. `private` keeps it out of shared caches (RFC 9111, section 5.2.2). */
        CacheControl: string;
        /** @description The authentication scheme, `Token` (RFC 9110, section 11.6.1). */
        WwwAuthenticate: string;
        /** @description Seconds until the next request can be accepted. */
        RetryAfter: number;
        /** @description Where the rest of the table is, as `rel="next"` (RFC 8288). Absent when this is all of it. */
        Link: string;
        /** @description Path of the new record, on the host of the request. */
        Location: string;
        /** @description `true` when this is the reply to an earlier request with the same `Idempotency-Key`; absent otherwise. */
        IdempotencyReplayed: string;
    };
    pathItems: never;
}
export type InstantOrDate = components['schemas']['InstantOrDate'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorDocument = components['schemas']['ErrorDocument'];
export type ShipmentAttributes = components['schemas']['ShipmentAttributes'];
export type PortIdentifier = components['schemas']['PortIdentifier'];
export type OptionalPortRelationship = components['schemas']['OptionalPortRelationship'];
export type TerminalIdentifier = components['schemas']['TerminalIdentifier'];
export type OptionalTerminalRelationship = components['schemas']['OptionalTerminalRelationship'];
export type PortOrMetroAreaIdentifier = components['schemas']['PortOrMetroAreaIdentifier'];
export type OptionalPortOrMetroAreaRelationship = components['schemas']['OptionalPortOrMetroAreaRelationship'];
export type TerminalOrRailTerminalIdentifier = components['schemas']['TerminalOrRailTerminalIdentifier'];
export type OptionalTerminalOrRailTerminalRelationship = components['schemas']['OptionalTerminalOrRailTerminalRelationship'];
export type UserIdentifier = components['schemas']['UserIdentifier'];
export type OptionalUserRelationship = components['schemas']['OptionalUserRelationship'];
export type ContainerIdentifier = components['schemas']['ContainerIdentifier'];
export type ShipmentRelationships = components['schemas']['ShipmentRelationships'];
export type ResourceLinks = components['schemas']['ResourceLinks'];
export type Shipment = components['schemas']['Shipment'];
export type TerminalHold = components['schemas']['TerminalHold'];
export type ContainerStatus = components['schemas']['ContainerStatus'];
export type TerminalFee = components['schemas']['TerminalFee'];
export type ImportDeadlines = components['schemas']['ImportDeadlines'];
export type ContainerAttributes = components['schemas']['ContainerAttributes'];
export type ShipmentIdentifier = components['schemas']['ShipmentIdentifier'];
export type ShipmentRelationship = components['schemas']['ShipmentRelationship'];
export type TransportEventIdentifier = components['schemas']['TransportEventIdentifier'];
export type RawEventIdentifier = components['schemas']['RawEventIdentifier'];
export type RawEventsRelationship = components['schemas']['RawEventsRelationship'];
export type ContainerRelationships = components['schemas']['ContainerRelationships'];
export type Container = components['schemas']['Container'];
export type TransportEventName = components['schemas']['TransportEventName'];
export type TransportEventAttributes = components['schemas']['TransportEventAttributes'];
export type ContainerRelationship = components['schemas']['ContainerRelationship'];
export type VesselIdentifier = components['schemas']['VesselIdentifier'];
export type OptionalVesselRelationship = components['schemas']['OptionalVesselRelationship'];
export type TransportEvent = components['schemas']['TransportEvent'];
export type RawEventName = components['schemas']['RawEventName'];
export type DataSource = components['schemas']['DataSource'];
export type RawEventAttributes = components['schemas']['RawEventAttributes'];
export type RawEvent = components['schemas']['RawEvent'];
export type PortAttributes = components['schemas']['PortAttributes'];
export type Port = components['schemas']['Port'];
export type MetroAreaAttributes = components['schemas']['MetroAreaAttributes'];
export type MetroArea = components['schemas']['MetroArea'];
export type TerminalProvidedData = components['schemas']['TerminalProvidedData'];
export type TerminalAttributes = components['schemas']['TerminalAttributes'];
export type Terminal = components['schemas']['Terminal'];
export type RailTerminalAttributes = components['schemas']['RailTerminalAttributes'];
export type MetroAreaIdentifier = components['schemas']['MetroAreaIdentifier'];
export type RailTerminal = components['schemas']['RailTerminal'];
export type VesselAttributes = components['schemas']['VesselAttributes'];
export type Vessel = components['schemas']['Vessel'];
export type Party = components['schemas']['Party'];
export type IncludedRecord = components['schemas']['IncludedRecord'];
export type PageLinks = components['schemas']['PageLinks'];
export type ListMeta = components['schemas']['ListMeta'];
export type ShipmentListDocument = components['schemas']['ShipmentListDocument'];
export type CsvTable = components['schemas']['CsvTable'];
export type TopLevelLinks = components['schemas']['TopLevelLinks'];
export type ShipmentDocument = components['schemas']['ShipmentDocument'];
export type CustomerRelationship = components['schemas']['CustomerRelationship'];
export type ShipmentUpdateDocument = components['schemas']['ShipmentUpdateDocument'];
export type ShipmentActionDocument = components['schemas']['ShipmentActionDocument'];
export type AttributeOrigin = components['schemas']['AttributeOrigin'];
export type ShipmentProvenanceAttributes = components['schemas']['ShipmentProvenanceAttributes'];
export type ShipmentProvenance = components['schemas']['ShipmentProvenance'];
export type ShipmentProvenanceDocument = components['schemas']['ShipmentProvenanceDocument'];
export type PastEstimate = components['schemas']['PastEstimate'];
export type ShipmentEtaHistoryAttributes = components['schemas']['ShipmentEtaHistoryAttributes'];
export type ShipmentEtaHistory = components['schemas']['ShipmentEtaHistory'];
export type ShipmentEtaHistoryDocument = components['schemas']['ShipmentEtaHistoryDocument'];
export type ContainerListDocument = components['schemas']['ContainerListDocument'];
export type ContainerAliasUpdateDocument = components['schemas']['ContainerAliasUpdateDocument'];
export type ContainerDocument = components['schemas']['ContainerDocument'];
export type ContainerUpdateDocument = components['schemas']['ContainerUpdateDocument'];
export type TransportEventListDocument = components['schemas']['TransportEventListDocument'];
export type RawEventListDocument = components['schemas']['RawEventListDocument'];
export type ContainerProvenanceAttributes = components['schemas']['ContainerProvenanceAttributes'];
export type ContainerProvenance = components['schemas']['ContainerProvenance'];
export type ContainerProvenanceDocument = components['schemas']['ContainerProvenanceDocument'];
export type ContainerEtaHistoryAttributes = components['schemas']['ContainerEtaHistoryAttributes'];
export type ContainerEtaHistory = components['schemas']['ContainerEtaHistory'];
export type ContainerEtaHistoryDocument = components['schemas']['ContainerEtaHistoryDocument'];
export type RouteLocationIdentifier = components['schemas']['RouteLocationIdentifier'];
export type Route = components['schemas']['Route'];
export type RouteMode = components['schemas']['RouteMode'];
export type RouteIdentifier = components['schemas']['RouteIdentifier'];
export type RouteLocation = components['schemas']['RouteLocation'];
export type RouteIncludedRecord = components['schemas']['RouteIncludedRecord'];
export type RouteDocument = components['schemas']['RouteDocument'];
export type ContainerRefreshSource = components['schemas']['ContainerRefreshSource'];
export type ContainerRefreshResult = components['schemas']['ContainerRefreshResult'];
export type Position = components['schemas']['Position'];
export type PointGeometry = components['schemas']['PointGeometry'];
export type PortFeature = components['schemas']['PortFeature'];
export type CurrentVesselFeature = components['schemas']['CurrentVesselFeature'];
export type LineStringGeometry = components['schemas']['LineStringGeometry'];
export type PastVesselLocationsFeature = components['schemas']['PastVesselLocationsFeature'];
export type EstimatedPartialLegFeature = components['schemas']['EstimatedPartialLegFeature'];
export type EstimatedFullLegsFeature = components['schemas']['EstimatedFullLegsFeature'];
export type ContainerMap = components['schemas']['ContainerMap'];
export type CustomFieldSlug = components['schemas']['CustomFieldSlug'];
export type CustomFieldValue = components['schemas']['CustomFieldValue'];
export type InitialCustomFields = components['schemas']['InitialCustomFields'];
export type TrackingRequestAttributes = components['schemas']['TrackingRequestAttributes'];
export type PartyIdentifier = components['schemas']['PartyIdentifier'];
export type TrackingRequest = components['schemas']['TrackingRequest'];
export type TrackingRequestListDocument = components['schemas']['TrackingRequestListDocument'];
export type TrackingRequestCreateDocumentData = components['schemas']['TrackingRequestCreateDocumentData'];
export type TrackingRequestCreateDocument = components['schemas']['TrackingRequestCreateDocument'];
export type TrackingRequestDocument = components['schemas']['TrackingRequestDocument'];
export type TrackingRequestBatchDocument = components['schemas']['TrackingRequestBatchDocument'];
export type TrackingRequestBatchResult = components['schemas']['TrackingRequestBatchResult'];
export type TrackingRequestBatchResultDocument = components['schemas']['TrackingRequestBatchResultDocument'];
export type InferNumberRequest = components['schemas']['InferNumberRequest'];
export type LineCandidate = components['schemas']['LineCandidate'];
export type InferNumberResultAttributes = components['schemas']['InferNumberResultAttributes'];
export type InferNumberResult = components['schemas']['InferNumberResult'];
export type InferNumberDocument = components['schemas']['InferNumberDocument'];
export type TrackingRequestUpdateDocument = components['schemas']['TrackingRequestUpdateDocument'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type TrackingRequestImportAttributes = components['schemas']['TrackingRequestImportAttributes'];
export type TrackingRequestImport = components['schemas']['TrackingRequestImport'];
export type TrackingRequestImportListDocument = components['schemas']['TrackingRequestImportListDocument'];
export type ImportedTable = components['schemas']['ImportedTable'];
export type TrackingRequestImportDocument = components['schemas']['TrackingRequestImportDocument'];
export type ImportRefusalReason = components['schemas']['ImportRefusalReason'];
export type ImportRefusal = components['schemas']['ImportRefusal'];
export type ImportRefusalListDocument = components['schemas']['ImportRefusalListDocument'];
export type EventListDocument = components['schemas']['EventListDocument'];
export type EventStream = components['schemas']['EventStream'];
export type LocationListDocument = components['schemas']['LocationListDocument'];
export type SearchResultAttributes = components['schemas']['SearchResultAttributes'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchResultListDocument = components['schemas']['SearchResultListDocument'];
export type PortDocument = components['schemas']['PortDocument'];
export type MetroAreaDocument = components['schemas']['MetroAreaDocument'];
export type TerminalDocument = components['schemas']['TerminalDocument'];
export type RailTerminalDocument = components['schemas']['RailTerminalDocument'];
export type VesselDocument = components['schemas']['VesselDocument'];
export type ShippingLineProvidedData = components['schemas']['ShippingLineProvidedData'];
export type ShippingLineAttributes = components['schemas']['ShippingLineAttributes'];
export type ShippingLine = components['schemas']['ShippingLine'];
export type ShippingLineListDocument = components['schemas']['ShippingLineListDocument'];
export type ShippingLineDocument = components['schemas']['ShippingLineDocument'];
export type PartyListDocument = components['schemas']['PartyListDocument'];
export type CompanyName = components['schemas']['CompanyName'];
export type PartyCreateDocument = components['schemas']['PartyCreateDocument'];
export type PartyDocument = components['schemas']['PartyDocument'];
export type PartyUpdateDocument = components['schemas']['PartyUpdateDocument'];
export type CustomFieldDataType = components['schemas']['CustomFieldDataType'];
export type CustomFieldValidation = components['schemas']['CustomFieldValidation'];
export type CustomFieldDefaultFormat = components['schemas']['CustomFieldDefaultFormat'];
export type CustomFieldDefinitionAttributes = components['schemas']['CustomFieldDefinitionAttributes'];
export type CustomFieldOptionIdentifier = components['schemas']['CustomFieldOptionIdentifier'];
export type CustomFieldDefinition = components['schemas']['CustomFieldDefinition'];
export type CustomFieldDefinitionListDocument = components['schemas']['CustomFieldDefinitionListDocument'];
export type CustomFieldDefinitionCreateDocument = components['schemas']['CustomFieldDefinitionCreateDocument'];
export type CustomFieldDefinitionDocument = components['schemas']['CustomFieldDefinitionDocument'];
export type CustomFieldDefinitionUpdateDocument = components['schemas']['CustomFieldDefinitionUpdateDocument'];
export type CustomFieldOption = components['schemas']['CustomFieldOption'];
export type CustomFieldOptionListDocument = components['schemas']['CustomFieldOptionListDocument'];
export type CustomFieldOptionCreateDocument = components['schemas']['CustomFieldOptionCreateDocument'];
export type CustomFieldOptionDocument = components['schemas']['CustomFieldOptionDocument'];
export type CustomFieldOptionUpdateDocument = components['schemas']['CustomFieldOptionUpdateDocument'];
export type CustomFieldEntityIdentifier = components['schemas']['CustomFieldEntityIdentifier'];
export type CustomField = components['schemas']['CustomField'];
export type CustomFieldListDocument = components['schemas']['CustomFieldListDocument'];
export type CustomFieldCreateDocument = components['schemas']['CustomFieldCreateDocument'];
export type CustomFieldDocument = components['schemas']['CustomFieldDocument'];
export type CustomFieldUpdateDocument = components['schemas']['CustomFieldUpdateDocument'];
export type CustomFieldSetDocument = components['schemas']['CustomFieldSetDocument'];
export type EventName = components['schemas']['EventName'];
export type WebhookHeader = components['schemas']['WebhookHeader'];
export type WebhookAttributes = components['schemas']['WebhookAttributes'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookListDocument = components['schemas']['WebhookListDocument'];
export type WantedEventName = components['schemas']['WantedEventName'];
export type WebhookCreateDocument = components['schemas']['WebhookCreateDocument'];
export type WebhookDocument = components['schemas']['WebhookDocument'];
export type WebhookEventCategoryAttributes = components['schemas']['WebhookEventCategoryAttributes'];
export type WebhookEventCategory = components['schemas']['WebhookEventCategory'];
export type WebhookEventCategoryListDocument = components['schemas']['WebhookEventCategoryListDocument'];
export type WebhookIps = components['schemas']['WebhookIps'];
export type WebhookTriggerRequest = components['schemas']['WebhookTriggerRequest'];
export type WebhookTriggerResult = components['schemas']['WebhookTriggerResult'];
export type WebhookUpdateDocument = components['schemas']['WebhookUpdateDocument'];
export type EmptyDocument = components['schemas']['EmptyDocument'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type WebhookRedeliveryCreateDocument = components['schemas']['WebhookRedeliveryCreateDocument'];
export type WebhookRedeliveryDocument = components['schemas']['WebhookRedeliveryDocument'];
export type NotificationSequence = components['schemas']['NotificationSequence'];
export type LoggedWebhookNotificationAttributes = components['schemas']['LoggedWebhookNotificationAttributes'];
export type TrackingRequestIdentifier = components['schemas']['TrackingRequestIdentifier'];
export type ContainerCreatedEventIdentifier = components['schemas']['ContainerCreatedEventIdentifier'];
export type ContainerUpdatedEventIdentifier = components['schemas']['ContainerUpdatedEventIdentifier'];
export type ContainerPodTerminalChangedEventIdentifier = components['schemas']['ContainerPodTerminalChangedEventIdentifier'];
export type EstimatedEventIdentifier = components['schemas']['EstimatedEventIdentifier'];
export type ReferenceObjectIdentifier = components['schemas']['ReferenceObjectIdentifier'];
export type ReferenceObjectRelationship = components['schemas']['ReferenceObjectRelationship'];
export type WebhookIdentifier = components['schemas']['WebhookIdentifier'];
export type WebhookRelationship = components['schemas']['WebhookRelationship'];
export type WebhookNotificationLogIdentifier = components['schemas']['WebhookNotificationLogIdentifier'];
export type WebhookNotificationLogsRelationship = components['schemas']['WebhookNotificationLogsRelationship'];
export type LoggedWebhookNotification = components['schemas']['LoggedWebhookNotification'];
export type ContainerCreatedEventAttributes = components['schemas']['ContainerCreatedEventAttributes'];
export type ContainerCreatedEvent = components['schemas']['ContainerCreatedEvent'];
export type ChangedFlag = components['schemas']['ChangedFlag'];
export type ChangedTime = components['schemas']['ChangedTime'];
export type ChangedHolds = components['schemas']['ChangedHolds'];
export type ChangedFees = components['schemas']['ChangedFees'];
export type ChangedTerminal = components['schemas']['ChangedTerminal'];
export type ContainerChangeset = components['schemas']['ContainerChangeset'];
export type ContainerUpdatedEventAttributes = components['schemas']['ContainerUpdatedEventAttributes'];
export type ContainerUpdatedEvent = components['schemas']['ContainerUpdatedEvent'];
export type ContainerPodTerminalChangedEventAttributes = components['schemas']['ContainerPodTerminalChangedEventAttributes'];
export type ContainerPodTerminalChangedEvent = components['schemas']['ContainerPodTerminalChangedEvent'];
export type EstimatedEventAttributes = components['schemas']['EstimatedEventAttributes'];
export type EstimatedEvent = components['schemas']['EstimatedEvent'];
export type NotificationIncludedRecord = components['schemas']['NotificationIncludedRecord'];
export type LoggedWebhookNotificationListDocument = components['schemas']['LoggedWebhookNotificationListDocument'];
export type WebhookNotificationAttributes = components['schemas']['WebhookNotificationAttributes'];
export type WebhookNotification = components['schemas']['WebhookNotification'];
export type WebhookNotificationDocument = components['schemas']['WebhookNotificationDocument'];
export type DocumentNotificationAttributes = components['schemas']['DocumentNotificationAttributes'];
export type DocumentIdentifier = components['schemas']['DocumentIdentifier'];
export type DocumentNotification = components['schemas']['DocumentNotification'];
export type DocumentAttributes = components['schemas']['DocumentAttributes'];
export type AccountIdentifier = components['schemas']['AccountIdentifier'];
export type EmailSubmissionIdentifier = components['schemas']['EmailSubmissionIdentifier'];
export type DocumentRepresentationIdentifier = components['schemas']['DocumentRepresentationIdentifier'];
export type Document = components['schemas']['Document'];
export type EmailSubmissionAttributes = components['schemas']['EmailSubmissionAttributes'];
export type EmailSubmission = components['schemas']['EmailSubmission'];
export type DocumentRepresentationAttributes = components['schemas']['DocumentRepresentationAttributes'];
export type DocumentRepresentation = components['schemas']['DocumentRepresentation'];
export type DocumentNotificationDocument = components['schemas']['DocumentNotificationDocument'];
export type LoggedWebhookNotificationDocument = components['schemas']['LoggedWebhookNotificationDocument'];
export type WebhookNotificationAttemptAttributes = components['schemas']['WebhookNotificationAttemptAttributes'];
export type WebhookNotificationAttempt = components['schemas']['WebhookNotificationAttempt'];
export type WebhookNotificationAttemptListDocument = components['schemas']['WebhookNotificationAttemptListDocument'];
export type TrackingRequestNotification = components['schemas']['TrackingRequestNotification'];
export type TrackingRequestNotificationDocument = components['schemas']['TrackingRequestNotificationDocument'];
export type ContainerNotification = components['schemas']['ContainerNotification'];
export type ContainerNotificationDocument = components['schemas']['ContainerNotificationDocument'];
export type TransportNotification = components['schemas']['TransportNotification'];
export type TransportNotificationDocument = components['schemas']['TransportNotificationDocument'];
export type EstimateNotification = components['schemas']['EstimateNotification'];
export type EstimateNotificationDocument = components['schemas']['EstimateNotificationDocument'];
export type ResponseError = components['responses']['Error'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadShipmentListRequest = components['responses']['BadShipmentListRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseBadExportRequest = components['responses']['BadExportRequest'];
export type ResponseBadShipmentRequest = components['responses']['BadShipmentRequest'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBadBody = components['responses']['BadBody'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBadShipmentOriginRequest = components['responses']['BadShipmentOriginRequest'];
export type ResponseBadContainerListRequest = components['responses']['BadContainerListRequest'];
export type ResponseNotFoundInBody = components['responses']['NotFoundInBody'];
export type ResponseBadContainerRequest = components['responses']['BadContainerRequest'];
export type ResponseBadTransportEventListRequest = components['responses']['BadTransportEventListRequest'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBadContainerOriginRequest = components['responses']['BadContainerOriginRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBadTrackingRequestListRequest = components['responses']['BadTrackingRequestListRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseBadTrackingRequestRequest = components['responses']['BadTrackingRequestRequest'];
export type ResponseBadCursorRequest = components['responses']['BadCursorRequest'];
export type ResponseBadEventListRequest = components['responses']['BadEventListRequest'];
export type ResponseBadStreamRequest = components['responses']['BadStreamRequest'];
export type ResponseTooManyStreams = components['responses']['TooManyStreams'];
export type ResponseNotFoundInPath = components['responses']['NotFoundInPath'];
export type ResponseBadNotificationListRequest = components['responses']['BadNotificationListRequest'];
export type ResponseBadNotificationRequest = components['responses']['BadNotificationRequest'];
export type ResponseBadPageRequest = components['responses']['BadPageRequest'];
export type ResponseReceived = components['responses']['Received'];
export type ParameterPrefer = components['parameters']['Prefer'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPageAfter = components['parameters']['PageAfter'];
export type ParameterShipmentNumber = components['parameters']['ShipmentNumber'];
export type ParameterFilterTrackingStopped = components['parameters']['FilterTrackingStopped'];
export type ParameterFilterCustomerId = components['parameters']['FilterCustomerId'];
export type ParameterFilterShippingLine = components['parameters']['FilterShippingLine'];
export type ParameterFilterPortOfLading = components['parameters']['FilterPortOfLading'];
export type ParameterFilterPortOfDischarge = components['parameters']['FilterPortOfDischarge'];
export type ParameterFilterPodTerminal = components['parameters']['FilterPodTerminal'];
export type ParameterFilterVesselImo = components['parameters']['FilterVesselImo'];
export type ParameterFilterTags = components['parameters']['FilterTags'];
export type ParameterFilterRefNumbers = components['parameters']['FilterRefNumbers'];
export type ParameterFilterCustomField = components['parameters']['FilterCustomField'];
export type ParameterFilterCreatedAtStart = components['parameters']['FilterCreatedAtStart'];
export type ParameterFilterCreatedAtEnd = components['parameters']['FilterCreatedAtEnd'];
export type ParameterFilterChangedAtStart = components['parameters']['FilterChangedAtStart'];
export type ParameterFilterChangedAtEnd = components['parameters']['FilterChangedAtEnd'];
export type ParameterFilterPodEtaAtStart = components['parameters']['FilterPodEtaAtStart'];
export type ParameterFilterPodEtaAtEnd = components['parameters']['FilterPodEtaAtEnd'];
export type ParameterFilterPodAtaAtStart = components['parameters']['FilterPodAtaAtStart'];
export type ParameterFilterPodAtaAtEnd = components['parameters']['FilterPodAtaAtEnd'];
export type ParameterShipmentSort = components['parameters']['ShipmentSort'];
export type ParameterFieldsShipment = components['parameters']['FieldsShipment'];
export type ParameterFieldsContainer = components['parameters']['FieldsContainer'];
export type ParameterFieldsTransportEvent = components['parameters']['FieldsTransportEvent'];
export type ParameterFieldsRawEvent = components['parameters']['FieldsRawEvent'];
export type ParameterFieldsPort = components['parameters']['FieldsPort'];
export type ParameterFieldsMetroArea = components['parameters']['FieldsMetroArea'];
export type ParameterFieldsTerminal = components['parameters']['FieldsTerminal'];
export type ParameterFieldsRailTerminal = components['parameters']['FieldsRailTerminal'];
export type ParameterFieldsVessel = components['parameters']['FieldsVessel'];
export type ParameterShipmentId = components['parameters']['ShipmentId'];
export type ParameterFilterNumber = components['parameters']['FilterNumber'];
export type ParameterFilterCustomerName = components['parameters']['FilterCustomerName'];
export type ParameterFilterContainerStatus = components['parameters']['FilterContainerStatus'];
export type ParameterFilterContainerTrackingStopped = components['parameters']['FilterContainerTrackingStopped'];
export type ParameterFilterHeld = components['parameters']['FilterHeld'];
export type ParameterFilterAvailable = components['parameters']['FilterAvailable'];
export type ParameterFilterHasFees = components['parameters']['FilterHasFees'];
export type ParameterFilterPodArrivedAtStart = components['parameters']['FilterPodArrivedAtStart'];
export type ParameterFilterPodArrivedAtEnd = components['parameters']['FilterPodArrivedAtEnd'];
export type ParameterFilterPodDischargedAtStart = components['parameters']['FilterPodDischargedAtStart'];
export type ParameterFilterPodDischargedAtEnd = components['parameters']['FilterPodDischargedAtEnd'];
export type ParameterFilterPickupLfdStart = components['parameters']['FilterPickupLfdStart'];
export type ParameterFilterPickupLfdEnd = components['parameters']['FilterPickupLfdEnd'];
export type ParameterContainerSort = components['parameters']['ContainerSort'];
export type ParameterContainerId = components['parameters']['ContainerId'];
export type ParameterFilterRequestNumber = components['parameters']['FilterRequestNumber'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterScac = components['parameters']['FilterScac'];
export type ParameterFilterRequestType = components['parameters']['FilterRequestType'];
export type ParameterFilterRequestCustomerId = components['parameters']['FilterRequestCustomerId'];
export type ParameterFilterUpdatedAtStart = components['parameters']['FilterUpdatedAtStart'];
export type ParameterFilterUpdatedAtEnd = components['parameters']['FilterUpdatedAtEnd'];
export type ParameterTrackingRequestSort = components['parameters']['TrackingRequestSort'];
export type ParameterFieldsTrackingRequest = components['parameters']['FieldsTrackingRequest'];
export type ParameterFieldsParty = components['parameters']['FieldsParty'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterTrackingRequestId = components['parameters']['TrackingRequestId'];
export type ParameterTrackingRequestImportId = components['parameters']['TrackingRequestImportId'];
export type ParameterPreferWait = components['parameters']['PreferWait'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterStreamFromTime = components['parameters']['StreamFromTime'];
export type ParameterPortId = components['parameters']['PortId'];
export type ParameterMetroAreaId = components['parameters']['MetroAreaId'];
export type ParameterTerminalId = components['parameters']['TerminalId'];
export type ParameterRailTerminalId = components['parameters']['RailTerminalId'];
export type ParameterVesselId = components['parameters']['VesselId'];
export type ParameterShowPositions = components['parameters']['ShowPositions'];
export type ParameterPositionsFrom = components['parameters']['PositionsFrom'];
export type ParameterPositionsTo = components['parameters']['PositionsTo'];
export type ParameterNextPortId = components['parameters']['NextPortId'];
export type ParameterPreviousPortId = components['parameters']['PreviousPortId'];
export type ParameterShippingLineId = components['parameters']['ShippingLineId'];
export type ParameterPartyId = components['parameters']['PartyId'];
export type ParameterFilterEntityType = components['parameters']['FilterEntityType'];
export type ParameterFilterDataType = components['parameters']['FilterDataType'];
export type ParameterFilterDisplayName = components['parameters']['FilterDisplayName'];
export type ParameterCustomFieldDefinitionId = components['parameters']['CustomFieldDefinitionId'];
export type ParameterCustomFieldOptionId = components['parameters']['CustomFieldOptionId'];
export type ParameterFilterEntityId = components['parameters']['FilterEntityId'];
export type ParameterFilterDefinitionId = components['parameters']['FilterDefinitionId'];
export type ParameterCustomFieldId = components['parameters']['CustomFieldId'];
export type ParameterCustomFieldApiSlug = components['parameters']['CustomFieldApiSlug'];
export type ParameterContainerFieldApiSlug = components['parameters']['ContainerFieldApiSlug'];
export type ParameterRequestFieldApiSlug = components['parameters']['RequestFieldApiSlug'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterFilterEvent = components['parameters']['FilterEvent'];
export type ParameterFilterDeliveryStatus = components['parameters']['FilterDeliveryStatus'];
export type ParameterFilterWebhook = components['parameters']['FilterWebhook'];
export type ParameterFilterNotifiedAtStart = components['parameters']['FilterNotifiedAtStart'];
export type ParameterFilterNotifiedAtEnd = components['parameters']['FilterNotifiedAtEnd'];
export type ParameterWebhookNotificationId = components['parameters']['WebhookNotificationId'];
export type ParameterWebhookIdHeader = components['parameters']['WebhookIdHeader'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type ParameterWebhookHexSignature = components['parameters']['WebhookHexSignature'];
export type ParameterWebhookPreviousHexSignature = components['parameters']['WebhookPreviousHexSignature'];
export type ParameterWebhookUserAgent = components['parameters']['WebhookUserAgent'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type $defs = Record<string, never>;
export interface operations {
    listShipments: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas:
                 *     `containers`, `port_of_lading`, `port_of_discharge`, `pod_terminal`, `destination`, `destination_terminal`,
                 *     `line_tracking_stopped_by_user`.
                 *     A path of up to three names leads further, such as `containers.transport_events`.
                 */
                include?: string;
                /**
                 * @deprecated
                 * @description Returns only shipments that match this text: the bill of lading number, the tracked number, a container number, or one of `ref_numbers` or `line_ref_numbers`. The whole value must match, without regard to case, blanks and punctuation; the latest 1000 matches of each kind count. Use `number` instead, or `filter[number]` of containers.
                 */
                q?: string;
                /** @description Returns only shipments with this bill of lading number, or tracked by this number; the latest 1000 of each. Container numbers do not match. */
                number?: components["parameters"]["ShipmentNumber"];
                /** @description `true` returns only shipments that are no longer tracked, `false` only those that are. */
                "filter[tracking_stopped]"?: components["parameters"]["FilterTrackingStopped"];
                /** @description Returns only records of the customer with this id. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
                /** @description Returns only records of shipping lines with these SCACs or alternative SCACs, in any case; of a container, that of its shipment. Up to 10 values, separated by commas, of which a record has one. */
                "filter[scac]"?: components["parameters"]["FilterShippingLine"];
                /** @description Returns only records whose port of lading has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_lading]"?: components["parameters"]["FilterPortOfLading"];
                /** @description Returns only records whose port of discharge has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_discharge]"?: components["parameters"]["FilterPortOfDischarge"];
                /** @description Returns only records whose `pod_terminal` has one of these ids. Up to 10 values, separated by commas, of which a record has one. */
                "filter[pod_terminal]"?: components["parameters"]["FilterPodTerminal"];
                /** @description Returns only records whose vessel at the port of discharge has one of these IMO numbers. Up to 10 values, separated by commas, of which a record has one. */
                "filter[vessel_imo]"?: components["parameters"]["FilterVesselImo"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records that changed at or after this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. To keep a copy, ask from a minute before the latest `updated_at` that you have: of two changes written at the same time, the earlier one can become visible last. */
                "filter[updated_at][start]"?: components["parameters"]["FilterChangedAtStart"];
                /** @description Returns only records that changed at or before this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. */
                "filter[updated_at][end]"?: components["parameters"]["FilterChangedAtEnd"];
                /** @description Returns only records whose `pod_eta_at` is at or after this instant. */
                "filter[pod_eta_at][start]"?: components["parameters"]["FilterPodEtaAtStart"];
                /** @description Returns only records whose `pod_eta_at` is at or before this instant. */
                "filter[pod_eta_at][end]"?: components["parameters"]["FilterPodEtaAtEnd"];
                /** @description Returns only shipments whose `pod_ata_at` is at or after this instant. */
                "filter[pod_ata_at][start]"?: components["parameters"]["FilterPodAtaAtStart"];
                /** @description Returns only shipments whose `pod_ata_at` is at or before this instant. */
                "filter[pod_ata_at][end]"?: components["parameters"]["FilterPodAtaAtEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_ata_at`, with `-` before it in descending order. Without it, the newest are first.
                 *
                 *     - Records without a value come last, either way.
                 *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
                 *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
                 *       only a few.
                 */
                sort?: components["parameters"]["ShipmentSort"];
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shipments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadShipmentListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    exportShipments: {
        parameters: {
            query?: {
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Returns only shipments with this bill of lading number, or tracked by this number; the latest 1000 of each. Container numbers do not match. */
                number?: components["parameters"]["ShipmentNumber"];
                /** @description `true` returns only shipments that are no longer tracked, `false` only those that are. */
                "filter[tracking_stopped]"?: components["parameters"]["FilterTrackingStopped"];
                /** @description Returns only records of the customer with this id. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
                /** @description Returns only records of shipping lines with these SCACs or alternative SCACs, in any case; of a container, that of its shipment. Up to 10 values, separated by commas, of which a record has one. */
                "filter[scac]"?: components["parameters"]["FilterShippingLine"];
                /** @description Returns only records whose port of lading has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_lading]"?: components["parameters"]["FilterPortOfLading"];
                /** @description Returns only records whose port of discharge has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_discharge]"?: components["parameters"]["FilterPortOfDischarge"];
                /** @description Returns only records whose `pod_terminal` has one of these ids. Up to 10 values, separated by commas, of which a record has one. */
                "filter[pod_terminal]"?: components["parameters"]["FilterPodTerminal"];
                /** @description Returns only records whose vessel at the port of discharge has one of these IMO numbers. Up to 10 values, separated by commas, of which a record has one. */
                "filter[vessel_imo]"?: components["parameters"]["FilterVesselImo"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records that changed at or after this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. To keep a copy, ask from a minute before the latest `updated_at` that you have: of two changes written at the same time, the earlier one can become visible last. */
                "filter[updated_at][start]"?: components["parameters"]["FilterChangedAtStart"];
                /** @description Returns only records that changed at or before this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. */
                "filter[updated_at][end]"?: components["parameters"]["FilterChangedAtEnd"];
                /** @description Returns only records whose `pod_eta_at` is at or after this instant. */
                "filter[pod_eta_at][start]"?: components["parameters"]["FilterPodEtaAtStart"];
                /** @description Returns only records whose `pod_eta_at` is at or before this instant. */
                "filter[pod_eta_at][end]"?: components["parameters"]["FilterPodEtaAtEnd"];
                /** @description Returns only shipments whose `pod_ata_at` is at or after this instant. */
                "filter[pod_ata_at][start]"?: components["parameters"]["FilterPodAtaAtStart"];
                /** @description Returns only shipments whose `pod_ata_at` is at or before this instant. */
                "filter[pod_ata_at][end]"?: components["parameters"]["FilterPodAtaAtEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_ata_at`, with `-` before it in descending order. Without it, the newest are first.
                 *
                 *     - Records without a value come last, either way.
                 *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
                 *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
                 *       only a few.
                 */
                sort?: components["parameters"]["ShipmentSort"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table of shipments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadExportRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getShipment: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `containers`, `port_of_lading`, `port_of_discharge`, `pod_terminal`, `destination`, `destination_terminal`,
                 *     `line_tracking_stopped_by_user`.
                 *     A path of up to three names leads further, such as `containers.transport_events`.
                 */
                include?: string;
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadShipmentRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["ShipmentUpdateDocument"];
                "application/json": components["schemas"]["ShipmentUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated shipment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Some values in the body are not accepted. There is one error for each. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    stopShipmentTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/vnd.api+json": components["schemas"]["ShipmentActionDocument"];
                "application/json": components["schemas"]["ShipmentActionDocument"];
            };
        };
        responses: {
            /** @description The shipment, no longer tracked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Tracking has already stopped, or the body names another shipment. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    resumeShipmentTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/vnd.api+json": components["schemas"]["ShipmentActionDocument"];
                "application/json": components["schemas"]["ShipmentActionDocument"];
            };
        };
        responses: {
            /** @description The shipment, tracked again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description Tracking cannot resume, for the reason in `code`:
             *
             *     - `tracked`: the shipment is already tracked.
             *     - `duplicate`: another request or shipment now tracks its number.
             *     - `unsupported_line`: this installation cannot query the shipping line.
             *     - `not_allowed`: the body names another shipment.
             */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getShipmentProvenance: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `raw_events`.
                 *     A path of up to three names leads further, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The origin of each value. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentProvenanceDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadShipmentOriginRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getShipmentEtaHistory: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `raw_events`.
                 *     A path of up to three names leads further, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All estimates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentEtaHistoryDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadShipmentOriginRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listContainers: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `pod_terminal`, `pickup_facility`, `transport_events`, `raw_events`.
                 *     A path of up to three names leads further, such as `shipment.port_of_lading`.
                 */
                include?: string;
                /** @description Returns only containers with this container number; case, blanks, punctuation, and size and type behind it are ignored. */
                "filter[number]"?: components["parameters"]["FilterNumber"];
                /** @description Returns only records of the customer with this id. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
                /** @description Returns only containers of the customer with this name, in upper or lower case. `filter[customer_id]` takes precedence. */
                "filter[customer_name]"?: components["parameters"]["FilterCustomerName"];
                /** @description Returns only containers with one of these values of `current_status`, up to 10, separated by commas. An unknown value matches none. */
                "filter[status]"?: components["parameters"]["FilterContainerStatus"];
                /** @description Returns only records of shipping lines with these SCACs or alternative SCACs, in any case; of a container, that of its shipment. Up to 10 values, separated by commas, of which a record has one. */
                "filter[scac]"?: components["parameters"]["FilterShippingLine"];
                /** @description Returns only records whose port of lading has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_lading]"?: components["parameters"]["FilterPortOfLading"];
                /** @description Returns only records whose port of discharge has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_discharge]"?: components["parameters"]["FilterPortOfDischarge"];
                /** @description Returns only records whose `pod_terminal` has one of these ids. Up to 10 values, separated by commas, of which a record has one. */
                "filter[pod_terminal]"?: components["parameters"]["FilterPodTerminal"];
                /** @description Returns only records whose vessel at the port of discharge has one of these IMO numbers. Up to 10 values, separated by commas, of which a record has one. */
                "filter[vessel_imo]"?: components["parameters"]["FilterVesselImo"];
                /** @description `true` returns only containers of shipments that are no longer tracked, `false` only the others. */
                "filter[tracking_stopped]"?: components["parameters"]["FilterContainerTrackingStopped"];
                /** @description `true` returns only containers that a terminal or inland facility holds; announced holds do not count; `false` only all others. */
                "filter[held]"?: components["parameters"]["FilterHeld"];
                /** @description `true` returns only containers whose `available_for_pickup` is true; `false` only all others. */
                "filter[available]"?: components["parameters"]["FilterAvailable"];
                /** @description `true` returns only containers for which a terminal or inland facility asks a fee; `false` only all others. */
                "filter[has_fees]"?: components["parameters"]["FilterHasFees"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records that changed at or after this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. To keep a copy, ask from a minute before the latest `updated_at` that you have: of two changes written at the same time, the earlier one can become visible last. */
                "filter[updated_at][start]"?: components["parameters"]["FilterChangedAtStart"];
                /** @description Returns only records that changed at or before this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. */
                "filter[updated_at][end]"?: components["parameters"]["FilterChangedAtEnd"];
                /** @description Returns only records whose `pod_eta_at` is at or after this instant. */
                "filter[pod_eta_at][start]"?: components["parameters"]["FilterPodEtaAtStart"];
                /** @description Returns only records whose `pod_eta_at` is at or before this instant. */
                "filter[pod_eta_at][end]"?: components["parameters"]["FilterPodEtaAtEnd"];
                /** @description Returns only containers whose `pod_arrived_at` is at or after this instant. */
                "filter[pod_arrived_at][start]"?: components["parameters"]["FilterPodArrivedAtStart"];
                /** @description Returns only containers whose `pod_arrived_at` is at or before this instant. */
                "filter[pod_arrived_at][end]"?: components["parameters"]["FilterPodArrivedAtEnd"];
                /** @description Returns only containers whose `pod_discharged_at` is at or after this instant. */
                "filter[pod_discharged_at][start]"?: components["parameters"]["FilterPodDischargedAtStart"];
                /** @description Returns only containers whose `pod_discharged_at` is at or before this instant. */
                "filter[pod_discharged_at][end]"?: components["parameters"]["FilterPodDischargedAtEnd"];
                /** @description Returns only containers whose `pickup_lfd` is at or after this instant. */
                "filter[pickup_lfd][start]"?: components["parameters"]["FilterPickupLfdStart"];
                /** @description Returns only containers whose `pickup_lfd` is at or before this instant. */
                "filter[pickup_lfd][end]"?: components["parameters"]["FilterPickupLfdEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_arrived_at`, `pod_discharged_at`, `pickup_lfd`, with `-` before it in descending order. Without it, the newest are first.
                 *
                 *     - Records without a value come last, either way.
                 *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
                 *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
                 *       only a few.
                 */
                sort?: components["parameters"]["ContainerSort"];
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of containers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadContainerListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateContainerAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["ContainerAliasUpdateDocument"];
                "application/json": components["schemas"]["ContainerAliasUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated container. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInBody"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Some values in the body are not accepted. There is one error for each. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    exportContainers: {
        parameters: {
            query?: {
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Returns only containers with this container number; case, blanks, punctuation, and size and type behind it are ignored. */
                "filter[number]"?: components["parameters"]["FilterNumber"];
                /** @description Returns only records of the customer with this id. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
                /** @description Returns only containers of the customer with this name, in upper or lower case. `filter[customer_id]` takes precedence. */
                "filter[customer_name]"?: components["parameters"]["FilterCustomerName"];
                /** @description Returns only containers with one of these values of `current_status`, up to 10, separated by commas. An unknown value matches none. */
                "filter[status]"?: components["parameters"]["FilterContainerStatus"];
                /** @description Returns only records of shipping lines with these SCACs or alternative SCACs, in any case; of a container, that of its shipment. Up to 10 values, separated by commas, of which a record has one. */
                "filter[scac]"?: components["parameters"]["FilterShippingLine"];
                /** @description Returns only records whose port of lading has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_lading]"?: components["parameters"]["FilterPortOfLading"];
                /** @description Returns only records whose port of discharge has one of these UN/LOCODEs, in any case. Up to 10 values, separated by commas, of which a record has one. */
                "filter[port_of_discharge]"?: components["parameters"]["FilterPortOfDischarge"];
                /** @description Returns only records whose `pod_terminal` has one of these ids. Up to 10 values, separated by commas, of which a record has one. */
                "filter[pod_terminal]"?: components["parameters"]["FilterPodTerminal"];
                /** @description Returns only records whose vessel at the port of discharge has one of these IMO numbers. Up to 10 values, separated by commas, of which a record has one. */
                "filter[vessel_imo]"?: components["parameters"]["FilterVesselImo"];
                /** @description `true` returns only containers of shipments that are no longer tracked, `false` only the others. */
                "filter[tracking_stopped]"?: components["parameters"]["FilterContainerTrackingStopped"];
                /** @description `true` returns only containers that a terminal or inland facility holds; announced holds do not count; `false` only all others. */
                "filter[held]"?: components["parameters"]["FilterHeld"];
                /** @description `true` returns only containers whose `available_for_pickup` is true; `false` only all others. */
                "filter[available]"?: components["parameters"]["FilterAvailable"];
                /** @description `true` returns only containers for which a terminal or inland facility asks a fee; `false` only all others. */
                "filter[has_fees]"?: components["parameters"]["FilterHasFees"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records that changed at or after this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. To keep a copy, ask from a minute before the latest `updated_at` that you have: of two changes written at the same time, the earlier one can become visible last. */
                "filter[updated_at][start]"?: components["parameters"]["FilterChangedAtStart"];
                /** @description Returns only records that changed at or before this instant, as Landfall knows it: a new value, or a change of yours. Polls and updates that bring nothing new do not count. */
                "filter[updated_at][end]"?: components["parameters"]["FilterChangedAtEnd"];
                /** @description Returns only records whose `pod_eta_at` is at or after this instant. */
                "filter[pod_eta_at][start]"?: components["parameters"]["FilterPodEtaAtStart"];
                /** @description Returns only records whose `pod_eta_at` is at or before this instant. */
                "filter[pod_eta_at][end]"?: components["parameters"]["FilterPodEtaAtEnd"];
                /** @description Returns only containers whose `pod_arrived_at` is at or after this instant. */
                "filter[pod_arrived_at][start]"?: components["parameters"]["FilterPodArrivedAtStart"];
                /** @description Returns only containers whose `pod_arrived_at` is at or before this instant. */
                "filter[pod_arrived_at][end]"?: components["parameters"]["FilterPodArrivedAtEnd"];
                /** @description Returns only containers whose `pod_discharged_at` is at or after this instant. */
                "filter[pod_discharged_at][start]"?: components["parameters"]["FilterPodDischargedAtStart"];
                /** @description Returns only containers whose `pod_discharged_at` is at or before this instant. */
                "filter[pod_discharged_at][end]"?: components["parameters"]["FilterPodDischargedAtEnd"];
                /** @description Returns only containers whose `pickup_lfd` is at or after this instant. */
                "filter[pickup_lfd][start]"?: components["parameters"]["FilterPickupLfdStart"];
                /** @description Returns only containers whose `pickup_lfd` is at or before this instant. */
                "filter[pickup_lfd][end]"?: components["parameters"]["FilterPickupLfdEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, `pod_eta_at`, `pod_arrived_at`, `pod_discharged_at`, `pickup_lfd`, with `-` before it in descending order. Without it, the newest are first.
                 *
                 *     - Records without a value come last, either way.
                 *     - Up to three columns, separated by commas, need a filter that leaves at most 5,000 records.
                 *     - With one column, the answer is 400 with `too_broad` when each filter leaves more than 5,000 records, but all of them together
                 *       only a few.
                 */
                sort?: components["parameters"]["ContainerSort"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table of containers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadExportRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainer: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `pod_terminal`, `pickup_facility`, `transport_events`, `raw_events`.
                 *     A path of up to three names leads further, such as `shipment.port_of_lading`.
                 */
                include?: string;
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadContainerRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateContainer: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["ContainerUpdateDocument"];
                "application/json": components["schemas"]["ContainerUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated container. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Some values in the body are not accepted. There is one error for each. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listContainerTransportEvents: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `container`, `vessel`, `location`, `terminal`, `source_event`, `previous_version`.
                 *     A path of up to three names leads further, such as `shipment.port_of_lading`.
                 */
                include?: string;
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transport events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TransportEventListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadTransportEventListRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listContainerRawEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raw events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RawEventListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainerProvenance: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `container`, `raw_events`.
                 *     A path of up to three names leads further, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The origin of each value. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerProvenanceDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadContainerOriginRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainerEtaHistory: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas:
                 *     `container`, `raw_events`.
                 *     A path of up to three names leads further, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All estimates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerEtaHistoryDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadContainerOriginRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainerRoute: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The route. It has no locations while it is unknown. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RouteDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    refreshContainer: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources, and which of them are queried now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerRefreshResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account lacks the entitlement `refresh`. The operator of the installation can add it. */
            403: {
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
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description Tracking of the shipment has stopped. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainerMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map. It has no features while the route is unknown. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["ContainerMap"];
                };
            };
            /** @description The map has not changed. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listTrackingRequests: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `tracked_object` (always embedded), `customer`, `user`.
                 *     - Paths of up to three relationships, such as `tracked_object.containers`.
                 *     - `shipment` is short for `tracked_object`, and `container` for `tracked_object.containers`, also where a path begins.
                 */
                include?: string;
                /**
                 * @deprecated
                 * @description Deprecated; to find a number, use `filter[request_number]`. Returns requests whose number or one of whose `ref_numbers` is this text, the newest 1,000 of each; case, blanks and punctuation are ignored. An empty text counts as absent.
                 */
                q?: string;
                /**
                 * @deprecated
                 * @description Deprecated; use `filter[request_number]`, which does the same. With both parameters and different numbers, the list is empty.
                 */
                request_number?: string;
                /** @description Returns requests for this number, the newest 1,000. Case, blanks, punctuation, and size and type behind a container number are ignored. */
                "filter[request_number]"?: components["parameters"]["FilterRequestNumber"];
                /** @description Returns requests with this status. An unknown value gives an empty list. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description Returns requests with this SCAC, in any case. An empty value returns requests without a detected line. */
                "filter[scac]"?: components["parameters"]["FilterScac"];
                /** @description Returns requests with this `request_type`. `booking` is the same as `booking_number`; an unknown value gives an empty list. */
                "filter[request_type]"?: components["parameters"]["FilterRequestType"];
                /** @description Returns only requests for the customer with this id. One filter must leave at most 5,000 requests. */
                "filter[customer_id]"?: components["parameters"]["FilterRequestCustomerId"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records whose `updated_at` is at or after this instant. At most 5,000 of the requests that the other filters leave may be within `filter[updated_at]` and `filter[created_at]`; otherwise the answer is a 400 with `too_broad`. */
                "filter[updated_at][start]"?: components["parameters"]["FilterUpdatedAtStart"];
                /** @description Returns only records whose `updated_at` is at or before this instant. */
                "filter[updated_at][end]"?: components["parameters"]["FilterUpdatedAtEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, with `-` before it in descending order. Without it, the newest are first,
                 *     or with `filter[updated_at]` the last updated.
                 *
                 *     - A list of at most 5,000 requests after its filters can be sorted by both columns, separated by a comma, or by one column
                 *       together with a filter by the period of the other. With more requests, the answer is 400 with `too_broad`.
                 */
                sort?: components["parameters"]["TrackingRequestSort"];
                /** @description The attributes and relationships that each tracking request in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[tracking_request]"?: components["parameters"]["FieldsTrackingRequest"];
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
                /** @description The attributes and relationships that each party in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[party]"?: components["parameters"]["FieldsParty"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tracking requests. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadTrackingRequestListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createTrackingRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["TrackingRequestCreateDocument"];
                "application/json": components["schemas"]["TrackingRequestCreateDocument"];
            };
        };
        responses: {
            /** @description The new tracking request, which is `pending`. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    exportTrackingRequests: {
        parameters: {
            query?: {
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Returns requests for this number, the newest 1,000. Case, blanks, punctuation, and size and type behind a container number are ignored. */
                "filter[request_number]"?: components["parameters"]["FilterRequestNumber"];
                /** @description Returns requests with this status. An unknown value gives an empty list. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description Returns requests with this SCAC, in any case. An empty value returns requests without a detected line. */
                "filter[scac]"?: components["parameters"]["FilterScac"];
                /** @description Returns requests with this `request_type`. `booking` is the same as `booking_number`; an unknown value gives an empty list. */
                "filter[request_type]"?: components["parameters"]["FilterRequestType"];
                /** @description Returns only requests for the customer with this id. One filter must leave at most 5,000 requests. */
                "filter[customer_id]"?: components["parameters"]["FilterRequestCustomerId"];
                /** @description Returns only records with one of these tags, up to 10, separated by commas, in any case. Containers have the tags of their shipment, tracking requests those in `shipment_tags`. Beside a sort, one filter must leave at most 5,000 records. */
                "filter[tags]"?: components["parameters"]["FilterTags"];
                /** @description Returns only records with one of these references, up to 10, separated by commas; case, blanks and punctuation do not count. Those that the shipping line names for a shipment count too, and containers have those of their shipment beside their own. One filter must leave at most 5,000 records. */
                "filter[ref_numbers]"?: components["parameters"]["FilterRefNumbers"];
                /** @description Returns only records that have a value of a custom field: its `api_slug`, a colon, and the value as `PATCH` takes it, the id of a reference. A field of the type `enum_multi` gets 400. One filter must leave at most 5,000 records. */
                "filter[custom_field]"?: components["parameters"]["FilterCustomField"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Returns only records whose `updated_at` is at or after this instant. At most 5,000 of the requests that the other filters leave may be within `filter[updated_at]` and `filter[created_at]`; otherwise the answer is a 400 with `too_broad`. */
                "filter[updated_at][start]"?: components["parameters"]["FilterUpdatedAtStart"];
                /** @description Returns only records whose `updated_at` is at or before this instant. */
                "filter[updated_at][end]"?: components["parameters"]["FilterUpdatedAtEnd"];
                /**
                 * @description The order of the list: one of `created_at`, `updated_at`, with `-` before it in descending order. Without it, the newest are first,
                 *     or with `filter[updated_at]` the last updated.
                 *
                 *     - A list of at most 5,000 requests after its filters can be sorted by both columns, separated by a comma, or by one column
                 *       together with a filter by the period of the other. With more requests, the answer is 400 with `too_broad`.
                 */
                sort?: components["parameters"]["TrackingRequestSort"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table of tracking requests. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadExportRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createTrackingRequestBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["TrackingRequestBatchDocument"];
                "application/json": components["schemas"]["TrackingRequestBatchDocument"];
            };
        };
        responses: {
            /** @description What has become of each request. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestBatchResultDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            /** @description The body is larger than 500 kB (512,000 bytes). Send a smaller one. */
            413: {
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
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    inferNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InferNumberRequest"];
                "application/vnd.api+json": components["schemas"]["InferNumberRequest"];
            };
        };
        responses: {
            /** @description The result, also for a number that is not valid. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InferNumberDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The text cannot be a number, or the body is invalid. `errors` says what to correct. */
            422: {
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
            /** @description The API key exceeded its limit of inferences per minute, which is separate from the limit of requests. Try again after the seconds in `Retry-After`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
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
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getTrackingRequest: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `tracked_object` (always embedded), `customer`, `user`.
                 *     - Paths of up to three relationships, such as `tracked_object.containers`.
                 *     - `shipment` is short for `tracked_object`, and `container` for `tracked_object.containers`, also where a path begins.
                 */
                include?: string;
                /** @description The attributes and relationships that each tracking request in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[tracking_request]"?: components["parameters"]["FieldsTrackingRequest"];
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
                /** @description The attributes and relationships that each party in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[party]"?: components["parameters"]["FieldsParty"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking request. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadTrackingRequestRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateTrackingRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["TrackingRequestUpdateDocument"];
                "application/json": components["schemas"]["TrackingRequestUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated tracking request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listTrackingRequestImports: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestImportListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createTrackingRequestImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["ImportedTable"];
            };
        };
        responses: {
            /** @description The new import, which is `pending`. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestImportDocument"];
                };
            };
            /** @description The body has a NUL character, or a parameter is invalid. Correct the request before you try again. */
            400: {
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
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            /** @description The table is larger than 5 MB (5,242,880 bytes). Send it in parts. */
            413: {
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
            /** @description The media type, the charset or the encoding of the body is not supported. Send `text/csv` in UTF-8 or windows-1252. */
            415: {
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
            /** @description The table cannot be read, or the account has as many unfinished imports as it may have. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getTrackingRequestImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the import. */
                id: components["parameters"]["TrackingRequestImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestImportDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listTrackingRequestImportRefusals: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the import. */
                id: components["parameters"]["TrackingRequestImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of refused lines. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ImportRefusalListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas:
                 *     `shipment`, `container`, `vessel`, `location`, `terminal`, `source_event`, `previous_version`.
                 *     A path of up to three names leads further, such as `shipment.port_of_lading`.
                 */
                include?: string;
                /** @description Returns only events with one of these names, up to 10, separated by commas. An unknown name matches none. Where few of many events have it, a period, a container or a shipment is needed too. */
                "filter[event]"?: string;
                /** @description Returns only events of the container with this id. */
                "filter[container_id]"?: string;
                /** @description Returns only events of the containers of the shipment with this id. Of more than 5,000, a period or a container is needed too. */
                "filter[shipment_id]"?: string;
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description The attributes and relationships that each shipment in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[shipment]"?: components["parameters"]["FieldsShipment"];
                /** @description The attributes and relationships that each container in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[container]"?: components["parameters"]["FieldsContainer"];
                /** @description The attributes and relationships that each transport event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[transport_event]"?: components["parameters"]["FieldsTransportEvent"];
                /** @description The attributes and relationships that each raw event in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[raw_event]"?: components["parameters"]["FieldsRawEvent"];
                /** @description The attributes and relationships that each port in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[port]"?: components["parameters"]["FieldsPort"];
                /** @description The attributes and relationships that each metro area in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[metro_area]"?: components["parameters"]["FieldsMetroArea"];
                /** @description The attributes and relationships that each terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[terminal]"?: components["parameters"]["FieldsTerminal"];
                /** @description The attributes and relationships that each rail terminal in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[rail_terminal]"?: components["parameters"]["FieldsRailTerminal"];
                /** @description The attributes and relationships that each vessel in the reply has, separated by commas; empty for none. Without this parameter it has all. */
                "fields[vessel]"?: components["parameters"]["FieldsVessel"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transport events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["EventListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadEventListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Returns only events with one of these names, up to 10, separated by commas. An unknown name is refused. */
                "filter[event]"?: string;
                /** @description Returns only events of the container with this id. */
                "filter[container_id]"?: string;
                /** @description Returns only events of the containers of the shipment with this id. */
                "filter[shipment_id]"?: string;
                /** @description The stream begins with records whose `created_at` is at or after this instant. Without it, the stream begins with the next new record. */
                "filter[created_at][start]"?: components["parameters"]["StreamFromTime"];
            };
            header?: {
                /** @description `wait=<seconds>` (RFC 7240) ends the stream after this time, as soon as everything until then is sent; `wait=0` sends what is there. `handling=strict` enforces the contract, as for other operations. */
                Prefer?: components["parameters"]["PreferWait"];
                /** @description The last `id` that came. The stream begins behind it, and `filter[created_at][start]` is ignored. One that no stream with these records has given gets 400 `invalid`; one behind which records are no longer kept gets 400 `forgotten`. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadStreamRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description `filter[container_id]` or `filter[shipment_id]` names no record of the account. Take the id of one from `GET /containers` or `GET /shipments`. */
            404: {
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description A UN/LOCODE, another code of a terminal (FIRMS, BIC, or SMDG after the UN/LOCODE), or the beginning of any word of a name. Case, accents and punctuation make no difference. Without it, what your containers use is first. */
                search?: string;
                /** @description Returns only these kinds of places, separated by commas: `port`, `metro_area`, `terminal`, `rail_terminal`. An unknown kind matches none. */
                "filter[type]"?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LocationListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listSearchResults: {
        parameters: {
            query: {
                /**
                 * @description What to look for; case, blanks and punctuation make no difference.
                 *
                 *     - Any four or more characters in a row of a bill of lading, booking, container or reference number.
                 *     - The beginning of any word of a tag, customer, vessel, port or UN/LOCODE.
                 *     - The beginning of any word of a custom field's text or number, or of an option's label or value, and any four characters of one
                 *       with a digit. Dates are not found.
                 *     - Of a record with hundreds of references, all by their beginnings, but only the first by other characters.
                 *     - Of more than 500 numbers and words that begin with the text, the first in alphabetical order; a longer text finds the others.
                 *     - A text of fewer than three letters and digits finds only values that are no longer; a text without any finds nothing.
                 */
                query: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the text means. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["SearchResultListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The text is missing or too long, or another parameter is wrong. */
            400: {
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
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getPort: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id or UN/LOCODE of the port. Other codes under which shipping lines report the port are also accepted. */
                id: components["parameters"]["PortId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The port. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PortDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getMetroArea: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id or UN/LOCODE of the metro area. */
                id: components["parameters"]["MetroAreaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metro area. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MetroAreaDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getTerminal: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the terminal. */
                id: components["parameters"]["TerminalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terminal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TerminalDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getRailTerminal: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the rail terminal. */
                id: components["parameters"]["RailTerminalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rail terminal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RailTerminalDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getVessel: {
        parameters: {
            query?: {
                /** @description Whether to return the track: the positions of the last seven days, or of the period between `show_positions[from_timestamp]` and `show_positions[to_timestamp]`. */
                show_positions?: components["parameters"]["ShowPositions"];
                /** @description Start of the track, by default seven days before its end. If you send it, you get the track without `show_positions`. The track covers at most 90 days. */
                "show_positions[from_timestamp]"?: components["parameters"]["PositionsFrom"];
                /** @description End of the track, by default now. If you send it, you get the track without `show_positions`. */
                "show_positions[to_timestamp]"?: components["parameters"]["PositionsTo"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["VesselDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getVesselFuturePositions: {
        parameters: {
            query?: {
                /** @description Next port of the vessel: its id, which maps give as `location_id`, or its UN/LOCODE. By default, the port that your containers aboard reach first. */
                port_id?: components["parameters"]["NextPortId"];
                /** @description Port that the vessel comes from: its id or its UN/LOCODE. By default, the port that your containers aboard left last; when that is unknown, the path is the shortest one by sea. */
                previous_port_id?: components["parameters"]["PreviousPortId"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel with its expected positions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["VesselDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getVesselFuturePositionsWithCoordinates: {
        parameters: {
            query: {
                /** @description Next port of the vessel: its id, which maps give as `location_id`, or its UN/LOCODE. By default, the port that your containers aboard reach first. */
                port_id?: components["parameters"]["NextPortId"];
                /** @description Port that the vessel comes from: its id or its UN/LOCODE. By default, the port that your containers aboard left last; when that is unknown, the path is the shortest one by sea. */
                previous_port_id?: components["parameters"]["PreviousPortId"];
                /** @description Latitude of the start in degrees (WGS 84). */
                latitude: number;
                /** @description Longitude of the start in degrees (WGS 84). */
                longitude: number;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id or IMO number of the vessel. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel with its expected positions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["VesselDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listShippingLines: {
        parameters: {
            query?: {
                /** @description Returns only lines with this text in a name or SCAC. Upper and lower case make no difference. */
                search?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipping lines. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShippingLineListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getShippingLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the shipping line, its SCAC, or one of its alternative SCACs. */
                id: components["parameters"]["ShippingLineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipping line. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShippingLineDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listParties: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of parties. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PartyListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createParty: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["PartyCreateDocument"];
                "application/json": components["schemas"]["PartyCreateDocument"];
            };
        };
        responses: {
            /** @description The new party. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PartyDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The name is blank or another party has it, or the account has as many parties as it may have. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getParty: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the party. */
                id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PartyDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateParty: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the party. */
                id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["PartyUpdateDocument"];
                "application/json": components["schemas"]["PartyUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated party. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PartyDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The name is blank or another party has it. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listCustomFieldDefinitions: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Returns only custom fields of this kind of record, `Shipment`, `Container` (also as `Cargo`) or `TrackingRequest`. */
                "filter[entity_type]"?: components["parameters"]["FilterEntityType"];
                /** @description Returns only definitions of this data type. */
                "filter[data_type]"?: components["parameters"]["FilterDataType"];
                /** @description Returns only definitions whose name begins with this text, in upper or lower case. */
                "filter[display_name]"?: components["parameters"]["FilterDisplayName"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of definitions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createCustomFieldDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionCreateDocument"];
                "application/json": components["schemas"]["CustomFieldDefinitionCreateDocument"];
            };
        };
        responses: {
            /** @description The new definition. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The definition breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getCustomFieldDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteCustomFieldDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateCustomFieldDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldDefinitionUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated definition. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDefinitionDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The definition breaks a rule, or a member that cannot be changed is another. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listCustomFieldOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All options. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldOptionListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldOptionCreateDocument"];
                "application/json": components["schemas"]["CustomFieldOptionCreateDocument"];
            };
        };
        responses: {
            /** @description The new option. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldOptionDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The option breaks a rule, or the field has no options. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
                /** @description Id of the option. */
                option_id: components["parameters"]["CustomFieldOptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldOptionDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
                /** @description Id of the option. */
                option_id: components["parameters"]["CustomFieldOptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the custom field definition. */
                id: components["parameters"]["CustomFieldDefinitionId"];
                /** @description Id of the option. */
                option_id: components["parameters"]["CustomFieldOptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldOptionUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldOptionUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated option. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldOptionDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The option breaks a rule, or its value is another. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Returns only custom fields of this kind of record, `Shipment`, `Container` (also as `Cargo`) or `TrackingRequest`. */
                "filter[entity_type]"?: components["parameters"]["FilterEntityType"];
                /** @description Returns only values of the record with this id. */
                "filter[entity_id]"?: components["parameters"]["FilterEntityId"];
                /** @description Returns only values of the field with this definition. */
                "filter[definition_id]"?: components["parameters"]["FilterDefinitionId"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldCreateDocument"];
                "application/json": components["schemas"]["CustomFieldCreateDocument"];
            };
        };
        responses: {
            /** @description The value. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field, or there is no such field or record. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the value. */
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the value. */
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the value. */
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldUpdateDocument"];
            };
        };
        responses: {
            /** @description The changed value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listShipmentCustomFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createShipmentCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldSetDocument"];
                "application/json": components["schemas"]["CustomFieldSetDocument"];
            };
        };
        responses: {
            /** @description The value. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field, or there is no such field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteShipmentCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["CustomFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateShipmentCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["parameters"]["ShipmentId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["CustomFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldUpdateDocument"];
            };
        };
        responses: {
            /** @description The changed value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listContainerCustomFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createContainerCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldSetDocument"];
                "application/json": components["schemas"]["CustomFieldSetDocument"];
            };
        };
        responses: {
            /** @description The value. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field, or there is no such field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteContainerCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["ContainerFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateContainerCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the container. */
                id: components["parameters"]["ContainerId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["ContainerFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldUpdateDocument"];
            };
        };
        responses: {
            /** @description The changed value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listTrackingRequestCustomFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createTrackingRequestCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldSetDocument"];
                "application/json": components["schemas"]["CustomFieldSetDocument"];
            };
        };
        responses: {
            /** @description The value. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field, or there is no such field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteTrackingRequestCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["RequestFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateTrackingRequestCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the tracking request. */
                id: components["parameters"]["TrackingRequestId"];
                /** @description Name of the custom field. */
                api_slug: components["parameters"]["RequestFieldApiSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["CustomFieldUpdateDocument"];
                "application/json": components["schemas"]["CustomFieldUpdateDocument"];
            };
        };
        responses: {
            /** @description The changed value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CustomFieldDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundInPath"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value does not fit its field. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadCursorRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["WebhookCreateDocument"];
                "application/json": components["schemas"]["WebhookCreateDocument"];
            };
        };
        responses: {
            /** @description The new webhook with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listWebhookEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events by category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookEventCategoryListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookIps: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source addresses. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookIps"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    triggerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTriggerRequest"];
                "application/vnd.api+json": components["schemas"]["WebhookTriggerRequest"];
            };
        };
        responses: {
            /** @description The result of the delivery. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTriggerResult"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["WebhookUpdateDocument"];
                "application/json": components["schemas"]["WebhookUpdateDocument"];
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/vnd.api+json": components["schemas"]["EmptyDocument"];
                "application/json": components["schemas"]["EmptyDocument"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but not an object. Send an object or no body. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["WebhookRedeliveryCreateDocument"];
                "application/json": components["schemas"]["WebhookRedeliveryCreateDocument"];
            };
        };
        responses: {
            /** @description The number of notifications, which are sent as soon as possible. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookRedeliveryDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule, the period ends before it begins, or the webhook is inactive. `errors` says which. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listWebhookNotifications: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of a page of this list; the page begins after the last record of that page. Records that are added meanwhile cause no repetition and no gap. It is as fast on the last page as on the first. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `webhook`, `reference_object`, `webhook_notification_logs` (always empty).
                 *     - Paths of up to three relationships, such as `reference_object.container`.
                 */
                include?: string;
                /** @description Returns notifications of this event. */
                "filter[event]"?: components["parameters"]["FilterEvent"];
                /** @description Returns notifications with this delivery status. */
                "filter[delivery_status]"?: components["parameters"]["FilterDeliveryStatus"];
                /** @description Returns notifications to the webhook with this id. */
                "filter[webhook]"?: components["parameters"]["FilterWebhook"];
                /** @description Returns only records whose `created_at` is at or after this instant. */
                "filter[created_at][start]"?: components["parameters"]["FilterNotifiedAtStart"];
                /** @description Returns only records whose `created_at` is at or before this instant. */
                "filter[created_at][end]"?: components["parameters"]["FilterNotifiedAtEnd"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadNotificationListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    streamWebhookNotifications: {
        parameters: {
            query?: {
                /** @description Returns notifications of this event. */
                "filter[event]"?: components["parameters"]["FilterEvent"];
                /** @description Returns notifications to the webhook with this id. */
                "filter[webhook]"?: components["parameters"]["FilterWebhook"];
                /** @description The stream begins with records whose `created_at` is at or after this instant. Without it, the stream begins with the next new record. */
                "filter[created_at][start]"?: components["parameters"]["StreamFromTime"];
            };
            header?: {
                /** @description `wait=<seconds>` (RFC 7240) ends the stream after this time, as soon as everything until then is sent; `wait=0` sends what is there. `handling=strict` enforces the contract, as for other operations. */
                Prefer?: components["parameters"]["PreferWait"];
                /** @description The last `id` that came. The stream begins behind it, and `filter[created_at][start]` is ignored. One that no stream with these records has given gets 400 `invalid`; one behind which records are no longer kept gets 400 `forgotten`. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadStreamRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description `filter[webhook]` names no webhook of the account. Take the id of one from `GET /webhooks`. */
            404: {
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookNotificationExample: {
        parameters: {
            query: {
                /** @description The event whose sample to return. */
                event: components["schemas"]["EventName"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample notification. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookNotificationDocument"] | components["schemas"]["DocumentNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The parameter `event` is missing or names an unknown event. */
            400: {
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
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookNotification: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `webhook`, `reference_object`, `webhook_notification_logs` (always empty).
                 *     - Paths of up to three relationships, such as `reference_object.container`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadNotificationRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookNotificationAlias: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `webhook`, `reference_object`, `webhook_notification_logs` (always empty).
                 *     - Paths of up to three relationships, such as `reference_object.container`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadNotificationRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookNotificationBody: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    listWebhookNotificationAttempts: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1, and 0 counts as 1. A page after the last is empty. With `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Number of records on a page. More than 100 counts as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description `ETag` of the reply that you have. While the reply would be the same, you get 304 without a body (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookNotificationAttemptListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadPageRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    redeliverWebhookNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) enforces the contract: an undeclared query parameter gets 400, an undeclared member of the body gets 422, and the media type rules of JSON:API 1.1 apply. Without it, undeclared parameters and members are ignored. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description A key that you make for this request, such as a UUID, with or without quotes. When you repeat the request with the same key within 24 hours, you get the reply of the first, and nothing happens again. Use it to try again after a failure. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the notification. */
                id: components["parameters"]["WebhookNotificationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/vnd.api+json": components["schemas"]["EmptyDocument"];
                "application/json": components["schemas"]["EmptyDocument"];
            };
        };
        responses: {
            /** @description The notification, which is sent as soon as possible. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The webhook is inactive, the notification is so old that its `included` is no longer kept, or the body is valid JSON but not an object. Activate the webhook first; read the records of an old notification; send an object or no body. */
            422: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    onTrackingRequestSucceeded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingRequestNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "tracking_request.succeeded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onTrackingRequestFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingRequestNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "tracking_request.failed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onTrackingRequestAwaitingManifest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingRequestNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "tracking_request.awaiting_manifest";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onTrackingRequestTrackingStopped: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingRequestNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "tracking_request.tracking_stopped";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.created";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.updated";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPodTerminalChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pod_terminal_changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportEmptyOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.empty_out";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFullIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.full_in";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportVesselLoaded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.vessel_loaded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportVesselDeparted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.vessel_departed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportTransshipmentArrived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.transshipment_arrived";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportTransshipmentDischarged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.transshipment_discharged";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportTransshipmentLoaded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.transshipment_loaded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportTransshipmentDeparted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.transshipment_departed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFeederArrived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.feeder_arrived";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFeederDischarged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.feeder_discharged";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFeederLoaded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.feeder_loaded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFeederDeparted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.feeder_departed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportVesselArrived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.vessel_arrived";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportVesselBerthed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.vessel_berthed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportVesselDischarged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.vessel_discharged";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportAvailable: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.available";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportNotAvailable: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.not_available";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportFullOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.full_out";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.delivered";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportEmptyIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.empty_in";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportRailLoaded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.rail_loaded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportRailDeparted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.rail_departed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportRailArrived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.rail_arrived";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportRailUnloaded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.rail_unloaded";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportArrivedAtInlandDestination: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.arrived_at_inland_destination";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportEstimatedVesselDeparted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.estimated.vessel_departed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportEstimatedVesselArrived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.estimated.vessel_arrived";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerTransportEstimatedArrivedAtInlandDestination: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.transport.estimated.arrived_at_inland_destination";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onShipmentEstimatedArrival: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "shipment.estimated.arrival";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPickupLfdChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pickup_lfd.changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPickupLfdLineChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pickup_lfd_line.changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPickupLfdTerminalChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pickup_lfd_terminal.changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPickupLfdRailChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pickup_lfd_rail.changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onContainerPickupAppointmentChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "container.pickup_appointment.changed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onDocumentExtracted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "document.extracted";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
    onDocumentExtractionFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the notification, the same in every attempt. Keep it, and ignore notifications that you have already handled. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the base64-decoded part after `whsec_`, or the whole secret when it does not start with `whsec_`. For 24 hours after the secret was changed there are two signatures, separated by a space: by the new secret, then by the previous one. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal. The key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` made with the previous secret. Sent for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Name of the sender. */
                "User-Agent"?: components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentNotificationDocument"] & {
                    /** @description Narrowed to the event. */
                    data?: {
                        /** @description Narrowed to the event. */
                        attributes?: {
                            /**
                             * @description The event of this webhook.
                             * @constant
                             */
                            event?: "document.extraction_failed";
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Received"];
            201: components["responses"]["Received"];
            202: components["responses"]["Received"];
            204: components["responses"]["Received"];
        };
    };
}
