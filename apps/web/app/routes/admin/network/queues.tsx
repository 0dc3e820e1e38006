import type { NetworkNumbers } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Facts, Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EMAILS } from '../admin-paths.ts';
import { ageOf } from './network-figures.ts';

type Queue = NetworkNumbers['queues'][number];

function useColumns(): Column<Queue>[] {
  const t = useT('console-network');
  const locale = useLocale();
  const age = useAge();
  const count = (value: number) => formatCount(value, locale);
  return [
    {
      name: t('queue'),
      heads: true,
      cell: ({ name }) => <span className="font-mono font-normal">{name}</span>,
    },
    { name: t('waiting'), numeric: true, cell: ({ waiting }) => count(waiting) },
    { name: t('active'), numeric: true, cell: ({ active }) => count(active) },
    { name: t('failedJobs'), numeric: true, cell: ({ failed }) => count(failed) },
    {
      name: t('oldestJob'),
      numeric: true,
      cell: ({ waiting, oldestSeconds }) => waiting > 0 && age(oldestSeconds),
    },
  ];
}

export function Queues({ queues }: { queues: Queue[] }) {
  const t = useT('console-network');
  const columns = useColumns();
  return (
    <Section title={t('queues')}>
      {queues.length === 0 ? (
        <p>{t('noJobs')}</p>
      ) : (
        <Table
          dense
          caption={t('queues')}
          rows={queues}
          keyOf={({ name }) => name}
          columns={columns}
        />
      )}
    </Section>
  );
}

export function Mails({ mails }: { mails: NetworkNumbers['mails'] }) {
  const t = useT('console-network');
  const locale = useLocale();
  const age = useAge();
  const count = (value: number) => formatCount(value, locale);
  const unsent = mails.waiting + mails.failing;
  return (
    <Section title={t('mails')} aside={<TextLink to={EMAILS}>{t('outboxLink')}</TextLink>}>
      <Facts
        facts={[
          [t('sentLastHour'), count(mails.sentLastHour)],
          [t('sentLastDay'), count(mails.sentLastDay)],
          [t('mailsWaiting'), count(mails.waiting)],
          [t('mailsRetried'), count(mails.failing)],
          unsent > 0 && [t('oldestMail'), age(mails.oldestSeconds)],
        ]}
      />
    </Section>
  );
}

function useAge() {
  const t = useT('console-network');
  return (seconds: number) => {
    const { unit, count } = ageOf(seconds);
    return t(unit, { count });
  };
}
