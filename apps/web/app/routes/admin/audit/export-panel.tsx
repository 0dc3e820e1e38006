import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { refusalIn } from '../shipments/export-refusal.ts';
import { withPart } from '../shipments/list-address.ts';
import { WorkPanel } from '../work-panel.tsx';
import type { AuditAddress } from './audit-address.ts';

type ExportPanelProps = { address: AuditAddress; asksCode: boolean };

/** The browser itself posts it, to save the answer. */
export function ExportPanel({ address, asksCode }: ExportPanelProps) {
  const t = useT('console-audit');
  const [params] = useSearchParams();
  const refusal = refusalIn(params);
  const isMalformed = params.get('export') === 'malformed';
  return (
    <WorkPanel
      title={t('exportCsv')}
      closed={withPart(params, { export: null, request: null })}
      opener="export"
    >
      <p className="mb-4 text-sm text-muted">{t('exportText')}</p>
      {refusal !== null && <Refused refusal={refusal} fallback={t('exportFailed')} />}
      <form method="post" action="/admin/audit/export" className="mt-4 space-y-4">
        {Object.entries(address).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asksCode && (
          <CodeAgain help={t('exportCode')} fault={isMalformed ? 'codeMalformed' : undefined} />
        )}
        <Button type="submit" className="w-full">
          {t('exportStart')}
        </Button>
      </form>
    </WorkPanel>
  );
}
