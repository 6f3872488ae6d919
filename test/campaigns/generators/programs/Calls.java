import org.openapitools.client.ApiClient;
import org.openapitools.client.Configuration;
import org.openapitools.client.api.ContainersApi;
import org.openapitools.client.api.PlacesApi;
import org.openapitools.client.api.ShipmentsApi;
import org.openapitools.client.api.TrackingRequestsApi;
import org.openapitools.client.api.WebhooksApi;
import org.openapitools.client.model.TrackingRequestCreateDocument;
import org.openapitools.client.model.TrackingRequestCreateDocumentData;
import org.openapitools.client.model.TrackingRequestCreateDocumentDataAttributes;

/** Ten calls with the client that openapi-generator generates for Java. A reply that it cannot read ends the program. */
public class Calls {
	static <T> T check(String name, T value) {
		if (value == null) throw new IllegalStateException(name + " gave nothing");
		System.out.println(name);
		return value;
	}

	public static void main(String[] words) throws Exception {
		ApiClient client = Configuration.getDefaultApiClient();
		client.updateBaseUri(System.getenv("LANDFALL_URL"));
		client.setRequestInterceptor(
				request -> request.header("Authorization", "Token " + System.getenv("LANDFALL_KEY")));
		String shipment = System.getenv("LANDFALL_SHIPMENT");
		String container = System.getenv("LANDFALL_CONTAINER");
		var shipments = new ShipmentsApi(client);
		var containers = new ContainersApi(client);
		var requests = new TrackingRequestsApi(client);

		check("listShipments", shipments.listShipments(
				ShipmentsApi.APIListShipmentsRequest.newBuilder().include("containers").build()));
		var found = check("getShipment", shipments.getShipment(
				ShipmentsApi.APIGetShipmentRequest.newBuilder().id(shipment).include("containers").build()));
		if (found.getData().getAttributes().getBillOfLadingNumber() == null) throw new IllegalStateException("no number");
		var page = check("listContainers", containers.listContainers(
				ContainersApi.APIListContainersRequest.newBuilder().pageSize(1).build()));
		if (page.getMeta().getSize() != 1) throw new IllegalStateException("page[size] was lost");
		check("getContainer", containers.getContainer(
				ContainersApi.APIGetContainerRequest.newBuilder().id(container).build()));
		check("listContainerTransportEvents", containers.listContainerTransportEvents(
				ContainersApi.APIListContainerTransportEventsRequest.newBuilder().id(container).build()));
		check("getContainerMap", containers.getContainerMap(
				ContainersApi.APIGetContainerMapRequest.newBuilder().id(container).build()));
		check("listTrackingRequests", requests.listTrackingRequests(
				TrackingRequestsApi.APIListTrackingRequestsRequest.newBuilder().build()));
		var attributes = new TrackingRequestCreateDocumentDataAttributes()
				.requestType(TrackingRequestCreateDocumentDataAttributes.RequestTypeEnum.BOOKING)
				.requestNumber(System.getenv("LANDFALL_NUMBER"))
				.scac("HLCU");
		var data = new TrackingRequestCreateDocumentData()
				.type(TrackingRequestCreateDocumentData.TypeEnum.TRACKING_REQUEST)
				.attributes(attributes);
		check("createTrackingRequest", requests.createTrackingRequest(
				TrackingRequestsApi.APICreateTrackingRequestRequest.newBuilder()
						.trackingRequestCreateDocument(new TrackingRequestCreateDocument().data(data)).build()));
		check("getPort", new PlacesApi(client).getPort(
				PlacesApi.APIGetPortRequest.newBuilder().id("USLAX").build()));
		check("listWebhookEvents", new WebhooksApi(client).listWebhookEvents(
				WebhooksApi.APIListWebhookEventsRequest.newBuilder().build()));
	}
}
