import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { statusOfCode } from '@waypost/domain/tracking';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TextTable } from '../../ui/text-table.tsx';

const ENTRIES = ['CUSTOMS', 'CUSTOMS_HOLD', 'CUSTOMS_RELEASED', 'RETURN_STARTED'] as const;

/** The words of the timeline itself, so that readers recognise them there. */
export function CustomsTracking() {
  const t = useT('customs');
  const words = useT('parcels');
  return (
    <section id="tracking">
      <h2 className="wide text-3xl sm:text-4xl">{t('trackingTitle')}</h2>
      <p className="mt-4 mb-8 max-w-2xl text-lg text-muted">{t('trackingText')}</p>
      <TextTable
        caption={t('trackingCaption')}
        columns={[t('entry'), t('status'), t('meaning')]}
        rows={ENTRIES.map((code) => ({
          id: code,
          cells: [
            words(`event.${code}`),
            <EntryStatus key={code} code={code} />,
            t(`meaning.${code}`),
          ],
        }))}
      />
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
        <TextLink to={`/track?ref=${SAMPLE_NUMBERS.customsHold}`}>{t('sampleLink')}</TextLink>
        <TextLink to="/track">{t('trackLink')}</TextLink>
      </p>
    </section>
  );
}

function EntryStatus({ code }: { code: (typeof ENTRIES)[number] }) {
  const status = statusOfCode(code);
  return status === null ? null : <StatusBadge status={status} />;
}
