import { type MoneySummary, readMoney } from '@waypost/contract/client';
import { addMonths } from '@waypost/domain/months';
import { formatCountry, formatMonth } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MONEY } from '../admin-paths.ts';
import { AsOf } from '../as-of.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { MissingCells } from '../lists/missing-cells.tsx';
import { signedInContext } from '../signed-in.ts';
import { DayChart } from './day-chart.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { OVERVIEW, type Overview } from './money-address.ts';
import { ByCustomer, ByLane, ByService } from './revenue-tables.tsx';
import { Ageing, Cash, Reconciliation, Returns } from './standing-parts.tsx';
import type { Route } from './+types/money.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const list = await loadList(request, OVERVIEW, ({ after: _after, ...query }) =>
    ask(request, readMoney, { query }),
  );
  return {
    ...list,
    countries: list.page === null ? {} : countriesIn(list.page),
    maySeeDesk: permissions.includes('cases:read'),
  };
}

/** Country names may differ between browser and server, which would break hydration. */
function countriesIn({ revenue }: MoneySummary): Record<string, string> {
  const codes = revenue.byLane.flatMap(({ from, to }) => [from, to]);
  return Object.fromEntries(codes.map((code) => [code, formatCountry(code, DEFAULT_LOCALE)]));
}

export default function Money({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const { listing, page: summary, requestId, countries, maySeeDesk } = loaderData;
  return (
    <>
      <PageHead title={t('meta')} />
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="wide text-2xl">{t('title')}</h1>
        {summary !== null && <AsOf at={summary.asOf} t={t} />}
      </div>
      <MoneyTabs current="overview" />
      {summary === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry={OVERVIEW.path(listing)}>
          {t('failedText')}
        </ErrorState>
      ) : (
        <>
          <MissingCells cells={summary.cellsMissing} />
          <MonthLine summary={summary} listing={listing} countries={countries} />
          <MoneyFigures summary={summary} listing={listing} />
          <div className="mt-8 grid gap-x-8 gap-y-10 text-sm xl:grid-cols-2">
            <DayChart summary={summary} listing={listing} />
            <ByService summary={summary} listing={listing} />
            <ByLane summary={summary} listing={listing} countries={countries} />
            <ByCustomer summary={summary} />
            <Ageing summary={summary} />
            <Returns summary={summary} />
            <Cash summary={summary} />
            <Reconciliation summary={summary} maySeeDesk={maySeeDesk} />
            <BooksLinks ym={summary.month} />
          </div>
        </>
      )}
    </>
  );
}

/** For accountants. */
function BooksLinks({ ym }: { ym: string }) {
  const t = useT('console-money');
  return (
    <Section title={t('books')}>
      <p className="mb-2 text-muted">{t('booksText')}</p>
      <ul className="space-y-1">
        {(['sums', 'entries'] as const).map((file) => (
          <li key={file}>
            <TextLink to={`${MONEY}/books/${ym}/${file}`} reloadDocument prefetch="none">
              {t(`books.${file}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type MonthLineProps = {
  summary: MoneySummary;
  listing: Overview;
  countries: Record<string, string>;
};

function MonthLine({ summary, listing, countries }: MonthLineProps) {
  const t = useT('console-money');
  const locale = useLocale();
  const words = useWords();
  const { month, isRunning } = summary;
  const { service, from, to } = listing;
  const name = (code: string | undefined) => (code === undefined ? '' : (countries[code] ?? code));
  const only = [
    ...(service === undefined ? [] : [words.service(service)]),
    ...(from === undefined && to === undefined
      ? []
      : [t('laneOf', { from: name(from), to: name(to) })]),
  ];
  return (
    <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <h2 className="wide text-xl">{formatMonth(month, locale)}</h2>
      <TextLink to={OVERVIEW.path(listing, { month: addMonths(month, -1) })}>
        {t('earlier')}
      </TextLink>
      {!isRunning && (
        <TextLink to={OVERVIEW.path(listing, { month: addMonths(month, 1) })}>
          {t('later')}
        </TextLink>
      )}
      {only.length > 0 && (
        <p>
          {t('onlyOf', { what: only.join(', ') })}{' '}
          <TextLink to={OVERVIEW.path(listing.month === undefined ? {} : { month: listing.month })}>
            {t('showAll')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
