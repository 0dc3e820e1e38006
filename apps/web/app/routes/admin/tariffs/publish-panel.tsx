import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CodeAgain } from '../code-again.tsx';
import { useSending } from '../use-sending.ts';
import type { PublishAnswer } from './publication.ts';
import { useFaultFocus } from '../../../platform/form-reply.ts';

type PublishPanelProps = { usual: string; hasSecondFactor: boolean };

export function PublishPanel({ usual, hasSecondFactor }: PublishPanelProps) {
  const t = useT('console-tariffs');
  const answered = useActionData<PublishAnswer>();
  const form = useFaultFocus(answered);
  const busy = useSending();
  const faults = answered?.faults ?? {};
  return (
    <Panel className="w-full shrink-0 xl:sticky xl:top-4 xl:w-88">
      <h2 className="mb-2 text-lg">{t('publishTitle')}</h2>
      <p className="mb-4 text-sm">{t('publishText')}</p>
      <Form ref={form} method="post" noValidate className="space-y-4">
        {answered?.refusal && !busy && (
          <Refused refusal={answered.refusal} fallback={t('publishFailed')} />
        )}
        <Field
          name="effectiveFrom"
          type="datetime-local"
          label={t('effectiveFrom')}
          defaultValue={answered?.effectiveFrom ?? usual}
          error={faults.effectiveFrom && t('fault.moment')}
        />
        <Field
          name="reason"
          label={t('publishReason')}
          maxLength={300}
          autoComplete="off"
          defaultValue={answered?.reason}
          error={faults.reason && t('fault.reason')}
        />
        {hasSecondFactor && (
          <CodeAgain help={t('codeHelp')} fault={faults.code && 'codeMalformed'} />
        )}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('publishing') : t('publish')}
        </Button>
      </Form>
    </Panel>
  );
}
