import type { DeviceKey } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';
import { CodeAgain } from '../code-again.tsx';
import { useSending } from '../use-sending.ts';
import { WorkPanel } from '../work-panel.tsx';
import { type KeyAnswer, OVERLAPS, USUAL_OVERLAP } from './key-changes.ts';
import { KEY_LIST, type KeyListing } from './key-listing.ts';
import { useFaultFocus } from '../../../platform/form-reply.ts';

type KeyPanelProps = { opened: DeviceKey; listing: KeyListing; hasSecondFactor: boolean };

export function KeyPanel({ opened, listing, hasSecondFactor }: KeyPanelProps) {
  const t = useT('console-keys');
  const answered = useActionData<KeyAnswer>();
  const { id, name, revocation } = opened;
  const mine = (intent: KeyAnswer['intent']) =>
    answered?.intent === intent ? answered : undefined;
  return (
    <WorkPanel title={name} closed={KEY_LIST.path(listing)} opener={`work-${id}`}>
      {revocation !== null && (
        <p className="mb-4 text-sm wrap-anywhere">
          {t('revokedBy', { name: revocation.by ?? t('commandLine') })}, <Time at={revocation.at} />
          {revocation.reason !== '' && `: ${revocation.reason}`}
        </p>
      )}
      <div className="space-y-6">
        {opened.live && (
          <Act
            intent="rotate"
            keyId={id}
            title={t('rotateTitle')}
            label={t('rotate')}
            busyLabel={t('making')}
            fallback={t('rotateFailed')}
          >
            <p className="text-sm">{t('rotateText')}</p>
            <Select
              name="overlap"
              label={t('overlap')}
              defaultValue={mine('rotate')?.typed.overlap ?? USUAL_OVERLAP}
            >
              {OVERLAPS.map((hours) => (
                <option key={hours} value={hours}>
                  {t(`overlap.${hours}`)}
                </option>
              ))}
            </Select>
            {hasSecondFactor && (
              <CodeAgain
                help={t('codeHelp')}
                fault={mine('rotate')?.faults.code && 'codeMalformed'}
              />
            )}
          </Act>
        )}
        {revocation === null && (
          <Act
            intent="revoke"
            keyId={id}
            title={t('revokeTitle')}
            label={t('revoke')}
            busyLabel={t('revoking')}
            fallback={t('revokeFailed')}
            look="danger"
          >
            <p className="text-sm">{t('revokeText')}</p>
            <Field
              name="reason"
              label={t('reason')}
              maxLength={300}
              autoComplete="off"
              defaultValue={mine('revoke')?.typed.reason}
              error={mine('revoke')?.faults.reason && t('fault.reason')}
            />
          </Act>
        )}
      </div>
    </WorkPanel>
  );
}

type ActProps = {
  intent: KeyAnswer['intent'];
  keyId: string;
  title: string;
  label: string;
  busyLabel: string;
  fallback: string;
  look?: 'secondary' | 'danger';
  children: ReactNode;
};

/** One thing to do about a key, with its refusal where the eyes are. */
function Act({ intent, keyId, look = 'secondary', children, ...words }: ActProps) {
  const answered = useActionData<KeyAnswer>();
  const form = useFaultFocus(answered);
  const busy = useSending();
  const mine = useNavigation().formData?.get('intent') === intent;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="space-y-3 border-t border-hairline pt-4"
    >
      <h3 className="text-base">{words.title}</h3>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="keyId" value={keyId} />
      {children}
      {answered?.intent === intent && answered.refusal && !busy && (
        <Refused refusal={answered.refusal} fallback={words.fallback} />
      )}
      <Button type="submit" look={look} className="w-full" busy={busy}>
        {mine ? words.busyLabel : words.label}
      </Button>
    </Form>
  );
}
