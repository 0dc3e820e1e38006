import type { EndpointDefinition } from '../endpoint.ts';
import * as described from './endpoints.ts';

export { MAX_BATCH_LABELS } from './batch-limits.ts';
export { V1Problem } from './endpoint.ts';
export * from './endpoints.ts';

type Described = typeof described;

export type V1EndpointName = {
  [Name in keyof Described]: Described[Name] extends EndpointDefinition ? Name : never;
}[keyof Described];

/** The contract for programs: every endpoint of `/api/v1`, by its name. */
export const v1Endpoints = Object.fromEntries(
  Object.entries(described).filter(([, exported]) => 'answers' in exported),
) as Pick<Described, V1EndpointName>;
