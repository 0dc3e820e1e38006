/** Whom hooks.py lets a request come from. */
export interface Person {
  headers: Record<string, string>;
  /** Things that exist, by the name a parameter or a field of a body has. */
  values: Record<string, unknown>;
  /** Fields the body must have. */
  body?: Record<string, unknown>;
  /** Of an authenticator whose code the body must have, as it is when the request is made. */
  totpSecret?: string;
}
