import {
  type Draft,
  giveUpAttempt,
  listCards,
  readCredit,
  readDraft,
  readDraftHandovers,
  saveDraftDetails,
} from '@waypost/contract/client';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import { data, redirect, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router';
import { findAddresses } from '../../parcels/address-book.server.ts';
import { listCountries } from '../../parcels/country-list.server.ts';
import { findDraftId, rememberDraft } from '../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../parcels/draft-ids.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { findCustomer } from '../../platform/session.server.ts';
import { cardProvider } from '../../platform/site.server.ts';
import { readVisitor } from '../../platform/visitor.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { addressForms } from './address-forms.server.ts';
import { standingOf } from './attempt-standing.server.ts';
import type { BookingAnswer } from './booking-answer.ts';
import { bookDraft } from './book-draft.server.ts';
import { findDoubtfulCodes } from './doubtful-codes.server.ts';
import { findBookingFaults } from './booking-faults.ts';
import { detailsOf, readBookingValues } from './booking-form.ts';
import { Checkout } from './checkout.tsx';
import { betterAddress } from './checkout-address.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import {
  atStep,
  CHECKOUT_STEPS,
  faultsIn,
  isForward,
  isStepChange,
  keptStep,
  readStep,
  stepGoneTo,
  stepOf,
} from './checkout-steps.ts';
import { Creating } from './creating.tsx';
import { takeFormStep } from './form-steps.ts';
import { priceAgain } from './new-price.server.ts';
import { AlreadyBooked, Expired } from './outcome.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { Lane } from './start-values.ts';
import { stepOfRefusal } from './step-of-refusal.ts';
import type { Route } from './+types/billing.ts';

const QUOTE_PAGE = '/services/express';

export async function loader({ request, url }: Route.LoaderArgs) {
  if (url.pathname.startsWith('/Billing')) throw redirect(`/billing${url.search}`, 301);

  const found = await requireDraft(request);
  const better = betterAddress(url, keptStep(found.details));
  if (better !== undefined) throw redirect(better, 303);
  const [standing, customer] = await Promise.all([
    standingOf(request, found),
    findCustomer(request),
  ]);
  // between the two calls, the attempt may have ended and the draft got a new one
  const draft = standing.kind === 'declined' ? await requireDraft(request) : found;
  const credit = customer === null ? null : await findCredit(request);
  const isOfferedHere = (price: Draft['charges'][number]) =>
    price.method === 'on_account' ? credit !== null : isOffered(price);
  return {
    draft: { ...draft, charges: draft.charges.filter(isOfferedHere) },
    credit,
    expired: Date.parse(draft.quote.validUntil) < Date.now(),
    standing,
    lane: laneOf(draft),
    customer,
    addresses: customer === null ? null : await findAddresses(request),
    cards: customer === null ? [] : await findCards(request),
    forms: addressForms(laneOf(draft)),
    countries: listCountries(readVisitor(request).locale),
    offer: await findHandovers(request, draft),
    provider: cardProvider,
  };
}

/** Cards are offered only if a provider is configured. */
function isOffered({ method, available }: Draft['charges'][number]): boolean {
  const takesCards = cardProvider.stripeKey !== '' || cardProvider.sandboxOrigin !== '';
  return available && (method !== 'card' || takesCards);
}

