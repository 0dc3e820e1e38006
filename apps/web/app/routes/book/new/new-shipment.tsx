import { listTemplates, readCredit } from '@waypost/contract/client';
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { findAddresses } from '../../../parcels/address-book.server.ts';
import { PICKED, USE_PICKED } from '../../../parcels/address-picker.tsx';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { rememberDraft } from '../../../parcels/draft-cookie.server.ts';
import { readTariff } from '../../../parcels/tariff.server.ts';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { requireCustomer } from '../../../platform/session.server.ts';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { Filled } from '../../../ui/filled.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { QUOTE } from '../../../frame/links.ts';
import { findDoubtfulCodes } from '../doubtful-codes.server.ts';
import { BookedNotice } from './booked-notice.tsx';
import { bookParcel, leadToCheckout } from './book-parcel.server.ts';
import { readBooked, valuesLike } from './like-shipment.server.ts';
import type { NewAnswer } from './new-answer.ts';
import { findPriceFaults, parcelFaults } from './new-faults.ts';
import {
  emptyValues,
  type NewValues,
  readNewValues,
  type Sender,
  senderOf,
  sentBy,
  withRecipient,
} from './new-form.ts';
import { ParcelForm } from './parcel-form.tsx';
import { findPriced, presentPriced, priceParcel } from './price-parcel.server.ts';
import { changeTemplate, keepTemplate } from './template-changes.server.ts';
import { valuesOfTemplate } from './template-values.ts';
import { TemplatesBar } from './templates-bar.tsx';
import type { Route } from './+types/new-shipment.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const { user, viewing } = await requireCustomer(request);
  // staff who look at an account book nothing for it
  if (viewing) throw redirect('/dashboard');
  const [booked, like, wanted] = ['booked', 'like', 'template'].map((name) =>
    url.searchParams.get(name),
  ) as [string | null, string | null, string | null];
  const before = booked ?? like;
  const [addresses, credit, tariff, listed, known] = await Promise.all([
    findAddresses(request),
    ask(request, readCredit),
    readTariff(request),
    ask(request, listTemplates),
    before === null ? null : readBooked(request, before),
  ]);
  const templates = listed.ok ? listed.data.templates : [];
  const template = templates.find(({ id }) => id === wanted);
  if (wanted !== null && listed.ok && template === undefined) throw data(null, { status: 404 });
  const likeBefore = known === null ? emptyValues() : valuesLike(known, booked === null);
  return {
    sender: senderOf(user, addresses),
    templates,
    templateId: crypto.randomUUID(),
    addresses,
    credit: credit.ok ? credit.data.credit : null,
    levels: tariff.parcel.levels,
    countries: listCountries(readVisitor(request).locale),
    start: template === undefined ? likeBefore : valuesOfTemplate(template, addresses),
    booked: booked === null ? null : (known?.shipment ?? null),
    isNotKept: url.searchParams.get('address') === 'not-kept',
  };
}

