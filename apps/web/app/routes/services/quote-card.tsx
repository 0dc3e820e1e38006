import type { Calendars, SavedAddress } from '@waypost/contract/client';
import type { Incoterm, Tariff } from '@waypost/domain/rates';
import type { ServiceLimits } from '@waypost/domain/service-limits';
import { Container, Package } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { AddressPicker } from '../../parcels/address-picker.tsx';
import { RouteFields } from '../../parcels/route-fields.tsx';
import { homePlace, savedPlaces } from '../../parcels/saved-places.ts';
import { useWords } from '../../parcels/words.ts';
import { useCalendars } from './use-calendars.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/choice.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { DueTable } from './due-table.tsx';
import { Measures } from './measures.tsx';
import { Offers } from './offer-choice.tsx';
import { offersFor } from './offers.ts';
import type { QuoteAnswer, QuoteKind } from './quote-form.ts';
import { useQuoteForm } from './use-quote-form.ts';

type QuoteCardProps = {
  tariff: Tariff;
  limits: ServiceLimits;
  calendars: Calendars | null;
  defaultIncoterm: Incoterm;
  /** The places of the link, with their countries, and what it said instead. */
  linked: { from: string; to: string };
  takenFor: QuoteAnswer['takenFor'];
  /** Of whoever is signed in. */
  addresses: SavedAddress[];
};

export function QuoteCard(props: QuoteCardProps) {
  const { tariff, limits, calendars, defaultIncoterm, linked, takenFor, addresses } = props;
  const t = useT('quote');
  const { place } = useWords();
  const { form, initial, values, parcels, faults, checked, answered, ...quote } = useQuoteForm(
    { tariff, limits },
    linked,
    homePlace(addresses, place),
  );
  const sending = useNavigation().state === 'submitting';
  const offers = offersFor(tariff, limits, values);
  const timing = useCalendars(values, answered?.calendars ?? calendars);
  const chosen = values.kind === 'parcel' ? values.level : values.mode;
  const offer = offers?.find(({ service }) => service === chosen);
  const faultOf = (name: keyof typeof faults) => {
    const key = faults[name];
    if (key === undefined) return undefined;
    // the sentence about the country speaks of a price
    const isPriced = key !== 'countryUnknown' || offers !== null;
    return t((isPriced ? key : 'countryUnknownNoPrice') as 'placeMissing');
  };
  const end = (name: 'from' | 'to') => ({
    defaultValue: initial[name],
    error: faultOf(name),
    unclear: faults[name] === 'countryUnknown',
    takenFor: (answered?.takenFor ?? takenFor)[name],
  });

  return (
    <section id="quote" aria-labelledby="quote-title" className="shell scroll-mt-6">
      <Form
        ref={form}
        method="post"
        noValidate
        onInput={quote.read}
        onSubmit={quote.check}
        onBlur={quote.leave}
        className="grid grid-cols-1 gap-x-12 gap-y-10 border-t-[6px] border-ink pt-6 lg:grid-cols-12"
      >
        <noscript className="absolute">
          {/* What Enter presses, which is the first button of a form: it must not be that of a parcel. */}
          <button
            type="submit"
            name="intent"
            value="prices"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
        </noscript>
        <div className="space-y-10 max-lg:order-1 lg:col-span-7">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="quote-title" className="wide text-2xl">
              {t('cardTitle')}
            </h2>
            <KindSwitch kind={values.kind} />
          </div>
          <input type="hidden" name="type" value={values.kind} />
          <Refused answered={answered} faultCount={checked ? Object.keys(faults).length : 0} />

          {addresses.length > 0 && (
            <AddressPicker addresses={addresses} onChoose={quote.choosePicked} />
          )}
          <Section title={t('routeTitle')}>
            <RouteFields
              from={{ label: t('from'), ...end('from') }}
              to={{ label: t('to'), ...end('to') }}
              placeholder={t('placeExample')}
              saved={savedPlaces(addresses, place)}
            />
          </Section>

          <Measures {...{ tariff, limits, values, initial, parcels, defaultIncoterm, faultOf }} />

          <Offers
            values={values}
            limits={limits}
            error={faultOf('service')}
            offers={offers}
            tariff={tariff}
            timing={timing}
            chosen={values.kind === 'parcel' ? initial.level : initial.mode}
            choose={quote.choose}
          />
        </div>

        <div className="max-lg:order-3 lg:col-span-7">
          <Section title={t('recipientTitle')}>
            <div className="space-y-5">
              <Field
                name="recipientEmail"
                type="email"
                inputMode="email"
                autoComplete="off"
                label={t('recipientEmail')}
                help={t('recipientEmailHelp')}
                defaultValue={initial.recipientEmail}
                error={faultOf('recipientEmail')}
              />
              <TextArea
                name="recipientAddress"
                autoComplete="off"
                maxLength={300}
                label={t('recipientAddress')}
                help={t('recipientAddressHelp')}
                defaultValue={initial.recipientAddress}
                error={faultOf('recipientAddress')}
              />
            </div>
          </Section>
        </div>

        {/* On phones what is to pay comes before the recipient, and the button after. */}
        <div className="max-lg:contents lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
          <div className="max-lg:contents lg:sticky lg:top-6">
            <div className="max-lg:order-2">
              <DueTable {...{ tariff, limits, values, offer }} />
            </div>
            <div className="max-lg:order-4 lg:mt-5">
              <noscript>
                <Button
                  type="submit"
                  look="secondary"
                  name="intent"
                  value="prices"
                  className="mb-5 w-full"
                >
                  {t('showPrices')}
                </Button>
              </noscript>
              <Button type="submit" className="w-full text-lg" disabled={sending}>
                {sending ? t('continuing') : t('continue')}
              </Button>
              <p className="mt-3 text-sm text-muted">{t('validity')}</p>
            </div>
          </div>
        </div>
      </Form>
    </section>
  );
}

function KindSwitch({ kind }: { kind: QuoteKind }) {
  const t = useT('quote');
  const { search } = useLocation();
  const to = (type: QuoteKind) => {
    const params = new URLSearchParams(search);
    params.set('type', type);
    return `?${params}#quote`;
  };
  return (
    <Segments
      label={t('kindLabel')}
      segments={[
        {
          name: t('kindParcel'),
          to: to('parcel'),
          current: kind === 'parcel',
          icon: <Package aria-hidden="true" className="size-5" />,
        },
        {
          name: t('kindFreight'),
          to: to('freight'),
          current: kind === 'freight',
          icon: <Container aria-hidden="true" className="size-5" />,
        },
      ]}
    />
  );
}

type RefusedProps = {
  answered: ReturnType<typeof useQuoteForm>['answered'];
  faultCount: number;
};

function Refused({ answered, faultCount }: RefusedProps) {
  const t = useT('quote');
  if (faultCount > 0)
    return <Notice tone="problem" title={t('someInvalid', { count: faultCount })} />;
  const refusal = answered?.refusal ?? null;
  return refusal === null ? null : (
    <RefusalNotice code={refusal.code} requestId={refusal.requestId} />
  );
}

function RefusalNotice({ code, requestId }: { code: string; requestId: string }) {
  const t = useT('problems');
  const frame = useT('frame');
  return (
    <Notice
      tone="problem"
      title={t(code === 'timeout' ? 'temporarily_unavailable' : (code as 'internal'))}
    >
      {frame('requestId')} <span className="numerals">{requestId}</span>
    </Notice>
  );
}
