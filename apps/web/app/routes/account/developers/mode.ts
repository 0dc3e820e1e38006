import type { KeyMode } from '@waypost/contract/customer-key-scopes';
import { useSearchParams } from 'react-router';

/** The address of a developer page says whose data it shows, so that a link shows the same. */
function modeIn(params: URLSearchParams): KeyMode {
  return params.get('mode') === 'test' ? 'test' : 'live';
}

export function modeOf(request: Request): KeyMode {
  return modeIn(new URL(request.url).searchParams);
}

export function useMode(): KeyMode {
  const [params] = useSearchParams();
  return modeIn(params);
}

export function inMode(path: string, mode: KeyMode): string {
  if (mode === 'live') return path;
  return `${path}${path.includes('?') ? '&' : '?'}mode=test`;
}
