/** Records of a seeded file that requests read. */
export interface Sample {
	/** A shipment of 250 containers. */
	readonly shipment: string;
	/** The container with thousands of events. */
	readonly crowded: string;
	readonly container: string;
	readonly request: string;
	readonly webhook: string;
	/** Definition of a custom field. */
	readonly field: string;
	/** A customer of some shipments. */
	readonly customer: string;
	/** The query of a page far after the first one of each list, as in a link. */
	readonly deep: Readonly<
		Record<"shipments" | "containers" | "tracking_requests", string>
	>;
}
