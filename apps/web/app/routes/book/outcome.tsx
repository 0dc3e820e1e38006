import type { Charges } from '@waypost/contract/client';
import type { useActionData } from 'react-router';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { action } from './billing.tsx';

type Answered = ReturnType<typeof useActionData<typeof action>>;

type OutcomeProps =
  | { kind: 'booked'; receiptId: string }
  | { kind: 'expired' }
  | {
      kind: 'timed-out' | 'declined' | 'answered';
      answered: Answered;
      faultCount: number;
      total: Charges | undefined;
    };

/** What became of the last try, with what to do next. */
export function Outcome(props: OutcomeProps) {
  const t = useT('billing');
  switch (props.kind) {
    case 'booked':
      return <AlreadyBooked receiptId={props.receiptId} />;
    case 'expired':
      return (
        <Notice tone="problem" title={t('expired')}>
          <p>{t('expiredText')}</p>
          <LinkButton to="/services/express" className="mt-4">
            {t('newQuote')}
          </LinkButton>
        </Notice>
      );
    case 'timed-out':
      return <TimedOut />;
    case 'declined':
      return (
        <Notice tone="problem" title={t('declined')}>
          {t('declinedText')}
        </Notice>
      );
    case 'answered':
      return <Answer {...props} />;
  }
}

type AnswerProps = Extract<OutcomeProps, { answered: Answered }>;

function Answer({ answered, faultCount, total }: AnswerProps) {
  const t = useT('billing');
  const { money } = useWords();
  if (faultCount > 0)
    return <Notice tone="problem" title={t('someInvalid', { count: faultCount })} />;
  const refusal = answered?.refusal ?? null;
  if (answered === undefined || refusal === null) return null;

  const receiptId = refusal.details['receiptId'];
  if (typeof receiptId === 'string') return <AlreadyBooked receiptId={receiptId} />;
  if (refusal.code === 'timeout') return <TimedOut />;
  if (refusal.code === 'price_changed' && total !== undefined) {
    const before = money(answered.values.expectedCents, total.currency);
    const now = money(total.totalCents, total.currency);
    return (
      <Notice tone="problem" title={t('priceChanged')}>
        {t('priceChangedText', { before, now })}
      </Notice>
    );
  }
  return <Refused code={refusal.code} requestId={refusal.requestId} />;
}

/** Refusals that name what to change keep their sentence; all others are the one promise we make. */
const TELLING = [
  'invalid_request',
  'quote_expired',
  'payment_method_unavailable',
  'place_not_bookable',
  'attempt_superseded',
  'idempotency_mismatch',
  'too_many_requests',
] as const;

function Refused({ code, requestId }: { code: string; requestId: string }) {
  const t = useT('billing');
  const problem = useT('problems');
  const telling = TELLING.find((known) => known === code);
  return (
    <Notice tone="problem" title={t('failed')}>
      {telling !== undefined && <p>{problem(telling)}</p>}
      <p className="text-sm text-muted">{t('requestId', { id: requestId })}</p>
    </Notice>
  );
}

function TimedOut() {
  const t = useT('billing');
  return (
    <Notice tone="problem" title={t('timedOut')}>
      {t('timedOutText')}
    </Notice>
  );
}

function AlreadyBooked({ receiptId }: { receiptId: string }) {
  const t = useT('billing');
  return (
    <Notice tone="good" title={t('alreadyBooked')}>
      <p>{t('alreadyBookedText')}</p>
      <LinkButton to={`/receipt/${receiptId}`} className="mt-4">
        {t('openReceipt')}
      </LinkButton>
    </Notice>
  );
}
