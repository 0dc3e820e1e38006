import type { BulkShipmentPage } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { LabelsForm } from '../selected/labels-form.tsx';
import { uploadPath } from './bulk-paths.ts';

type LabelsPartProps = { uploadId: string; page: BulkShipmentPage; after: number; id: string };

/** The labels of what was entered, 200 shipments at a time. */
export function LabelsPart({ uploadId, page: { shipments, next }, after, id }: LabelsPartProps) {
  const t = useT('console-bulk');
  const [first = 0, last = 0] = [shipments.at(0)?.row, shipments.at(-1)?.row];
  return (
    <Section title={t('labelsTitle')}>
      <p className="mb-3 text-sm text-muted">
        {shipments.length === 0
          ? t('labelsNone')
          : t('labelsRows', { count: shipments.length, first, last })}
      </p>
      {shipments.length > 0 && (
        <LabelsForm numbers={shipments.map(({ trackingNumber }) => trackingNumber)} id={id} />
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {next !== null && (
          <TextLink to={`${uploadPath(uploadId)}?labels=${next}`} className="py-2">
            {t('labelsNext')}
          </TextLink>
        )}
        {after > 0 && (
          <TextLink to={uploadPath(uploadId)} className="py-2">
            {t('labelsFirst')}
          </TextLink>
        )}
      </p>
    </Section>
  );
}
