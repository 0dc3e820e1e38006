import { addEvent } from '@waypost/contract/client';
import { EXCEPTION_REASONS, STAFF_EVENT_CODES } from '@waypost/domain/tracking';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Choices, Field, Select, TextArea } from '../../../ui/field.tsx';
import { finish } from './act.server.ts';
import { ActForm, FieldRow, useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import { ExceptionField } from './status-fields.tsx';
import type { Route } from './+types/event.ts';

/** Drawn with the form: sent twice, it is one event. */
export function loader() {
  return { scanId: crypto.randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const code = STAFF_EVENT_CODES.find((each) => each === textIn(form, 'code'));
  if (code === undefined) return refuseFields(form, { code: 'required' });
  const exception = EXCEPTION_REASONS.find((each) => each === textIn(form, 'exception'));
  const place = textIn(form, 'place').trim();
  const occurredAt = textIn(form, 'occurredAt');
  const note = textIn(form, 'note').trim();
  const body = {
    scanId: textIn(form, 'scanId'),
    code,
    pieceNo: Number(textIn(form, 'pieceNo')) || 0,
    visibility: textIn(form, 'visibility') === 'internal' ? 'internal' : 'public',
    ...(place !== '' && { place }),
    ...(occurredAt !== '' && { occurredAt: withSeconds(occurredAt) }),
    ...(code === 'EXCEPTION' && exception && { exception }),
    ...(note !== '' && { note }),
    noteVisibility: form.has('noteIsPublic') ? 'public' : 'internal',
  } as const;
  const answer = await ask(request, addEvent, { path: params, body });
  return finish(request, params, form, answer, 'event-added');
}

/** As browsers send it: 2026-11-15T14:30. */
function withSeconds(local: string): string {
  return /^[^T]*T\d\d:\d\d$/.test(local) ? `${local}:00` : local;
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const words = useT('parcels');
  const typed = useTyped();
  const { shipment } = useShipment();
  const { scanId } = loaderData;
  const visibility = typed('visibility', 'public').defaultValue;
  return (
    <ActForm title={t('eventTitle')} submit={t('addEvent')}>
      <input type="hidden" name="scanId" value={typed('scanId', scanId).defaultValue} />
      <FieldRow>
        <Select {...typed('code', 'ARRIVED')} label={t('code')}>
          <Choices of={STAFF_EVENT_CODES} name={(code) => words(`event.${code}`)} />
        </Select>
        <ExceptionField />
        <Field {...typed('place')} label={t('place')} help={t('placeHelp')} autoComplete="off" />
        <Field
          {...typed('occurredAt')}
          type="datetime-local"
          label={t('time')}
          help={t('timeHelp')}
        />
        {shipment.pieces > 1 && (
          <Select {...typed('pieceNo', '0')} label={t('piece')}>
            <option value="0">{t('allPieces')}</option>
            <Choices
              of={shipment.pieceStates}
              value={({ pieceNo }) => pieceNo}
              name={({ pieceNo, number }) => t('pieceName', { pieceNo, number })}
            />
          </Select>
        )}
      </FieldRow>
      <OptionGroup legend={t('visibility')}>
        {(['public', 'internal'] as const).map((each) => (
          <Option
            key={each}
            name="visibility"
            value={each}
            defaultChecked={visibility === each}
            className="mb-2"
          >
            <span className="block font-semibold">{t(`visibility.${each}`)}</span>
            <span className="block text-sm text-muted">{t(`visibilityText.${each}`)}</span>
          </Option>
        ))}
      </OptionGroup>
      <TextArea {...typed('note')} label={t('note')} help={t('noteHelp')} />
      <Option
        type="checkbox"
        name="noteIsPublic"
        value="yes"
        defaultChecked={typed('noteIsPublic').defaultValue !== ''}
      >
        <span className="block font-semibold">{t('noteIsPublic')}</span>
        <span className="block text-sm text-muted">{t('noteIsPublicText')}</span>
      </Option>
    </ActForm>
  );
}
