import { UsageError } from "../call.ts";
import { examineBodies } from "./bodies.ts";
import {
	type ContractDocument,
	type Operation,
	operationsOf,
} from "./contract.ts";
import {
	beginExamination,
	type CaseResult,
	type Examination,
} from "./examination.ts";
import { lineTo } from "./exchange.ts";
import { examineReads } from "./reads.ts";
import { examineRefusals, examineStrangers } from "./refusals.ts";
import { takesId, typeOf, typesNamedBy, UNKNOWN_ID } from "./targets.ts";
import { contractValidator } from "./validate.ts";
import { examineWrites } from "./writes.ts";

/** The server and the contract to check it against, with options. */
export interface ConformOptions {
	readonly document: ContractDocument;
	readonly server: { readonly baseUrl: string; readonly apiKey: string };
	/** Whether to create and change records too. */
	readonly isWriting: boolean;
	/** Whether the server is a mock, which accepts any key and has no limits. */
	readonly isMock?: boolean;
	/** Only these operations; all when empty. */
	readonly only?: readonly string[];
	readonly signal: AbortSignal;
}

/** Whether the operation lists records without needing an id. */
const isList = (operation: Operation) =>
	operation.method === "GET" &&
	!takesId(operation) &&
	!operation.parameters.some(({ required }) => required);

/**
 * The id for requests that the server must refuse. Without `--writes`, an operation that changes a record gets an unknown id, and one
 * that creates records gets no id (undefined). So a server that wrongly accepts the request changes nothing.
 */
function idFor(
	examination: Examination,
	operation: Operation,
	isWriting: boolean,
): string | undefined {
	const { method } = operation;
	const [known = UNKNOWN_ID] = examination.idsOf(typeOf(operation));
	if (method === "GET" || (isWriting && method !== "DELETE")) return known;
	return method === "POST" && !takesId(operation) ? undefined : UNKNOWN_ID;
}

/** Reads lists until a record of each type that the operations need is known. Reads the lists of these types first. */
async function discoverRecords(
	examination: Examination,
	lists: readonly Operation[],
): Promise<void> {
	const types = examination.operations.flatMap(typesNamedBy);
	const isOwn = (list: Operation) => types.includes(typeOf(list));
	const others = lists.filter((list) => !isOwn(list));
	for (const operation of [...lists.filter(isOwn), ...others]) {
		if (types.every((type) => examination.idsOf(type).length > 0)) return;
		await examination.discover({ operation, target: operation.path });
	}
}

function noteUnread(
	examination: Examination,
	operations: readonly Operation[],
): void {
	for (const operation of operations)
		examination.skip(
			operation,
			`answers ${operation.success}`,
			`the account has no ${typeOf(operation)}`,
		);
}

/** Reports as skipped each declared status that no reply had, because an untested status has not passed. */
function noteUnseen(examination: Examination): void {
	for (const operation of examination.operations) {
		const seen = examination.statusesOf(operation);
		for (const status of Object.keys(operation.replies).map(Number))
			if (!Number.isNaN(status) && !seen.has(status))
				examination.skip(
					operation,
					`a reply with ${status}`,
					"no request of this run causes it",
				);
	}
}

/** Checks a server against a contract. Resolves to the results of all cases; rejects when the server does not answer the first request or refuses its key, or when `only` names no operation. */
export async function conform({
	document,
	server,
	isWriting,
	isMock = false,
	only = [],
	signal,
}: ConformOptions): Promise<readonly CaseResult[]> {
	const all = operationsOf(document);
	const unknown = only.filter((name) => all.every(({ id }) => id !== name));
	if (unknown.length > 0)
		throw new UsageError(`the contract has no operation ${unknown.join(", ")}`);
	const isMeant = ({ id }: Operation) => only.length === 0 || only.includes(id);
	const operations = all.filter(isMeant);
	const examination = beginExamination(
		{
			isMock,
			document,
			operations,
			validator: contractValidator(document),
			line: lineTo(server, signal),
		},
		signal,
	);
	const lists = all.filter((one) => isList(one) && !isMeant(one));
	await discoverRecords(examination, lists);
	const having = (...methods: string[]) =>
		operations.filter(({ method }) => methods.includes(method));
	let unread = await examineReads(examination, having("GET"));
	if (isWriting) {
		await examineWrites(examination, having("POST", "PUT", "PATCH"));
		unread = await examineReads(examination, unread);
		await examineWrites(examination, having("DELETE"));
	}
	noteUnread(examination, unread);
	for (const operation of operations) {
		await examineStrangers(examination, operation);
		const id = idFor(examination, operation, isWriting);
		if (id === undefined) continue;
		await examineRefusals(examination, operation, id);
		await examineBodies(examination, operation, id);
	}
	noteUnseen(examination);
	return examination.cases;
}
