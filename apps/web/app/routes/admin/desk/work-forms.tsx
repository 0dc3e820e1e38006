import type { DeskItem } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type DeskIntent, SNOOZES } from './desk-posts.ts';

type WorkFormsProps = { item: DeskItem; me: { id: string } };

/** All actions except answering. */
export function WorkForms({ item, me }: WorkFormsProps) {
  const t = useT('console-desk');
  const refused = useReply()?.typed['intent'];
  if (item.state === 'closed') {
    return (
      <section className="border-t border-hairline pt-3">
        <Act intent="reopen" label={t('reopen')} />
      </section>
    );
  }
  return (
    <section aria-label={t('work')} className="space-y-4 border-t border-hairline pt-3">
      <div className="flex flex-wrap gap-3">
        {item.owner?.id !== me.id && <Act intent="take" label={t('take')} look="primary" />}
        {item.snooze !== null && <Act intent="wake" label={t('wake')} />}
        <Act intent="close" label={t('closeIt')} />
      </div>
      <details open={refused === 'give' || undefined}>
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">{t('giveTo')}</summary>
        <Give item={item} me={me} />
      </details>
      <details open={refused === 'snooze' || undefined}>
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">{t('putOff')}</summary>
        <Snooze />
      </details>
    </section>
  );
}

type ActProps = {
  intent: DeskIntent;
  label: string;
  look?: 'primary' | 'secondary';
  children?: ReactNode;
};

function Act({ intent, label, look = 'secondary', children }: ActProps) {
  const t = useT('console-desk');
  // names the owner, if it is somebody else
  const owner = useReply(intent)?.details['owner'] as { name: string } | undefined;
  return (
    <PostForm
      intent={intent}
      submit={label}
      sending={label}
      fallback={t('failed')}
      look={look}
      button={{ id: `desk-${intent}`, size: 'small', className: '' }}
      notice={owner && <Notice tone="problem" title={t('takenBy', { name: owner.name })} />}
      className="space-y-3"
    >
      {children}
    </PostForm>
  );
}

function Give({ item, me }: WorkFormsProps) {
  const t = useT('console-desk');
  return (
    <Act intent="give" label={t('give')}>
      <Select name="staffId" label={t('owner')} defaultValue={item.owner?.id ?? ''}>
        <option value="">{t('unowned')}</option>
        <Choices
          of={item.colleagues}
          value={({ id }) => id}
          name={({ id, name }) => (id === me.id ? t('you') : name)}
        />
      </Select>
    </Act>
  );
}

function Snooze() {
  const t = useT('console-desk');
  const field = fieldsOf(useReply('snooze'), () => t('reasonMissing'));
  return (
    <Act intent="snooze" label={t('putOff')}>
      <Select {...field('hours', '24')} label={t('for')}>
        <Choices of={SNOOZES} name={(hours) => t(`for.${hours}`)} />
      </Select>
      <Field {...field('reason')} label={t('reason')} maxLength={200} autoComplete="off" />
    </Act>
  );
}
