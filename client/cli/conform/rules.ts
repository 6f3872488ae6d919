import type { Reply } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import {
	documentProblems,
	fieldProblems,
	fieldsetsOf,
	membersOf,
	resourcesIn,
} from "./json-api.ts";
import type { Validator } from "./validate.ts";

const JSON_API = "application/vnd.api+json";

/** Declared headers that a reply may lack, because they depend on the request or the records. */
const CONDITIONAL = new Set([
	"idempotency-replayed",
	"link",
	"preference-applied",
]);

/** Headers that only a server with rate limits sends. */
const OF_LIMITS = ["ratelimit", "ratelimit-policy"];

/** The contract and the settings by which replies are checked. */
interface Judge {
	readonly validator: Validator;
	/** Whether the server is a mock, which has no limits. */
	readonly isMock: boolean;
}

/** A rule for every reply. Returns its violations. */
type Rule = (
	exchange: Exchange,
	reply: Reply,
	judge: Judge,
) => readonly string[];

const mediaTypeOf = ({ replyHeaders }: Exchange) =>
	replyHeaders.get("content-type") ?? "none";

const hasNoBody: Rule = ({ method, replyText }, { content }) =>
	(method === "HEAD" || content === undefined) && replyText !== ""
		? ["the reply has a body, and must have none"]
		: [];

const hasItsMediaType: Rule = (exchange, { content }) => {
	if (content === undefined || content[mediaTypeOf(exchange)]) return [];
	const declared = Object.keys(content).join(" or ");
	return [`Content-Type is ${mediaTypeOf(exchange)}, not ${declared}`];
};

const hasItsHeaders: Rule = ({ replyHeaders }, { headers = {} }, { isMock }) =>
	Object.keys(headers)
		.map((name) => name.toLowerCase())
		.filter((name) => !CONDITIONAL.has(name) && !replyHeaders.has(name))
		.filter((name) => !isMock || !OF_LIMITS.includes(name))
		.map((name) => `the header ${name} is missing`);

const fitsItsSchema: Rule = (exchange, { content }, { validator }) => {
	const { method, json, replyText } = exchange;
	const [name = "", mediaType] = Object.entries(content ?? {})[0] ?? [];
	if (method === "HEAD" || mediaType === undefined) return [];
	if (!name.endsWith("json"))
		return validator.problems(mediaType.schema, replyText);
	if (json === undefined) return ["the body is not JSON"];
	return fieldsetsOf(exchange).size > 0
		? validator.problemsOfSparse(mediaType.schema, json)
		: validator.problems(mediaType.schema, json);
};

const hasOnlyItsFields: Rule = (exchange) => {
	const { status, json } = exchange;
	if (status !== 200) return [];
	const { data, included } = membersOf(json);
	return fieldProblems([data, included], fieldsetsOf(exchange));
};

const isJsonApi: Rule = (exchange) =>
	mediaTypeOf(exchange) === JSON_API && exchange.method !== "HEAD"
		? documentProblems(exchange.json, fieldsetsOf(exchange).size > 0)
		: [];

const tellsItsErrors: Rule = ({ method, status, replyHeaders, json }) => {
	if (status < 400 || method === "HEAD") return [];
	const { errors, meta } = membersOf(json);
	const id = replyHeaders.get("x-request-id");
	return [
		...resourcesIn(errors)
			.filter((error) => error.status && error.status !== String(status))
			.map((error) => `an error says ${error.status}, the reply ${status}`),
		...(membersOf(meta).request_id === (id ?? undefined)
			? []
			: [`meta.request_id is not the ${id} of X-Request-Id`]),
	];
};

const RULES: readonly Rule[] = [
	hasNoBody,
	hasItsMediaType,
	hasItsHeaders,
	fitsItsSchema,
	hasOnlyItsFields,
	isJsonApi,
	tellsItsErrors,
];

/** Statuses that come before the operation is known. Their replies have the form of `default`, without its headers. */
const BEFORE_OPERATIONS = new Set([404, 405]);

/** All violations of the contract in a reply, independent of the request. */
export function replyProblems(exchange: Exchange, judge: Judge): string[] {
	const { replies } = exchange.operation;
	const isEarly = BEFORE_OPERATIONS.has(exchange.status);
	const early = isEarly &&
		replies.default && { content: replies.default.content ?? {} };
	const reply = replies[exchange.status] ?? early;
	if (!reply) return [`the operation does not declare ${exchange.status}`];
	return RULES.flatMap((rule) => rule(exchange, reply, judge));
}
