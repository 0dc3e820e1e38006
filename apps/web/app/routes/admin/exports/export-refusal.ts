import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import type { ShownRefusal } from '../../../platform/refused.tsx';

/** Why the last export was refused, held in the address. */
export function refusalIn(params: URLSearchParams): ShownRefusal | null {
  const code = params.get('export') ?? '';
  if (!(code in PROBLEM_STATUS) && code !== 'timeout') return null;
  return { code: code as ProblemCode, requestId: params.get('request') ?? '' };
}

/** Back to the panel, with the filters as they were. */
export function refusedAddress(
  page: string,
  address: object,
  code: string,
  requestId: string,
): string {
  const query = new URLSearchParams({ ...address, export: code });
  if (requestId !== '') query.set('request', requestId);
  return `${page}?${query}`;
}
