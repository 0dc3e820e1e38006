import { confirmNewsletter } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import type { Route } from './+types/confirm-newsletter.ts';

export async function action({ request }: Route.ActionArgs) {
  const body = { token: tokenOf(request) };
  const answer = await ask(request, confirmNewsletter, { body });
  const refusal = answer.ok ? null : linkRefusalOf(answer.refusal);
  return data({ refusal }, { status: refusal?.status ?? 200 });
}

export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  const t = useT('auth');
  const answers = useT('answers');
  return (
    <ConfirmLink
      metaTitle={t('confirmNewsletterMetaTitle')}
      title={t('confirmNewsletterTitle')}
      lead={t('confirmNewsletterLead')}
      action={t('confirmNewsletterAction')}
      done={answers('newsletterConfirmed')}
      answered={actionData}
    />
  );
}
