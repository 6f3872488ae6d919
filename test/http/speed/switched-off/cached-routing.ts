import type { RequestHandler } from "express";

export const cachedRouting = (lookup: RequestHandler) => lookup;
