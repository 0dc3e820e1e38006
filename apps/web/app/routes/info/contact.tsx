import { contact, type ContactForm } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { refuseFields, refuseForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { findContactFaults, TOPICS, topicNamed } from './contact-form.ts';
import { ContactMessage } from './contact-message.tsx';
import { ContactWays } from './contact-ways.tsx';
import type { Route } from './+types/contact.ts';

/** Each form has an id of its own, so that one posted twice is one message. */
export function loader() {
  return { formId: crypto.randomUUID() };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const faults = findContactFaults(form);
  if (Object.keys(faults).length > 0) return refuseFields(form, faults);
  const body = {
    ...bodyIn<ContactForm>(form, 'formId', 'name', 'email', 'message'),
    topic: topicNamed(textIn(form, 'topic')),
  };
  const answer = await ask(request, contact, { body });
  if (answer.ok) return { reference: answer.data.reference };
  return refuseForm(form, answer.refusal);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('contact');
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} picture="company" />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="shell grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ContactMessage formId={loaderData.formId} answered={actionData} />
        </div>
        <div className="space-y-14 lg:col-span-5">
          <ContactWays />
        </div>
      </div>
      <section className="shell mt-20">
        <h2 className="wide mb-6 text-2xl">{t('topicsTitle')}</h2>
        <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {TOPICS.map((topic) => (
            <div key={topic} className="border-t-2 border-ink pt-3">
              <dt className="font-semibold">{t(`topic.${topic}`)}</dt>
              <dd className="mt-1 text-muted">{t(`topic.${topic}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
