import type { Alerts } from '@waypost/contract/client';
import { useFetcher } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useFetchAhead } from '../../../platform/fetch-ahead.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Outcome, UPDATES_PATH, type UpdatesAnswer } from './outcome.tsx';

type AlertsFormProps = { trackingNumber: string; alerts: Alerts };

export function AlertsForm({ trackingNumber, alerts }: AlertsFormProps) {
  const t = useT('updates');
  const { Form, data: answer, state } = useFetcher<UpdatesAnswer>();
  const { onInput, links } = useFetchAhead(UPDATES_PATH);
  const canText = alerts.smsAvailable && alerts.smsTo !== null;
  return (
    <Form method="post" action={UPDATES_PATH} onInput={onInput} className="max-w-xl">
      {links}
      <p className="text-muted">{t('alertsLead', { role: alerts.role })}</p>
      <input type="hidden" name="about" value="alerts" />
      <input type="hidden" name="ref" value={trackingNumber} />
      <div className="mt-3 divide-y divide-hairline border-y border-hairline">
        <Checkbox
          label={<Named name={t('emailAlerts')} note={t('emailTo', { address: alerts.emailTo })} />}
          name="email"
          value="true"
          defaultChecked={alerts.email}
          className="py-1.5"
        />
        <Checkbox
          label={<Named name={t('smsAlerts')} note={smsNote(t, alerts)} />}
          name="sms"
          value="true"
          defaultChecked={alerts.sms && canText}
          disabled={!canText}
          className="py-1.5"
        />
      </div>
      {/* what cannot be chosen now stays as it was */}
      {!canText && alerts.sms && <input type="hidden" name="sms" value="true" />}
      <Button type="submit" look="secondary" busy={state !== 'idle'} className="mt-4">
        {t('save')}
      </Button>
      <Outcome answer={answer} />
    </Form>
  );
}

function Named({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name}
      <span className="block text-sm text-muted">{note}</span>
    </>
  );
}

function smsNote(t: ReturnType<typeof useT<'updates'>>, { smsAvailable, smsTo }: Alerts): string {
  if (!smsAvailable) return t('smsOff');
  return smsTo === null ? t('smsNoNumber') : t('smsTo', { number: smsTo });
}
