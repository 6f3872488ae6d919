import type { Position } from "./globe.ts";

/** Channels and rivers up to ports that the lanes of the world do not reach, from the port down to a point of those lanes. */
export const APPROACHES: readonly (readonly Position[])[] = [];
