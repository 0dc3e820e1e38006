import type { DeskItem } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { type DeskAnswered, type DeskIntent, SNOOZES } from './desk-posts.ts';
import { Refusal } from './refusal.tsx';

type WorkFormsProps = { item: DeskItem; me: { id: string } };

/** Everything but answering. */
export function WorkForms({ item, me }: WorkFormsProps) {
  const t = useT('console-desk');
  const answered = useActionData<DeskAnswered>();
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
      <details open={answered?.intent === 'give' || undefined}>
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">{t('giveTo')}</summary>
        <Give item={item} me={me} />
      </details>
      <details open={answered?.intent === 'snooze' || undefined}>
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
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate preventScrollReset className="space-y-3">
      <Refusal intent={intent} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button id={`desk-${intent}`} type="submit" size="small" look={look} busy={busy}>
        {label}
      </Button>
    </Form>
  );
}

function Give({ item, me }: WorkFormsProps) {
  const t = useT('console-desk');
  return (
    <Act intent="give" label={t('give')}>
      <Select name="staffId" label={t('owner')} defaultValue={item.owner?.id ?? ''}>
        <option value="">{t('unowned')}</option>
        {item.colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me.id ? t('you') : name}
          </option>
        ))}
      </Select>
    </Act>
  );
}

function Snooze() {
  const t = useT('console-desk');
  const answered = useActionData<DeskAnswered>();
  const posted = answered?.intent === 'snooze' ? answered : undefined;
  return (
    <Act intent="snooze" label={t('putOff')}>
      <Select name="hours" label={t('for')} defaultValue="24">
        {SNOOZES.map((hours) => (
          <option key={hours} value={hours}>
            {t(`for.${hours}`)}
          </option>
        ))}
      </Select>
      <Field
        name="reason"
        label={t('reason')}
        maxLength={200}
        autoComplete="off"
        defaultValue={posted?.reason}
        error={posted?.fault && t(posted.fault)}
      />
    </Act>
  );
}
