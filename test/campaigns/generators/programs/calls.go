// Ten calls with the client that openapi-generator generates for Go. A reply that it cannot read ends the program.
package main

import (
	"context"
	"fmt"
	"os"

	landfall "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func check[T any](name string, value T, _ any, err error) T {
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
		os.Exit(1)
	}
	fmt.Println(name)
	return value
}

func main() {
	configuration := landfall.NewConfiguration()
	configuration.Servers = landfall.ServerConfigurations{{URL: os.Getenv("LANDFALL_URL")}}
	configuration.AddDefaultHeader("Authorization", "Token "+os.Getenv("LANDFALL_KEY"))
	client := landfall.NewAPIClient(configuration)
	ctx := context.Background()
	shipment, container := os.Getenv("LANDFALL_SHIPMENT"), os.Getenv("LANDFALL_CONTAINER")

	{
		value, reply, err := client.ShipmentsAPI.ListShipments(ctx).Include("containers").Execute()
		check("listShipments", value, reply, err)
	}
	{
		value, reply, err := client.ShipmentsAPI.GetShipment(ctx, shipment).Include("containers").Execute()
		found := check("getShipment", value, reply, err)
		if found.Data.Attributes.BillOfLadingNumber == "" {
			panic("no number")
		}
	}
	{
		value, reply, err := client.ContainersAPI.ListContainers(ctx).PageSize(1).Execute()
		if check("listContainers", value, reply, err).Meta.Size != 1 {
			panic("page[size] was lost")
		}
	}
	{
		value, reply, err := client.ContainersAPI.GetContainer(ctx, container).Execute()
		check("getContainer", value, reply, err)
	}
	{
		value, reply, err := client.ContainersAPI.ListContainerTransportEvents(ctx, container).Execute()
		check("listContainerTransportEvents", value, reply, err)
	}
	{
		value, reply, err := client.ContainersAPI.GetContainerMap(ctx, container).Execute()
		check("getContainerMap", value, reply, err)
	}
	{
		value, reply, err := client.TrackingRequestsAPI.ListTrackingRequests(ctx).Execute()
		check("listTrackingRequests", value, reply, err)
	}
	{
		attributes := landfall.NewTrackingRequestCreateDocumentDataAttributes("booking", os.Getenv("LANDFALL_NUMBER"))
		attributes.SetScac("HLCU")
		data := landfall.NewTrackingRequestCreateDocumentData("tracking_request", *attributes)
		body := landfall.NewTrackingRequestCreateDocument(*data)
		value, reply, err := client.TrackingRequestsAPI.CreateTrackingRequest(ctx).TrackingRequestCreateDocument(*body).Execute()
		check("createTrackingRequest", value, reply, err)
	}
	{
		value, reply, err := client.PlacesAPI.GetPort(ctx, "USLAX").Execute()
		check("getPort", value, reply, err)
	}
	{
		value, reply, err := client.WebhooksAPI.ListWebhookEvents(ctx).Execute()
		check("listWebhookEvents", value, reply, err)
	}
}
