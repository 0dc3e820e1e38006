import type { Receipt } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { ChargeList } from '../../parcels/charge-list.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';

type State = Receipt['paymentState'];

/** Settled, on its way, or in trouble; the words say which. */
const COLOURS: Record<State, string> = {
  due_on_delivery: 'bg-created-ground text-created',
  collected: 'bg-delivered-ground text-delivered',
  authorised: 'bg-in-transit-ground text-in-transit',
  paid: 'bg-delivered-ground text-delivered',
  awaiting_payment: 'bg-out-for-delivery-ground text-out-for-delivery',
  on_account: 'bg-created-ground text-created',
  failed: 'bg-exception-ground text-exception',
  refund_pending: 'bg-in-transit-ground text-in-transit',
  partly_refunded: 'bg-cancelled-ground text-cancelled',
  refunded: 'bg-cancelled-ground text-cancelled',
  refund_failed: 'bg-exception-ground text-exception',
  disputed: 'bg-exception-ground text-exception',
  charged_back: 'bg-cancelled-ground text-cancelled',
  cancelled: 'bg-cancelled-ground text-cancelled',
};

export function ReceiptPayment({ receipt, tariff }: { receipt: Receipt; tariff: Tariff | null }) {
  const t = useT('receipt');
  const { money } = useWords();
  const { charges, paymentState, paymentStateCents, paymentMethod, card, quote, terms } = receipt;
  const amount = money(paymentStateCents, charges.currency);
  return (
    <Section
      title={t('paymentTitle')}
      aside={<Badge className={COLOURS[paymentState]}>{t(`state.${paymentState}`)}</Badge>}
    >
      <p className="mb-3">{t(`stateText.${paymentState}`, { amount })}</p>
      <Facts
        facts={[
          [t('method'), t(`method.${paymentMethod}`)],
          card && [t('card'), <Card key="card" {...card} />],
          terms && [t('terms'), <AcceptedTerms key="terms" {...terms} />],
        ]}
      />
      <div className="mt-2 border-t border-hairline">
        <ChargeList
          charges={charges}
          tariff={tariff?.version === quote.tariffVersion ? tariff : null}
        />
      </div>
    </Section>
  );
}

function AcceptedTerms({ version, acceptedAt }: NonNullable<Receipt['terms']>) {
  const t = useT('receipt');
  const link = <TextLink to="/legal/terms">{t('termsVersion', { version })}</TextLink>;
  return (
    <Filled
      text={t('termsAccepted', { link: '{link}', time: '{time}' })}
      parts={{ link, time: <Time at={acceptedAt} /> }}
    />
  );
}

/** As much of the card as we know. */
function Card({ brand, last4 }: { brand: string; last4: string }) {
  const t = useT('receipt');
  const name = brand === '' ? t('card') : brand.charAt(0).toUpperCase() + brand.slice(1);
  return t('cardNumber', { brand: name, last4 });
}
