"""Ten calls with the client that openapi-python-client generates. A reply that it cannot read ends the program."""

import os

from landfall_client import AuthenticatedClient
from landfall_client.api.containers import (
    get_container,
    get_container_map,
    list_container_transport_events,
    list_containers,
)
from landfall_client.api.places import get_port
from landfall_client.api.shipments import get_shipment, list_shipments
from landfall_client.api.tracking_requests import (
    create_tracking_request,
    list_tracking_requests,
)
from landfall_client.api.webhooks import list_webhook_events
from landfall_client.models import TrackingRequestCreateDocument

client = AuthenticatedClient(
    base_url=os.environ["LANDFALL_URL"],
    token=os.environ["LANDFALL_KEY"],
    prefix="Token",
)
shipment = os.environ["LANDFALL_SHIPMENT"]
container = os.environ["LANDFALL_CONTAINER"]


def check(name, reply, status=200):
    assert reply.status_code == status, f"{name}: {reply.status_code}"
    assert reply.parsed is not None, name
    print(name)
    return reply.parsed


check("listShipments", list_shipments.sync_detailed(client=client, include="containers"))
found = check(
    "getShipment",
    get_shipment.sync_detailed(shipment, client=client, include="containers,destination"),
)
assert found.data.attributes.bill_of_lading_number
page = check(
    "listContainers", list_containers.sync_detailed(client=client, pagesize=1)
)
assert page.meta.size == 1
check("getContainer", get_container.sync_detailed(container, client=client, include="raw_events"))
check(
    "listContainerTransportEvents",
    list_container_transport_events.sync_detailed(container, client=client),
)
check("getContainerMap", get_container_map.sync_detailed(container, client=client))
check("listTrackingRequests", list_tracking_requests.sync_detailed(client=client))
body = TrackingRequestCreateDocument.from_dict(
    {
        "data": {
            "type": "tracking_request",
            "attributes": {
                "request_type": "booking",
                "request_number": os.environ["LANDFALL_NUMBER"],
                "scac": "HLCU",
            },
        }
    }
)
made = check(
    "createTrackingRequest",
    create_tracking_request.sync_detailed(client=client, body=body),
    201,
)
assert made.data.attributes.status
check("getPort", get_port.sync_detailed("USLAX", client=client))
check("listWebhookEvents", list_webhook_events.sync_detailed(client=client))
