import type { Credit } from '@waypost/contract/client';
import { useNavigation } from 'react-router';
import { ChargeList } from '../../../parcels/charge-list.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { BookingFaults } from '../booking-faults.ts';
import { totalField } from '../booking-form.ts';
import { TermsChoice } from '../terms-choice.tsx';
import type { NewAnswer, Priced } from './new-answer.ts';

type PricePanelProps = {
  credit: Credit | null;
  priced: Priced | null;
  isPricing: boolean;
  isNewPrice: boolean;
  faults: BookingFaults;
  refusal: NewAnswer['refusal'];
};

/** The server's price, and the buttons that book at it. */
export function PricePanel(props: PricePanelProps) {
  const { credit, priced, isPricing, isNewPrice, faults, refusal } = props;
  const t = useT('new-shipment');
  const quote = useT('quote');
  const sent = useNavigation().formData?.get('intent');
  const count = Object.keys(faults).length;
  return (
    <Panel className="lg:sticky lg:top-6">
      <h2 className="mb-3 text-lg">{quote('chargesTitle')}</h2>
      {priced !== null && <ChargeList charges={priced.charges} tariff={null} />}
      <p role="status" className={priced === null ? 'text-muted' : 'sr-only'}>
        {isPricing ? t('pricing') : priced === null && t('priceMissing')}
      </p>
      <div className="mt-4 space-y-4">
        {isNewPrice && <Notice tone="note" title={t('priceIsNew')} />}
        {count > 0 && <Notice tone="problem" title={quote('someInvalid', { count })} />}
        {refusal !== null && sent === undefined && <Refusal refusal={refusal} />}
        {priced === null ? (
          <Button
            type="submit"
            name="intent"
            value="price"
            look="secondary"
            className="w-full"
            busy={isPricing}
          >
            {t('price')}
          </Button>
        ) : (
          <Ways {...{ credit, priced }} sent={sent} termsFault={faults['acceptedTerms']} />
        )}
      </div>
    </Panel>
  );
}

function Refusal({ refusal }: { refusal: NonNullable<NewAnswer['refusal']> }) {
  const t = useT('new-shipment');
  if (refusal.sentence !== undefined) return <Notice tone="problem" title={refusal.sentence} />;
  return <Refused refusal={refusal} fallback={t('failed')} />;
}

type WaysProps = {
  credit: Credit | null;
  priced: Priced;
  sent: unknown;
  termsFault: BookingFaults[string] | undefined;
};

/** On account where the account has credit; every other way to pay is a matter of the checkout. */
function Ways({ credit, priced, sent, termsFault }: WaysProps) {
  const t = useT('new-shipment');
  const checkout = useT('checkout');
  const { money } = useWords();
  const { charges, customs } = priced;
  const total = money(charges.totalCents, charges.currency);
  const isOnAccount = credit !== null && !customs;
  return (
    <>
      <input type="hidden" name="draft" value={priced.handle} />
      <input type="hidden" name="attemptId" value={priced.attemptId} />
      <input type="hidden" name="method" value="on_account" />
      <input type="hidden" name={totalField('on_account', false)} value={charges.totalCents} />
      <input type="hidden" name="currency" value={charges.currency} />
      <input type="hidden" name="billableGrams" value={priced.billableGrams} />
      {customs && <Notice tone="note" title={t('customsText')} />}
      {isOnAccount && (
        <>
          <TermsChoice
            version={priced.termsVersion}
            isAccepted={false}
            error={termsFault && checkout(termsFault as 'termsMissing')}
          />
          <Button
            type="submit"
            name="intent"
            value="book"
            className="w-full text-lg"
            busy={sent === 'book'}
          >
            {sent === 'book' ? t('booking') : t('bookOnAccount', { amount: total })}
          </Button>
          <p className="text-sm text-muted">
            {checkout('creditLeft', { amount: money(credit.leftCents, credit.currency) })}
          </p>
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="checkout"
        look={isOnAccount ? 'secondary' : 'primary'}
        className="w-full"
        busy={sent === 'checkout'}
      >
        {t(isOnAccount ? 'payOtherwise' : customs ? 'toCustoms' : 'toCheckout')}
      </Button>
      {/* a price that was asked for before scripts ran follows no change */}
      <noscript>
        <Button type="submit" name="intent" value="price" look="quiet">
          {t('price')}
        </Button>
      </noscript>
    </>
  );
}
