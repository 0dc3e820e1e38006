import type { DeviceKey } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';
import { CodeAgain } from '../code-again.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { HubChoice, type HubOption } from './hub-choice.tsx';
import { KEY_LIST, type KeyListing } from './key-listing.ts';

/** No overlap for a leaked key; the longest for devices that are rarely online. */
const OVERLAPS = ['0', '1', '24', '168', '720'] as const;

type KeyPanelProps = {
  opened: DeviceKey;
  listing: KeyListing;
  hasSecondFactor: boolean;
  hubs: HubOption[];
};

export function KeyPanel({ opened, listing, hasSecondFactor, hubs }: KeyPanelProps) {
  const t = useT('console-keys');
  const { id, name, revocation } = opened;
  const field = fieldsOf(useReply(), () => t('fault.reason'));
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
            submit={t('rotate')}
            sending={t('making')}
            fallback={t('rotateFailed')}
          >
            <p className="text-sm">{t('rotateText')}</p>
            <Select {...field('overlapHours', '24')} label={t('overlap')}>
              <Choices of={OVERLAPS} name={(hours) => t(`overlap.${hours}`)} />
            </Select>
            {hasSecondFactor && <CodeAgain intent="rotate" help={t('codeHelp')} />}
          </Act>
        )}
        {revocation === null && (
          <Act
            intent="place"
            keyId={id}
            title={t('placeTitle')}
            submit={t('place')}
            sending={t('saving')}
            fallback={t('placeFailed')}
          >
            <HubChoice field={field('hubId', opened.hub?.id)} hubs={withOwn(hubs, opened)} />
          </Act>
        )}
        {revocation === null && (
          <Act
            intent="revoke"
            keyId={id}
            title={t('revokeTitle')}
            submit={t('revoke')}
            sending={t('revoking')}
            fallback={t('revokeFailed')}
            look="danger"
          >
            <p className="text-sm">{t('revokeText')}</p>
            <Field {...field('reason')} label={t('reason')} maxLength={300} autoComplete="off" />
          </Act>
        )}
      </div>
    </WorkPanel>
  );
}

/** The key's own hub may be out of use. */
function withOwn(hubs: HubOption[], { hub }: DeviceKey): HubOption[] {
  if (hub === null || hubs.some(({ id }) => id === hub.id)) return hubs;
  return [{ ...hub, name: '' }, ...hubs];
}

type ActProps = {
  intent: string;
  keyId: string;
  title: string;
  submit: string;
  sending: string;
  fallback: string;
  look?: 'secondary' | 'danger';
  children: ReactNode;
};

/** One action on a key. */
function Act({ keyId, title, look = 'secondary', children, ...form }: ActProps) {
  return (
    <PostForm {...form} look={look} className="space-y-3 border-t border-hairline pt-4">
      <h3 className="text-base">{title}</h3>
      <input type="hidden" name="keyId" value={keyId} />
      {children}
    </PostForm>
  );
}
