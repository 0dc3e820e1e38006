import { addEventToSelected } from '@waypost/contract/client';
import { EXCEPTION_REASONS, STAFF_EVENT_CODES } from '@waypost/domain/tracking';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseFields, refuseForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, Select, TextArea } from '../../../ui/field.tsx';
import { FieldRow, useTyped } from '../edits/act-form.tsx';
import { ExceptionField } from '../edits/status-fields.tsx';
import { SelectedAct } from './selected-act.tsx';
import { numbersIn } from './selected-numbers.ts';
import type { Route } from './+types/selected-event.ts';

/** Uses the time of the form, so that a repeated post is the same event. */
export function loader({ url }: Route.LoaderArgs) {
  const occurredAt = new Date().toISOString();
  return { numbers: numbersIn(url.searchParams), id: crypto.randomUUID(), occurredAt };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const code = STAFF_EVENT_CODES.find((each) => each === textIn(form, 'code'));
  if (code === undefined) return refuseFields(form, { code: 'required' });
  const exception = EXCEPTION_REASONS.find((each) => each === textIn(form, 'exception'));
  const place = textIn(form, 'place').trim();
  const note = textIn(form, 'note').trim();
  const body = {
    id: textIn(form, 'id'),
    numbers: numbersIn(url.searchParams),
    code,
    occurredAt: textIn(form, 'occurredAt'),
    visibility: form.has('internal') ? 'internal' : 'public',
    ...(place !== '' && { place }),
    ...(code === 'EXCEPTION' && exception && { exception }),
    ...(note !== '' && { note }),
  } as const;
  const answer = await ask(request, addEventToSelected, { body });
  return answer.ok ? answer.data : refuseForm(form, answer.refusal, { place_unknown: 'place' });
}

export default function SelectedEvent({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const own = useT('console-selected');
  const words = useT('parcels');
  const typed = useTyped();
  const { numbers, id, occurredAt } = loaderData;
  return (
    <SelectedAct act="event" numbers={numbers} id={typed('id', id).defaultValue}>
      <input type="hidden" name="occurredAt" value={typed('occurredAt', occurredAt).defaultValue} />
      <FieldRow>
        <Select {...typed('code', 'ARRIVED')} label={t('code')} help={own('now')}>
          <Choices of={STAFF_EVENT_CODES} name={(code) => words(`event.${code}`)} />
        </Select>
        <ExceptionField />
        <Field {...typed('place')} label={t('place')} help={t('placeHelp')} autoComplete="off" />
      </FieldRow>
      <TextArea {...typed('note')} label={t('note')} help={t('noteHelp')} />
      <Checkbox
        name="internal"
        value="yes"
        label={t('visibility.internal')}
        defaultChecked={typed('internal').defaultValue !== ''}
      />
    </SelectedAct>
  );
}
