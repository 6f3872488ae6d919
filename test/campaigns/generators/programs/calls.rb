# Ten calls with the client that openapi-generator generates for Ruby. A reply that it cannot read ends the program.

require "openapi_client"
require "uri"

OpenapiClient.configure do |config|
  address = URI(ENV.fetch("LANDFALL_URL"))
  config.scheme = address.scheme
  config.host = "#{address.host}:#{address.port}"
  config.base_path = address.path
  config.api_key["Authorization"] = ENV.fetch("LANDFALL_KEY")
  config.api_key_prefix["Authorization"] = "Token"
end

SHIPMENT = ENV.fetch("LANDFALL_SHIPMENT")
CONTAINER = ENV.fetch("LANDFALL_CONTAINER")

shipments = OpenapiClient::ShipmentsApi.new
containers = OpenapiClient::ContainersApi.new
requests = OpenapiClient::TrackingRequestsApi.new

def check(name, value)
  raise "#{name} gave nothing" if value.nil?
  puts name
  value
end

listed = check("listShipments", shipments.list_shipments(include: "containers"))
kinds = listed.included.map(&:class).uniq
raise "containers were read as #{kinds}" unless kinds == [OpenapiClient::Container]
found = check("getShipment", shipments.get_shipment(SHIPMENT, include: "containers,destination"))
raise "no number" if found.data.attributes.bill_of_lading_number.nil?
page = check("listContainers", containers.list_containers(page_size: 1))
raise "page[size] was lost" unless page.meta.size == 1
check("getContainer", containers.get_container(CONTAINER, include: "raw_events"))
check("listContainerTransportEvents", containers.list_container_transport_events(CONTAINER))
map = check("getContainerMap", containers.get_container_map(CONTAINER))
raise "no features" if map.features.nil?
check("listTrackingRequests", requests.list_tracking_requests)
body = OpenapiClient::TrackingRequestCreateDocument.build_from_hash(
  data: {
    type: "tracking_request",
    attributes: {
      request_type: "booking",
      request_number: ENV.fetch("LANDFALL_NUMBER"),
      scac: "HLCU"
    }
  }
)
made = check("createTrackingRequest", requests.create_tracking_request(body))
raise "no status" if made.data.attributes.status.nil?
check("getPort", OpenapiClient::PlacesApi.new.get_port("USLAX"))
check("listWebhookEvents", OpenapiClient::WebhooksApi.new.list_webhook_events)