/** A price changes nothing that the page has read. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.formData?.get('intent') === 'price' ? false : change.defaultShouldRevalidate;
}

export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireCustomer(request);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const addresses = await findAddresses(request);
  const sender = senderOf(user, addresses);
  const typed = readNewValues(form);
  const tell = (answer: Partial<NewAnswer>, init: ResponseInit = {}) =>
    data<NewAnswer>({ values: typed, faults: {}, refusal: null, priced: null, ...answer }, init);
  if (intent === USE_PICKED) {
    const picked = addresses.find(({ id }) => id === textIn(form, PICKED));
    return tell(picked === undefined ? {} : { values: withRecipient(typed, picked) });
  }
  if (intent === 'rename-template' || intent === 'remove-template') {
    const changed = await changeTemplate(request, form);
    if (changed instanceof Response) return changed;
    return tell({ templateRefusal: shown(changed) }, { status: changed.status });
  }
  if (sender === null) return tell({}, { status: 400 });

  const values = sentBy(sender, typed);
  const faults = faultsFor(intent, form, values, sender);
  if (Object.keys(faults).length > 0) {
    return tell({ faults }, { status: intent === 'price' ? 200 : 400 });
  }
  const known = await findPriced(request, textIn(form, 'draft'), sender, values);
  if (intent === 'keep-template') {
    const refusal = await keepTemplate(request, form, values);
    const priced = known === null ? null : presentPriced(known, values);
    if (refusal === null) return tell({ isTemplateSaved: true, priced });
    return tell({ refusal: shown(refusal), priced }, { status: refusal.status });
  }
  // what was booked already is answered as it was, whatever became of its price
  const isCurrent =
    known !== null && (known.receiptId !== null || Date.parse(known.quote.validUntil) > Date.now());
  const answer = isCurrent
    ? { ok: true as const, data: known }
    : await priceParcel(request, sender, values);
  if (!answer.ok) {
    const status = intent === 'price' ? 200 : answer.refusal.status;
    return tell({ refusal: shown(answer.refusal) }, { status });
  }
  const draft = answer.data;
  const priced = presentPriced(draft, values);
  const headers = { 'set-cookie': rememberDraft(request, draft.id) };
  if (intent === 'price') return tell({ priced }, { headers });

  if (intent === 'checkout' || draft.customs) {
    const led = await leadToCheckout(request, draft, values, headers);
    if (led instanceof Response) return led;
    return tell({ refusal: shown(led), priced }, { status: led.status, headers });
  }
  if (!isCurrent) return tell({ priced, isNewPrice: true }, { status: 409, headers });
  if (values.booking.acceptedTerms === '') {
    return tell({ faults: { acceptedTerms: 'termsMissing' }, priced }, { status: 400 });
  }
  const { texts } = values.booking;
  const isSaved = addresses.some(
    ({ postalCode, city }) =>
      postalCode === texts['recipient.postalCode'] && city === texts['recipient.city'],
  );
  const lane = { shipper: null, recipient: isSaved ? null : values.recipientCountry };
  const doubts = await findDoubtfulCodes(request, form, lane, values.booking);
  if (doubts.length > 0) {
    const doubted = { 'recipient.postalCode': 'postalCodeDoubtful' } as const;
    return tell({ faults: doubted, priced }, { status: 400 });
  }
  const booked = await bookParcel(request, draft, values);
  if (booked instanceof Response) return booked;
  return tell({ refusal: shown(booked), priced }, { status: booked.status });
}

/** A template without a recipient needs a parcel alone. */
function faultsFor(intent: string, form: FormData, values: NewValues, sender: Sender) {
  if (intent !== 'keep-template') return findPriceFaults(values, sender);
  const isWhole = form.has('templateWithRecipient');
  return {
    ...(isWhole ? findPriceFaults(values, sender) : parcelFaults(values)),
    ...(textIn(form, 'templateName').trim() === '' && { templateName: 'checkEntry' as const }),
  };
}

function shown({ code, requestId, details: { sentence } }: Refusal) {
  return { code, requestId, ...(typeof sentence === 'string' && { sentence }) };
}

export default function NewShipment({ loaderData }: Route.ComponentProps) {
  const t = useT('new-shipment');
  const addressWords = useT('addresses');
  const { sender, booked, isNotKept, templates, ...form } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <h1 className="wide text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-6 text-muted">
        <Filled
          text={t('freight', { link: '{link}' })}
          parts={{ link: <TextLink to={QUOTE}>{t('freightLink')}</TextLink> }}
        />
      </p>
      {booked !== null && <BookedNotice shipment={booked} isNotKept={isNotKept} />}
      {sender !== null && <TemplatesBar templates={templates} />}
      {sender === null ? (
        <Notice tone="note" title={t('senderMissing')}>
          <p className="mb-3">{t('senderMissingText')}</p>
          <LinkButton to="/dashboard/addresses?add">{addressWords('add')}</LinkButton>
        </Notice>
      ) : (
        <ParcelForm key={search} sender={sender} {...form} />
      )}
    </>
  );
}
