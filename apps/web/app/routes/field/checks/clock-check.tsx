import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckSection, type CheckProps } from './check-section.tsx';

/** The server corrects clocks that are off by more. Below that, scans of two phones may change order. */
const RIGHT_SECONDS = 10;

export function ClockCheck({ report }: CheckProps) {
  const t = useT('field');
  const [isTrying, setTrying] = useState(false);
  const [off, setOff] = useState<number | 'away'>();
  const words = (seconds: number | 'away') =>
    seconds === 'away'
      ? t('clock.away')
      : t(seconds <= RIGHT_SECONDS ? 'clock.right' : 'clock.wrong', { seconds });
  const attempt = async () => {
    setTrying(true);
    const found = await measureClock();
    setTrying(false);
    setOff(found);
    report(words(found));
  };
  return (
    <CheckSection
      title={t('clock.title')}
      text={t('clock.text')}
      state={
        off === undefined ? 'untried' : off !== 'away' && off <= RIGHT_SECONDS ? 'good' : 'bad'
      }
      result={off !== undefined && words(off)}
    >
      <Button size="large" look="secondary" busy={isTrying} onClick={() => void attempt()}>
        {t('clock.try')}
      </Button>
    </CheckSection>
  );
}

/** Seconds between this clock and the server's, from the Date header of any answer. */
async function measureClock(): Promise<number | 'away'> {
  const sentAt = Date.now();
  try {
    const answer = await fetch('/field/check', { method: 'HEAD', cache: 'no-store' });
    const answeredAt = Date.now();
    const server = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(server)) return 'away';
    // the header has whole seconds, so the server's time is taken as the middle of that second
    return Math.floor(Math.abs(server + 500 - (sentAt + answeredAt) / 2) / 1000);
  } catch {
    return 'away';
  }
}
