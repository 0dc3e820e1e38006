import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

/** The values a message needs, sorted. Languages inflect by number where English does not. */
export function placeholdersOf(message: CompiledMessage): string[] {
  return [...new Set(tokensOf(message).map(([name]) => String(name)))].toSorted();
}

/** The plural forms in a message. */
export function pluralsOf(message: CompiledMessage): string[][] {
  return tokensOf(message).flatMap(([, kind, choices]) =>
    kind === 'plural' && typeof choices === 'object' && choices !== null
      ? [Object.keys(choices).filter((form) => form !== 'offset')]
      : [],
  );
}

type Placeholder = Exclude<CompiledMessageToken, string>;

function tokensOf(message: CompiledMessage): Placeholder[] {
  return message.flatMap((token): Placeholder[] => {
    if (typeof token === 'string') return [];
    const choices = token[2];
    if (typeof choices !== 'object' || choices === null) return [token];
    const inner = Object.values(choices).filter((choice) => Array.isArray(choice));
    return [token, ...inner.flatMap((choice) => tokensOf(choice as CompiledMessage))];
  });
}
