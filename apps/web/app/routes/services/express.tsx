import { createDraft, createQuote } from '@waypost/contract/client';
import { data, redirectDocument, useLocation } from 'react-router';
import { findAddresses } from '../../parcels/address-book.server.ts';
import { PICKED, USE_PICKED } from '../../parcels/address-picker.tsx';
import { defaultIncoterm } from '../../parcels/booking-defaults.server.ts';
import { rememberDraft } from '../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../parcels/draft-ids.ts';
import { takeParcelStep } from './box-fields.ts';
import { findCalendars } from './calendars.server.ts';
import { readServiceLimits } from '../../parcels/service-limits.server.ts';
import { readTariff } from '../../parcels/tariff.server.ts';
import { samplePrices } from '../../parcels/sample-prices.ts';
import { ServiceCards } from '../../parcels/service-cards.tsx';
import { type Service, serviceQuery } from '../../parcels/services.ts';
import { Timetable } from '../../parcels/timetable.tsx';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { hasCustomerCookie } from '../../platform/session.server.ts';
import { Container, Pallet, Parcel } from '../../ui/drawings/goods.tsx';
import { Benefits } from './benefits.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { takeMeantPlaces } from './meant-places.server.ts';
import { QuoteCard } from './quote-card.tsx';
import {
  findFaults,
  pickedTexts,
  type QuoteAnswer,
  quoteRequestOf,
  rateInputsOf,
  readQuoteValues,
} from './quote-form.ts';
import { ShippingQuestions } from './shipping-questions.tsx';
import type { Route } from './+types/express.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const linked = readQuoteValues(new URL(request.url).searchParams);
  const { values: asked, takenFor } = await takeMeantPlaces(request, linked);
  const [tariff, limits, calendars, incoterm, addresses] = await Promise.all([
    readTariff(request),
    readServiceLimits(request),
    findCalendars(request, asked),
    defaultIncoterm(request),
    hasCustomerCookie(request) ? findAddresses(request) : [],
  ]);
  const places = { from: asked.from, to: asked.to, takenFor };
  return { tariff, limits, calendars, incoterm, addresses, ...places };
}

/** Continue to booking: the server prices again, keeps a draft, and the browser gets only its id. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const { values, takenFor } = await takeMeantPlaces(request, readQuoteValues(form));
  const calendars = await findCalendars(request, values);
  const tell = (checked: boolean, refusal: QuoteAnswer['refusal'], status: number) =>
    data<QuoteAnswer>({ values, takenFor, calendars, checked, refusal }, { status });
  const step = textIn(form, 'intent');
  if (step === 'prices') return tell(false, null, 200);
  if (step === USE_PICKED) {
    const saved = await findAddresses(request);
    const picked = saved.find(({ id }) => id === textIn(form, PICKED));
    const filled = picked === undefined ? values : { ...values, ...pickedTexts(picked) };
    return data<QuoteAnswer>({
      values: filled,
      takenFor,
      calendars,
      checked: false,
      refusal: null,
    });
  }
  const boxes = takeParcelStep(step, values.boxes);
  if (boxes !== null) {
    return data<QuoteAnswer>({
      values: { ...values, boxes },
      takenFor,
      calendars,
      checked: false,
      refusal: null,
    });
  }

  const inputs = rateInputsOf(values);
  const faults = findFaults(await readTariff(request), values);
  if (inputs === null || Object.keys(faults).length > 0) return tell(true, null, 400);
  const quote = await ask(request, createQuote, { body: quoteRequestOf(values, inputs) });
  if (!quote.ok) return tell(true, quote.refusal, quote.refusal.status);
  const { recipientEmail, recipientAddress } = values;
  const draft = await ask(request, createDraft, {
    body: { quoteId: quote.data.id, recipientEmail, recipientAddress },
  });
  if (!draft.ok) return tell(true, draft.refusal, draft.refusal.status);
  // The checkout has a content security policy of its own, which only a document brings.
  return redirectDocument(`/billing?draft=${handleOf(draft.data.id)}`, {
    status: 303,
    headers: { 'set-cookie': rememberDraft(request, draft.data.id) },
  });
}

export default function Express({ loaderData }: Route.ComponentProps) {
  const { tariff, limits, calendars, incoterm, addresses, from, to, takenFor } = loaderData;
  const t = useT('express');
  const frame = useT('frame');
  const { search } = useLocation();
  const chosen = readQuoteValues(new URLSearchParams(search));

  /** On this page, whichever of its two addresses it has; the rest of the query stays. */
  const linkTo = (service: Service) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(serviceQuery(service))) params.set(name, value);
    return `?${params}#quote`;
  };
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        path="/services/express"
        picture="express"
        service={frame('footerExpress')}
      />
      <div className="shell flex items-end justify-between gap-8">
        <div className="pt-12 pb-10 lg:pt-16">
          <h1 className="wide max-w-4xl text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="mt-4 max-w-2xl text-lg text-muted">{t('lead')}</p>
        </div>
        <WhatWeCarry />
      </div>
      <QuoteCard
        {...{ tariff, limits, calendars, addresses, takenFor }}
        linked={{ from, to }}
        defaultIncoterm={incoterm}
      />
      <div className="shell mt-24 space-y-24 lg:mt-32 lg:space-y-32">
        <section id="services">
          <h2 className="wide text-3xl sm:text-4xl">{t('servicesTitle')}</h2>
          <p className="mt-4 mb-12 max-w-2xl text-lg text-muted">{t('servicesText')}</p>
          <ServiceCards
            tariff={tariff}
            prices={samplePrices(tariff)}
            linkTo={linkTo}
            current={chosen.kind === 'parcel' ? chosen.level : chosen.mode}
          />
        </section>
        <HowItWorks />
        <Benefits tariff={tariff} />
        <section id="commitments">
          <h2 className="wide text-3xl sm:text-4xl">{t('commitmentsTitle')}</h2>
          <p className="mt-4 mb-10 max-w-3xl text-lg text-muted">{t('commitmentsText')}</p>
          <Timetable tariff={tariff} linkTo={linkTo} />
        </section>
        <ShippingQuestions tariff={tariff} />
      </div>
    </>
  );
}

/** A parcel, a pallet and a container, standing on the line over the quote. */
function WhatWeCarry() {
  return (
    <div className="-mb-[8px] hidden shrink-0 items-end gap-8 lg:flex">
      <Parcel className="h-22 w-auto" />
      <Pallet className="h-22 w-auto" />
      <Container className="h-22 w-auto" />
    </div>
  );
}
