import type { ProblemCode } from '@waypost/contract/problems';
import { Notice } from '../ui/notice.tsx';
import { useT } from './catalogs.tsx';

export type ShownRefusal = { code: ProblemCode | 'timeout'; requestId: string };

/** Generic codes, whose sentences do not help with a specific request. */
const UNTELLING: readonly string[] = ['internal', 'timeout', 'temporarily_unavailable'];

/** The sentence of a refusal; undefined for a generic code. */
export function useRefusalText(): (refusal: ShownRefusal) => string | undefined {
  const problem = useT('problems');
  return ({ code }) => (UNTELLING.includes(code) ? undefined : problem(code as ProblemCode));
}

type RefusedProps = { refusal: ShownRefusal; fallback: string; className?: string };

/** The sentence of a refusal; or the page's own text, with the request id to quote when asking for help. */
export function Refused({ refusal, fallback, className }: RefusedProps) {
  const frame = useT('frame');
  const text = useRefusalText()(refusal);
  if (text !== undefined) return <Notice tone="problem" title={text} className={className} />;
  return (
    <Notice tone="problem" title={fallback} className={className}>
      <p className="text-sm text-muted">
        {frame('requestId')} <span className="numerals">{refusal.requestId}</span>
      </p>
    </Notice>
  );
}
