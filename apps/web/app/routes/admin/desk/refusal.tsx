import { useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DeskAnswered, DeskIntent } from './desk-posts.ts';

/** Why it was not done, where the eyes are. */
export function Refusal({ intent }: { intent: DeskIntent }) {
  const t = useT('console-desk');
  const answered = useActionData<DeskAnswered>();
  if (answered?.intent !== intent || answered.refusal === null) return null;
  if (answered.owner !== null) {
    return <Notice tone="problem" title={t('takenBy', { name: answered.owner })} />;
  }
  return <Refused refusal={answered.refusal} fallback={t('failed')} />;
}
