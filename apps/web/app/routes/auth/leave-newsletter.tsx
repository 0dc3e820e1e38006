import { leaveNewsletter } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import type { Route } from './+types/leave-newsletter.ts';

export async function action({ request }: Route.ActionArgs) {
  const query = { token: tokenOf(request) };
  const answer = await ask(request, leaveNewsletter, { query });
  if (answer.ok) return data({ refusal: null });
  const refusal = linkRefusalOf(answer.refusal, 'unsubscribe_link_invalid');
  return data({ refusal }, { status: refusal.status });
}

export default function LeaveNewsletter({ actionData }: Route.ComponentProps) {
  const t = useT('auth');
  const answers = useT('answers');
  return (
    <ConfirmLink
      metaTitle={t('leaveMetaTitle')}
      title={t('leaveTitle')}
      lead={t('leaveLead')}
      action={t('leaveAction')}
      done={answers('newsletterLeft')}
      answered={actionData}
    />
  );
}
