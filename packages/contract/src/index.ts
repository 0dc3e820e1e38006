import type { EndpointDefinition } from './endpoint.ts';
import * as described from './endpoints/index.ts';

export * from './endpoint.ts';
export * from './problems.ts';
export * from './audit-actions.ts';
export * from './bulk-states.ts';
export * from './customer-key-scopes.ts';
export * from './device-key-scopes.ts';
export * from './field-rights.ts';
export * from './list-views.ts';
export * from './live-views.ts';
export { judgePostalCode } from './postal-codes.ts';
export * from './unmatched-reasons.ts';
export * from './editable-fields.ts';
export * from './mail-templates.ts';
export * from './money-states.ts';
export * from './permission-sets.ts';
export { SecondFactor } from './fields.ts';
export * from './endpoints/index.ts';

type Described = typeof described;

export type EndpointName = {
  [Name in keyof Described]: Described[Name] extends EndpointDefinition ? Name : never;
}[keyof Described];

/** The whole API: every endpoint that a file of `endpoints/` exports, by its name. */
// annotated, so that a page that needs one constant does not download all schemas
export const endpoints = /* @__PURE__ */ onlyEndpoints(described);

function onlyEndpoints(exported: Described): Pick<Described, EndpointName> {
  const isEndpoint = ([, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && 'answers' in value;
  return Object.fromEntries(Object.entries(exported).filter(isEndpoint)) as Pick<
    Described,
    EndpointName
  >;
}
