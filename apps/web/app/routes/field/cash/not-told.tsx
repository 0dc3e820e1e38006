import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import type { Answer } from '../store/call-api.ts';

type NotToldProps = { title: string; back: string; answer: Answer<unknown> | null };

/** Shown until the api has answered: cash cannot be handed over offline. */
export function NotTold({ title, back, answer }: NotToldProps) {
  const t = useT('field');
  const failure = answer?.ok === false ? answer : null;
  return (
    <Frame title={title} back={back}>
      {failure === null ? (
        <p role="status">{t('cash.asking')}</p>
      ) : (
        <Notice tone="problem" title={failure.code === 'away' ? t('cash.away') : failure.message} />
      )}
    </Frame>
  );
}
