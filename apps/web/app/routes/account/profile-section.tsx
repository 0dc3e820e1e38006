import type { MessageKey } from '@waypost/i18n/messages';
import { type ReactNode, useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../platform/form-reply.ts';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section as Part } from '../../ui/panel.tsx';
import { Changes } from './changes.tsx';

type Section = 'details' | 'email' | 'password' | 'newsletter' | 'sessions' | 'delete';

/** What was done, for the part of the page that asked for it. */
export type ProfileDone = { section: Section; done: 'saved' | MessageKey<'answers'> };

const FAULTS: Record<string, MessageKey<'account'>> = {
  name: 'nameMissing',
  phone: 'phoneInvalid',
  email: 'emailInvalid',
  newPassword: 'passwordShort',
  sure: 'deleteUnconfirmed',
};

export function useFields(section: Section) {
  const t = useT('account');
  const words = useT('parcels');
  return fieldsOf(useReply(section), (name) =>
    name === 'postalCode' ? words('postalCodeInvalid') : t(FAULTS[name] ?? 'passwordMissing'),
  );
}

function useDone(section: Section): ProfileDone | undefined {
  const answered = useActionData<ProfileDone | object>();
  const isDone = answered !== undefined && 'done' in answered && answered.section === section;
  return isDone ? answered : undefined;
}

type ProfileSectionProps = { section: Section; title: string; children: ReactNode };

export function ProfileSection({ section, title, children }: ProfileSectionProps) {
  const t = useT('account');
  const answers = useT('answers');
  const own = useDone(section);
  const refusal = useReply(section)?.refusal;
  return (
    <Part title={title} id={section}>
      {own && (
        <Notice
          tone="good"
          title={own.done === 'saved' ? t('saved') : answers(own.done)}
          className="mb-5"
        />
      )}
      {refusal && <Refused refusal={refusal} fallback={t('failed')} className="mb-5" />}
      {children}
    </Part>
  );
}

type SectionFormProps = {
  section: Section;
  action: string;
  busy: string;
  look?: 'secondary' | 'danger';
  children: ReactNode;
};

export function SectionForm({
  section,
  action,
  busy,
  look = 'secondary',
  children,
}: SectionFormProps) {
  const form = useFaultFocus(useReply(section));
  const own = useDone(section);
  const sending = useNavigation().formData?.get('intent') === section;
  // passwords do not stay in the page once they have been used
  useEffect(() => {
    if (own) form.current?.reset();
  }, [own, form]);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset>
      <Changes className="max-w-2xl space-y-5">
        <input type="hidden" name="intent" value={section} />
        {children}
        <Button type="submit" look={look} disabled={sending}>
          {sending ? busy : action}
        </Button>
      </Changes>
    </Form>
  );
}
