import type { Charges } from '@waypost/contract/client';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useWords } from '../../parcels/words.ts';
import type { Refusal } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BookingAnswer } from './booking-answer.ts';
import type { BookingValues, Method } from './booking-form.ts';

type OutcomeProps = {
  answered: BookingAnswer | undefined;
  timedOut: boolean;
  declined: boolean;
  /** The way to pay that was declined. */
  paidBy: Method | null;
  faultCount: number;
  total: Charges | undefined;
};

/** What became of the last try, with what to do next. It comes into view when it comes. */
export function Outcome(props: OutcomeProps) {
  const { answered, timedOut, declined, paidBy, faultCount, total } = props;
  const t = useT('billing');
  const place = useRef<HTMLDivElement>(null);
  const refusedBy = answered?.refusal?.requestId;
  useEffect(() => {
    if (timedOut || refusedBy !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [timedOut, refusedBy]);
  return (
    <div ref={place} className="empty:hidden">
      {timedOut ? (
        <TimedOut />
      ) : faultCount > 0 ? (
        <Notice tone="problem" title={t('someInvalid', { count: faultCount })} />
      ) : answered !== undefined && answered.refusal !== null ? (
        <Refused refusal={answered.refusal} values={answered.values} total={total} />
      ) : declined ? (
        <Declined method={paidBy} />
      ) : null}
    </div>
  );
}

/** Refusals with a specific remedy keep their sentence; all others share one. */
const TELLING = [
  'invalid_request',
  'payment_method_unavailable',
  'pay_on_delivery_limit',
  'pay_on_delivery_too_high',
  'no_credit',
  'over_credit_limit',
  'too_many_bookings',
  'card_missing',
  'items_missing',
  'declared_value_missing',
  'terms_not_accepted',
  'place_not_bookable',
  'attempt_superseded',
  'idempotency_mismatch',
  'too_many_requests',
] as const;

type RefusedProps = { refusal: Refusal; values: BookingValues; total: Charges | undefined };

function Refused({ refusal, values, total }: RefusedProps) {
  const t = useT('billing');
  const problem = useT('problems');
  const { money } = useWords();
  const { code, requestId, details } = refusal;

  if (typeof details['receiptId'] === 'string') {
    return <AlreadyBooked receiptId={details['receiptId']} />;
  }
  // Without an answer, the booking may have been made.
  if (code === 'timeout' || details['unanswered'] === true) return <TimedOut />;
  if (code === 'payment_declined') return <Declined method={values.method} />;
  if (code === 'payment_not_completed') {
    return (
      <Notice tone="problem" title={t('declined')}>
        {problem(code)}
      </Notice>
    );
  }
  if (code === 'too_many_declines') {
    const minutes = Math.max(1, Math.ceil(Number(details['retryAfterSeconds']) / 60));
    return (
      <Notice tone="problem" title={t('declined')}>
        {t('tooManyDeclines', { minutes })}
      </Notice>
    );
  }
  if (code === 'price_changed' && total !== undefined) {
    const amounts = {
      before: money(values.expectedCents, total.currency),
      now: money(total.totalCents, total.currency),
    };
    return (
      <Notice tone="problem" title={t('priceChanged')}>
        {t('priceChangedText', amounts)}
      </Notice>
    );
  }
  const telling = TELLING.find((known) => known === code);
  return (
    <Notice tone="problem" title={t('failed')}>
      {telling !== undefined && <p>{problem(telling)}</p>}
      <p className="text-sm text-muted">{t('requestId', { id: requestId })}</p>
    </Notice>
  );
}

/** One sentence for every reason, so that nobody can probe a card. */
function Declined({ method }: { method: Method | null }) {
  const t = useT('billing');
  return (
    <Notice tone="problem" title={t('declined')}>
      {t(method === 'paypal' ? 'declinedPaypal' : 'declinedCard')}
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

export function AlreadyBooked({ receiptId }: { receiptId: string }) {
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

/** A new price for the same shipment; the draft it makes has everything that was entered. */
export function Expired({ failed }: { failed: boolean }) {
  const t = useT('billing');
  return (
    <Notice tone="problem" title={t('expired')}>
      <p>{t('expiredText')}</p>
      {failed && <p className="mt-2 font-semibold">{t('newPriceFailed')}</p>}
      <Form method="post">
        <Button type="submit" name="step" value="new-price" className="mt-4">
          {t('newPrice')}
        </Button>
      </Form>
    </Notice>
  );
}
