import { createDraft, createQuote } from '@waypost/contract/client';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { rememberDraft } from '../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../parcels/draft-ids.ts';
import { readTariff } from '../../parcels/tariff.server.ts';
import { Timetable } from '../../parcels/timetable.tsx';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { QuoteCard } from './quote-card.tsx';
import { findFaults, quoteRequestOf, rateInputOf, readQuoteValues } from './quote-form.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return { tariff: await readTariff(request) };
}

/** Continue to booking: the server prices again, keeps a draft, and the browser gets only its id. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readQuoteValues(form);
  if (form.get('intent') === 'prices') return { values, checked: false, refusal: null };

  const input = rateInputOf(values);
  const faults = findFaults(await readTariff(request), values);
  if (input === null || Object.keys(faults).length > 0) {
    return data({ values, checked: true, refusal: null }, { status: 400 });
  }
  const quote = await ask(
    request,
    createQuote({ body: quoteRequestOf(values, input), ...onBehalfOf(request) }),
  );
  if (!quote.ok) {
    return data(
      { values, checked: true, refusal: quote.refusal },
      { status: quote.refusal.status },
    );
  }
  const { recipientEmail, recipientAddress } = values;
  const draft = await ask(
    request,
    createDraft({
      body: { quoteId: quote.data.id, recipientEmail, recipientAddress },
      ...onBehalfOf(request),
    }),
  );
  if (!draft.ok) {
    return data(
      { values, checked: true, refusal: draft.refusal },
      { status: draft.refusal.status },
    );
  }
  return redirect(`/billing?draft=${handleOf(draft.data.id)}`, {
    status: 303,
    headers: { 'set-cookie': rememberDraft(request, draft.data.id) },
  });
}

export default function Express() {
  const { tariff } = useLoaderData<typeof loader>();
  const t = useT('quote');
  return (
    <>
      <title>{t('metaTitle')}</title>
      <meta name="description" content={t('metaDescription')} />
      <div className="shell pt-12 pb-10 lg:pt-16">
        <h1 className="wide max-w-4xl text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{t('lead')}</p>
      </div>
      <QuoteCard tariff={tariff} />
      <section className="shell mt-24">
        <h2 className="wide mb-8 text-3xl">{t('timetableTitle')}</h2>
        <Timetable tariff={tariff} />
      </section>
    </>
  );
}
