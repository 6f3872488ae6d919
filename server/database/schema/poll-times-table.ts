/**
 * The times at which the sources of a record were polled. Stored apart from the record, because most polls change nothing else.
 */
export interface PollTimesTable {
	account_id: string;
	/** A shipment or a container. */
	record_id: string;
	/** Attributes of the record, one per line as `name=time`; an empty time stands for null. They replace those in its document. */
	times: string;
	/** The same attributes for all containers of a shipment. */
	container_times: string;
}
