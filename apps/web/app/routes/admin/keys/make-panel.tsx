import { DEVICE_KINDS } from '@waypost/contract/device-key-scopes';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { CodeAgain } from '../code-again.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { HubChoice, type HubOption } from './hub-choice.tsx';
import { KEY_LIST, type KeyListing } from './key-listing.ts';

type MakePanelProps = { listing: KeyListing; hasSecondFactor: boolean; hubs: HubOption[] };

export function MakePanel({ listing, hasSecondFactor, hubs }: MakePanelProps) {
  const t = useT('console-keys');
  const reply = useReply('make');
  const field = fieldsOf(reply, (name) => t(name === 'name' ? 'fault.name' : 'fault.expires'));
  return (
    <WorkPanel title={t('make')} closed={KEY_LIST.path(listing)} opener="make">
      <p className="mb-4 text-sm text-muted">{t('makeText')}</p>
      <PostForm intent="make" submit={t('make')} sending={t('making')} fallback={t('makeFailed')}>
        <Field
          {...field('name')}
          label={t('name')}
          help={t('nameHelp')}
          maxLength={80}
          autoComplete="off"
        />
        <Select {...field('kind', 'hub')} label={t('kind')}>
          <Choices of={DEVICE_KINDS} name={(kind) => t(`kind.${kind}`)} />
        </Select>
        <HubChoice field={field('hubId')} hubs={hubs} />
        <Checkbox
          name="mayCollect"
          value="1"
          label={t('mayCollect')}
          help={t('mayCollectHelp')}
          defaultChecked={reply !== undefined && 'mayCollect' in reply.typed}
        />
        <Field {...field('expiresAt')} type="date" label={t('expires')} help={t('expiresHelp')} />
        {hasSecondFactor && <CodeAgain intent="make" help={t('codeHelp')} />}
      </PostForm>
    </WorkPanel>
  );
}
