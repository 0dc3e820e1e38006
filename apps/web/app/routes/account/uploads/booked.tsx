import type { OwnUpload } from '@waypost/contract/client';
import { Printer } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Changes } from '../changes.tsx';
import { PICKUPS } from '../pickups/over-list.tsx';

/** The labels of the whole file, and its pickup. */
export function Booked({ upload }: { upload: OwnUpload }) {
  const t = useT('uploads');
  const words = useT('shipments');
  const back = useT('documents')('backToShipments');
  const refusal = useReply('labels')?.refusal;
  const busy = useNavigation().formData?.get('intent') === 'labels';
  return (
    <Notice tone="good" title={t('done', { count: upload.bookedRows })}>
      {refusal && <Refused refusal={refusal} fallback={words('labelsFailed')} className="mb-3" />}
      <Form method="post">
        <Changes className="my-3 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="labels" />
          <Button type="submit" name="file" value="labels.pdf" busy={busy}>
            <Printer aria-hidden="true" className="size-5" />
            {words('labelsPdf')}
          </Button>
          <Button type="submit" look="secondary" name="file" value="labels.zpl" busy={busy}>
            {words('labelsZpl')}
          </Button>
          <LinkButton
            look="secondary"
            to={`${PICKUPS}/new?shipments=${upload.shipments.join('.')}`}
          >
            {words('pickupOf')}
          </LinkButton>
        </Changes>
      </Form>
      <TextLink to="/dashboard">{back}</TextLink>
    </Notice>
  );
}
