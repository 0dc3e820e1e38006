import { DEVICE_KINDS } from '@waypost/contract/device-key-scopes';
import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { CodeAgain } from '../code-again.tsx';
import { useSending } from '../use-sending.ts';
import { WorkPanel } from '../work-panel.tsx';
import type { KeyAnswer } from './key-changes.ts';
import { KEY_LIST, type KeyListing } from './key-listing.ts';
import { useFaultFocus } from '../../../platform/form-reply.ts';

type MakePanelProps = { listing: KeyListing; hasSecondFactor: boolean };

export function MakePanel({ listing, hasSecondFactor }: MakePanelProps) {
  const t = useT('console-keys');
  const answered = useActionData<KeyAnswer>();
  const form = useFaultFocus(answered);
  const busy = useSending();
  const { typed, faults = {} } = answered ?? {};
  return (
    <WorkPanel title={t('make')} closed={KEY_LIST.path(listing)} opener="make">
      <p className="mb-4 text-sm text-muted">{t('makeText')}</p>
      <Form ref={form} method="post" noValidate preventScrollReset className="space-y-4">
        {answered?.refusal && !busy && (
          <Refused refusal={answered.refusal} fallback={t('makeFailed')} />
        )}
        <input type="hidden" name="intent" value="make" />
        <Field
          name="name"
          label={t('name')}
          help={t('nameHelp')}
          maxLength={80}
          autoComplete="off"
          defaultValue={typed?.name}
          error={faults.name && t('fault.name')}
        />
        <Select name="kind" label={t('kind')} defaultValue={typed?.kind}>
          {DEVICE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </Select>
        <Checkbox
          name="mayCollect"
          value="1"
          label={t('mayCollect')}
          help={t('mayCollectHelp')}
          defaultChecked={typed?.mayCollect}
        />
        <Field
          name="expires"
          type="date"
          label={t('expires')}
          help={t('expiresHelp')}
          defaultValue={typed?.expires}
          error={faults.expires && t('fault.expires')}
        />
        {hasSecondFactor && (
          <CodeAgain help={t('codeHelp')} fault={faults.code && 'codeMalformed'} />
        )}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('making') : t('make')}
        </Button>
      </Form>
    </WorkPanel>
  );
}
