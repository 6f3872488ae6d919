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
         * @description The shipments of the account, newest first. A shipment appears some moments after its tracking request was made.
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
         * @description One shipment with what is known of its journey, and with `include` its containers and places.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a shipment
         * @description Replaces the reference numbers and tags that are given and leaves the rest.
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
         * @description Asks the sources about the shipment and its containers no more. What is known stays; resume to go on, though what happened meanwhile can be missing then.
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
         * @description Asks the sources about the shipment and its containers again, at once and then as before. What happened while tracking was stopped can be missing.
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
         * Get where the values of a shipment come from
         * @description For each attribute of a shipment the message that gave it: who said it, when, and in which words.
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
         * Get the estimates of a shipment
         * @description Every value that the estimated times of a shipment have had for its ports and destination as they are, each with the message that gave it. Estimates for a port that is no longer the shipment's are not among them: they are transport events with `invalidated_at`.
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
         * @description The containers of the account, newest first.
         */
        get: operations["listContainers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the container that the body names
         * @deprecated
         * @description The same as PATCH /containers/{id}, for clients that name the container in the body alone.
         */
        patch: operations["updateContainerAlias"];
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
         * @description One container: where it stands, what holds it back, until when it can be picked up without charge.
         */
        get: operations["getContainer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a container
         * @description Replaces the reference numbers and leaves the rest.
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
         * List the events of a container
         * @description The milestones and estimates of the journey of a container, the one that was made last first, in one page; of more than 5,000 the latest.
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
         * List the raw events of a container
         * @deprecated
         * @description Everything that sources said about a container, by time, with the places, vessels and terminals that are named; of more than 5,000 events those that were received last. For the journey itself use the transport events.
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
         * Get where the values of a container come from
         * @description For each attribute of a container the message that gave it: who said it, when, and in which words.
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
         * Get the estimates of a container
         * @description Every value that the estimated times of a container have had, each with the message that gave it.
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
         * Get the map of a container
         * @description Where one container has been, is and will go by sea, as GeoJSON: the ports where vessels take it over or hand it on, the vessel that
         *     carries it, the path behind it, and the paths that are expected. Trains, trucks and barges draw nothing.
         *
         *     This is a paid feature of the account. Positions of vessels come about every 15 minutes, not always; while the container is at sea
         *     the map may be kept for an hour, and for good once it has come to the port of discharge. Longitudes lie between -180 and 180: where
         *     two neighbours of a line differ by more than 180 degrees it crosses the 180th meridian, and whoever draws it splits it there.
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
         * @description Lists the tracking requests of the account with their shipments, newest first. With `filter[updated_at]`, the last updated is first.
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
    "/ports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the port, or its UN/LOCODE. Further codes under which lines report the port find it as well. */
                id: components["parameters"]["PortId"];
            };
            cookie?: never;
        };
        /**
         * Get a port
         * @description One seaport: where it is, its time zone and its container terminals.
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
                /** @description Id of the metro area, or its UN/LOCODE. */
                id: components["parameters"]["MetroAreaId"];
            };
            cookie?: never;
        };
        /**
         * Get a metro area
         * @description One inland city to which containers are carried on from their port of discharge.
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
         * @description One ocean container terminal: its codes, its address, and what it tells of containers.
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
         * @description One ramp where containers leave their train.
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
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Get a vessel
         * @description One vessel that carries, or has carried, a container that is tracked here. Its position is null while none is known.
         *
         *     `show_positions` asks for where it has been as well, one position for each quarter of an hour in which it was seen, oldest first.
         *     That is a paid feature of the account.
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
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Predict the way of a vessel
         * @description Where one vessel is expected to be on its way from where it was seen last to a port. This is a paid feature of the account.
         *
         *     The prediction follows the lanes of the sea from the previous port to this one. It joins them ahead of the vessel and never
         *     turns back. The vessel goes on as fast as it was seen to sail last, else as fast as it sailed in the seven days before, else at
         *     14 knots. There is one position for each minute after the start, the last one in the port, and at most 28,800: 20 days. All of
         *     them are `estimated`.
         *
         *     `positions` is empty when the vessel was not seen within the last 48 hours, when no port is named and no next call is known, and
         *     when closed passages leave no way to the port.
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
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        /**
         * Predict the way of a vessel from a given place
         * @description Where one vessel is expected to be on its way to a port when it is at a given place now. This is a paid feature of the account.
         *
         *     The prediction follows the lanes of the sea from the previous port to this one. It joins them ahead of the vessel and never
         *     turns back. The vessel goes on as fast as it was seen to sail last, else as fast as it sailed in the seven days before, else at
         *     14 knots. There is one position for each minute after the start, the last one in the port, and at most 28,800: 20 days. All of
         *     them are `estimated`.
         *
         *     `positions` is empty when no port is named and no next call is known, and when closed passages leave no way to the port.
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
         * @description The shipping lines that this installation can ask, by name. The list is one page, whatever size is asked for.
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
         * @description One shipping line, also when this installation cannot ask it.
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
         *     - Only one previous secret is kept. A second rotation within 24 hours drops the oldest at once and starts 24 hours for the one that it
         *       replaces.
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
         *     - It becomes `pending`, gets new signatures and 12 new attempts, and ends with the status of the redelivery: one that had `succeeded` can
         *       become `failed`.
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
         *     - It becomes `pending`, gets new signatures and 12 new attempts, and ends with the status of the redelivery: one that had `succeeded` can
         *       become `failed`.
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
         * @description The container became available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
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
         * @description The container was marked as delivered. Never sent, because no source reports it.
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
         *     - `too_large`: 413. The body is larger than 100 kB. Send less at once.
         *     - `unsupported_media_type`: 415. The operation takes no body of this media type. Send `application/vnd.api+json` or `application/json`.
         *     - `unsupported_charset`: 415. The body is not in UTF-8. Send it in UTF-8.
         *     - `unsupported_encoding`: 415. The body's `Content-Encoding` is unknown. Use gzip, deflate or br, or send it uncompressed.
         *     - `unknown_member`: 422, under `handling=strict` only. The body has a member that the contract does not name. Leave it out.
         *     - `duplicate`: 422. An open tracking request or an active shipment already tracks this number at this shipping line. Use that one.
         *     - `unsupported_line`: 422. This installation cannot query the shipping line. `GET /shipping_lines` lists those that it can.
         *     - `unknown_party`: 422. The account has no party with this id. Leave the customer out.
         *     - `limit_reached`: 422. The account has as many of these records as it may have. Delete one first.
         *     - `tracked`: 422. The shipment is tracked already. Nothing has to be done.
         *     - `not_tracked`: 422. The shipment is not tracked. Nothing has to be done.
         *     - `inactive`: 422. The webhook is inactive. Activate it first.
         *     - `rate_limited`: 429. There were too many requests within a minute. Wait as many seconds as `Retry-After` says.
         *     - `storage_unavailable`: 500. The database cannot be used at the moment. Try again.
         *     - `internal_error`: 500. The server failed. Try again; if it stays so, give the operator the `request_id`.
         * @example blank
         * @enum {string|null}
         */
        ErrorCode: "blank" | "wrong_type" | "not_allowed" | "invalid" | "unknown_include" | "too_much_included" | "page_too_large" | "too_broad" | "unknown_parameter" | "malformed_json" | "malformed_encoding" | "unauthorized" | "entitlement_required" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "too_large" | "unsupported_media_type" | "unsupported_charset" | "unsupported_encoding" | "unknown_member" | "duplicate" | "unsupported_line" | "unknown_party" | "limit_reached" | "tracked" | "not_tracked" | "inactive" | "rate_limited" | "storage_unavailable" | "internal_error" | null;
        /** @description An error. */
        ErrorObject: {
            /**
             * Format: uuid
             * @description Id of this error, another one for each. The id of the request is in `meta.request_id`.
             * @example c6f0a171-3d97-4c3b-9e0d-5b1f6e2d70c4
             */
            id?: string;
            /**
             * @description HTTP status.
             * @example 422
             */
            status?: string | null;
            /** @description What in the request caused the error. */
            source?: {
                /**
                 * @description JSON Pointer into the request body (RFC 6901).
                 * @example /data/attributes/scac
                 */
                pointer?: string | null;
                /**
                 * @description Name of the query parameter or path parameter.
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
             * @description What went wrong, the same for every error of its kind.
             * @example Unprocessable Entity
             */
            title: string;
            /**
             * @description What went wrong in this request.
             * @example /data/attributes/scac must not be blank
             */
            detail?: string | null;
            code?: components["schemas"]["ErrorCode"];
            /** @description Further facts, free-form. */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The body of every answer that is an error. */
        ErrorDocument: {
            /** @description Everything that is wrong with the request, at least one. */
            errors: components["schemas"]["ErrorObject"][];
            /** @description What belongs to the whole answer. */
            meta: {
                /**
                 * @description The id of the request, as in the header `X-Request-Id`, to find it in the logs.
                 * @example 01a03842-3d97-79be-b681-2969d0e00a28
                 */
                request_id: string;
            };
        };
        /** @description What is known of the shipment. */
        ShipmentAttributes: {
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-07-31T06:20:14Z
             */
            created_at: string;
            /**
             * @description Your reference numbers, copied from the tracking request. What the shipping line names is in `line_ref_numbers`.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[] | null;
            /**
             * @description Your tags, copied from the tracking request.
             * @example [
             *       "autumn-range"
             *     ]
             */
            tags: string[];
            /**
             * @description Master bill of lading number; the number submitted when the line has not named one yet.
             * @example MEDUSH482917
             */
            bill_of_lading_number: string;
            /**
             * @description The number as it is sent to the shipping line.
             * @example MEDUSH482917
             */
            normalized_number: string;
            /**
             * @description SCAC of the shipping line.
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
            /** @description Name of the customer that the shipment is for. */
            customer_name: string | null;
            /**
             * @description UN/LOCODE of the port of lading.
             * @example CNSHA
             */
            port_of_lading_locode: string | null;
            /**
             * @description Name of the port of lading.
             * @example Shanghai
             */
            port_of_lading_name: string | null;
            /**
             * @description UN/LOCODE of the port of discharge.
             * @example USLAX
             */
            port_of_discharge_locode: string | null;
            /**
             * @description Name of the port of discharge.
             * @example Los Angeles
             */
            port_of_discharge_name: string | null;
            /**
             * @description Name of the vessel that arrives at the port of discharge.
             * @example MSC ISABELLA
             */
            pod_vessel_name: string | null;
            /**
             * @description IMO number of the vessel that arrives at the port of discharge.
             * @example 9839272
             */
            pod_vessel_imo: string | null;
            /**
             * @description Number of the voyage that arrives at the port of discharge.
             * @example FA631E
             */
            pod_voyage_number: string | null;
            /**
             * @description UN/LOCODE of the inland destination; null when the journey ends at the port of discharge.
             * @example USCHI
             */
            destination_locode: string | null;
            /**
             * @description Name of the inland destination.
             * @example Chicago
             */
            destination_name: string | null;
            /**
             * @description IANA time zone of the destination; applies to `destination_eta_at` and `destination_ata_at`.
             * @example America/Chicago
             */
            destination_timezone: string | null;
            /**
             * Format: date-time
             * @description Actual arrival at the destination according to the shipping line; zone `destination_timezone`.
             * @example 2026-08-20T15:40:00Z
             */
            destination_ata_at: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival at the destination according to the shipping line; zone `destination_timezone`.
             * @example 2026-08-20T16:00:00Z
             */
            destination_eta_at: string | null;
            /**
             * Format: date-time
             * @description Estimated departure from the port of lading as reported by the line; carrier dependent; zone `pol_timezone`.
             * @example 2026-08-06T10:00:00Z
             */
            pol_etd_at: string | null;
            /**
             * Format: date-time
             * @description Actual departure from the port of lading; zone `pol_timezone`.
             * @example 2026-08-06T14:10:00Z
             */
            pol_atd_at: string | null;
            /**
             * @description IANA time zone of the port of lading.
             * @example Asia/Shanghai
             */
            pol_timezone: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival at the port of discharge; zone `pod_timezone`.
             * @example 2026-08-22T12:00:00Z
             */
            pod_eta_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the arrival at the port of discharge reported by the line; zone `pod_timezone`.
             * @example 2026-08-21T15:00:00Z
             */
            pod_original_eta_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the departure from the port of lading reported by the line; zone `pol_timezone`.
             * @example 2026-08-05T22:00:00Z
             */
            pol_original_etd_at: string | null;
            /**
             * Format: date-time
             * @description First estimate of the arrival at the destination reported by the line; zone `destination_timezone`.
             * @example 2026-08-19T16:00:00Z
             */
            destination_original_eta_at: string | null;
            /**
             * Format: date-time
             * @description Actual arrival at the port of discharge; zone `pod_timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            pod_ata_at: string | null;
            /**
             * @description IANA time zone of the port of discharge.
             * @example America/Los_Angeles
             */
            pod_timezone: string | null;
            /**
             * Format: date-time
             * @description Last attempt to update from the shipping line.
             * @example 2026-08-25T09:30:02Z
             */
            line_tracking_last_attempted_at: string | null;
            /**
             * Format: date-time
             * @description Last successful update from the shipping line.
             * @example 2026-08-25T09:30:03Z
             */
            line_tracking_last_succeeded_at: string | null;
            /**
             * Format: date-time
             * @description When checking at the shipping line stopped; null while tracking is active.
             * @example 2026-09-03T18:00:05Z
             */
            line_tracking_stopped_at: string | null;
            /**
             * @description Why checking at the shipping line stopped; null while tracking is active.
             *
             *     - `all_containers_terminated`: All empty containers are back.
             *     - `past_arrival_window`: Too long since the arrival without a pickup.
             *     - `past_full_out_window`: Too long since the pickup without the return of the empty container.
             *     - `no_updates_at_line`: Too long without news from the shipping line.
             *     - `cancelled_by_user`: Stopped with `stop_tracking`.
             *     - `booking_cancelled`: The shipping line cancelled the booking.
             * @enum {string|null}
             */
            line_tracking_stopped_reason: "all_containers_terminated" | "past_arrival_window" | "past_full_out_window" | "no_updates_at_line" | "cancelled_by_user" | "booking_cancelled" | null;
            /**
             * @description References of shipper, forwarder and consignee that the shipping line reports, such as purchase orders, in alphabetical order; at most 100. Yours are in `ref_numbers` and stay as you set them. Absent only from notifications that were made before this attribute was.
             * @example [
             *       "FF-482113",
             *       "PO44710231"
             *     ]
             */
            line_ref_numbers?: string[];
        };
        /** @description A reference to a port; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to a port, or to none. */
        OptionalPortRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["PortIdentifier"] | null;
        };
        /** @description A reference to a terminal; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to a terminal, or to none. */
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
        /** @description A reference to a port or metro area, or to none. */
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
        /** @description A reference to a terminal or rail terminal, or to none. */
        OptionalTerminalOrRailTerminalRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["TerminalOrRailTerminalIdentifier"] | null;
        };
        /** @description A reference to a user; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to an user, or to none. */
        OptionalUserRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["UserIdentifier"] | null;
        };
        /** @description A reference to a container; the record itself is in `included` when it was asked for. */
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
        /** @description References from a shipment to related records. */
        ShipmentRelationships: {
            /** @description The port of lading; null while unknown. */
            port_of_lading: components["schemas"]["OptionalPortRelationship"];
            /** @description The port of discharge; null while unknown. */
            port_of_discharge: components["schemas"]["OptionalPortRelationship"];
            /** @description The terminal at the port of discharge; null while unknown. It is found by a code that sources tell (SMDG, BIC or FIRMS, whatever list they say it is from), else by its name at the place; else the only one there that is configured to be asked, and provenance says that it was assumed. */
            pod_terminal: components["schemas"]["OptionalTerminalRelationship"];
            /** @description The inland destination; null when the journey ends at the port of discharge. */
            destination: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
            /** @description The terminal at the inland destination; null when there is none or while unknown. It is found like `pod_terminal`; a rail terminal is assumed only where a train brings the container. */
            destination_terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
            /** @description The user who stopped tracking. Always null, because requests are made with API keys and not by users. */
            line_tracking_stopped_by_user: components["schemas"]["OptionalUserRelationship"];
            /** @description The containers of the shipment. A shipment that travels with a notification names at most 100 of them, the oldest; `links` and `meta` are there only when it has more. */
            containers: {
                /** @description The references; empty when there are none. */
                data: components["schemas"]["ContainerIdentifier"][];
                /** @description Where all containers are named; only in a notification that does not name all of them. */
                links?: {
                    /**
                     * Format: uri-reference
                     * @description Path of the shipment.
                     * @example /v2/shipments/01a00d5d-8000-7a3c-9d1e-5b7f2c4a6e80
                     */
                    related: string;
                };
                /** @description How many containers there are; only in a notification that does not name all of them. */
                meta?: {
                    /**
                     * @description How many containers the shipment has.
                     * @example 1000
                     */
                    total: number;
                };
            };
        };
        /** @description Where a record is. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description Path of the record.
             * @example /v2/shipments/019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            self: string;
        };
        /** @description A shipment: the containers under one bill of lading or booking, on one journey. */
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
            /** @description Where the record is. */
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description A hold that keeps a container from being picked up. */
        TerminalHold: {
            /**
             * @description What kind of hold: `freight`, `customs`, `USDA`, `VACIS`, `TMF` or `other`.
             * @example customs
             */
            name: string;
            /**
             * @description Whether the hold is announced or in force; a cleared hold leaves the list.
             *
             *     - `pending`: Announced. It does not prevent pickup yet.
             *     - `hold`: In force. It prevents pickup.
             * @enum {string}
             */
            status: "pending" | "hold";
            /**
             * @description The terminal's own words.
             * @example CBP exam hold
             */
            description: string | null;
        };
        /**
         * @description Where the container stands in its journey. The order is not fixed, because values can be skipped and some alternate.
         *
         *     - `new`: Tracked. Nothing has happened yet.
         *     - `on_ship`: Aboard, until discharged at the port of discharge.
         *     - `available`: At its last terminal and cleared for pickup.
         *     - `not_available`: At its last terminal and not cleared for pickup.
         *     - `grounded`: Discharged at its last terminal. Whether it is available is unknown.
         *     - `on_rail`: On a train after the port of discharge.
         *     - `picked_up`: Out with a trucker.
         *     - `off_dock`: Moved to a yard outside the terminal.
         *     - `delivered`: Never sent: no source reports it.
         *     - `dropped`: Left full at the consignee's place.
         *     - `loaded`: On its way to the port of lading by train, truck or barge.
         *     - `empty_returned`: The empty container is back. The journey is over.
         *     - `awaiting_inland_transfer`: Discharged at the port, with a rail leg ahead.
         * @enum {string}
         */
        ContainerStatus: "new" | "on_ship" | "available" | "not_available" | "grounded" | "on_rail" | "picked_up" | "off_dock" | "delivered" | "dropped" | "loaded" | "empty_returned" | "awaiting_inland_transfer";
        /** @description A fee that the terminal asks for a container. */
        TerminalFee: {
            /**
             * @description What the fee is for; `total` sums up the others.
             *
             *     - `demurrage`: For staying beyond the last free day.
             *     - `exam`: For a customs examination.
             *     - `extended_dwell_time`: For a long stay, beside demurrage.
             *     - `other`: For anything else.
             *     - `total`: The sum of the others.
             * @enum {string}
             */
            type: "demurrage" | "exam" | "extended_dwell_time" | "other" | "total";
            /**
             * @description The amount in local currency.
             * @example 325.5
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @example USD
             */
            currency_code?: string;
        };
        /** @description The last days on which a container can be picked up without charge, by who says so. Each is the instant at which the day begins at the facility, midnight in its zone: the whole day is free. `2026-11-05T05:00:00Z` is 5 November in New York. */
        ImportDeadlines: {
            /**
             * Format: date-time
             * @description Last free day before demurrage accrues; zone `pod_timezone`.
             * @example 2026-08-28T07:00:00Z
             */
            pickup_lfd_terminal: string | null;
            /**
             * Format: date-time
             * @description Last free day at the inland destination according to the rail carrier; zone `final_destination_timezone`.
             * @example 2026-08-28T05:00:00Z
             */
            pickup_lfd_rail: string | null;
            /**
             * Format: date-time
             * @description Last free day according to the shipping line (carrier dependent); preferred source of `pickup_lfd`.
             * @example 2026-08-27T07:00:00Z
             */
            pickup_lfd_line: string | null;
        };
        /** @description What is known of the container. */
        ContainerAttributes: {
            /**
             * @description Container number (ISO 6346).
             * @example MSDU7318267
             */
            number: string;
            /**
             * @description Number of the seal; not every shipping line tells it.
             * @example FX24681357
             */
            seal_number: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-07-31T06:20:14Z
             */
            created_at: string;
            /**
             * @description Your reference numbers.
             * @example [
             *       "PO-4471023"
             *     ]
             */
            ref_numbers: string[];
            /**
             * Format: date-time
             * @description When the vessel arrived at the port of discharge; zone `pod_timezone`.
             * @example 2026-08-22T13:05:00Z
             */
            pod_arrived_at: string | null;
            /**
             * Format: date-time
             * @description When the container was discharged at the port of discharge; zone `pod_timezone`.
             * @example 2026-08-23T20:42:00Z
             */
            pod_discharged_at: string | null;
            /**
             * Format: date-time
             * @description When the full container left the final destination of an inland move; zone `final_destination_timezone`.
             * @example 2026-08-27T15:12:00Z
             */
            final_destination_full_out_at: string | null;
            /** @description What keeps the container from being picked up; empty when nothing is known to. */
            holds_at_pod_terminal: components["schemas"]["TerminalHold"][];
            /** @description Whether the container can be picked up; meaningful when `availability_known` is true. */
            available_for_pickup: boolean | null;
            /**
             * Format: date-time
             * @description When the container was marked as delivered. No source says it, so that it is null.
             * @example 2026-08-28T17:00:00Z
             */
            delivered_at: string | null;
            /** @description Where the container stands in its journey. */
            current_status: components["schemas"]["ContainerStatus"];
            /**
             * Format: date-time
             * @description When the empty container was picked up at the origin.
             * @example 2026-08-01T01:15:00Z
             */
            empty_out_at: string | null;
            /**
             * Format: date-time
             * @description When the full container was delivered at the origin.
             * @example 2026-08-03T08:50:00Z
             */
            pol_full_in_at: string | null;
            /**
             * Format: date-time
             * @description When the container was loaded on the vessel at the port of lading.
             * @example 2026-08-06T03:35:00Z
             */
            pol_vessel_loaded_at: string | null;
            /**
             * Format: date-time
             * @description When the vessel left the port of lading with the container.
             * @example 2026-08-06T14:10:00Z
             */
            pol_vessel_departed_at: string | null;
            /**
             * @description What kind of container it is.
             *
             *     - `dry`: For general cargo.
             *     - `reefer`: Refrigerated.
             *     - `open top`: Open at the top.
             *     - `flat rack`: Without side walls and roof.
             *     - `bulk`: For loose dry cargo.
             *     - `tank`: For liquids and gases.
             * @enum {string|null}
             */
            equipment_type: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | null;
            /**
             * @description Length in feet.
             *
             *     - `10`: 10 feet.
             *     - `20`: 20 feet.
             *     - `40`: 40 feet.
             *     - `45`: 45 feet.
             * @enum {integer|null}
             */
            equipment_length: 10 | 20 | 40 | 45 | null;
            /**
             * @description Height class.
             *
             *     - `standard`: 8 feet 6 inches, or less.
             *     - `high_cube`: 9 feet 6 inches.
             * @enum {string|null}
             */
            equipment_height: "standard" | "high_cube" | null;
            /**
             * Format: date-time
             * @description When the full container left the port of discharge; null for inland moves; zone `pod_timezone`.
             * @example 2026-08-27T16:20:00Z
             */
            pod_full_out_at: string | null;
            /**
             * Format: date-time
             * @description When the empty container was returned; zone `empty_terminated_timezone`.
             * @example 2026-09-02T19:05:00Z
             */
            empty_terminated_at: string | null;
            /**
             * Format: date-time
             * @description When the terminal was last checked.
             * @example 2026-08-25T09:30:05Z
             */
            terminal_checked_at: string | null;
            /** @description What the terminal asks to be paid; empty when nothing is known to be due. */
            fees_at_pod_terminal: components["schemas"]["TerminalFee"][];
            /**
             * Format: date-time
             * @description Last free day: the first known of line, terminal and rail in `import_deadlines`. It is the instant at which the day begins at the facility, midnight in its zone; the whole day is free.
             * @example 2026-08-27T07:00:00Z
             */
            pickup_lfd: string | null;
            /**
             * Format: date-time
             * @description Pickup appointment at the terminal, when there is one; zone `pod_timezone`.
             * @example 2026-08-27T16:00:00Z
             */
            pickup_appointment_at: string | null;
            /**
             * @description Chassis used for the pickup at the port of discharge.
             * @example DCLZ412907
             */
            pod_full_out_chassis_number: string | null;
            /**
             * @description Where the container stands in the terminal, in the terminal's own words.
             * @example Grounded G4-217
             */
            location_at_pod_terminal: string | null;
            /**
             * Format: date-time
             * @description When the terminal was last asked.
             * @example 2026-08-25T09:30:05Z
             */
            pod_last_tracking_request_at: string | null;
            /**
             * Format: date-time
             * @description When the shipping line was last asked.
             * @example 2026-08-25T09:30:02Z
             */
            shipment_last_tracking_request_at: string | null;
            /**
             * Format: date-time
             * @description When the rail carrier was last asked.
             * @example 2026-08-25T09:30:07Z
             */
            rail_last_tracking_request_at: string | null;
            /** @description Whether the terminal tells if the container is available. */
            availability_known: boolean;
            /**
             * @description IANA time zone of the port of discharge; applies to `pod_arrived_at`, `pod_discharged_at`, `pickup_appointment_at` and `pod_full_out_at`.
             * @example America/Los_Angeles
             */
            pod_timezone: string | null;
            /**
             * @description IANA time zone of the final destination; applies to `final_destination_full_out_at`.
             * @example America/Chicago
             */
            final_destination_timezone: string | null;
            /**
             * @description Weight in pounds.
             * @example 38580
             */
            weight_in_lbs: number | null;
            /**
             * @description IANA time zone of the empty return; applies to `empty_terminated_at`.
             * @example America/Los_Angeles
             */
            empty_terminated_timezone: string | null;
            /**
             * @description SCAC of the rail carrier that picks up at the port of discharge (beta).
             * @example BNSF
             */
            pod_rail_carrier_scac: string | null;
            /**
             * @description SCAC of the rail carrier that delivers at the inland destination (beta).
             * @example BNSF
             */
            ind_rail_carrier_scac: string | null;
            /**
             * Format: date-time
             * @description When the container was loaded on a train at the port of discharge; zone `pod_timezone`.
             * @example 2026-08-16T21:30:00Z
             */
            pod_rail_loaded_at: string | null;
            /**
             * Format: date-time
             * @description When the train left the port of discharge; zone `pod_timezone`.
             * @example 2026-08-17T05:10:00Z
             */
            pod_rail_departed_at: string | null;
            /**
             * Format: date-time
             * @description Estimated arrival at the inland destination according to the rail carrier; zone `final_destination_timezone`.
             * @example 2026-08-20T16:00:00Z
             */
            ind_eta_at: string | null;
            /**
             * Format: date-time
             * @description Actual arrival at the inland destination according to the rail carrier; zone `final_destination_timezone`.
             * @example 2026-08-20T15:40:00Z
             */
            ind_ata_at: string | null;
            /**
             * Format: date-time
             * @description When the container was unloaded from the train at the inland destination; zone `final_destination_timezone`.
             * @example 2026-08-21T03:25:00Z
             */
            ind_rail_unloaded_at: string | null;
            /** @description Holds at the inland facility; null when it is not asked. */
            ind_facility_holds: components["schemas"]["TerminalHold"][] | null;
            /** @description Fees at the inland facility; null when it is not asked. */
            ind_facility_fees: components["schemas"]["TerminalFee"][] | null;
            /**
             * Format: date-time
             * @deprecated
             * @description Last free day at the inland facility, as midnight in `final_destination_timezone`. Use `import_deadlines.pickup_lfd_rail` instead.
             * @example 2026-08-28T05:00:00Z
             */
            ind_facility_lfd_on: string | null;
            /** @description Last free days by who says so, each as the midnight that begins it. */
            import_deadlines: components["schemas"]["ImportDeadlines"] | null;
            /**
             * Format: date-time
             * @description Last free day according to the shipping line, as older clients name it; the midnight that begins it.
             * @example 2026-08-27T07:00:00Z
             */
            ssl_lfd: string | null;
        };
        /** @description A reference to a shipment; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to a shipment. */
        ShipmentRelationship: {
            /** @description The reference. */
            data: components["schemas"]["ShipmentIdentifier"];
        };
        /** @description A reference to a transport event; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to a raw event; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to several raw events. */
        RawEventsRelationship: {
            /** @description The references. Empty when there are none. */
            data: components["schemas"]["RawEventIdentifier"][];
        };
        /** @description References from a container to related records. */
        ContainerRelationships: {
            /** @description The shipment that the container belongs to. */
            shipment: components["schemas"]["ShipmentRelationship"];
            /** @description Where the container is picked up; null while unknown. */
            pickup_facility: components["schemas"]["OptionalTerminalRelationship"];
            /** @description The terminal at the port of discharge; null while unknown. It is found by a code that sources tell (SMDG, BIC or FIRMS, whatever list they say it is from), else by its name at the place; else the only one there that is configured to be asked, and provenance says that it was assumed. */
            pod_terminal: components["schemas"]["OptionalTerminalRelationship"];
            /** @description The milestones and estimates of the journey, newest first. */
            transport_events: {
                /** @description The references; empty when there are none. */
                data: components["schemas"]["TransportEventIdentifier"][];
            };
            /** @description The messages of the sources in the order of the journey. */
            raw_events: components["schemas"]["RawEventsRelationship"];
        };
        /** @description A container: the equipment during one journey. */
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
         * @description Name of a milestone or estimate in the journey of a container, or of a change of its last free day or appointment.
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
         *     - `container.transport.available`: The container became available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.not_available`: The container is no longer available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.full_out`: The full container left the port of discharge or the inland destination.
         *     - `container.transport.delivered`: The container was marked as delivered. Never sent, because no source reports it.
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
        /** @description What is known of the event. */
        TransportEventAttributes: {
            /** @description What happened or will happen. */
            event: components["schemas"]["TransportEventName"];
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /**
             * @description Number of the voyage.
             * @example FA631E
             */
            voyage_number: string | null;
            /**
             * Format: date-time
             * @description When it happened; for an estimate the predicted time, for a change when it was noticed.
             * @example 2026-08-22T13:05:00Z
             */
            timestamp: string | null;
            /**
             * @description IANA time zone of the place; null when the place is unknown, `timestamp` is then the local time as if it were UTC.
             * @example America/Los_Angeles
             */
            timezone: string | null;
            /**
             * @description UN/LOCODE of the place; null when the source does not name one.
             * @example USLAX
             */
            location_locode: string | null;
            /**
             * @description Who said it.
             *
             *     - `shipping_line`: The shipping line.
             *     - `terminal`: The terminal at the port.
             *     - `rail`: The railway at an inland terminal.
             *     - `ais`: Positions that vessels report (AIS).
             * @enum {string}
             */
            data_source: "shipping_line" | "terminal" | "rail" | "ais";
            /** @description The new value, for events that report a change of a field; null otherwise, and when the field has no value any more. */
            value: string | null;
            /**
             * Format: date-time
             * @description When the source took it back; null while it stands.
             * @example 2026-08-23T02:10:00Z
             */
            invalidated_at: string | null;
            /**
             * Format: date-time
             * @description The new value as a time, for events that report a change of a time; null otherwise, and when there is none any more. A last free day is the midnight that begins it at the facility.
             * @example 2026-08-27T07:00:00Z
             */
            value_timestamp: string | null;
        };
        /** @description A reference to a container. */
        ContainerRelationship: {
            /** @description The reference. */
            data: components["schemas"]["ContainerIdentifier"];
        };
        /** @description A reference to a vessel; the record itself is in `included` when it was asked for. */
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
        /** @description A reference to a vessel, or to none. */
        OptionalVesselRelationship: {
            /** @description The reference. Null when there is none. */
            data: components["schemas"]["VesselIdentifier"] | null;
        };
        /** @description A milestone or an estimate in the journey of a container, or a change of its last free day or appointment. */
        TransportEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
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
                /** @description The vessel; null when none was involved or none was named. */
                vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The place; null when it is unknown. */
                location: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The terminal; null when it is unknown. */
                terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
                /** @description The message that it was derived from; null when that was no event, such as a report of a terminal. */
                source_event: {
                    /** @description The reference; null when there is none. */
                    data: components["schemas"]["RawEventIdentifier"] | null;
                };
                /** @description The event that this one replaces; null for the first. */
                previous_version: {
                    /** @description The reference; null when there is none. */
                    data: components["schemas"]["TransportEventIdentifier"] | null;
                };
            };
        };
        /**
         * @description Our name of what a source said.
         *
         *     - `empty_out`: The empty container left the depot.
         *     - `full_in`: The full container was delivered at the origin.
         *     - `positioned_in`: The empty container was moved into a facility.
         *     - `positioned_out`: The empty container was moved out of a facility.
         *     - `vessel_loaded`: Loaded aboard at the port of lading.
         *     - `vessel_departed`: The vessel left the port of lading.
         *     - `transshipment_arrived`: The vessel arrived at a transshipment port.
         *     - `transshipment_discharged`: Discharged at a transshipment port.
         *     - `transshipment_loaded`: Loaded aboard the next vessel.
         *     - `transshipment_departed`: The next vessel left the transshipment port.
         *     - `feeder_arrived`: A feeder vessel or barge arrived.
         *     - `feeder_discharged`: Discharged from a feeder vessel or barge.
         *     - `feeder_loaded`: Loaded aboard a feeder vessel or barge.
         *     - `feeder_departed`: A feeder vessel or barge left.
         *     - `rail_loaded`: Loaded on a train.
         *     - `rail_departed`: The train left.
         *     - `rail_arrived`: The train arrived.
         *     - `rail_unloaded`: Unloaded from the train.
         *     - `vessel_arrived`: The vessel arrived at the port of discharge.
         *     - `vessel_discharged`: Discharged at the port of discharge.
         *     - `arrived_at_destination`: Arrived at the inland destination.
         *     - `delivered`: Delivered to the consignee.
         *     - `full_out`: The full container left its last terminal.
         *     - `empty_in`: The empty container was returned.
         *     - `vgm_received`: The shipping line received the verified gross mass (SOLAS VI/2).
         *     - `carrier_release`: The shipping line released the container.
         *     - `customs_release`: Customs released the container.
         *     - `available`: Ready for pickup.
         * @enum {string}
         */
        RawEventName: "empty_out" | "full_in" | "positioned_in" | "positioned_out" | "vessel_loaded" | "vessel_departed" | "transshipment_arrived" | "transshipment_discharged" | "transshipment_loaded" | "transshipment_departed" | "feeder_arrived" | "feeder_discharged" | "feeder_loaded" | "feeder_departed" | "rail_loaded" | "rail_departed" | "rail_arrived" | "rail_unloaded" | "vessel_arrived" | "vessel_discharged" | "arrived_at_destination" | "delivered" | "full_out" | "empty_in" | "vgm_received" | "carrier_release" | "customs_release" | "available";
        /**
         * @description Kind of source: a shipping line, an ocean terminal, or a railway at an inland terminal.
         *
         *     - `shipping_line`: The shipping line.
         *     - `terminal`: The terminal at the port.
         *     - `rail`: The railway at an inland terminal.
         * @enum {string}
         */
        DataSource: "shipping_line" | "terminal" | "rail";
        /** @description What the source said. */
        RawEventAttributes: {
            /** @description Our name of what the source said; null when it has none among these. */
            event: components["schemas"]["RawEventName"] | null;
            /**
             * @description The source's own name of it.
             * @example TRANSPORT ARRI ACT
             */
            original_event: string | null;
            /**
             * Format: date-time
             * @description When it happened or will happen.
             * @example 2026-08-22T13:05:00Z
             */
            timestamp: string;
            /** @description Whether it is expected and has not happened yet. */
            estimated: boolean;
            /**
             * Format: date
             * @deprecated
             * @description Day on which it happened, at the place. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22
             */
            actual_on: string | null;
            /**
             * Format: date
             * @deprecated
             * @description Day on which it is expected, at the place. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22
             */
            estimated_on: string | null;
            /**
             * Format: date-time
             * @deprecated
             * @description When it happened. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22T13:05:00Z
             */
            actual_at: string | null;
            /**
             * Format: date-time
             * @deprecated
             * @description When it is expected. Use `timestamp` and `estimated` instead.
             * @example 2026-08-22T12:00:00Z
             */
            estimated_at: string | null;
            /**
             * Format: date-time
             * @description When it is expected; null for what has happened.
             * @example 2026-08-22T12:00:00Z
             */
            will_occur_at: string | null;
            /**
             * Format: date-time
             * @description When the source took it back, or said something else in its place; null while it stands.
             * @example 2026-08-23T02:10:00Z
             */
            invalidated_at: string | null;
            /**
             * @description Position in the history of the container, from 0, by time.
             * @example 5
             */
            index: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-08-22T13:28:00Z
             */
            created_at: string;
            /** @description What kind of source said it. */
            data_source: components["schemas"]["DataSource"];
            /**
             * @description Name of the source; null when it has none beside its code.
             * @example Mediterranean Shipping Company
             */
            data_provider_name: string | null;
            /**
             * @description Code of the source. Of a shipping line the SCAC, of others the name under which they are configured.
             * @example MSCU
             */
            data_provider_code: string;
            /**
             * @description Number of the voyage.
             * @example FA631E
             */
            voyage_number: string | null;
            /**
             * @description The source's own name of the place, or ours when it gives a code only.
             * @example Los Angeles
             */
            location_name: string | null;
            /**
             * @description UN/LOCODE of the place.
             * @example USLAX
             */
            location_locode: string | null;
            /**
             * @description Name of the vessel.
             * @example MSC ISABELLA
             */
            vessel_name: string | null;
            /**
             * @description IMO number of the vessel.
             * @example 9839272
             */
            vessel_imo: string | null;
            /**
             * @description IANA time zone of the place; null when it is unknown, the times are then local times as if they were UTC.
             * @example America/Los_Angeles
             */
            timezone: string | null;
        };
        /** @description What a source said once about a container, close to its own words. */
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
                /** @description The place; null when it is unknown. */
                location: components["schemas"]["OptionalPortOrMetroAreaRelationship"];
                /** @description The vessel; null when none was involved or none was named. */
                vessel: components["schemas"]["OptionalVesselRelationship"];
                /** @description The container. */
                container: components["schemas"]["ContainerRelationship"];
                /** @description The terminal; null when it is unknown. */
                terminal: components["schemas"]["OptionalTerminalOrRailTerminalRelationship"];
            };
        };
        /** @description What is known of the port. */
        PortAttributes: {
            /**
             * Format: uuid
             * @description Id of the port, repeated here as on the record.
             * @example d651c34d-584c-5814-a28f-458a75047e1a
             */
            id: string;
            /**
             * @description Name of the port.
             * @example Los Angeles
             */
            name: string;
            /**
             * @description UN/LOCODE.
             * @example USLAX
             */
            code: string;
            /**
             * @description State or province, abbreviated, where the country uses one.
             * @example CA
             */
            state_abbr: string | null;
            /**
             * @description City, when its name differs from the port's.
             * @example San Pedro
             */
            city: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of the country.
             * @example US
             */
            country_code: string;
            /**
             * @description Latitude in degrees (WGS84).
             * @example 33.74
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS84).
             * @example -118.26
             */
            longitude: number | null;
            /**
             * @description IANA time zone.
             * @example America/Los_Angeles
             */
            time_zone: string;
        };
        /** @description A seaport. Ids are the same in every installation. */
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
                    /** @description The references; empty when there are none. */
                    data: components["schemas"]["TerminalIdentifier"][];
                };
            };
        };
        /** @description What is known of the metro area. */
        MetroAreaAttributes: {
            /**
             * Format: uuid
             * @description Id of the metro area, repeated here as on the record.
             * @example 898d3460-93bd-5f19-9b87-fdc939691a3e
             */
            id: string;
            /**
             * @description Name of the metro area.
             * @example Chicago
             */
            name: string;
            /**
             * @description UN/LOCODE.
             * @example USCHI
             */
            code: string;
            /**
             * @description State or province, abbreviated, where the country uses one.
             * @example IL
             */
            state_abbr: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of the country.
             * @example US
             */
            country_code: string;
            /**
             * @description Latitude in degrees (WGS84).
             * @example 33.74
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS84).
             * @example -118.26
             */
            longitude: number | null;
            /**
             * @description IANA time zone.
             * @example America/Los_Angeles
             */
            time_zone: string;
        };
        /** @description An inland city that shipping lines name as a destination. Ids are the same in every installation. */
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
        /** @description Which fields of a container this terminal fills. */
        TerminalProvidedData: {
            /** @description Whether the terminal tells the last free day. */
            pickup_lfd: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pickup_lfd_notes: string;
            /** @description Whether the terminal tells availability. */
            available_for_pickup: boolean;
            /** @description What to know about it; empty when there is nothing. */
            available_for_pickup_notes: string;
            /** @description Whether the terminal tells fees. */
            fees_at_pod_terminal: boolean;
            /** @description What to know about it; empty when there is nothing. */
            fees_at_pod_terminal_notes: string;
            /** @description Whether the terminal tells holds. */
            holds_at_pod_terminal: boolean;
            /** @description What to know about it; empty when there is nothing. */
            holds_at_pod_terminal_notes: string;
            /** @description Whether the terminal tells the pickup appointment. */
            pickup_appointment_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pickup_appointment_at_notes: string;
            /** @description Whether the terminal tells the location in the terminal. */
            location_at_pod_terminal: boolean;
            /** @description What to know about it; empty when there is nothing. */
            location_at_pod_terminal_notes: string;
            /** @description Whether the terminal tells the chassis number. */
            pod_full_out_chassis_number: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pod_full_out_chassis_number_notes: string;
            /** @description Whether the terminal tells when the full container left. */
            pod_full_out_at: boolean;
        };
        /** @description What is known of the terminal. */
        TerminalAttributes: {
            /**
             * Format: uuid
             * @description Id of the terminal, repeated here as on the record.
             * @example caab4095-1821-5ed2-82ac-5546f2c4c0b9
             */
            id: string;
            /**
             * @description Short name used in the trade.
             * @example Pier 400
             */
            nickname: string;
            /**
             * @description Name of the terminal.
             * @example APM Terminals Pier 400
             */
            name: string;
            /**
             * @description FIRMS code of US customs, or the Canadian sublocation code.
             * @example W185
             */
            firms_code: string | null;
            /**
             * @description Code in the terminal list of SMDG.
             * @example APMT
             */
            smdg_code: string | null;
            /**
             * @description Code in the facility list of BIC.
             * @example USLAXAPMT
             */
            bic_facility_code: string | null;
            /**
             * @description Street and number.
             * @example 2500 Navy Way
             */
            street: string | null;
            /**
             * @description City.
             * @example San Pedro
             */
            city: string | null;
            /**
             * @description State or province.
             * @example California
             */
            state: string | null;
            /**
             * @description State or province, abbreviated.
             * @example CA
             */
            state_abbr: string | null;
            /**
             * @description Postal code.
             * @example 90731
             */
            zip: string | null;
            /**
             * @description Country.
             * @example United States
             */
            country: string | null;
            /** @description Which fields of a container this terminal fills. */
            provided_data: components["schemas"]["TerminalProvidedData"];
            /**
             * @description What kind of facility it is.
             *
             *     - `ocean_terminal`: A container terminal at a seaport.
             * @enum {string}
             */
            facility_type: "ocean_terminal";
        };
        /** @description An ocean container terminal. Ids are the same in every installation. */
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
                /** @description The port that the terminal belongs to. */
                port: {
                    /** @description The reference. */
                    data: components["schemas"]["PortIdentifier"];
                };
            };
        };
        /** @description What is known of the rail terminal. */
        RailTerminalAttributes: {
            /**
             * Format: uuid
             * @description Id of the rail terminal, repeated here as on the record.
             * @example f4fe370e-acad-5392-a6fa-e77ea1b5cb29
             */
            id: string;
            /**
             * @description Short name used in the trade.
             * @example Logistics Park Chicago
             */
            nickname: string;
            /**
             * @description Name of the rail terminal.
             * @example BNSF Logistics Park Chicago
             */
            name: string;
            /**
             * @description FIRMS code of US customs.
             * @example H572
             */
            firms_code: string | null;
            /**
             * @description City.
             * @example Elwood
             */
            city: string | null;
        };
        /** @description A reference to a metro area; the record itself is in `included` when it was asked for. */
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
        /** @description An inland rail ramp. Ids are the same in every installation. */
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
                /** @description The port that the ramp belongs to; null for an inland ramp. */
                port: components["schemas"]["OptionalPortRelationship"];
                /** @description The metro area that the ramp serves; null for a ramp at a port. */
                metro_area: {
                    /** @description The reference; null when there is none. */
                    data: components["schemas"]["MetroAreaIdentifier"] | null;
                };
            };
        };
        /** @description What is known of the vessel. */
        VesselAttributes: {
            /**
             * @description Name of the vessel.
             * @example MSC ISABELLA
             */
            name: string;
            /**
             * @description IMO number.
             * @example 9839272
             */
            imo: string | null;
            /**
             * @description Maritime Mobile Service Identity.
             * @example 371234000
             */
            mmsi: string | null;
            /**
             * @description Latitude in degrees (WGS84).
             * @example 33.74
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees (WGS84).
             * @example -118.26
             */
            longitude: number | null;
            /**
             * @description Speed over ground in knots.
             * @example 17.4
             */
            nautical_speed_knots: number | null;
            /**
             * @description Heading in degrees.
             * @example 84
             */
            navigational_heading_degrees: number | null;
            /**
             * Format: date-time
             * @description When the vessel was at this position.
             * @example 2026-08-12T04:00:00Z
             */
            position_timestamp: string | null;
            /** @description Positions over time, oldest first; null unless they were asked for. */
            positions: {
                /**
                 * @description Latitude in degrees (WGS84).
                 * @example 31.2
                 */
                latitude: number;
                /**
                 * @description Longitude in degrees (WGS84).
                 * @example 150.4
                 */
                longitude: number;
                /**
                 * @description Heading in degrees.
                 * @example 84
                 */
                heading: number | null;
                /**
                 * Format: date-time
                 * @description When the vessel was there.
                 * @example 2026-08-12T04:00:00Z
                 */
                timestamp: string;
                /** @description Whether the position is a prediction. */
                estimated: boolean;
            }[] | null;
        };
        /** @description A vessel. Its last position is null while none is known. */
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
        /** @description A record that is embedded beside others, as `include` asks for it. */
        IncludedRecord: components["schemas"]["Shipment"] | components["schemas"]["Container"] | components["schemas"]["TransportEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["Port"] | components["schemas"]["MetroArea"] | components["schemas"]["Terminal"] | components["schemas"]["RailTerminal"] | components["schemas"]["Vessel"];
        /** @description Where the pages of a list are. */
        PageLinks: {
            /**
             * @description The address of the request.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            self: string;
            /**
             * @description This page.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            current: string;
            /**
             * @description The first page; absent on it.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            first?: string;
            /**
             * @description The page before; absent on the first.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            prev?: string;
            /**
             * @description The next page; absent on the last. Follow this link as it is to read a long list: it says by `page[after]` where to go on.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            next?: string;
            /**
             * @description The last page; absent on it, and where `meta.more_than_total` is true.
             * @example http://127.0.0.1:3000/v2/shipments?page[number]=2
             */
            last?: string;
        };
        /** @description How long a list is. */
        ListMeta: {
            /**
             * @description Records on this page.
             * @example 2
             */
            size: number;
            /**
             * @description Records in the whole list; of a longer one 1000 where `more_than_total` is true.
             * @example 2
             */
            total: number;
            /**
             * @description True when the list has more records than `total` says: lists with filters and the log of notifications are counted up to 1000. There is no last page in `links` and `pagination` then. Absent when `total` is exact.
             * @example true
             */
            more_than_total?: boolean;
            /** @description Where this page stands among the others. */
            pagination: {
                /**
                 * @description Number of this page.
                 * @example 1
                 */
                current: number;
                /**
                 * @description The same as `total`.
                 * @example 2
                 */
                records: number;
                /**
                 * @description Number of the next page; absent on the last.
                 * @example 2
                 */
                next?: number;
                /**
                 * @description Number of the last page; absent on it, and where `more_than_total` is true.
                 * @example 4
                 */
                last?: number;
                /**
                 * @description Number of the first page; absent on it.
                 * @example 1
                 */
                first?: number;
                /**
                 * @description Number of the page before; absent on the first.
                 * @example 1
                 */
                prev?: number;
            };
        };
        /** @description One page of shipments. */
        ShipmentListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["Shipment"][];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this page and its neighbours are. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of this page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Where a document is. */
        DocumentLinks: {
            /**
             * @description The address of the request.
             * @example http://127.0.0.1:3000/v2/shipments/019fb6d4-9993-7f2c-97dd-e989de35214e
             */
            self: string;
        };
        /** @description One shipment. */
        ShipmentDocument: {
            /** @description The record. */
            data: components["schemas"]["Shipment"];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description Changes to a shipment. Members that are not named here are ignored unless `handling=strict` is preferred; a list that is null counts as absent. */
        ShipmentUpdateDocument: {
            /** @description The shipment to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the shipment, the same as in the path.
                 * @example 019fb6d4-9993-7f2c-97dd-e989de35214e
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "shipment";
                /** @description What to change; what is absent stays. */
                attributes: {
                    /**
                     * @description Your reference numbers, in place of those the shipment has. No source adds to them.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                    /**
                     * @description Your tags, in place of those the shipment has.
                     * @example [
                     *       "autumn-range"
                     *     ]
                     */
                    tags?: string[] | null;
                };
            };
        };
        /** @description Names the shipment in the path once more. Older clients send it; nothing needs to be sent. Members that are not named here are ignored unless `handling=strict` is preferred. */
        ShipmentActionDocument: {
            /** @description The shipment in the path. */
            data?: {
                /**
                 * Format: uuid
                 * @description Id of the shipment, the same as in the path.
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
        /** @description Where a value comes from, which is the message that gave it. */
        AttributeOrigin: {
            /** @description What kind of source gave it. */
            data_source: components["schemas"]["DataSource"];
            /**
             * @description Name of the source; null when it has none beside its code.
             * @example Mediterranean Shipping Company
             */
            data_provider_name: string | null;
            /**
             * @description Code of the source. Of a shipping line the SCAC, of others the name under which they are configured.
             * @example MSCU
             */
            data_provider_code: string;
            /**
             * @description The source's own id of its message; null when it gives none.
             * @example 84db923d-2a19-4eb0-beb5-446c1ec57d34
             */
            source_event_id: string | null;
            /**
             * @description The source's own name of what it said.
             * @example TRANSPORT ARRI ACT
             */
            original_event: string;
            /**
             * Format: date-time
             * @description When the source recorded it; null when it does not say, or says what cannot be true.
             * @example 2026-08-22T13:20:00Z
             */
            observed_at: string | null;
            /**
             * Format: date-time
             * @description When it was received here.
             * @example 2026-08-22T13:28:00Z
             */
            received_at: string;
            /**
             * @description Present, and true, where the terminal or rail terminal was assumed. No shipping line named one that we know, by a code or by its name, and it is the only one of its kind at the place that is configured to be asked. Of `pod_terminal` and `destination_terminal` it says that they are assumed, of every other value that it was told by a facility that is.
             * @constant
             */
            facility_assumed?: true;
            /** @description The message; null when it is not among the raw events of a container, as the state of a document or of the yard. */
            raw_event: components["schemas"]["RawEventIdentifier"] | null;
        };
        /** @description For each attribute of the shipment that has a value the message that gave it. Attributes without a value are absent, and so are those that no message gave. The two terminals are those of the relationships. */
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
            /** @description The message that named the last of them. */
            line_ref_numbers?: components["schemas"]["AttributeOrigin"];
        };
        /** @description Where the values of a shipment come from. */
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
                /** @description The messages that the attributes name, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description Where the values of one shipment come from. */
        ShipmentProvenanceDocument: {
            /** @description The record. */
            data: components["schemas"]["ShipmentProvenance"];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description A value that an estimated time has had. */
        PastEstimate: {
            /**
             * Format: date-time
             * @description The estimate.
             * @example 2026-08-22T12:00:00Z
             */
            value: string;
            /** @description The message that gave it first. */
            origin: components["schemas"]["AttributeOrigin"];
        };
        /** @description For each estimated time of the shipment its values in the order in which they were reported; a value that was only repeated appears once. */
        ShipmentEtaHistoryAttributes: {
            /** @description Estimates of the departure from the port of lading, oldest first; zone `pol_timezone`. */
            pol_etd_at: components["schemas"]["PastEstimate"][];
            /** @description Estimates of the arrival at the port of discharge, oldest first; zone `pod_timezone`. */
            pod_eta_at: components["schemas"]["PastEstimate"][];
            /** @description Estimates of the arrival at the destination, oldest first; zone `destination_timezone`. */
            destination_eta_at: components["schemas"]["PastEstimate"][];
        };
        /** @description Every value that the estimated times of a shipment have had for its ports and destination as they are. */
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
                /** @description The messages that the estimates name, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The history of the estimated times of one shipment. */
        ShipmentEtaHistoryDocument: {
            /** @description The record. */
            data: components["schemas"]["ShipmentEtaHistory"];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description One page of containers. */
        ContainerListDocument: {
            /** @description The records of this page, newest first. */
            data: components["schemas"]["Container"][];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this page and its neighbours are. */
            links: components["schemas"]["PageLinks"];
            /** @description Size of this page and of the whole list. */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Changes to the container that the body names. Members that are not named here are ignored unless `handling=strict` is preferred; a list that is null counts as absent. */
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
                /** @description What to change; what is absent stays. */
                attributes: {
                    /**
                     * @description Your reference numbers, in place of those the container has.
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
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description Changes to a container. Members that are not named here are ignored unless `handling=strict` is preferred; a list that is null counts as absent. */
        ContainerUpdateDocument: {
            /** @description The container to change. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the container, the same as in the path.
                 * @example 019fb6d4-9ab3-7df2-9ed3-998d1e6745dd
                 */
                id?: string;
                /**
                 * @description Kind of record.
                 * @constant
                 */
                type?: "container";
                /** @description What to change; what is absent stays. */
                attributes: {
                    /**
                     * @description Your reference numbers, in place of those the container has.
                     * @example [
                     *       "PO-4471023"
                     *     ]
                     */
                    ref_numbers?: string[] | null;
                };
            };
        };
        /** @description The milestones and estimates of the journey of a container. */
        TransportEventListDocument: {
            /** @description All events, the one that was made last first. */
            data: components["schemas"]["TransportEvent"][];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this list is, which is all of it. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description Everything that sources said about a container. */
        RawEventListDocument: {
            /** @description The raw events, by `index`. */
            data: components["schemas"]["RawEvent"][];
            /** @description Their places, vessels and terminals, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
        };
        /** @description For each attribute of the container that has a value the message that gave it. Attributes without a value are absent, and so are those that no message gave. `pickup_lfd_terminal`, `pickup_lfd_rail` and `pickup_lfd_line` are those of `import_deadlines`, and `pod_terminal` is that of the relationships. */
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
        /** @description Where the values of a container come from. */
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
                /** @description The messages that the attributes name, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description Where the values of one container come from. */
        ContainerProvenanceDocument: {
            /** @description The record. */
            data: components["schemas"]["ContainerProvenance"];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description For each estimated time of the container its values in the order in which they were reported; a value that was only repeated appears once. */
        ContainerEtaHistoryAttributes: {
            /** @description Estimates of the arrival at the inland destination, oldest first; zone `final_destination_timezone`. */
            ind_eta_at: components["schemas"]["PastEstimate"][];
        };
        /** @description Every value that the estimated times of a container have had. */
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
                /** @description The messages that the estimates name, each once. */
                raw_events: components["schemas"]["RawEventsRelationship"];
            };
        };
        /** @description The history of the estimated times of one container. */
        ContainerEtaHistoryDocument: {
            /** @description The record. */
            data: components["schemas"]["ContainerEtaHistory"];
            /** @description The related records asked for with `include`, each once; absent when there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
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
        /** @description One place (RFC 7946, section 3.1.2). */
        PointGeometry: {
            /**
             * @description Kind of geometry.
             * @constant
             */
            type: "Point";
            /** @description The place. */
            coordinates: components["schemas"]["Position"];
        };
        /** @description A port where a vessel takes the container over or hands it on. */
        PortFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description Where the port is. */
            geometry: components["schemas"]["PointGeometry"];
            /** @description The port, and when the container comes and goes. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "port";
                /**
                 * @description Its place on the way: 1 is the port of lading, the last the port of discharge.
                 * @example 1
                 */
                ports_sequence: number;
                /**
                 * @description How many ports the way has.
                 * @example 2
                 */
                ports_total: number;
                /**
                 * Format: uuid
                 * @description Id of the port.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                location_id: string;
                /**
                 * @description Kind of record that `location_id` names.
                 * @constant
                 */
                location_type: "Port";
                /**
                 * @description Name of the port.
                 * @example Los Angeles
                 */
                name: string;
                /**
                 * @description State or province, abbreviated, where the country uses one.
                 * @example CA
                 */
                state_abbr: string | null;
                /**
                 * @description State or province.
                 * @example California
                 */
                state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country.
                 * @example US
                 */
                country_code: string;
                /**
                 * @description Name of the country, in English.
                 * @example United States
                 */
                country: string;
                /**
                 * @description IANA time zone.
                 * @example America/Los_Angeles
                 */
                time_zone: string;
                /**
                 * @description `POL` of the port of lading, `POD` of the port of discharge, `TS1`, `TS2` and so on of the transshipments between.
                 * @example POD
                 */
                label: string;
                /**
                 * Format: date-time
                 * @description When it is expected there; null at the port of lading.
                 * @example 2026-08-22T12:00:00Z
                 */
                inbound_eta_at: string | null;
                /**
                 * Format: date-time
                 * @description When it came there; null before, and at the port of lading.
                 * @example 2026-08-22T13:05:00Z
                 */
                inbound_ata_at: string | null;
                /**
                 * Format: date-time
                 * @description When it is expected to leave; null at the port of discharge.
                 * @example 2026-08-06T10:00:00Z
                 */
                outbound_etd_at: string | null;
                /**
                 * Format: date-time
                 * @description When it left; null before, and at the port of discharge.
                 * @example 2026-08-06T14:10:00Z
                 */
                outbound_atd_at: string | null;
                /**
                 * Format: date-time
                 * @description When a source last reported about the port; null when none says when.
                 * @example 2026-08-14T19:52:03Z
                 */
                updated_at: string | null;
            };
        };
        /** @description The vessel that carries the container at sea. There is none before it has left the port, after its arrival at the next one, or while no recent position of it is known. */
        CurrentVesselFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description Where the vessel is. */
            geometry: components["schemas"]["PointGeometry"];
            /** @description The vessel, and the two ports between which it is. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "current_vessel";
                /**
                 * @description The port that the vessel left, as its place on the way.
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
                 * @description Voyage, as the shipping line numbers it.
                 * @example FA631E
                 */
                voyage_number: string | null;
                /**
                 * Format: date-time
                 * @description When the vessel was there.
                 * @example 2026-08-14T19:45:00Z
                 */
                vessel_location_timestamp: string;
                /**
                 * @description Heading in degrees.
                 * @example 84
                 */
                vessel_location_heading: number | null;
                /**
                 * @description Speed over ground in knots.
                 * @example 17.4
                 */
                vessel_location_speed: number | null;
                /**
                 * Format: uuid
                 * @description Id of the port that the vessel left.
                 * @example 86254bb7-d1c2-5d9b-a262-770f9a6e6a30
                 */
                departure_port_id: string;
                /**
                 * @description Name of this port.
                 * @example Shanghai
                 */
                departure_port_name: string;
                /**
                 * @description State or province of this port, abbreviated, where the country uses one.
                 * @example null
                 */
                departure_port_state_abbr: string | null;
                /**
                 * @description State or province of this port.
                 * @example null
                 */
                departure_port_state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country of this port.
                 * @example CN
                 */
                departure_port_country_code: string;
                /**
                 * @description Name of the country of this port, in English.
                 * @example China
                 */
                departure_port_country: string;
                /**
                 * @description Label of this port.
                 * @example POL
                 */
                departure_port_label: string;
                /**
                 * Format: date-time
                 * @description When the vessel left.
                 * @example 2026-08-06T14:10:00Z
                 */
                departure_port_atd: string | null;
                /**
                 * @description IANA time zone of this port.
                 * @example Asia/Shanghai
                 */
                departure_port_time_zone: string;
                /**
                 * Format: uuid
                 * @description Id of the next port; null when the port is not known here.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                arrival_port_id: string | null;
                /**
                 * @description Name of the next port.
                 * @example Los Angeles
                 */
                arrival_port_name: string | null;
                /**
                 * @description State or province of the next port, abbreviated, where the country uses one.
                 * @example CA
                 */
                arrival_port_state_abbr: string | null;
                /**
                 * @description State or province of the next port.
                 * @example California
                 */
                arrival_port_state: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code of the country of the next port.
                 * @example US
                 */
                arrival_port_country_code: string | null;
                /**
                 * @description Name of the country of the next port, in English.
                 * @example United States
                 */
                arrival_port_country: string | null;
                /**
                 * @description Label of the next port.
                 * @example POD
                 */
                arrival_port_label: string | null;
                /**
                 * Format: date-time
                 * @description When it is expected at the next port.
                 * @example 2026-08-22T12:00:00Z
                 */
                arrival_port_eta: string | null;
                /**
                 * @description IANA time zone of the next port.
                 * @example America/Los_Angeles
                 */
                arrival_port_time_zone: string | null;
            };
        };
        /**
         * @description A line over places (RFC 7946, section 3.1.4), with no more of them than its course needs. Where it crosses the 180th meridian, the
         *     longitudes of two that follow each other differ by more than 180 degrees; the line is not split there.
         */
        LineStringGeometry: {
            /**
             * @description Kind of geometry.
             * @constant
             */
            type: "LineString";
            /** @description The places, in the order of the voyage. */
            coordinates: components["schemas"]["Position"][];
        };
        /** @description The path that the vessel of a leg has taken, from its reported positions. A leg without them has no such feature. */
        PastVesselLocationsFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The path. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg, and what the path was drawn from. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "past_vessel_locations";
                /**
                 * @description The port where the leg begins, as its place on the way.
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
                 * @description When the vessel was at the first place of the line.
                 * @example 2026-08-06T14:15:00Z
                 */
                start_time: string;
                /**
                 * Format: date-time
                 * @description When the vessel was at the last place of the line.
                 * @example 2026-08-14T19:45:00Z
                 */
                end_time: string;
                /**
                 * @description How many places the line has.
                 * @example 26
                 */
                point_count: number;
                /**
                 * Format: date-time
                 * @description When the vessel left the port where the leg begins.
                 * @example 2026-08-06T14:10:00Z
                 */
                outbound_atd_at: string | null;
                /**
                 * Format: date-time
                 * @description When it came to the port where the leg ends; null before.
                 * @example 2026-08-22T13:05:00Z
                 */
                inbound_ata_at: string | null;
                /**
                 * Format: date-time
                 * @description When it is expected there.
                 * @example 2026-08-22T12:00:00Z
                 */
                inbound_eta_at: string | null;
            };
        };
        /** @description The path that the vessel is expected to take from where it is to the next port. It comes only with a `current_vessel`, and begins at its place. */
        EstimatedPartialLegFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The path. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "estimated_partial_leg";
                /**
                 * @description The port where the leg begins, as its place on the way.
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
                 * @description How many places the line has.
                 * @example 26
                 */
                point_count: number;
            };
        };
        /** @description The path that a vessel is expected to take on a leg that has not begun. */
        EstimatedFullLegsFeature: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "Feature";
            /** @description The path. */
            geometry: components["schemas"]["LineStringGeometry"];
            /** @description The leg. */
            properties: {
                /**
                 * @description Kind of feature.
                 * @constant
                 */
                feature_type: "estimated_full_legs";
                /**
                 * @description The port where the leg begins, as its place on the way.
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
                 * @description Id of the port where it ends.
                 * @example d651c34d-584c-5814-a28f-458a75047e1a
                 */
                next_port_id: string;
                /**
                 * @description How many places the line has.
                 * @example 26
                 */
                point_count: number;
            };
        };
        /**
         * @description The way of one container by sea as GeoJSON (RFC 7946). Features come in the order of `ports_sequence`; of each sequence the port, then
         *     the vessel on the leg that begins there, then the path of this leg: the one behind the vessel before the one ahead.
         */
        ContainerMap: {
            /**
             * @description Kind of GeoJSON object.
             * @constant
             */
            type: "FeatureCollection";
            /** @description Ports, the vessel and the paths; empty while nothing is known of the route. */
            features: (components["schemas"]["PortFeature"] | components["schemas"]["CurrentVesselFeature"] | components["schemas"]["PastVesselLocationsFeature"] | components["schemas"]["EstimatedPartialLegFeature"] | components["schemas"]["EstimatedFullLegsFeature"])[];
        };
        /**
         * @description An instant, or a date, which stands for the instant at which that day begins in UTC.
         * @example 2026-07-01T00:00:00Z
         * @example 2026-07-01
         */
        InstantOrDate: string;
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
        /** @description Initial values of the custom fields of the shipment and its containers. Null for none. */
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
        } | null;
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
            initial_custom_fields: components["schemas"]["InitialCustomFields"];
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
             *     - `duplicate`: Another request of the account already tracks this shipment.
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
            /** @description Whether a failed attempt will be repeated. */
            is_retrying: boolean;
            /**
             * @description Number of failed attempts since the line last replied. Null without any.
             * @example 3
             */
            retry_count: number | null;
        };
        /** @description A reference to a party; the record itself is in `included` when it was asked for. */
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
                /** @description The customer of the shipment. Always null, because this version has no parties. */
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
        /** @description A new tracking request. Undeclared members are ignored; under `handling=strict` they are an error. A null list counts as absent. */
        TrackingRequestCreateDocument: {
            /** @description The tracking request to create. */
            data: {
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
                    /** @description Initial values of custom fields of the shipment and its containers. They are stored with the request and not checked, because this version cannot define custom fields. Null for none. */
                    initial_custom_fields?: components["schemas"]["InitialCustomFields"];
                };
                /** @description Related records. */
                relationships?: {
                    /** @description The customer of the shipment. This version has no parties, so every id is refused with `unknown_party`; leave this out. */
                    customer?: {
                        /** @description The reference. Null for none. */
                        data: {
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
                        } | null;
                    };
                };
            };
        };
        /** @description A tracking request. */
        TrackingRequestDocument: {
            /** @description The record. */
            data: components["schemas"]["TrackingRequest"];
            /** @description Embedded related records, each once. Absent if there are none. */
            included?: components["schemas"]["IncludedRecord"][];
            /** @description Links of the document. */
            links: components["schemas"]["DocumentLinks"];
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
        /** @description One port. */
        PortDocument: {
            /** @description The record. */
            data: components["schemas"]["Port"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description One metro area. */
        MetroAreaDocument: {
            /** @description The record. */
            data: components["schemas"]["MetroArea"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description One terminal. */
        TerminalDocument: {
            /** @description The record. */
            data: components["schemas"]["Terminal"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description One rail terminal. */
        RailTerminalDocument: {
            /** @description The record. */
            data: components["schemas"]["RailTerminal"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description One vessel. */
        VesselDocument: {
            /** @description The record. */
            data: components["schemas"]["Vessel"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
        };
        /** @description Which fields of a container this line fills; none while this installation cannot ask it. */
        ShippingLineProvidedData: {
            /** @description Whether the line tells the last free day. */
            ssl_lfd: boolean;
            /** @description What to know about it; empty when there is nothing. */
            ssl_lfd_notes: string;
            /** @description Whether the line tells the seal number. */
            seal_number: boolean;
            /** @description What to know about it; empty when there is nothing. */
            seal_number_notes: string;
            /** @description Whether the line tells the weight. */
            weight_in_lbs: boolean;
            /** @description What to know about it; empty when there is nothing. */
            weight_in_lbs_notes: string;
            /** @description Whether the line tells the type of the container. */
            equipment_type: boolean;
            /** @description What to know about it; empty when there is nothing. */
            equipment_type_notes: string;
            /** @description Whether the line tells its height. */
            equipment_height: boolean;
            /** @description What to know about it; empty when there is nothing. */
            equipment_height_notes: string;
            /** @description Whether the line tells its length. */
            equipment_length: boolean;
            /** @description What to know about it; empty when there is nothing. */
            equipment_length_notes: string;
            /** @description Whether the line tells the arrival at the port of discharge. */
            pod_arrived_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pod_arrived_at_notes: string;
            /** @description Whether the line tells the discharge there. */
            pod_discharged_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pod_discharged_at_notes: string;
            /** @description Whether the line tells the gate-out there. */
            pod_full_out_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            pod_full_out_at_notes: string;
            /** @description Whether the line tells the empty return. */
            empty_terminated_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            empty_terminated_at_notes: string;
            /** @description Whether the line tells the gate-out at the inland destination. */
            final_destination_full_out_at: boolean;
            /** @description What to know about it; empty when there is nothing. */
            final_destination_full_out_at_notes: string;
        };
        /** @description What is known of the shipping line. */
        ShippingLineAttributes: {
            /**
             * @description Standard Carrier Alpha Code, as in a tracking request.
             * @example MSCU
             */
            scac: string;
            /**
             * @description Name of the line.
             * @example Mediterranean Shipping Company
             */
            name: string;
            /**
             * @description Further SCACs that are accepted for the line; empty when there are none.
             * @example [
             *       "MEDU"
             *     ]
             */
            alternative_scacs: string[];
            /**
             * @description Name used in the trade.
             * @example MSC
             */
            short_name: string;
            /** @description Whether a bill of lading number can be tracked at this line. */
            bill_of_lading_tracking_support: boolean;
            /** @description Whether a booking number can be tracked at this line. */
            booking_number_tracking_support: boolean;
            /** @description Whether a container number can be tracked at this line. */
            container_number_tracking_support: boolean;
            /**
             * @description Address of the page on which people look a shipment up at the line; where it has `${BLNUM}`, the number of the bill of lading belongs. Null while it is not known.
             * @example https://www.maersk.com/tracking/${BLNUM}
             */
            tracking_url: string | null;
            /**
             * @description Address of the page that says how to reach the line; null while it is not known.
             * @example https://www.zim.com/contact-us
             */
            contact_url: string | null;
            /** @description Which fields of a container the line fills. */
            provided_data: components["schemas"]["ShippingLineProvidedData"];
        };
        /** @description A shipping line. Ids are the same in every installation. */
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
        /** @description Shipping lines. */
        ShippingLineListDocument: {
            /** @description The records, by name. */
            data: components["schemas"]["ShippingLine"][];
            /** @description Where this list is. */
            links: components["schemas"]["PageLinks"];
        };
        /** @description One shipping line. */
        ShippingLineDocument: {
            /** @description The record. */
            data: components["schemas"]["ShippingLine"];
            /** @description Where this document is. */
            links: components["schemas"]["DocumentLinks"];
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
         *     - `container.transport.available`: The container became available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.not_available`: The container is no longer available for pickup. Not sent if the container left that place before tracking began; the event is still listed among its transport events.
         *     - `container.transport.full_out`: The full container left the port of discharge or the inland destination.
         *     - `container.transport.delivered`: The container was marked as delivered. Never sent, because no source reports it.
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
                    /** @description The events to subscribe to, each once. All present events if absent or null, or if the list contains `*`. */
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
            links: components["schemas"]["DocumentLinks"];
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
                    /** @description The events to subscribe to, each once, in place of the present ones. All present events if the list contains `*`; null counts as absent. */
                    events?: components["schemas"]["WantedEventName"][] | null;
                    /** @description Headers to add to every notification, at most 20. They replace the present ones; an empty list removes them, and null counts as absent. */
                    headers?: components["schemas"]["WebhookHeader"][] | null;
                };
            };
        };
        /** @description Nothing needs to be sent; what the object holds is ignored. */
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
                    /** @description Events of the notifications, each once. All events if absent or null, or if the list contains `*`. */
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
            links: components["schemas"]["DocumentLinks"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The reply would be the same as the one with this `ETag`. Use the copy that you have. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadListRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The API key is missing or invalid. Send `Authorization: Token <key>` with a valid key. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The account exceeded its limit of requests per minute. Try again after the seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Retry-After": components["headers"]["RetryAfter"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadRecordRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The body is not valid JSON, or a query parameter is invalid. Correct the request before you try again. */
        BadBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description The request is invalid. `errors` says which query parameter or header is wrong. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ErrorDocument"];
            };
        };
        /** @description A query parameter is invalid. `errors` says which one and what it must be; correct it before you try again. */
        BadTrackingRequestList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
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
        /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
        Prefer: string;
        /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
        /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
        PageNumber: number;
        /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
        PageSize: number;
        /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
        PageAfter: string;
        /** @description Only shipments whose tracking has stopped, or has not. */
        FilterTrackingStopped: boolean;
        /** @description Only records of this customer. No record has one while parties are not served, so the list is empty. */
        FilterCustomerId: string;
        /** @description Id of the shipment. */
        ShipmentId: string;
        /** @description Only containers with this number. */
        FilterNumber: string;
        /** @description Only containers of the customer with this name. None has a customer while parties are not served, so the list is empty. */
        FilterCustomerName: string;
        /** @description Id of the container. */
        ContainerId: string;
        /** @description Returns requests for this number, the newest 1,000. Case, blanks and punctuation are ignored. */
        FilterRequestNumber: string;
        /** @description Returns requests with this status. An unknown value gives an empty list. */
        FilterStatus: string;
        /** @description Returns requests with this SCAC, in any case. An empty value returns requests without a detected line. */
        FilterScac: string;
        /** @description Returns requests with this `request_type`. `booking` is the same as `booking_number`; an unknown value gives an empty list. */
        FilterRequestType: string;
        /** @description Only records whose `created_at` is at this instant or later. */
        FilterCreatedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Only records whose `created_at` is at this instant or earlier. */
        FilterCreatedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Only records whose `updated_at` is at this instant or later. At most 5,000 of the requests that the other filters leave may fall within `filter[updated_at]` and `filter[created_at]`; more are refused with `too_broad`. */
        FilterUpdatedAtStart: components["schemas"]["InstantOrDate"];
        /** @description Only records whose `updated_at` is at this instant or earlier. */
        FilterUpdatedAtEnd: components["schemas"]["InstantOrDate"];
        /** @description Id of the tracking request. */
        TrackingRequestId: string;
        /** @description Id of the port, or its UN/LOCODE. Further codes under which lines report the port find it as well. */
        PortId: string;
        /** @description Id of the metro area, or its UN/LOCODE. */
        MetroAreaId: string;
        /** @description Id of the terminal. */
        TerminalId: string;
        /** @description Id of the rail terminal. */
        RailTerminalId: string;
        /** @description Id of the vessel, or its IMO number. */
        VesselId: string;
        /** @description Whether to return the positions of the last seven days, or of the period that the other two parameters name. */
        ShowPositions: "" | "true" | "false";
        /** @description Returns the positions since this instant. Left out, the period begins seven days before its end. It has at most 90 days. */
        PositionsFrom: components["schemas"]["InstantOrDate"];
        /** @description Returns the positions up to this instant. Left out, the period ends now. */
        PositionsTo: components["schemas"]["InstantOrDate"];
        /**
         * @description The port that the vessel is going to: the id of its record, which features of maps name as `location_id`, or its UN/LOCODE.
         *     Without it, the next call of the vessel: the port that is to be reached first by any of your containers aboard.
         */
        NextPortId: string;
        /**
         * @description The port that it comes from, in the same way. Without it, the port that any of your containers aboard left last; where
         *     that is not known, the prediction takes the shortest way from where the vessel is.
         */
        PreviousPortId: string;
        /** @description Id of the shipping line, its SCAC, or one of its alternative SCACs. */
        ShippingLineId: string;
        /** @description Id of the webhook. */
        WebhookId: string;
        /** @description Returns notifications of this event. */
        FilterEvent: components["schemas"]["EventName"];
        /** @description Returns notifications with this delivery status. */
        FilterDeliveryStatus: components["schemas"]["DeliveryStatus"];
        /** @description Returns notifications to the webhook with this id. */
        FilterWebhook: string;
        /** @description Id of the notification. */
        WebhookNotificationId: string;
        /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
        WebhookIdHeader: string;
        /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
        WebhookTimestamp: string;
        /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
        WebhookSignature: string;
        /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
        WebhookHexSignature: string;
        /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
        WebhookPreviousHexSignature: string;
        /** @description Who is calling. */
        WebhookUserAgent: string;
    };
    requestBodies: never;
    headers: {
        /** @description Id of the request in the server's log. It is the `X-Request-Id` of the request if that has 8 to 64 letters, digits, dots, hyphens or underscores, else a new one. */
        RequestId: string;
        /** @description `handling=strict` when the request was handled strictly (RFC 7240); absent otherwise. */
        PreferenceApplied: string;
        /** @description Strong validator of the body (RFC 9110, section 8.8.3). Send it in `If-None-Match` to get 304 while the body is unchanged. */
        ETag: string;
        /** @description How long the client may reuse the map. `no-cache`: ask each time with `If-None-Match`; `max-age`: seconds. Shared caches must not store it (`private`, RFC 9111, section 5.2.2). */
        CacheControl: string;
        /** @description The authentication scheme, `Token` (RFC 9110, section 11.6.1). */
        WwwAuthenticate: string;
        /** @description Seconds until the next request can be accepted. */
        RetryAfter: number;
        /** @description Path of the new record, on the host of the request. */
        Location: string;
    };
    pathItems: never;
}
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
export type IncludedRecord = components['schemas']['IncludedRecord'];
export type PageLinks = components['schemas']['PageLinks'];
export type ListMeta = components['schemas']['ListMeta'];
export type ShipmentListDocument = components['schemas']['ShipmentListDocument'];
export type DocumentLinks = components['schemas']['DocumentLinks'];
export type ShipmentDocument = components['schemas']['ShipmentDocument'];
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
export type Position = components['schemas']['Position'];
export type PointGeometry = components['schemas']['PointGeometry'];
export type PortFeature = components['schemas']['PortFeature'];
export type CurrentVesselFeature = components['schemas']['CurrentVesselFeature'];
export type LineStringGeometry = components['schemas']['LineStringGeometry'];
export type PastVesselLocationsFeature = components['schemas']['PastVesselLocationsFeature'];
export type EstimatedPartialLegFeature = components['schemas']['EstimatedPartialLegFeature'];
export type EstimatedFullLegsFeature = components['schemas']['EstimatedFullLegsFeature'];
export type ContainerMap = components['schemas']['ContainerMap'];
export type InstantOrDate = components['schemas']['InstantOrDate'];
export type CustomFieldSlug = components['schemas']['CustomFieldSlug'];
export type CustomFieldValue = components['schemas']['CustomFieldValue'];
export type InitialCustomFields = components['schemas']['InitialCustomFields'];
export type TrackingRequestAttributes = components['schemas']['TrackingRequestAttributes'];
export type PartyIdentifier = components['schemas']['PartyIdentifier'];
export type TrackingRequest = components['schemas']['TrackingRequest'];
export type TrackingRequestListDocument = components['schemas']['TrackingRequestListDocument'];
export type TrackingRequestCreateDocument = components['schemas']['TrackingRequestCreateDocument'];
export type TrackingRequestDocument = components['schemas']['TrackingRequestDocument'];
export type InferNumberRequest = components['schemas']['InferNumberRequest'];
export type LineCandidate = components['schemas']['LineCandidate'];
export type InferNumberResultAttributes = components['schemas']['InferNumberResultAttributes'];
export type InferNumberResult = components['schemas']['InferNumberResult'];
export type InferNumberDocument = components['schemas']['InferNumberDocument'];
export type TrackingRequestUpdateDocument = components['schemas']['TrackingRequestUpdateDocument'];
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
export type ResponseBadListRequest = components['responses']['BadListRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseBadRecordRequest = components['responses']['BadRecordRequest'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBadBody = components['responses']['BadBody'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBadTrackingRequestList = components['responses']['BadTrackingRequestList'];
export type ResponseBadCursorRequest = components['responses']['BadCursorRequest'];
export type ResponseBadPageRequest = components['responses']['BadPageRequest'];
export type ResponseReceived = components['responses']['Received'];
export type ParameterPrefer = components['parameters']['Prefer'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPageAfter = components['parameters']['PageAfter'];
export type ParameterFilterTrackingStopped = components['parameters']['FilterTrackingStopped'];
export type ParameterFilterCustomerId = components['parameters']['FilterCustomerId'];
export type ParameterShipmentId = components['parameters']['ShipmentId'];
export type ParameterFilterNumber = components['parameters']['FilterNumber'];
export type ParameterFilterCustomerName = components['parameters']['FilterCustomerName'];
export type ParameterContainerId = components['parameters']['ContainerId'];
export type ParameterFilterRequestNumber = components['parameters']['FilterRequestNumber'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterScac = components['parameters']['FilterScac'];
export type ParameterFilterRequestType = components['parameters']['FilterRequestType'];
export type ParameterFilterCreatedAtStart = components['parameters']['FilterCreatedAtStart'];
export type ParameterFilterCreatedAtEnd = components['parameters']['FilterCreatedAtEnd'];
export type ParameterFilterUpdatedAtStart = components['parameters']['FilterUpdatedAtStart'];
export type ParameterFilterUpdatedAtEnd = components['parameters']['FilterUpdatedAtEnd'];
export type ParameterTrackingRequestId = components['parameters']['TrackingRequestId'];
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
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterFilterEvent = components['parameters']['FilterEvent'];
export type ParameterFilterDeliveryStatus = components['parameters']['FilterDeliveryStatus'];
export type ParameterFilterWebhook = components['parameters']['FilterWebhook'];
export type ParameterWebhookNotificationId = components['parameters']['WebhookNotificationId'];
export type ParameterWebhookIdHeader = components['parameters']['WebhookIdHeader'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type ParameterWebhookHexSignature = components['parameters']['WebhookHexSignature'];
export type ParameterWebhookPreviousHexSignature = components['parameters']['WebhookPreviousHexSignature'];
export type ParameterWebhookUserAgent = components['parameters']['WebhookUserAgent'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderLocation = components['headers']['Location'];
export type $defs = Record<string, never>;
export interface operations {
    listShipments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, names separated by commas:
                 *     `containers`, `port_of_lading`, `port_of_discharge`, `pod_terminal`, `destination`, `destination_terminal`, `line_tracking_stopped_by_user`.
                 *     What these refer to is named by a path of up to three names, such as `containers.transport_events`.
                 */
                include?: string;
                /**
                 * @deprecated
                 * @description Only shipments with this bill of lading number, tracked by this number, with this among their `ref_numbers` or `line_ref_numbers`, or with a container of this number; the latest 1000 of each. Upper and lower case, blanks and punctuation make no difference, and all of it must match. Empty it is taken for absent. Prefer `number`, and `filter[number]` of containers.
                 */
                q?: string;
                /** @description Only shipments with this bill of lading number, or tracked by this number; the latest 1000 of each. Numbers of their containers do not match. */
                number?: string;
                /** @description Only shipments whose tracking has stopped, or has not. */
                "filter[tracking_stopped]"?: components["parameters"]["FilterTrackingStopped"];
                /** @description Only records of this customer. No record has one while parties are not served, so the list is empty. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListRequest"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `containers`, `port_of_lading`, `port_of_discharge`, `pod_terminal`, `destination`, `destination_terminal`, `line_tracking_stopped_by_user`.
                 *     What these refer to is named by a path of up to three names, such as `containers.transport_events`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
            /** @description The shipment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            /** @description The body is well-formed JSON with content that cannot be accepted; one error for each member. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
            /** @description The shipment is not tracked, or the body names another record. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
            /** @description The shipment is tracked already, its number is tracked by another shipment, its line cannot be asked, or the body names another record. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `shipment`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description Where the values come from. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentProvenanceDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `shipment`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description The history of the estimates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ShipmentEtaHistoryDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, names separated by commas:
                 *     `shipment`, `pod_terminal`, `pickup_facility`, `transport_events`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `shipment.port_of_lading`.
                 */
                include?: string;
                /** @description Only containers with this number. */
                "filter[number]"?: components["parameters"]["FilterNumber"];
                /** @description Only records of this customer. No record has one while parties are not served, so the list is empty. */
                "filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
                /** @description Only containers of the customer with this name. None has a customer while parties are not served, so the list is empty. */
                "filter[customer_name]"?: components["parameters"]["FilterCustomerName"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
            /** @description The container as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            /** @description The body is well-formed JSON with content that cannot be accepted; one error for each member. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
    getContainer: {
        parameters: {
            query?: {
                /**
                 * @description Related records to embed, names separated by commas:
                 *     `shipment`, `pod_terminal`, `pickup_facility`, `transport_events`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `shipment.port_of_lading`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
            /** @description The container as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            /** @description The body is well-formed JSON with content that cannot be accepted; one error for each member. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `shipment`, `container`, `vessel`, `location`, `terminal`, `source_event`, `previous_version`.
                 *     What these refer to is named by a path of up to three names, such as `shipment.port_of_lading`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description The events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TransportEventListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `container`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description Where the values come from. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerProvenanceDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                 * @description Related records to embed, names separated by commas:
                 *     `container`, `raw_events`.
                 *     What these refer to is named by a path of up to three names, such as `raw_events.vessel`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description The history of the estimates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ContainerEtaHistoryDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["Error"];
        };
    };
    getContainerMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
            /** @description The map; without features while nothing is known of the route. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["ContainerMap"];
                };
            };
            /** @description What you have is still good. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /**
                 * @description Related records to embed, separated by commas.
                 *
                 *     - Relationships: `tracked_object` (always embedded), `customer`, `user`.
                 *     - Paths of up to three relationships, such as `tracked_object.containers`.
                 *     - `shipment` is short for `tracked_object`, and `container` for `tracked_object.containers`.
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
                /** @description Returns requests for this number, the newest 1,000. Case, blanks and punctuation are ignored. */
                "filter[request_number]"?: components["parameters"]["FilterRequestNumber"];
                /** @description Returns requests with this status. An unknown value gives an empty list. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description Returns requests with this SCAC, in any case. An empty value returns requests without a detected line. */
                "filter[scac]"?: components["parameters"]["FilterScac"];
                /** @description Returns requests with this `request_type`. `booking` is the same as `booking_number`; an unknown value gives an empty list. */
                "filter[request_type]"?: components["parameters"]["FilterRequestType"];
                /** @description Only records whose `created_at` is at this instant or later. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Only records whose `created_at` is at this instant or earlier. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
                /** @description Only records whose `updated_at` is at this instant or later. At most 5,000 of the requests that the other filters leave may fall within `filter[updated_at]` and `filter[created_at]`; more are refused with `too_broad`. */
                "filter[updated_at][start]"?: components["parameters"]["FilterUpdatedAtStart"];
                /** @description Only records whose `updated_at` is at this instant or earlier. */
                "filter[updated_at][end]"?: components["parameters"]["FilterUpdatedAtEnd"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadTrackingRequestList"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InferNumberDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The text cannot be a number, or the body is invalid. `errors` says what to correct. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ErrorDocument"];
                };
            };
            /** @description The API key exceeded its limit of inferences per minute, which is separate from the limit of requests. Try again after the seconds in `Retry-After`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                 *     - `shipment` is short for `tracked_object`, and `container` for `tracked_object.containers`.
                 */
                include?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["TrackingRequestDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
    getPort: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the port, or its UN/LOCODE. Further codes under which lines report the port find it as well. */
                id: components["parameters"]["PortId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The port. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the metro area, or its UN/LOCODE. */
                id: components["parameters"]["MetroAreaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metro area. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description Whether to return the positions of the last seven days, or of the period that the other two parameters name. */
                show_positions?: components["parameters"]["ShowPositions"];
                /** @description Returns the positions since this instant. Left out, the period begins seven days before its end. It has at most 90 days. */
                "show_positions[from_timestamp]"?: components["parameters"]["PositionsFrom"];
                /** @description Returns the positions up to this instant. Left out, the period ends now. */
                "show_positions[to_timestamp]"?: components["parameters"]["PositionsTo"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description The port that the vessel is going to: the id of its record, which features of maps name as `location_id`, or its UN/LOCODE.
                 *     Without it, the next call of the vessel: the port that is to be reached first by any of your containers aboard.
                 */
                port_id?: components["parameters"]["NextPortId"];
                /**
                 * @description The port that it comes from, in the same way. Without it, the port that any of your containers aboard left last; where
                 *     that is not known, the prediction takes the shortest way from where the vessel is.
                 */
                previous_port_id?: components["parameters"]["PreviousPortId"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel, with where it is expected to be. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description The port that the vessel is going to: the id of its record, which features of maps name as `location_id`, or its UN/LOCODE.
                 *     Without it, the next call of the vessel: the port that is to be reached first by any of your containers aboard.
                 */
                port_id?: components["parameters"]["NextPortId"];
                /**
                 * @description The port that it comes from, in the same way. Without it, the port that any of your containers aboard left last; where
                 *     that is not known, the prediction takes the shortest way from where the vessel is.
                 */
                previous_port_id?: components["parameters"]["PreviousPortId"];
                /** @description Latitude of the place in degrees (WGS84). */
                latitude: number;
                /** @description Longitude of the place in degrees (WGS84). */
                longitude: number;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the vessel, or its IMO number. */
                id: components["parameters"]["VesselId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vessel, with where it is expected to be. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description Only lines with this text in a name or a SCAC, in any case. */
                search?: string;
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
                "page[after]"?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["WebhookDocument"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["WebhookTriggerRequest"];
                "application/json": components["schemas"]["WebhookTriggerRequest"];
            };
        };
        responses: {
            /** @description The result of the delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTriggerResult"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule. `errors` names each member and what it must be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            /** @description The body is valid JSON but not an object. Send an object or no body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
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
                "application/vnd.api+json": components["schemas"]["WebhookRedeliveryCreateDocument"];
                "application/json": components["schemas"]["WebhookRedeliveryCreateDocument"];
            };
        };
        responses: {
            /** @description The number of notifications, which are sent as soon as possible. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is valid JSON but breaks a rule, the period ends before it begins, or the webhook is inactive. `errors` says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Cursor from the `next` link of another page of this list: the page begins behind that page's last record. Every page is found equally fast, and none repeats or skips a record when others come meanwhile. */
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
                /** @description Only records whose `created_at` is at this instant or later. */
                "filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
                /** @description Only records whose `created_at` is at this instant or earlier. */
                "filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationListDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["LoggedWebhookNotificationDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRecordRequest"];
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
                /** @description Number of the page, from 1; 0 counts as 1. A page beyond the end is empty. Beside `page[after]` it only numbers the page. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Records on a page. More than 100 count as 100, and 0 as 1. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description The `ETag` of the answer that you have; 304 says that it is still good (RFC 9110, section 13.1.2). */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    ETag: components["headers"]["ETag"];
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
                /** @description `handling=strict` (RFC 7240) asks for the letter of the contract: an undeclared query parameter is then answered with 400, an undeclared member of the body with 422, and the media type rules of JSON:API 1.1 apply. Without it such requests are served. */
                Prefer?: components["parameters"]["Prefer"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The webhook is inactive, or the body is valid JSON but not an object. Activate the webhook first; send an object or no body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
                /** @description Id of the notification, the same for every attempt: ignore what you have seen. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in whole seconds since 1970 (UTC). */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks signature: `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The key is the decoded rest of a secret that starts with `whsec_`, else the secret itself. For 24 hours after the secret was changed there are two, separated by a blank: by the new secret and by the one before. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
                /** @description Lower-case hex HMAC-SHA256 of the raw body; the key is the whole secret as text. */
                "X-T49-Webhook-Signature"?: components["parameters"]["WebhookHexSignature"];
                /** @description `X-T49-Webhook-Signature` by the secret before, for 24 hours after the secret was changed; absent otherwise. */
                "X-T49-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                /** @description Who is calling. */
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
