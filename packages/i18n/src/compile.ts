import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export type CompiledCatalog = Record<string, CompiledMessage>;

/** Turns ICU messages into the token lists that `run.ts` interpolates. Throws on a faulty message. */
export function compileCatalog(messages: Record<string, string>): CompiledCatalog {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  );
}
