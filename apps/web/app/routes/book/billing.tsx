import { bookShipment, readAttempt, readDraft } from '@waypost/contract/client';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { findDraftId } from '../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../parcels/draft-ids.ts';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import {
  BOOKING_TIMEOUT_MS,
  type BookingValues,
  findBookingFaults,
  readBookingValues,
} from './booking-form.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { Creating } from './creating.tsx';

const QUOTE_PAGE = '/services/express';

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/Billing')) throw redirect(`/billing${url.search}`, 301);

  const draftId = findDraftId(request);
  if (draftId === undefined) throw redirect(QUOTE_PAGE);
  const answer = await ask(request, readDraft({ path: { draftId }, ...onBehalfOf(request) }));
  if (!answer.ok) {
    if (answer.refusal.status === 404) throw redirect(QUOTE_PAGE);
    throw data(answer.refusal, { status: answer.refusal.status });
  }
  const draft = answer.data;
  const expired = Date.parse(draft.quote.validUntil) < Date.now();
  const attempt = url.searchParams.get('attempt');
  if (attempt === null) return { draft, expired, standing: 'open' as const };
  return { draft, expired, standing: await standingOf(request, draft.attemptId) };
}

/** Where a booking that was not answered at once stands; a finished one leads to its receipt. */
async function standingOf(request: Request, attemptId: string) {
  const answer = await ask(request, readAttempt({ path: { attemptId }, ...onBehalfOf(request) }));
  if (!answer.ok) return answer.refusal.status === 404 ? ('open' as const) : ('creating' as const);
  if ('receiptId' in answer.data) throw redirect(`/receipt/${answer.data.receiptId}`);
  const ended = ['declined', 'cancelled', 'expired'].includes(answer.data.state);
  return ended ? ('declined' as const) : ('creating' as const);
}

export async function action({ request }: ActionFunctionArgs) {
  const draftId = findDraftId(request);
  if (draftId === undefined) return redirect(QUOTE_PAGE, 303);
  const values = readBookingValues(await request.formData());
  const { method } = values;
  if (method === null || Object.keys(findBookingFaults(values)).length > 0) {
    return data({ values, checked: true, refusal: null }, { status: 400 });
  }

  const caller = onBehalfOf(request, BOOKING_TIMEOUT_MS);
  const answer = await ask(
    request,
    bookShipment({
      ...caller,
      headers: { ...caller.headers, 'idempotency-key': values.attemptId },
      body: {
        draftId,
        paymentMethod: method,
        insured: values.insured,
        contact: contactOf(values),
        expected: {
          totalCents: values.expectedCents,
          currency: values.currency,
          billableGrams: values.billableGrams,
        },
      },
    }),
  );
  if (answer.ok && 'receiptId' in answer.data) {
    return redirect(`/receipt/${answer.data.receiptId}`, 303);
  }
  if (answer.ok || answer.refusal.code === 'attempt_running') {
    return redirect(
      `/billing?draft=${handleOf(draftId)}&attempt=${handleOf(values.attemptId)}`,
      303,
    );
  }
  const { refusal } = answer;
  return data({ values, checked: false, refusal }, { status: refusal.status });
}

function contactOf(values: BookingValues) {
  const { shipperName, shipperEmail, shipperPhone, recipientName, recipientPhone } = values;
  return { shipperName, shipperEmail, shipperPhone, recipientName, recipientPhone };
}

export default function Billing() {
  const { draft, expired, standing } = useLoaderData<typeof loader>();
  const t = useT('billing');
  return (
    <>
      <PageHead title={t('metaTitle')} />
      <CheckoutHeader />
      <main id="main" tabIndex={-1} className="shell pt-10 pb-24 outline-none">
        {standing === 'creating' ? (
          <Creating />
        ) : (
          <Checkout draft={draft} expired={expired} declined={standing === 'declined'} />
        )}
      </main>
    </>
  );
}
