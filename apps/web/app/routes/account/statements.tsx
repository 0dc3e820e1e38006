import type { Statement } from '@waypost/contract/client';
import { formatDay, formatMoney, formatMonth } from '@waypost/i18n/formats';
import { CircleAlert, CircleCheck, Clock, FileDown } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { Answer } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Section } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const PAGE = '/dashboard/billing';

type StatementsProps = {
  answer: Answer<{ statements: Statement[]; next: string | null }>;
  /** Not the first page. */
  continued: boolean;
  paperFailed: boolean;
  className: string;
};

export function Statements({ answer, continued, paperFailed, className }: StatementsProps) {
  const t = useT('statements');
  return (
    <Section title={t('statementsTitle')} id="statements" className={className}>
      {paperFailed && (
        <Notice tone="problem" title={t('paperFailed')} className="mb-4">
          {t('paperFailedText')}
        </Notice>
      )}
      {answer.ok ? (
        <StatementPage {...answer.data} continued={continued} />
      ) : (
        <ErrorState
          title={t('statementsFailed')}
          requestId={answer.refusal.requestId}
          retry={PAGE}
        />
      )}
    </Section>
  );
}

const stateOf = (statement: Statement) => <State statement={statement} />;
const papersOf = (statement: Statement) => <Papers statement={statement} />;

type StatementPageProps = { statements: Statement[]; next: string | null; continued: boolean };

function StatementPage({ statements, next, continued }: StatementPageProps) {
  const t = useT('statements');
  const locale = useLocale();
  const { state, location } = useNavigation();
  if (state === 'loading' && location.pathname === PAGE && location.search.includes('before')) {
    return <TableSkeleton columns={4} />;
  }
  if (statements.length === 0) {
    return <EmptyState title={t('statementsEmpty')}>{t('statementsEmptyText')}</EmptyState>;
  }
  return (
    <>
      <Table
        caption={t('statementsTitle')}
        rows={statements}
        keyOf={({ ym }) => ym}
        columns={[
          { name: t('month'), heads: true, cell: ({ ym }) => formatMonth(ym, locale) },
          {
            name: t('amount'),
            numeric: true,
            cell: ({ amountCents, currency }) => formatMoney(amountCents, currency, locale),
          },
          { name: t('status'), cell: stateOf },
          { name: t('invoice'), cell: papersOf },
        ]}
      />
      <div className="mt-6">
        <Pager
          previous={continued ? `${PAGE}#statements` : null}
          next={next === null ? null : `?before=${next}#statements`}
        />
      </div>
    </>
  );
}

const STATES = {
  open: { icon: Clock, colours: 'bg-out-for-delivery-ground text-out-for-delivery' },
  paid: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
  overdue: { icon: CircleAlert, colours: 'bg-exception-ground text-exception' },
};

function State({ statement }: { statement: Statement }) {
  const t = useT('statements');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { state, openCents, onAccountCents, currency, dueAt } = statement;
  const { icon: Icon, colours } = STATES[state];
  const values = {
    amount: formatMoney(openCents, currency, locale),
    day: formatDay(new Date(dueAt), locale, timeZone),
  };
  return (
    <>
      <Badge className={colours} icon={<Icon aria-hidden="true" className="size-4" />}>
        {t(`state.${state}`)}
      </Badge>
      {state !== 'paid' && (
        <span className="mt-1 block text-sm text-muted" suppressHydrationWarning>
          {t(state === 'open' ? 'openUntil' : 'overdueSince', values)}
        </span>
      )}
      {onAccountCents > 0 && onAccountCents < openCents && (
        <span className="block text-sm text-muted">
          {t('onAccount', { amount: formatMoney(onAccountCents, currency, locale) })}
        </span>
      )}
    </>
  );
}

function Papers({ statement: { ym, papers } }: { statement: Statement }) {
  const t = useT('statements');
  return (
    <ul className="space-y-1">
      {papers.map(({ file, number }) => (
        <li key={file}>
          <FileDown aria-hidden="true" className="me-2 inline size-4 align-[-0.125em]" />
          {/* a file, not a page: the browser itself asks for it */}
          <TextLink
            to={`/dashboard/billing/${ym}/${file}`}
            reloadDocument
            prefetch="none"
            aria-label={t('paperLabel', { paper: t(`paper.${file}`), number })}
          >
            {t(`paper.${file}`)}
          </TextLink>{' '}
          <span className="numerals text-sm whitespace-nowrap text-muted">{number}</span>
        </li>
      ))}
    </ul>
  );
}
