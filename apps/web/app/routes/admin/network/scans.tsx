import type { NetworkNumbers } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { RateChart } from './rate-chart.tsx';

export function Scans({ scans }: { scans: NetworkNumbers['scans'] }) {
  const t = useT('console-network');
  return (
    <Section title={t('scans')} aside={<span className="text-muted">{t('perSecond')}</span>}>
      <div className="space-y-6">
        <RateChart title={t('hour')} counted={scans.byMinute} stepSeconds={60} />
        <RateChart title={t('day')} counted={scans.byTenMinutes} stepSeconds={600} />
      </div>
    </Section>
  );
}
