import type {
  Credit,
  Customer,
  Draft,
  HandoverOffer,
  SavedAddress,
  SavedCard,
} from '@waypost/contract/client';
import type { AddressForm } from '@waypost/domain/country-rules';
import { Form } from 'react-router';
import type { Country } from '../../parcels/country-list.server.ts';
import { ShipmentFacts } from '../../parcels/shipment-facts.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/panel.tsx';
import { hasPayerName } from './booking-faults.ts';
import { ADDRESS_LINES, type Party, totalField } from './booking-form.ts';
import { CardFields } from '../../parcels/card-fields.tsx';
import type { CardProvider } from '../../platform/security-headers.ts';
import { useFieldOf } from './checkout-fields.ts';
import { Step, StepLine } from './checkout-step.tsx';
import { ConfirmPanel } from './confirm-panel.tsx';
import { ContentsFields } from './contents-fields.tsx';
import { declaredCents } from './declared-value.ts';
import { GoodsItems } from './goods-items.tsx';
import { HandoverChoice } from './handover-choice.tsx';
import { OrderReference } from './order-reference.tsx';
import { Outcome } from './outcome.tsx';
import { PartyFields } from './party-fields.tsx';
import { PayerFields } from './payer-fields.tsx';
import { InsuranceChoice, PaymentChoice } from './payment-choice.tsx';
import { SavedCards } from './saved-cards.tsx';
import { type Lane, startValues } from './start-values.ts';
import { StepBar } from './step-bar.tsx';
import { TermsChoice } from './terms-choice.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

type CheckoutProps = {
  draft: Draft;
  lane: Lane;
  customer: Customer | null;
  /** Null for guests. */
  addresses: SavedAddress[] | null;
  cards: SavedCard[];
  /** Null for whoever cannot book on account. */
  credit: Credit | null;
  countries: Country[];
  /** How the two countries write addresses. */
  forms: Record<Party, AddressForm>;
  /** Null when it could not be read. */
  offer: HandoverOffer | null;
  provider: CardProvider;
  /** An attempt of this draft has ended without a booking. */
  declined: boolean;
};

