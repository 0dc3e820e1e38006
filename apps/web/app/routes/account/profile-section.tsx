import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section as Part } from '../../ui/panel.tsx';
import type { MessageKey } from '@waypost/i18n/messages';

export type Section = 'details' | 'email' | 'password' | 'newsletter' | 'sessions' | 'delete';

/** What became of the last form, for the part of the page that sent it. */
export type ProfileAnswer = {
  section: Section;
  done: 'saved' | MessageKey<'answers'> | null;
  refusal: ShownRefusal | null;
  faults: Record<string, MessageKey<'account'>>;
};

/** The outcome of the form of one section. */
export function useSectionAnswer(section: Section) {
  const t = useT('account');
  const answered = useActionData<ProfileAnswer>();
  const own = answered?.section === section ? answered : undefined;
  const errorOf = (name: string) => {
    const fault = own?.faults[name];
    return fault === undefined ? undefined : t(fault as 'saved');
  };
  return { own, errorOf };
}

type ProfileSectionProps = { section: Section; title: string; children: ReactNode };

export function ProfileSection({ section, title, children }: ProfileSectionProps) {
  const t = useT('account');
  const answers = useT('answers');
  const { own } = useSectionAnswer(section);
  return (
    <Part title={title} id={section}>
      {own?.done && (
        <Notice
          tone="good"
          title={own.done === 'saved' ? t('saved') : answers(own.done)}
          className="mb-5"
        />
      )}
      {own?.refusal && (
        <div className="mb-5">
          <Refused refusal={own.refusal} fallback={t('failed')} />
        </div>
      )}
      {children}
    </Part>
  );
}

type SectionFormProps = {
  section: Section;
  /** What the form asks for, when its section has several. */
  intent?: string;
  action: string;
  busy: string;
  children: ReactNode;
};

export function SectionForm({
  section,
  intent = section,
  action,
  busy,
  children,
}: SectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { own } = useSectionAnswer(section);
  const sending = useNavigation().formData?.get('intent') === intent;
  // passwords do not stay in the page once they have been used
  useEffect(() => {
    if (own?.done) form.current?.reset();
  }, [own]);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="max-w-2xl space-y-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look="secondary" disabled={sending}>
        {sending ? busy : action}
      </Button>
    </Form>
  );
}
