import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Printer } from 'lucide-react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useRefusalText } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LABELS_PATH, SELECTED } from './selected-numbers.ts';
import type { LabelsRefused } from './make-labels.server.ts';

type LabelsFormProps = {
  numbers: readonly string[];
  /** Drawn with the form: sent twice, it is one file. */
  id: string;
};

/** Posts to the labels page, also from other pages. */
export function LabelsForm({ numbers, id }: LabelsFormProps) {
  const t = useT('console-selected');
  const busyWith = useNavigation().formData?.get('file');
  return (
    <Form method="post" action={LABELS_PATH} className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      {numbers.map((number) => (
        <input key={number} type="hidden" name={SELECTED} value={number} />
      ))}
      <Button type="submit" name="file" value="labels.pdf" busy={busyWith === 'labels.pdf'}>
        <Printer aria-hidden="true" className="size-4" />
        {t('labelsPdf')}
      </Button>
      <Button
        type="submit"
        look="secondary"
        name="file"
        value="labels.zpl"
        busy={busyWith === 'labels.zpl'}
      >
        {t('labelsZpl')}
      </Button>
    </Form>
  );
}

/** The refusal, and the shipments it concerns. */
export function LabelsRefusal() {
  const t = useT('console-selected');
  const text = useRefusalText();
  const refused = useActionData<LabelsRefused>();
  if (refused === undefined) return null;
  return (
    <Notice tone="problem" title={text(refused.refusal) ?? t('labelsFailed')} className="mb-4">
      {refused.unprintable.length > 0 && (
        <ul className="gap-x-8 sm:columns-2">
          {refused.unprintable.map(({ trackingNumber, because }) => (
            <li key={trackingNumber}>
              {t('unprintable', {
                number: formatTrackingNumber(trackingNumber),
                because: t(`because.${because}` as 'because.cancelled'),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
