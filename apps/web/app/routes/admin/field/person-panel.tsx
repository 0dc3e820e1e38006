import type { FieldMember } from '@waypost/contract/client';
import { FIELD_RIGHTS } from '@waypost/contract/field-rights';
import { LOCALES } from '@waypost/i18n/locales';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Checkbox, OptionGroup } from '../../../ui/choice.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { PEOPLE_LIST, type PeopleListing } from './field-listing.ts';
import { type HubOption, HubSelect } from './hub-select.tsx';

type PersonPanelProps = {
  /** Null for a new one. */
  person: FieldMember | null;
  newId: string;
  listing: PeopleListing;
  hubs: HubOption[];
  mayManage: boolean;
};

export function PersonPanel({ person, newId, listing, hubs, mayManage }: PersonPanelProps) {
  const t = useT('console-field');
  return (
    <WorkPanel
      title={person === null ? t('addPerson') : person.name || t('erased')}
      closed={PEOPLE_LIST.path(listing)}
      opener={person === null ? 'add' : `edit-${person.id}`}
    >
      {person !== null && person.deactivatedAt !== null && (
        <p className="text-sm">
          {t('deactivated')}, <Time at={person.deactivatedAt} />
        </p>
      )}
      {person?.locked === true && <Act intent="unlock" person={person} text={t('unlockText')} />}
      {mayManage && person?.active !== false && (
        <PersonForm person={person} newId={newId} hubs={hubs} />
      )}
      {mayManage && person?.active === true && (
        <div className="mt-6 space-y-6">
          <Act intent="pin" person={person} text={t('newPinText')} />
          <Act intent="badge" person={person} text={t('newBadgeText')} />
          <Act intent="deactivate" person={person} text={t('deactivateText')} look="danger" />
        </div>
      )}
    </WorkPanel>
  );
}

function PersonForm({ person, newId, hubs }: Pick<PersonPanelProps, 'person' | 'newId' | 'hubs'>) {
  const t = useT('console-field');
  const intent = person === null ? 'add' : 'change';
  const reply = useReply(intent);
  const field = fieldsOf(reply, (name) => t(name === 'hubId' ? 'fault.hub' : 'fault.name'));
  const isTicked = (right: (typeof FIELD_RIGHTS)[number]) =>
    reply === undefined
      ? (person?.rights ?? ['hub']).includes(right)
      : `right.${right}` in reply.typed;
  return (
    <PostForm
      intent={intent}
      submit={person === null ? t('addPerson') : t('save')}
      sending={t('saving')}
      fallback={t('saveFailed')}
    >
      {person === null && <p className="text-sm text-muted">{t('addText')}</p>}
      <input type="hidden" name="personId" value={person?.id ?? ''} />
      <input type="hidden" name="id" value={field('id', newId).defaultValue} />
      <Field {...field('name', person?.name)} label={t('name')} maxLength={80} autoComplete="off" />
      <HubSelect field={field('hubId', person?.hub.id)} hubs={hubs} own={person?.hub} />
      <OptionGroup
        legend={t('rights')}
        error={reply?.faults['rights'] === undefined ? undefined : t('fault.rights')}
      >
        {FIELD_RIGHTS.map((right) => (
          <Checkbox
            key={right}
            name={`right.${right}`}
            value="1"
            label={t(`right.${right}`)}
            defaultChecked={isTicked(right)}
          />
        ))}
      </OptionGroup>
      <Select {...field('locale', person?.locale)} label={t('language')} help={t('languageHelp')}>
        <option value="">{t('languageOfDevice')}</option>
        <Choices of={[...LOCALES]} value={({ code }) => code} name={({ label }) => label} />
      </Select>
    </PostForm>
  );
}

const SUBMIT = {
  unlock: 'unlock',
  pin: 'newPin',
  badge: 'newBadge',
  deactivate: 'deactivate',
} as const;

type ActProps = {
  intent: keyof typeof SUBMIT;
  person: FieldMember;
  text: ReactNode;
  look?: 'secondary' | 'danger';
};

/** One action on a person. */
function Act({ intent, person, text, look = 'secondary' }: ActProps) {
  const t = useT('console-field');
  return (
    <PostForm
      intent={intent}
      submit={t(SUBMIT[intent])}
      sending={t('making')}
      fallback={t('saveFailed')}
      look={look}
      className="mt-4 space-y-3 border-t border-hairline pt-4"
    >
      <p className="text-sm">{text}</p>
      <input type="hidden" name="personId" value={person.id} />
    </PostForm>
  );
}
