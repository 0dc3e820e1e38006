import type { OwnCash as OwnCashState } from '@waypost/contract/client';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { Amounts } from './amounts.tsx';
import { DeclareCash } from './declare-cash.tsx';
import { NotTold } from './not-told.tsx';
import { useAnswer } from './use-answer.ts';

/** The cash that a courier hands over in the evening. The page must not show the expected amount. */
export function OwnCash() {
  const t = useT('field');
  const locale = useLocale();
  const { device } = useOpenShift();
  const { answer, ask } = useAnswer<OwnCashState>('/api/field/cash/own');
  const [isChanging, setChanging] = useState(false);
  if (answer === null || !answer.ok) {
    return <NotTold title={t('cash.title')} back="/field" answer={answer} />;
  }
  const { waiting, last, isTooMuch } = answer.data;
  const timeOf = (at: string) => formatDayAndTime(new Date(at), locale, device.hub.timeZone);
  const lastCount = last && (
    <section className="mt-8">
      <h2 className="text-lg">{t('cash.last')}</h2>
      <p className="mt-1">
        <Amounts of={last.amounts} />
        <span className="text-muted">{timeOf(last.confirmedAt)}</span>
      </p>
    </section>
  );
  if (waiting === null || isChanging) {
    return (
      <DeclareCash
        isTooMuch={isTooMuch}
        declared={() => {
          setChanging(false);
          void ask();
        }}
      >
        {lastCount}
      </DeclareCash>
    );
  }
  return (
    <Frame
      title={t('cash.title')}
      back="/field"
      acts={
        <Button size="large" look="secondary" onClick={() => setChanging(true)}>
          {t('cash.change')}
        </Button>
      }
    >
      <Notice tone="note" title={t('cash.waiting')}>
        <p>{t('cash.waitingText')}</p>
        <p className="mt-3">
          <Amounts of={waiting.amounts} />
          <span className="text-muted">{timeOf(waiting.declaredAt)}</span>
        </p>
      </Notice>
      {lastCount}
    </Frame>
  );
}
