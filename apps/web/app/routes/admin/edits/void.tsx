import { voidEvent } from '@waypost/contract/client';
import { useParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';
import { finish } from './act.server.ts';
import { ActForm, useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import type { Route } from './+types/void.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const { shipmentId, sourceId, scanId } = params;
  const form = await request.formData();
  const answer = await ask(request, voidEvent, {
    path: { shipmentId, scanId },
    body: { sourceId: Number(sourceId), reason: textIn(form, 'reason') },
  });
  return finish(request, params, form, answer, 'event-voided');
}

export default function Void() {
  const t = useT('console-edits');
  const words = useT('parcels');
  const typed = useTyped();
  const { shipment } = useShipment();
  const { sourceId, scanId } = useParams();
  const event = shipment.events.find(
    (each) => each.scanId === scanId && each.sourceId === Number(sourceId),
  );
  return (
    <ActForm title={t('voidTitle')} submit={t('voidEvent')} look="danger">
      {event && (
        <p className="font-semibold">
          {words(`event.${event.code}`)}, <Time at={event.occurredAt} />
        </p>
      )}
      <p>{t('voidText')}</p>
      <Field {...typed('reason')} label={t('reason')} help={t('reasonHelp')} />
    </ActForm>
  );
}
