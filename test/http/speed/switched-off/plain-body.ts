import type { RequestHandler } from "express";

export const plainBody = (readAny: RequestHandler) => readAny;
