import { everyEndpoint } from './mount.ts';

const patterns = Object.values(everyEndpoint).map(({ method, path }) => ({
  method,
  parts: path.split('/'),
}));

/** The methods that some endpoint takes at this address. */
export function methodsAt(url: string): string[] {
  const parts = (url.split('?')[0] ?? '').split('/');
  const fitting = patterns.filter(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  return [...new Set(fitting.map(({ method }) => method))].toSorted();
}
