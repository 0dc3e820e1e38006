import { listCards, listStatements, readBilling, readCredit } from '@waypost/contract/client';
import { redirect, useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BillingFigures } from './billing-figures.tsx';
import { changeCards, followCard } from './card-changes.server.ts';
import { CardPending } from './card-pending.tsx';
import { CreditFigures } from './credit-figures.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SpendChart } from './spend-chart.tsx';
import { Statements } from './statements.tsx';
import type { Route } from './+types/billing.ts';

const PAGE = '/dashboard/billing';
const DONE = ['saved', 'chosen', 'removed'] as const;
const MONTH = /^\d{4}-\d{2}$/;

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const followed = await followCard(request, searchParams.get('card'));
  if (followed?.kind === 'saved') throw redirect(`${PAGE}?done=saved`, 303);
  const before = searchParams.get('before') ?? '';
  const query = MONTH.test(before) ? { before } : {};
  const [billing, cards, statements, credit] = await Promise.all([
    ask(request, readBilling),
    ask(request, listCards),
    ask(request, listStatements, { query }),
    ask(request, readCredit),
  ]);
  return {
    billing,
    cards,
    statements,
    credit: credit.ok ? credit.data.credit : null,
    followed,
    continued: 'before' in query,
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeCards(request, PAGE);
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  const t = useT('statements');
  const { billing, cards, statements, credit, followed, continued } = loaderData;
  const [query] = useSearchParams();
  const done = DONE.find((known) => known === query.get('done'));
  const refused = useReply()?.refusal;
  const refusal = refused ?? (followed?.kind === 'refused' ? followed.refusal : undefined);
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <h1 className="wide mb-6 text-4xl">{t('title')}</h1>
      <div className="mb-8 space-y-4 empty:hidden">
        {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} />}
        {refusal !== undefined && <Refused refusal={refusal} fallback={t('cardFailed')} />}
        {followed?.kind === 'pending' && <CardPending url={followed.url} />}
      </div>
      {billing.ok ? (
        <BillingFigures billing={billing.data} />
      ) : (
        <ErrorState title={t('summaryFailed')} requestId={billing.refusal.requestId} retry={PAGE} />
      )}
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        {billing.ok && <SpendChart billing={billing.data} className="lg:col-span-7" />}
        <div className="space-y-12 lg:col-span-5">
          <PaymentMethods cards={cards} retry={PAGE} />
          {credit !== null && <CreditFigures credit={credit} />}
        </div>
        <Statements
          answer={statements}
          continued={continued}
          paperFailed={query.get('paper') === 'failed'}
          className="lg:col-span-12"
        />
      </div>
    </>
  );
}