export function Checkout(props: CheckoutProps) {
  const { draft, lane, customer, addresses, cards, credit, countries, forms, offer } = props;
  const { provider, declined } = props;
  const t = useT('billing');
  const words = useT('checkout');
  const start = startValues(draft, lane, customer, addresses);
  const { form, step, card, cardEntry, ...checkout } = useCheckoutForm({
    draft,
    lane,
    start,
    cards,
    forms,
  });
  const { initial, values, faults, offered, method, insured } = checkout;
  const field = useFieldOf(initial.texts, faults);
  const choice = { offered, method, insured };
  const charges = offered.find(
    (price) => price.method === method && price.insured === insured,
  )?.charges;
  const isPayerMissing = method === 'card' && !values.payerIsShipper && !hasPayerName(values);
  const readiness = {
    busy: checkout.busy,
    isCardMissing: checkout.isCardMissing,
    isPayerMissing,
  };
  const party = (name: Party) => (
    <PartyFields
      party={name}
      country={lane[name]}
      form={forms[name]}
      doubted={
        checkout.answered?.doubts?.includes(name)
          ? checkout.answered.values.texts[`${name}.postalCode`]
          : undefined
      }
      typed={name === 'recipient' && isUnsure(draft) ? draft.recipientAddress : undefined}
      recipientEmail={draft.recipientEmail}
      field={field}
      saved={addresses?.filter(({ country }) => country === lane[name]) ?? null}
      keeps={initial.keep.includes(name)}
      onUse={(address) => checkout.fillSaved(name, address)}
    />
  );

  return (
    <Form
      ref={form}
      method="post"
      action={step.address}
      noValidate
      onSubmit={checkout.check}
      onInput={checkout.read}
      className="group/checkout grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-12"
    >
      {/* The button that Enter presses is the first one: it must not be that of an item. */}
      <button
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        disabled={checkout.busy}
      />
      <input type="hidden" name="attemptId" value={draft.attemptId} />
      <input type="hidden" name="currency" value={draft.quote.currency} />
      <input type="hidden" name="billableGrams" value={draft.quote.billableGrams} />
      {offered.map((price) => (
        <input
          key={totalField(price.method, price.insured)}
          type="hidden"
          name={totalField(price.method, price.insured)}
          value={price.charges.totalCents}
        />
      ))}
      <div className="space-y-5 lg:col-span-7 lg:space-y-10">
        <h1 className="wide text-3xl lg:text-4xl">{t('title')}</h1>
        <StepLine shown={step.shown} />
        <Outcome
          answered={checkout.busy || checkout.timedOut ? undefined : checkout.answered}
          timedOut={checkout.timedOut}
          declined={declined && checkout.answered === undefined}
          paidBy={start.method}
          faultCount={Object.keys(faults).length}
          total={charges}
        />
        <Step name="shipper" shown={step.shown}>
          {party('shipper')}
        </Step>
        <Step name="recipient" shown={step.shown}>
          {party('recipient')}
        </Step>
        <Step name="handover" shown={step.shown}>
          <HandoverChoice offer={offer} chosen={initial.handover} isGuest={customer === null} />
        </Step>
        <Step name="shipment" shown={step.shown}>
          <Section
            title={t('shipmentTitle')}
            aside={
              <Link to="/services/express" className="font-semibold underline underline-offset-4">
                {t('changeQuote')}
              </Link>
            }
          >
            <ShipmentFacts quote={draft.quote} dense />
          </Section>
          {draft.customs ? (
            <GoodsItems
              field={field}
              rows={checkout.rows}
              countries={countries}
              currency={draft.quote.currency}
              faults={faults}
              onAdd={checkout.addItem}
              onRemove={checkout.removeItem}
            />
          ) : (
            <ContentsFields
              start={initial.items[0]}
              currency={draft.quote.currency}
              faults={faults}
            />
          )}
          <InsuranceChoice
            offered={offered}
            rates={draft.rates}
            declaredCents={declaredCents(values.items)}
            insured={insured}
            chooseInsured={checkout.chooseInsured}
          />
        </Step>
        <Step name="payment" shown={step.shown}>
          <PaymentChoice
            offered={offered}
            method={method}
            chooseMethod={checkout.chooseMethod}
            isMissing={faults['method'] !== undefined}
            credit={credit}
          >
            {cards.length > 0 && (
              <SavedCards
                cards={cards}
                isShown={method === 'card'}
                chosen={card.saved}
                onChoose={card.choose}
              />
            )}
            {checkout.cardOpened && charges !== undefined && (
              <CardFields
                isChosen={method === 'card' && !card.isSaved}
                provider={provider}
                total={{ cents: charges.totalCents, currency: charges.currency }}
                entry={cardEntry}
                onChange={card.change}
                error={card.error}
                noScript={words('cardNoScript')}
              />
            )}
          </PaymentChoice>
          <OrderReference field={field} />
        </Step>
        <Step name="confirm" shown={step.shown}>
          <PayerFields
            field={field}
            isShipper={initial.payerIsShipper}
            needed={method === 'card'}
            countries={countries}
          />
          <TermsChoice
            version={draft.termsVersion}
            isAccepted={initial.acceptedTerms === draft.termsVersion}
            error={faults['acceptedTerms'] && words('termsMissing')}
          />
        </Step>
        <p
          role="status"
          className={classes(
            'text-sm text-muted',
            step.shown !== 'shipper' && !checkout.keepFailed && 'max-lg:hidden',
          )}
        >
          {words(checkout.keepFailed ? 'notKept' : 'kept')}
        </p>
      </div>
      <div className={classes('lg:col-span-5', step.shown !== 'confirm' && 'max-lg:hidden')}>
        <ConfirmPanel
          choice={choice}
          tariff={{ checkout: draft.rates, currency: draft.quote.currency }}
          validUntil={draft.quote.validUntil}
          {...readiness}
        />
      </div>
      <StepBar choice={choice} shown={step.shown} {...readiness} />
    </Form>
  );
}

/** Fields as they were read, which nobody has changed yet, may have been read wrongly. */
function isUnsure({ details, recipientFields: read }: Draft): boolean {
  const isAsRead = ADDRESS_LINES.every((line) => details?.[`recipient.${line}`] === read[line]);
  return !read.sure && (details === null || isAsRead);
}
