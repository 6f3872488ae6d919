import { type Direction, type Place, within } from "./change.ts";
import { type Comparison, compareSchemas } from "./compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import {
	asList,
	asNode,
	type Contract,
	type Node,
	type Pair,
	resolve,
} from "./contract-node.ts";

/** The keywords for how a parameter is written. */
const WRITING = ["style", "explode", "content"] as const;

/** The keywords that allow further values of a parameter. */
const LICENCES = ["allowEmptyValue", "allowReserved"] as const;

/** The parameters of an operation by place and name. A parameter of the operation replaces the one of its path. */
function parametersOf(contract: Contract, operation: Node): Map<string, Node> {
	const found = new Map<string, Node>();
	for (const item of asList(operation.parameters)) {
		const parameter = resolve(contract, item);
		const place = String(parameter.in);
		const name = String(parameter.name);
		const key = `${place} ${place === "header" ? name.toLowerCase() : name}`;
		if (!found.has(key)) found.set(key, parameter);
	}
	return found;
}

/** Compares whether a member is required. */
function compareRequired(
	{ base, head }: Pair,
	place: Place,
	{ log }: Comparison,
) {
	const [was, is] = [base.required === true, head.required === true];
	if (!was && is) log.narrower(place, "is required now");
	if (was && !is) log.wider(place, "is optional now");
}

/** Compares parameters or headers that are in both contracts. */
function compareField(pair: Pair, place: Place, comparison: Comparison): void {
	const { base, head } = pair;
	const { log } = comparison;
	if (base.description !== head.description)
		log.add("cosmetic", place, "the description has changed");
	if (!base.deprecated && head.deprecated)
		log.add("additive", place, "is deprecated");
	compareRequired(pair, place, comparison);
	for (const name of WRITING) {
		if (JSON.stringify(base[name]) === JSON.stringify(head[name])) continue;
		log.add("breaking", place, `\`${name}\` has changed`);
	}
	for (const name of LICENCES) {
		if (Boolean(base[name]) === Boolean(head[name])) continue;
		if (head[name]) log.wider(place, `\`${name}\` is true now`);
		else log.narrower(place, `\`${name}\` is false now`);
	}
	compareSchemas(
		{ base: base.schema ?? {}, head: head.schema ?? {} },
		place,
		comparison,
	);
}

/** Compares fields by name. With `requiredBreaks`, a new required field breaks clients that do not send it. */
function compareFields(
	{ base, head }: Pair<ReadonlyMap<string, Node>>,
	place: Place,
	comparison: Comparison,
): void {
	const { log } = comparison;
	for (const name of new Set([...base.keys(), ...head.keys()])) {
		const [before, after] = [base.get(name), head.get(name)];
		const field = within(place, name);
		if (before && after) {
			compareField({ base: before, head: after }, field, comparison);
		} else if (before) log.add("breaking", field, "was removed");
		else if (after?.required) log.narrower(field, "is new and required");
		else log.add("additive", field, "is new");
	}
}

/** Compares the bodies of a request or reply by media type. */
function compareContent(
	{ base, head }: Pair,
	place: Place,
	comparison: Comparison,
): void {
	const before = asNode(base.content);
	const after = asNode(head.content);
	for (const type of new Set([...Object.keys(before), ...Object.keys(after)])) {
		const [one, other] = [before[type], after[type]];
		if (!other)
			comparison.log.add("breaking", place, `\`${type}\` was removed`);
		else if (!one)
			comparison.log.add("additive", place, `\`${type}\` is possible, too`);
		else
			compareSchemas(
				{
					base: asNode(one).schema ?? {},
					head: asNode(other).schema ?? {},
				},
				place,
				comparison,
			);
	}
}

function compareBody(pair: Pair, place: Place, comparison: Comparison): void {
	const { contracts, log } = comparison;
	const before = pair.base.requestBody;
	const after = pair.head.requestBody;
	if (!before && !after) return;
	const body = within(place, "body");
	if (!after) {
		log.add("breaking", body, "was removed");
		return;
	}
	const head = resolve(contracts.head, after);
	if (!before) {
		if (head.required) log.narrower(body, "is new and required");
		else log.add("additive", body, "is new");
		return;
	}
	const base = resolve(contracts.base, before);
	compareRequired({ base, head }, body, comparison);
	compareContent({ base, head }, body, comparison);
}

function headersOf(contract: Contract, reply: Node): Map<string, Node> {
	return new Map(
		Object.entries(asNode(reply.headers)).map(([name, header]) => [
			`header ${name.toLowerCase()}`,
			resolve(contract, header),
		]),
	);
}

/** Compares the replies by status. Clients treat an unknown error by the class of its status. */
function compareReplies(pair: Pair, place: Place, comparison: Comparison) {
	const { contracts, log } = comparison;
	const before = asNode(pair.base.responses);
	const after = asNode(pair.head.responses);
	const isError = (status: string) => /^([45]|default$)/.test(status);
	for (const status of new Set([
		...Object.keys(before),
		...Object.keys(after),
	])) {
		const reply = within(place, status);
		if (!(status in after)) log.add("breaking", reply, "was removed");
		else if (!(status in before)) {
			if (isError(status)) log.add("additive", reply, "is new");
			else log.wider(reply, "is new");
		} else {
			const base = resolve(contracts.base, before[status]);
			const head = resolve(contracts.head, after[status]);
			if (base.description !== head.description)
				log.add("cosmetic", reply, "the description has changed");
			compareFields(
				{
					base: headersOf(contracts.base, base),
					head: headersOf(contracts.head, head),
				},
				reply,
				comparison,
			);
			compareContent({ base, head }, reply, comparison);
		}
	}
}

function compareNames(
	{ base, head }: Pair,
	place: Place,
	comparison: Comparison,
) {
	const { log } = comparison;
	// Clients that are generated from the contract have functions of this name.
	if (base.operationId !== head.operationId)
		log.add(
			"breaking",
			place,
			`the operationId was ${base.operationId} and is ${head.operationId}`,
		);
	if (!base.deprecated && head.deprecated)
		log.add("additive", place, "is deprecated");
	if (JSON.stringify(base.tags) !== JSON.stringify(head.tags))
		log.add("cosmetic", place, "is in another group");
	const words = ["summary", "description"];
	if (words.some((name) => base[name] !== head[name]))
		log.add("cosmetic", place, "the description has changed");
}

/**
 * Compares an operation that is in both contracts. Clients send requests and read replies; with a webhook it is the other way
 * round: Landfall sends the request, and reads only the status of the reply.
 */
export function compareOperations(
	pair: Pair,
	name: string,
	isWebhook: boolean,
	comparison: Comparison,
): void {
	const { contracts, log } = comparison;
	const sides: readonly [Direction, Direction] = isWebhook
		? ["reply", "request"]
		: ["request", "reply"];
	const [sent, answered] = sides.map(
		(direction): Place => ({ scope: name, path: "", direction }),
	);
	if (!sent || !answered) return;
	compareNames(pair, sent, comparison);
	if (!isWebhook) compareSecurity(contracts, pair, sent, log);
	compareFields(
		{
			base: parametersOf(contracts.base, pair.base),
			head: parametersOf(contracts.head, pair.head),
		},
		sent,
		comparison,
	);
	compareBody(pair, sent, comparison);
	compareReplies(pair, answered, comparison);
}
