import { confirmEmail } from '@waypost/contract/client';
import { maskEmail } from '@waypost/domain/masking';
import { data } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { requireCustomer } from '../../platform/session.server.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import type { Route } from './+types/confirm-email.ts';

/** The account it changes is the one that is logged in; the api refuses when another one asked for it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireCustomer(request);
  return { account: maskEmail(user.email) };
}

export async function action({ request }: Route.ActionArgs) {
  const body = { token: tokenOf(request) };
  const answer = await ask(request, confirmEmail, { body });
  const refusal = answer.ok ? null : linkRefusalOf(answer.refusal);
  return data({ refusal }, { status: refusal?.status ?? 200 });
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('auth');
  const answers = useT('answers');
  const { account } = loaderData;
  return (
    <ConfirmLink
      metaTitle={t('confirmEmailMetaTitle')}
      title={t('confirmEmailTitle')}
      lead={
        <Filled
          text={t('confirmEmailLead', { account: '{account}' })}
          parts={{ account: <bdi dir="ltr">{account}</bdi> }}
        />
      }
      action={t('confirmEmailAction')}
      done={answers('emailConfirmed')}
      onward={
        <LinkButton to="/dashboard/profile" look="secondary">
          {t('toProfile')}
        </LinkButton>
      }
      answered={actionData}
    />
  );
}
