// What openapi-typescript makes of the whole document: a union stays one, so that what a kind requires is asked for.
import type { components } from "../../target/clients/openapi-typescript/gunfeel";

type Check = components["schemas"]["CheckRequest"];
type Target = components["schemas"]["Target"];

export const climb: Check = { metric: "climbDegrees", shot: 9, max: 4 };
export const circle: Target = { shape: "circle", radiusMeters: 0.5 };

// @ts-expect-error a circle has a radius
export const point: Target = { shape: "circle" };
