import type { Request, RequestHandler } from "express";
import { pathParametersOf } from "./contract/contract-validation.ts";
import { ApiError, type Problem } from "./replies/api-error.ts";

type Source = NonNullable<Problem["source"]>;

const NUL = "\0";

function escapePointer(name: string): string {
	return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The pointers of texts and member names with a NUL character. Without recursion, because a body can be nested very deeply. */
function pointersWithNul(body: unknown): string[] {
	const found: string[] = [];
	const waiting: [value: unknown, pointer: string][] = [[body, ""]];
	for (const [value, pointer] of waiting) {
		if (typeof value === "string" && value.includes(NUL)) found.push(pointer);
		if (value === null || typeof value !== "object") continue;
		for (const [name, member] of Object.entries(value)) {
			// A pointer cannot contain such a name, so the pointer names the object instead.
			if (name.includes(NUL)) found.push(pointer);
			else waiting.push([member, `${pointer}/${escapePointer(name)}`]);
		}
	}
	return found;
}

function parametersWithNul(request: Request): string[] {
	if (!request.originalUrl.includes("%00")) return [];
	const parameters = { ...pathParametersOf(request), ...request.query };
	return Object.entries(parameters).flatMap(([name, value]) =>
		`${name}${value}`.includes(NUL) ? [name.replaceAll(NUL, "")] : [],
	);
}

function placesOf(request: Request): Source[] {
	return [
		...parametersWithNul(request).map((parameter) => ({ parameter })),
		...pointersWithNul(request.body).map((pointer) => ({ pointer })),
	];
}

/**
 * Refuses NUL characters in path, query and body, because PostgreSQL stores none and no value of this API has one. HTTP
 * itself refuses them in headers.
 */
export const refuseNulCharacters: RequestHandler = (
	request,
	_response,
	next,
) => {
	const places = placesOf(request);
	if (places.length === 0) return next();
	const problems = places.map((source): Partial<Problem> => {
		const what = source.parameter ?? (source.pointer || "the body");
		return {
			code: "invalid",
			detail: `${what} has a NUL character (U+0000); leave it out`,
			source,
		};
	});
	next(new ApiError(400, problems));
};