/** A refused booking changes the draft too: a declined payment gives it a new attempt. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return !isStepChange(currentUrl, nextUrl);
}

export async function action({ request, url }: Route.ActionArgs) {
  const draft = await requireDraft(request);
  const shown = readStep(url.search) ?? CHECKOUT_STEPS[0];
  const form = await request.formData();
  const step = textIn(form, 'step');
  const values = readBookingValues(form);
  const tell = (answer: Partial<BookingAnswer>, status = 200) =>
    data<BookingAnswer>({ values, checked: [], refusal: null, ...answer }, { status });
  if (step === 'new-price') {
    const made = await priceAgain(request, draft);
    if (made !== null) return toDraft(request, made);
    return tell({ newPriceFailed: true }, 503);
  }
  if (step === 'give-up') {
    const path = { attemptId: draft.attemptId };
    await ask(request, giveUpAttempt, { path });
    // Whatever the outcome, the page shows the present state of the draft.
    return redirect(`/billing?draft=${handleOf(draft.id)}`, 303);
  }
  const faults = findBookingFaults(values, draft.customs, addressForms(laneOf(draft)));
  const wanted = stepGoneTo(step);
  if (wanted !== undefined) {
    const isIncomplete = Object.keys(faultsIn(faults, [shown])).length > 0;
    if (isIncomplete && isForward(shown, wanted)) return tell({ checked: [shown] }, 400);
    const body = detailsOf(values, wanted);
    const kept = await ask(request, saveDraftDetails, { path: { draftId: draft.id }, body });
    if (!kept.ok) return tell({ refusal: kept.refusal }, kept.refusal.status);
    return redirect(`/billing${atStep(url.search, wanted)}`, 303);
  }
  if (step !== '') {
    const addresses = step.startsWith('use-saved') ? await findAddresses(request) : [];
    const chosen = (party: string) => textIn(form, `${party}.saved`);
    const stepped = takeFormStep(step, values, { lane: laneOf(draft), addresses, chosen });
    return tell({ values: stepped });
  }

  const { method } = values;
  const [fault] = Object.keys(faults);
  if (method === null || fault !== undefined) {
    return tell({ checked: CHECKOUT_STEPS, step: stepOf(fault ?? 'method') }, 400);
  }
  const doubts = await findDoubtfulCodes(request, form, laneOf(draft), values);
  if (doubts[0] !== undefined) return tell({ doubts, step: doubts[0] }, 400);
  // A payer who returns without a booking chooses again how to pay.
  const kept = shown === 'confirm' ? 'payment' : shown;
  const refusal = await bookDraft(request, draft, laneOf(draft), { ...values, method }, kept);
  if (refusal instanceof Response) return refusal;
  return tell({ refusal, step: stepOfRefusal(refusal, shown) }, refusal.status);
}

function toDraft(request: Request, draft: Draft): Response {
  return redirect(`/billing?draft=${handleOf(draft.id)}`, {
    status: 303,
    headers: { 'set-cookie': rememberDraft(request, draft.id) },
  });
}

async function requireDraft(request: Request): Promise<Draft> {
  const draftId = findDraftId(request);
  if (draftId === undefined) throw redirect(QUOTE_PAGE, 303);
  const answer = await ask(request, readDraft, { path: { draftId } });
  if (answer.ok) return answer.data;
  if (answer.refusal.status === 404) throw redirect(QUOTE_PAGE, 303);
  throw data(answer.refusal, { status: answer.refusal.status });
}

/** If the cards fail to load, one can be entered. */
async function findCards(request: Request) {
  const answer = await ask(request, listCards);
  return answer.ok ? answer.data.cards.filter((card) => !card.isExpired) : [];
}

async function findCredit(request: Request) {
  const answer = await ask(request, readCredit);
  return answer.ok ? answer.data.credit : null;
}

/** If the options fail to load, the shipper chooses on the receipt page. */
async function findHandovers(request: Request, { id, details }: Draft) {
  const city = details?.['shipper.city'];
  const query = city ? { city } : {};
  const answer = await ask(request, readDraftHandovers, { path: { draftId: id }, query });
  return answer.ok ? answer.data : null;
}

function laneOf({ quote }: Draft): Lane {
  const { origin, destination } = quote.request;
  return {
    shipper: countryCodeOf(countryPart(origin)),
    recipient: countryCodeOf(countryPart(destination)),
  };
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  const t = useT('billing');
  return (
    <>
      <PageHead title={t('metaTitle')} />
      <CheckoutHeader />
      <main id="main" tabIndex={-1} className="shell pt-6 outline-none lg:pt-10 lg:pb-24">
        <BillingPage loaderData={loaderData} />
      </main>
    </>
  );
}

/** One of: a receipt that exists already, a wait, a price that is too old, or the form. */
function BillingPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { standing, expired, ...checkout } = loaderData;
  const answered = useActionData<BookingAnswer>();
  if (checkout.draft.receiptId !== null) {
    return <AlreadyBooked receiptId={checkout.draft.receiptId} />;
  }
  if (standing.kind === 'creating') return <Creating />;
  if (standing.kind === 'step') return <PaymentStep {...standing} />;
  if (expired || answered?.refusal?.code === 'quote_expired') {
    return <Expired failed={answered?.newPriceFailed === true} />;
  }
  return <Checkout {...checkout} declined={standing.kind === 'declined'} />;
}
