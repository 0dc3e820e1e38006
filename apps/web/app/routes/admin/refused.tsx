import type { ProblemCode } from '@waypost/contract/problems';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The part of a refusal that these pages show. */
export type Refused = { code: ProblemCode | 'timeout'; requestId: string };

/** A refusal in its own words, with the id to ask about. */
export function RefusedNotice({ refused, className }: { refused: Refused; className?: string }) {
  const t = useT('admin');
  const sentence = useSentence();
  return (
    <Notice tone="problem" title={sentence(refused.code)} {...(className && { className })}>
      <RequestId>{t('requestId', { id: refused.requestId })}</RequestId>
    </Notice>
  );
}

export function RequestId({ children }: { children: ReactNode }) {
  return <p className="text-sm break-words text-muted">{children}</p>;
}

/** What a problem code says; a call that was not answered in time is ours to word. */
export function useSentence(): (code: Refused['code']) => string {
  const problem = useT('problems');
  return (code) => problem(code === 'timeout' ? 'temporarily_unavailable' : code);
}
