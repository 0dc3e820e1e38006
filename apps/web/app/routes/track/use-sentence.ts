import type { PublicTracking } from '@waypost/contract/client';
import { formatAge } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';

/** The answer to "where is it?" in one sentence: status, last event, its place and its age. */
export function useSentence({ status, timeline, createdAt }: PublicTracking, now: Date): string {
  const t = useT('tracking');
  const words = useT('parcels');
  const { place } = useWords();
  const locale = useLocale();

  const last = timeline[0];
  const age = formatAge(new Date(last?.at ?? createdAt), now, locale) ?? t('justNow');
  if (last === undefined || last.code === 'CREATED') return t('nowCreated', { age });

  const said = { status: words(`status.${status}`), event: words(`event.${last.code}`), age };
  if (last.place === null) {
    return said.status === said.event ? t('nowEvent', said) : t('nowStatusAndEvent', said);
  }
  const told = { ...said, place: place(last.place) };
  return said.status === said.event ? t('nowEventIn', told) : t('nowStatusAndEventIn', told);
}
