import { formatDayAndTime } from '@waypost/i18n/formats';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { formatRef } from '../scanning/format-ref.ts';
import { forgetRefused, NO_STORAGE, useWaiting, type Waiting } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { useSession } from '../store/session.ts';
import { wordOfRefusal } from './refusal-words.ts';

/** What is stored on this phone alone, and why it was not sent. */
export function Unsent() {
  const t = useT('field');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const waiting = useWaiting();
  const [isBusy, setBusy] = useState(false);
  const { count, since, refused, keyless } = waiting;
  const keylessScans = keyless.filter(({ kind }) => kind === 'scan');
  const keylessPieces = [...new Set(keylessScans.map(({ ref }) => ref))];
  const send = async () => {
    setBusy(true);
    await sendNow();
    setBusy(false);
  };
  return (
    <Frame
      title={t('unsent.title')}
      back="/field"
      acts={
        count > 0 && (
          <Button size="large" busy={isBusy} onClick={() => void send()}>
            {t('unsent.send')}
          </Button>
        )
      }
    >
      <p role="status" className="text-xl font-semibold">
        {t('unsent.count', { count })}
      </p>
      {since !== null && (
        <p className="mt-1 text-muted">
          {t('unsent.since', { time: formatDayAndTime(new Date(since), locale, timeZone) })}
        </p>
      )}
      <Why waiting={waiting} />
      {keyless.length > 0 && (
        <Notice tone="problem" title={t('unsent.noKey')} className="mt-6">
          {keylessPieces.map((ref) => (
            <p key={ref} dir="ltr" className="numerals rtl:text-end">
              {formatRef(ref)}
            </p>
          ))}
        </Notice>
      )}
      {refused.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl">{t('refused.title')}</h2>
          <p className="mt-1">{t('refused.text')}</p>
          <ul className="mt-3 divide-y divide-hairline">
            {refused.map(({ actId, ref, at, reason }) => (
              <li key={actId} className="py-3">
                <p dir="ltr" className="numerals rtl:text-end">
                  {formatRef(ref)}
                </p>
                <p className="text-sm text-muted">
                  {formatDayAndTime(new Date(at), locale, timeZone)}
                </p>
                <p>
                  <WhyRefused reason={reason} />
                </p>
                <Button look="secondary" className="mt-2" onClick={() => void forgetRefused(actId)}>
                  {t('refused.seen')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}

/** Reasons for refused scans and pictures are in English, for the staff who investigate them. */
function WhyRefused({ reason }: { reason: string }) {
  const t = useT('field');
  const word = wordOfRefusal(reason);
  return word === undefined ? <span lang="en">{reason}</span> : t(word);
}

function Why({ waiting: { count, stopped } }: { waiting: Waiting }) {
  const t = useT('field');
  const { phase } = useSession();
  if (count === 0) return null;
  if (stopped === 'unauthenticated') {
    return <Notice tone="problem" title={t('unsent.revoked')} className="mt-6" />;
  }
  if (stopped === 'shift_needed') {
    return (
      <Notice tone="problem" title={t('unsent.again')} className="mt-6">
        <LinkButton to="/field/begin" look="secondary" className="mt-2">
          {t('start.title')}
        </LinkButton>
      </Notice>
    );
  }
  if (stopped === NO_STORAGE) {
    return <Notice tone="problem" title={t('app.notStored')} className="mt-6" />;
  }
  if (stopped !== null) return <Notice tone="note" title={t('unsent.away')} className="mt-6" />;
  if (phase !== 'open') return <Notice tone="note" title={t('unsent.sealed')} className="mt-6" />;
  return null;
}
