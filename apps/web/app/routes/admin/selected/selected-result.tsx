import type { SelectedResults } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';

type Result = SelectedResults['results'][number];

/** The result of an act for each shipment; refused ones first. */
export function SelectedResult({ title, results }: { title: string; results: Result[] }) {
  const t = useT('console-selected');
  const refused = results.filter((each) => each.refused !== null);
  const done = results.filter((each) => each.refused === null);
  return (
    <>
      <PageHead title={t('meta', { title })} noindex />
      <h1 className="wide mb-4 text-2xl">{title}</h1>
      {done.length > 0 && (
        <Notice tone="good" title={t('results', { done: done.length })} className="mb-3" />
      )}
      {refused.length > 0 && (
        <Notice
          tone="problem"
          title={t('refusedCount', { count: refused.length })}
          className="mb-3"
        />
      )}
      <div className="max-w-3xl text-sm">
        <Table
          dense
          caption={title}
          rows={[...refused, ...done]}
          keyOf={({ trackingNumber }) => trackingNumber}
          columns={useColumns()}
        />
      </div>
      <p className="mt-4 text-sm">
        <TextLink to={DASHBOARD} className="py-2">
          {t('toList')}
        </TextLink>
      </p>
    </>
  );
}

function useColumns(): Column<Result>[] {
  const t = useT('console-selected');
  const problem = useT('problems');
  return [
    {
      name: t('number'),
      heads: true,
      cell: ({ trackingNumber, shipmentId }) => {
        const number = formatTrackingNumber(trackingNumber);
        return shipmentId === null ? (
          <span className="numerals">{number}</span>
        ) : (
          <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
            {number}
          </TextLink>
        );
      },
    },
    { name: t('result'), cell: ({ refused }) => (refused === null ? t('done') : problem(refused)) },
  ];
}
