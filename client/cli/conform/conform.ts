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

/** What is held against what. */
export interface ConformOptions {
	readonly document: ContractDocument;
	readonly server: { readonly baseUrl: string; readonly apiKey: string };
	/** Whether to create and change records too. */
	readonly isWriting: boolean;
	/** Whether the server is a mock: it takes any key and has no limits. */
	readonly isMock?: boolean;
	/** Only these operations; all when empty. */
	readonly only?: readonly string[];
	readonly signal: AbortSignal;
}

/** Whether it names records without being told one. */
const isList = (operation: Operation) =>
	operation.method === "GET" &&
	!takesId(operation) &&
	!operation.parameters.some(({ required }) => required);

/**
 * The id of a record for requests that must be refused. A server that takes them changes nothing that matters: without writes, an
 * operation that changes a record is asked for none that is there, and one that creates records, undefined, for nothing.
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

/** Reads lists until a record of each type is known that the operations name, lists of these types first. */
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

/** Notes the statuses that were not seen: skipped is not passed. */
function noteUnseen(examination: Examination): void {
	for (const operation of examination.operations) {
		const seen = examination.statusesOf(operation);
		for (const status of Object.keys(operation.replies).map(Number))
			if (!Number.isNaN(status) && !seen.has(status))
				examination.skip(
					operation,
					`a reply with ${status}`,
					"nothing in this run has brought it about",
				);
	}
}

/** Holds a server against a contract. Resolves to all that was tried. Rejects when the server cannot be reached. */
export async function conform({
	document,
	server,
	isWriting,
	isMock = false,
	only = [],
	signal,
}: ConformOptions): Promise<readonly CaseResult[]> {
	const all = operationsOf(document);
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
