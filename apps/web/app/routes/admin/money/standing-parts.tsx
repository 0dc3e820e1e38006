import type { MoneySummary } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { deskPath } from '../desk/desk-filter.ts';
import { CASH, ENTRIES, RETURNS, STATEMENTS } from './money-address.ts';
import { SumTable } from './sum-table.tsx';

type PartProps = { summary: MoneySummary };

export function Ageing({ summary }: PartProps) {
  const t = useT('console-money');
  const { currency, statements } = summary;
  return (
    <Section id="ageing" title={t('ageing')}>
      <p className="mb-3 text-muted">{t('ageingText')}</p>
      <SumTable
        caption={t('ageing')}
        names={[t('age'), t('openStatements'), t('open')]}
        rows={[
          ...statements.byAge.map(({ age, ...sum }) => ({
            ...sum,
            currency,
            id: age,
            label: t(`age.${age}`),
            to: STATEMENTS.path({ age }),
          })),
          {
            ...statements.paid,
            currency,
            id: 'paid',
            label: t('paidThisMonth'),
            to: STATEMENTS.path({ state: 'paid' }),
          },
        ]}
      />
    </Section>
  );
}

export function Returns({ summary }: PartProps) {
  const t = useT('console-money');
  const { currency, refunds, disputes } = summary;
  return (
    <Section title={t('returns')}>
      <p className="mb-3 text-muted">{t('returnsText')}</p>
      <div className="space-y-6">
        <SumTable
          caption={t('refunds')}
          names={[t('refunds'), t('number'), t('sum')]}
          rows={refunds.map(({ state, ...sum }) => ({
            ...sum,
            currency,
            id: state,
            label: t(`state.${state}`),
            to: RETURNS.path({ kind: 'refund', state }),
          }))}
        />
        <SumTable
          caption={t('disputes')}
          names={[t('disputes'), t('number'), t('sum')]}
          rows={disputes.map(({ state, ...sum }) => ({
            ...sum,
            currency,
            id: state,
            label: t(`state.${state}`),
            to: RETURNS.path({ kind: 'dispute', state }),
          }))}
        />
      </div>
    </Section>
  );
}

export function Cash({ summary: { cash } }: PartProps) {
  const t = useT('console-money');
  return (
    <Section id="cash" title={t('cash')}>
      <p className="mb-3 text-muted">{t('cashText')}</p>
      {cash.length === 0 ? (
        <p>{t('noCash')}</p>
      ) : (
        <SumTable
          caption={t('cash')}
          names={[t('holder'), t('sum')]}
          rows={cash.map(({ holder, name, currency, cents }) => ({
            id: `${holder} ${currency}`,
            label: name || holder || t('noHolder'),
            to: ENTRIES.path({ holder: holder || 'none' }),
            cents,
            currency,
          }))}
        />
      )}
      <p className="mt-3">
        <TextLink to={CASH.page}>{t('cashLink')}</TextLink>
      </p>
    </Section>
  );
}

type ReconciliationProps = PartProps & { maySeeDesk: boolean };

export function Reconciliation({ summary, maySeeDesk }: ReconciliationProps) {
  const t = useT('console-money');
  const { open } = summary.reconciliation;
  return (
    <Section title={t('reconciliation')}>
      <p className="mb-3 text-muted">{t('reconciliationText')}</p>
      <p>
        {t('reconciliationOpen', { count: open })}{' '}
        {maySeeDesk && open > 0 && (
          <TextLink to={deskPath({ kind: 'reconciliation' })}>{t('reconciliationLink')}</TextLink>
        )}
      </p>
    </Section>
  );
}
