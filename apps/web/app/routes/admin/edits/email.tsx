import { notifyParty, type PartyNotice } from '@waypost/contract/client';
import { Form } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { bodyIn } from '../../../platform/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, TextArea } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { useSending } from '../../../platform/post-form.tsx';
import { finish } from './act.server.ts';
import { ActForm, useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import type { Route } from './+types/email.ts';

/** Drawn with the form: sent twice, it is one mail. */
export function loader() {
  return { id: crypto.randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  // without a free text, both parties get the current status
  const body: PartyNotice = form.has('status')
    ? bodyIn(form, 'id')
    : bodyIn(form, 'id', 'to', 'subject', 'message');
  const answer = await ask(request, notifyParty, { path: params, body });
  return finish(request, params, form, answer, 'mailed');
}

export default function Email({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const typed = useTyped();
  const { shipment } = useShipment();
  const { id } = loaderData;
  const parties = [
    ['recipient', shipment.recipient],
    ['shipper', shipment.shipper],
  ] as const;
  return (
    <>
      <ActForm title={t('emailTitle')} fallback={t('emailFailed')} submit={t('sendEmail')}>
        <input type="hidden" name="id" value={typed('id', id).defaultValue} />
        <Select {...typed('to', 'recipient')} label={t('to')} help={t('toHelp')}>
          {parties.map(([role, { name, email }]) => (
            <option key={role} value={role} disabled={email === ''}>
              {t(`party.${role}`, { name, email: email === '' ? '—' : email })}
            </option>
          ))}
        </Select>
        <Field {...typed('subject')} label={t('subject')} maxLength={150} autoComplete="off" />
        <TextArea {...typed('message')} label={t('message')} help={t('messageHelp')} rows={8} />
      </ActForm>
      <StatusNow id={id} />
    </>
  );
}

function StatusNow({ id }: { id: string }) {
  const t = useT('console-edits');
  const busy = useSending();
  return (
    <Section title={t('statusNowTitle')} className="mt-10 max-w-3xl">
      <p className="mb-4">{t('statusNowText')}</p>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="status" value="now" look="secondary" busy={busy}>
          {t('tellStatus')}
        </Button>
      </Form>
    </Section>
  );
}
