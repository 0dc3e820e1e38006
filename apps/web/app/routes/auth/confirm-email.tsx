import { confirmEmail } from '@waypost/contract/client';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { linkRefusalOf, tokenOf } from './link-token.ts';

export async function action({ request }: ActionFunctionArgs) {
  const body = { token: tokenOf(request) };
  const answer = await ask(request, confirmEmail({ body, ...onBehalfOf(request) }));
  const refusal = answer.ok ? null : linkRefusalOf(answer.refusal);
  return data({ refusal }, { status: refusal?.status ?? 200 });
}

export default function ConfirmEmail() {
  const t = useT('auth');
  const answers = useT('answers');
  return (
    <ConfirmLink
      metaTitle={t('confirmEmailMetaTitle')}
      title={t('confirmEmailTitle')}
      lead={t('confirmEmailLead')}
      action={t('confirmEmailAction')}
      done={answers('emailConfirmed')}
      onward={
        <LinkButton to="/dashboard/profile" look="secondary">
          {t('toProfile')}
        </LinkButton>
      }
      answered={useActionData<typeof action>()}
    />
  );
}
