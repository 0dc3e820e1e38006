import type { StaffShipment } from '@waypost/contract/client';
import { ChargeList } from '../../../parcels/charge-list.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Time } from '../../../ui/time.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { Lines, Part } from './view-part.tsx';

type Money = StaffShipment['money'];
type Books = NonNullable<Money['books']>;

/** Charges and payment; with the right to read the books, those as well. */
export function MoneyParts({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const receipt = useT('receipt');
  const { money, priceCents, currency } = shipment;
  const { payer, card } = money;
  const codFee = money.lines.find(({ kind }) => kind === 'cod_fee')?.cents ?? 0;
  return (
    <>
      <Part title={t('money')}>
        <Facts
          dense
          facts={[
            [
              t('payment'),
              [
                t(`method.${money.paymentMethod}`),
                card === null ? '' : `${card.brand} ${card.last4}`,
                receipt(`state.${money.paymentState}`),
              ]
                .filter(Boolean)
                .join(', '),
            ],
            payer === null
              ? null
              : [t('payer'), [payer.name, payer.vatId].filter(Boolean).join(', ')],
            [t('insured'), money.insured ? t('yes') : t('no')],
          ]}
        />
        <ChargeList
          charges={{
            lines: money.lines,
            subtotalCents: priceCents - codFee,
            totalCents: priceCents,
            currency,
          }}
          tariff={null}
        />
      </Part>
      {money.books !== null && <BooksPart books={money.books} currency={currency} />}
    </>
  );
}

function BooksPart({ books, currency }: { books: Books; currency: string }) {
  const t = useT('console-shipments');
  const { money } = useWords();
  const { attempt, declines, ledger, owedCents } = books;
  return (
    <Part title={t('ledger')}>
      <Facts
        dense
        facts={[
          [
            t('owed'),
            <span key="owed" className="numerals">
              {money(owedCents, currency)}
            </span>,
          ],
          attempt === null ? null : [t('attempt'), attempt.state],
          typeof attempt?.intentId === 'string' ? [t('intent'), attempt.intentId] : null,
          declines.length === 0
            ? null
            : [
                t('declines'),
                <ul key="declines">
                  {declines.map(({ declinedAt, code }) => (
                    <li key={declinedAt}>
                      {code}, <Time at={declinedAt} />
                    </li>
                  ))}
                </ul>,
              ],
        ]}
      />
      <Lines
        lines={ledger.map((posted) => (
          <Posted key={posted.recordedAt} posted={posted} />
        ))}
      />
    </Part>
  );
}

function Posted({ posted }: { posted: Books['ledger'][number] }) {
  const t = useT('console-shipments');
  const { money } = useWords();
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{posted.effect}</span>
        <span className="text-muted">
          <Time at={posted.recordedAt} />
        </span>
      </span>
      {posted.entries.map(({ account, cents, currency }, at) => (
        <span key={at} className="flex justify-between gap-3">
          <span>{t(`ledger.${account as 'bank'}`)}</span>
          <span className="numerals">{money(cents, currency)}</span>
        </span>
      ))}
    </>
  );
}
